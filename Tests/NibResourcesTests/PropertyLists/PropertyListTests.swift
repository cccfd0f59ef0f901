import NibTestSupport
import Testing

@testable import NibResources

@Suite("Property lists")
struct PropertyListTests {
  private func xml(_ inner: String) -> [UInt8] {
    Array(#"<?xml version="1.0"?><!DOCTYPE plist PUBLIC "x" "y"><plist version="1.0">\#(inner)</plist>"#.utf8)
  }

  /// A binary list of objects with offsets of one byte; references have one byte too.
  private func binary(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = bytes.count
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
    bytes += [0, 0, 0, 0, 0, 0, 0, top]
    return bytes + [0, 0, 0, 0, 0, 0, UInt8(table >> 8), UInt8(table & 0xFF)]
  }

  @Test("XML is read with entities, comments, empty elements and the first of equal keys")
  func xmlValues() throws {
    let list = try PropertyList(
      xml(
        """
        <dict><!-- a > comment --><key>a &amp; b</key><string>&lt;&#65;&#x42;&gt;</string>
        <key>list</key><array><integer>-3</integer><real>1.5</real><true/><false/><string/></array>
        <key>list</key><string>second</string><key>none</key><dict/></dict>
        """), file: "Info.plist")

    #expect(list["a & b"]?.text == "<AB>")
    #expect(list["list"] == .array([.integer(-3), .real(1.5), .boolean(true), .boolean(false), .string("")]))
    #expect(list["none"] == .dictionary([:]))
  }

  @Test("binary is read: texts of both widths, numbers, booleans, arrays, dictionaries")
  func binaryValues() throws {
    let list = try PropertyList(
      binary([
        [0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x51, 0x62], [0x61, 0x00, 0xE9], [0xA3, 5, 6, 7], [0x11, 1, 0], [0x09],
        [0x22, 0x3F, 0x80, 0, 0],
      ]), file: "Info.plist")

    #expect(list["a"]?.text == "é")
    #expect(list["b"] == .array([.integer(256), .boolean(true), .real(1)]))
  }

  @Test(
    "lists that mean harm are refused with a place",
    arguments: [
      "<plist>" + String(repeating: "<array>", count: 20_000),
      "<plist><dict><key>a</key></dict></plist>", "<plist><dict>", "<plist><dict><key>a",
      "<plist><array><set/></array>",
      "<plist><integer>12x</integer></plist>", "<!-- no end", "", "bplist00",
    ])
  func refused(_ text: String) {
    let error = #expect(throws: ResourceError.self) { try PropertyList(Array(text.utf8), file: "Info.plist") }

    #expect(error?.code == .badPropertyList)
    #expect(error?.description.hasPrefix("Info.plist@") == true)
  }

  @Test("an array that holds itself, or the same one again and again, is refused")
  func bombs() {
    var levels = (0..<12).map { level in [0xAC] + Array(repeating: UInt8(level + 1), count: 12) as [UInt8] }
    levels.append([0x09])

    #expect(throws: ResourceError.self) { try PropertyList(binary([[0xA1, 0]]), file: "Info.plist") }
    #expect(throws: ResourceError.self) { try PropertyList(binary(levels), file: "Info.plist") }
  }

  @Test("a list cut anywhere, or with any byte changed, is read or refused, never a trap")
  func mutations() throws {
    let whole = binary([[0xD1, 1, 2], [0x51, 0x61], [0xA2, 1, 3], [0x13, 1, 2, 3, 4, 5, 6, 7, 8]])
    for length in whole.indices { _ = try? PropertyList(Array(whole[..<length]), file: "cut") }
    for index in whole.indices {
      for value in [0, 1, 0x0F, 0x7F, 0xD0, 0xFF] as [UInt8] {
        var bytes = whole
        bytes[index] = value
        _ = try? PropertyList(bytes, file: "changed")
      }
    }
    #expect(try PropertyList(whole, file: "whole")["a"] != nil)
  }

  @Test("every Info.plist of the shared compiled storyboards is read", .enabled(if: SharedFiles.root != nil))
  func shared() throws {
    let root = SharedFiles.root ?? ""
    var paths: [String] = []
    for folder in ["golden", "nibs"] {
      paths += NibTestSupport.TestDisk.files(below: "\(root)/\(folder)", ending: ["Info.plist"])
    }
    paths = paths.filter { $0.contains(".storyboardc/") }
    for path in paths {
      let list = try PropertyList(NibTestSupport.TestDisk.bytes(path) ?? [], file: path)
      #expect(list.entries?.isEmpty == false, "\(path)")
    }
    #expect(paths.count > 40)
  }
}
