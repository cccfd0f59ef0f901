import NibCompiler
import NibDocument

/// The font files that a document lists.
enum IBFonts {
  /// Names of the files, sorted, each once; none of a document for macOS, whose apps name a folder instead.
  ///
  /// - Seen: `<customFonts><array key="File.ttf"><string>FontName</string></array></customFonts>`
  static func files(_ document: Document) -> [String] {
    guard IBPrintedForms.of(document.platform).hasFontFiles, let fonts = document.child("customFonts", of: .root)
    else { return [] }
    let names = document.children(of: fonts).compactMap { document.attribute("key", of: $0) }
    return Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
