import NibTestSupport
import Testing

@testable import NibRemote

@Suite("What is a picture, and a whole one") struct PictureCheckTests {
  private static let sample = SharedFiles.packageRoot + "/Archives/Bundles"

  private func check(_ bytes: [UInt8], _ mediaType: String? = nil) -> PictureCheck {
    PictureCheck(bytes, mediaType: mediaType)
  }

  /// A JPEG with a thumbnail in its EXIF segment, whose end is not the picture's.
  private static let jpeg: [UInt8] = {
    let thumbnail: [UInt8] = Array("Exif\0\0".utf8) + [0xFF, 0xD8, 0xFF, 0xD9, 0, 0]
    let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 2, 0, 2, 1, 1, 0x11, 0]
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xFF, 0x00, 0x34, 0xFF, 0xD0, 0x56]
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(thumbnail.count + 2)] + thumbnail + [0xFF, 0xFF] + frame.dropFirst() + scan
      + [0xFF, 0xD9]
  }()

  private static let webp: [UInt8] =
    Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8L".utf8) + [9, 0, 0, 0, 0x2F, 1, 0x40, 0, 0, 1, 2, 3, 4, 0]
  private static let svg = Array("<?xml version='1.0'?>\n<!-- <html> -->\n<svg width='1' height='1'><g/></svg>\n".utf8)

  @Test("every beginning of a picture is told from the whole, where the format has an end")
  func beginnings() {
    for whole in [TestPicture.png("x"), Self.jpeg, Self.webp] {
      #expect(check(whole).fault == nil && check(whole).end == .whole)
      #expect(check(whole + [0, 1, 2]).fault == nil, "what comes behind the end is passed by")
      for count in 0..<whole.count {
        #expect(check(Array(whole.prefix(count))).fault != nil, "\(count) of \(whole.count)")
      }
    }
    #expect(check(Self.svg).fault == nil && check(Self.svg).end == .whole)
    #expect(check(Array(Self.svg.dropLast(2))).end == .cut)
  }

  @Test(
    "pictures of the samples are whole", arguments: ["Shop.app/cart.png", "Shop.app/photo.gif", "Shop.app/v1.2.png"])
  func samples(name: String) throws {
    let bytes = try #require(TestDisk.bytes(Self.sample + "/" + name))

    #expect(check(bytes).fault == nil)
  }

  @Test(
    "other things are none, and are told by what they are",
    arguments: [
      (#"{"message":"no"}"#, #"it is text, not a picture: '{"message":"no"}'"#), ("", "it is empty"),
      ("<!DOCTYPE html><p>", "it is a page of HTML"), ("\u{FEFF} <HTML>", "it is a page of HTML"),
      ("<?xml version='1.0'?><plist/>", "it is text, not a picture: '<?xml version='1.0'?><plist/>'"),
      ("<?xml version='1.0'?><html><svg></svg></html>", "it is XML or HTML, not a picture"),
      ("<!-- a --><p><svg></svg></p>", "it is XML or HTML, not a picture"),
      ("\u{1}\u{2}\u{3}", "its first bytes are those of no picture that is known"),
      ("a\u{1B}[31m", "its first bytes are those of no picture that is known"),
      ("BM", "it begins like a picture (bmp) and has no size"),
      ("GIF89a", "it begins like a picture (gif) and has no size"),
    ])
  func others(text: String, words: String) {
    #expect(check(Array(text.utf8)).fault == words)
  }

  @Test("what the server calls a page is one") func mediaType() {
    #expect(check(TestPicture.png("x"), "text/html; charset=utf-8").fault == "it is a page of HTML")
    #expect(check(TestPicture.png("x"), "application/json").fault == nil)
  }

  @Test("no bytes trap", .timeLimit(.minutes(5))) func changed() {
    for whole in [TestPicture.png("x"), Self.jpeg, Self.webp, Self.svg] {
      for place in whole.indices {
        for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
          var bytes = whole
          bytes[place] = value
          _ = check(bytes)
        }
      }
    }
  }
}
