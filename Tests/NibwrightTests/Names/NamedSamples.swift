import Foundation
import NibResources

/// An app in memory for lines that look things up.
enum NamedSamples {
  /// The first bytes of a PNG of a size.
  static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 0, 0, 0, 0]
  }

  static let tint = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
    "components": {"red": "0x80", "green": "0x00", "blue": "0xFF", "alpha": "1.0"}}}]}
    """
  static let note =
    #"{"data": [{"idiom": "universal", "filename": "note.txt", "universal-type-identifier": "public.plain-text"}]}"#
  static let app = MainBundle(
    "/App.app",
    in: MemoryFileSource([
      "/App.app/badge@2x.png": png(20, 10), "/App.app/badge@3x.png": png(30, 15),
      "/App.app/glyphTemplate.png": png(5, 5),
      "/App.app/frame0.png": png(1, 1), "/App.app/frame1.png": png(1, 1), "/App.app/readme.txt": Array("text".utf8),
      "/App.app/Assets.xcassets/tint.colorset/Contents.json": Array(tint.utf8),
      "/App.app/Assets.xcassets/note.dataset/Contents.json": Array(note.utf8),
      "/App.app/Assets.xcassets/note.dataset/note.txt": Array("hello".utf8),
      "/App.app/en.lproj/Localizable.strings": Array(#""hello" = "Hello there";"#.utf8),
    ]))
}
