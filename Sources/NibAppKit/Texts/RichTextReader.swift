import Foundation
import NibFoundation

/// Reads rich text; what it does not know is left out. Whatever the bytes are, reading takes time and memory that grow with
/// their number, and groups count as far as a thousand are inside of each other.
struct RichTextReader {
  private struct State: Hashable {
    var (font, size, color, background) = (0, 24, 0, 0)
    var (bold, italic, underlined, struck, isSkipped) = (false, false, false, false, false)
    var alignment = NSTextAlignment.natural
    var fallback = 1
    /// The number and the level of the list; 0 for none.
    var (list, level) = (0, 0)
    /// Whether text is what stands before the items of a list.
    var isMarker = false
  }

  private let bytes: [UInt8]
  private var at = 0
  private var state = State()
  private var states: [State] = []
  /// How many groups are open beyond those whose states are kept.
  private var deeper = 0
  private var pieces = TextPieces<State>()
  private var fonts: [Int: String] = [:]
  private var colors: [NSColor?] = []
  private var parts = (red: 0, green: 0, blue: 0, isGiven: false)
  private enum Table { case none, fonts, colors, lists, overrides }
  private var table = (kind: Table.none, depth: 0)
  private var name = ""
  private var fontNumber = 0
  private var fallbackLeft = 0
  private var lists = RichTextLists.Reader()

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() -> NSAttributedString {
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      switch byte {
      case UInt8(ascii: "{"): open()
      case UInt8(ascii: "}"): close()
      case UInt8(ascii: "\\"): control()
      case 0xa, 0xd: break
      default: put(UInt16(byte))
      }
    }
    return pieces.text(attributes)
  }

  private mutating func open() {
    // What stands for a character in older programs is never beyond its group.
    fallbackLeft = 0
    if states.count < 1000 { states.append(state) } else { deeper += 1 }
  }

  private mutating func close() {
    fallbackLeft = 0
    guard deeper == 0 else {
      deeper -= 1
      return
    }
    if table.kind != .none, states.count <= table.depth { table.kind = .none }
    if let last = states.popLast() { state = last }
  }

  private mutating func put(_ unit: UInt16) {
    if fallbackLeft > 0 {
      fallbackLeft -= 1
      return
    }
    if state.isMarker { return lists.addMarker(unit) }
    guard !state.isSkipped else { return }
    switch table.kind {
    case .fonts:
      if unit == 0x3b {
        fonts[fontNumber] = name
        name = ""
      } else {
        name += String(utf16CodeUnits: [unit], count: 1)
      }
    case .colors:
      guard unit == 0x3b else { return }
      colors.append(
        parts.isGiven
          ? NSColor(
            red: Double(parts.red) / 255, green: Double(parts.green) / 255, blue: Double(parts.blue) / 255, alpha: 1)
          : nil)
      parts = (0, 0, 0, false)
    case .lists, .overrides: break
    case .none: pieces.add(unit, state)
    }
  }

  private mutating func control() {
    guard at < bytes.count else { return }
    let first = bytes[at]
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20) else { return symbol(first) }
    var word = ""
    while at < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[at] | 0x20), word.count < 32 {
      word.append(Character(UnicodeScalar(bytes[at])))
      at += 1
    }
    var digits = ""
    while at < bytes.count, bytes[at] == 0x2d || (0x30...0x39).contains(bytes[at]), digits.count < 9 {
      digits.append(Character(UnicodeScalar(bytes[at])))
      at += 1
    }
    if at < bytes.count, bytes[at] == 0x20 { at += 1 }
    apply(word, Int(digits))
  }

  private mutating func symbol(_ byte: UInt8) {
    at += 1
    switch byte {
    case UInt8(ascii: "'"):
      guard at + 1 < bytes.count,
        let value = UInt8(String(decoding: bytes[at...at + 1], as: UTF8.self), radix: 16)
      else { return }
      at += 2
      let character = String(data: Data([value]), encoding: .windowsCP1252) ?? "\u{fffd}"
      character.utf16.forEach { put($0) }
    case UInt8(ascii: "*"): state.isSkipped = true
    case UInt8(ascii: "~"): put(0xa0)
    case 0xa, 0xd: put(0xa)
    default: put(UInt16(byte))
    }
  }

  private mutating func apply(_ word: String, _ number: Int?) {
    let isOn = number != 0
    if table.kind == .lists || table.kind == .overrides, word != "u", word != "uc" {
      if word == "levelmarker" { state.isMarker = true }
      return lists.apply(word, number, inOverrides: table.kind == .overrides)
    }
    switch word {
    case "fonttbl": table = (.fonts, states.count)
    case "colortbl": table = (.colors, states.count)
    case "listtable": table = (.lists, states.count)
    case "listoverridetable": table = (.overrides, states.count)
    case "stylesheet", "info", "pict", "header", "footer", "expandedcolortbl": state.isSkipped = true
    case "red": (parts.red, parts.isGiven) = (min(max(number ?? 0, 0), 255), true)
    case "green": (parts.green, parts.isGiven) = (min(max(number ?? 0, 0), 255), true)
    case "blue": (parts.blue, parts.isGiven) = (min(max(number ?? 0, 0), 255), true)
    case "par", "line": put(word == "par" ? 0xa : 0x2028)
    case "tab": put(9)
    case "uc": state.fallback = max(number ?? 1, 0)
    case "u":
      fallbackLeft = 0
      put(UInt16(bitPattern: Int16(truncatingIfNeeded: number ?? 0)))
      fallbackLeft = state.fallback
    case "f" where table.kind == .fonts: fontNumber = number ?? 0
    default: applyLooks(word, number, isOn)
    }
  }

  private mutating func applyLooks(_ word: String, _ number: Int?, _ isOn: Bool) {
    switch word {
    case "f": state.font = number ?? 0
    case "fs": state.size = max(number ?? 24, 1)
    case "b": state.bold = isOn
    case "i": state.italic = isOn
    case "ul": state.underlined = isOn
    case "ulnone": state.underlined = false
    case "strike": state.struck = isOn
    case "cf": state.color = number ?? 0
    case "cb", "highlight": state.background = number ?? 0
    case "qr": state.alignment = .right
    case "qc": state.alignment = .center
    case "qj": state.alignment = .justified
    case "ql": state.alignment = .left
    case "ls": state.list = number ?? 0
    case "ilvl": state.level = number ?? 0
    case "pard": (state.alignment, state.list, state.level) = (.natural, 0, 0)
    case "plain":
      let old = state
      state = State()
      (state.alignment, state.fallback, state.isSkipped) = (old.alignment, old.fallback, old.isSkipped)
      (state.list, state.level) = (old.list, old.level)
    default: break
    }
  }

  private func color(_ number: Int) -> NSColor? { colors.indices.contains(number) ? colors[number] : nil }

  private func attributes(of state: State) -> [NSAttributedString.Key: Any] {
    var traits: NSFontDescriptor.SymbolicTraits = []
    if state.bold { traits.insert(.bold) }
    if state.italic { traits.insert(.italic) }
    let descriptor = NSFontDescriptor(name: fonts[state.font] ?? "Helvetica", size: Double(state.size) / 2)
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = NSFont(descriptor: descriptor.withSymbolicTraits(traits), size: 0)
    attributes[.foregroundColor] = color(state.color)
    attributes[.backgroundColor] = color(state.background)
    if state.underlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if state.struck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    let chain = state.list == 0 ? [] : lists.chain(state.list, level: state.level)
    if state.alignment != .natural || !chain.isEmpty {
      let style = NSMutableParagraphStyle()
      (style.alignment, style.textLists) = (state.alignment, chain)
      attributes[.paragraphStyle] = style
    }
    return attributes
  }
}
