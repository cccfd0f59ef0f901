import Foundation
import NibFoundation

/// Texts with fonts, colors, lines, alignments and lists as rich text.
///
/// - Documented: Rich Text Format Specification 1.9.
enum RichText {
  /// A text as a document.
  static func written(_ text: NSAttributedString) -> Data {
    var (fonts, colors, body) = (Numbered<String>(), Numbered<NSColor>(), "")
    var lists = Numbered<[NSTextList]>()
    let units = Array(text.string.utf16)
    var at = 0
    while at < text.length {
      var run = NSRange(location: at, length: 0)
      let attributes = text.attributes(at: at, effectiveRange: &run)
      let end = min(max(NSMaxRange(run), at + 1), text.length)
      let font = attributes[.font] as? NSFont
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      body += "\\pard" + alignment(style)
      let chain = style?.textLists ?? []
      if !chain.isEmpty { body += "\\ls\(lists.number(of: chain) + 1)\\ilvl\(chain.count - 1)" }
      body += "\\plain"
      body += "\\f\(fonts.number(of: font?.fontName ?? "Helvetica"))\\fs\(halfPoints(font?.pointSize ?? 12))"
      let traits = font?.fontDescriptor.symbolicTraits ?? []
      if traits.contains(.bold) { body += "\\b" }
      if traits.contains(.italic) { body += "\\i" }
      if isSet(attributes[.underlineStyle]) { body += "\\ul" }
      if isSet(attributes[.strikethroughStyle]) { body += "\\strike" }
      if let color = attributes[.foregroundColor] as? NSColor { body += "\\cf\(colors.number(of: color) + 1)" }
      if let color = attributes[.backgroundColor] as? NSColor { body += "\\cb\(colors.number(of: color) + 1)" }
      body += " " + escaped(units[at..<end])
      at = end
    }
    let fontTable = fonts.items.enumerated().map { "\\f\($0)\\fnil \(fontName($1));" }.joined()
    let colorTable = colors.items.map { color in
      let parts = [color.redComponent, color.greenComponent, color.blueComponent]
        .map { $0.isNaN ? 0 : Int((min(max($0, 0), 1) * 255).rounded()) }
      return "\\red\(parts[0])\\green\(parts[1])\\blue\(parts[2]);"
    }
    let listTable = RichTextLists.tables(lists.items) { escaped($0.utf16) }
    let tables = "{\\fonttbl\(fontTable)}{\\colortbl;\(colorTable.joined())}\n\(listTable)"
    return Data("{\\rtf1\\ansi\(tables)\(body)}".utf8)
  }

  /// Things in the order in which they are first asked for.
  private struct Numbered<Item: Hashable> {
    private(set) var items: [Item] = []
    private var numbers: [Item: Int] = [:]

    mutating func number(of item: Item) -> Int {
      if let number = numbers[item] { return number }
      items.append(item)
      numbers[item] = items.count - 1
      return items.count - 1
    }
  }

  private static func halfPoints(_ size: CGFloat) -> Int { size.isNaN ? 24 : Int(min(max(size * 2, 1), 100_000)) }

  /// The name of a font, which a semicolon would end.
  private static func fontName(_ name: String) -> String { escaped(name.filter { $0 != ";" && !$0.isNewline }.utf16) }

  private static func isSet(_ value: Any?) -> Bool { (value as? Int ?? (value as? NSNumber)?.intValue ?? 0) != 0 }

  private static func alignment(_ style: NSParagraphStyle?) -> String {
    switch style?.alignment {
    case .right: "\\qr"
    case .center: "\\qc"
    case .justified: "\\qj"
    default: ""
    }
  }

  private static func escaped(_ units: some Sequence<UInt16>) -> String {
    units.map { unit in
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
