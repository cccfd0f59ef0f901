import Foundation
import NibFoundation

/// Texts with fonts, colors, lines and alignments as rich text.
///
/// - Documented: Rich Text Format Specification 1.9.
enum RichText {
  /// A text as a document.
  static func written(_ text: NSAttributedString) -> Data {
    var (fonts, colors, body) = ([String](), [NSColor](), "")
    func place<Item: Equatable>(_ item: Item, in list: inout [Item]) -> Int {
      if let place = list.firstIndex(of: item) { return place }
      list.append(item)
      return list.count - 1
    }
    var at = 0
    while at < text.length {
      var run = NSRange(location: at, length: 0)
      let attributes = text.attributes(at: at, effectiveRange: &run)
      let end = min(max(NSMaxRange(run), at + 1), text.length)
      let font = attributes[.font] as? NSFont
      body += "\\pard" + alignment(attributes[.paragraphStyle] as? NSParagraphStyle) + "\\plain"
      body += "\\f\(place(font?.fontName ?? "Helvetica", in: &fonts))\\fs\(Int((font?.pointSize ?? 12) * 2))"
      let traits = font?.fontDescriptor.symbolicTraits ?? []
      if traits.contains(.bold) { body += "\\b" }
      if traits.contains(.italic) { body += "\\i" }
      if isSet(attributes[.underlineStyle]) { body += "\\ul" }
      if isSet(attributes[.strikethroughStyle]) { body += "\\strike" }
      if let color = attributes[.foregroundColor] as? NSColor { body += "\\cf\(place(color, in: &colors) + 1)" }
      if let color = attributes[.backgroundColor] as? NSColor { body += "\\cb\(place(color, in: &colors) + 1)" }
      body += " " + escaped((text.string as NSString).substring(with: NSRange(location: at, length: end - at)))
      at = end
    }
    let fontTable = fonts.enumerated().map { "\\f\($0)\\fnil \($1);" }.joined()
    let colorTable = colors.map { color in
      let parts = [color.redComponent, color.greenComponent, color.blueComponent]
        .map { Int((min(max($0, 0), 1) * 255).rounded()) }
      return "\\red\(parts[0])\\green\(parts[1])\\blue\(parts[2]);"
    }
    return Data("{\\rtf1\\ansi{\\fonttbl\(fontTable)}{\\colortbl;\(colorTable.joined())}\n\(body)}".utf8)
  }

  private static func isSet(_ value: Any?) -> Bool { (value as? Int ?? (value as? NSNumber)?.intValue ?? 0) != 0 }

  private static func alignment(_ style: NSParagraphStyle?) -> String {
    switch style?.alignment {
    case .right: "\\qr"
    case .center: "\\qc"
    case .justified: "\\qj"
    default: ""
    }
  }

  private static func escaped(_ text: String) -> String {
    text.utf16.map { unit in
      switch unit {
      case 0x5c, 0x7b, 0x7d: "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0xa: "\\par\n"
      case 0x9: "\\tab "
      case 0x2028: "\\line "
      case 0x20..<0x7f: String(UnicodeScalar(UInt8(unit)))
      default: "\\uc0\\u\(Int16(bitPattern: unit)) "
      }
    }.joined()
  }

  /// The text of a document; nil for bytes that are none.
  static func read(_ data: Data) -> NSAttributedString? {
    guard data.starts(with: Data("{\\rtf".utf8)) else { return nil }
    var reader = RichTextReader(Array(data))
    return reader.read()
  }
}
