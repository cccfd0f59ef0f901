import NibGraph
import NibDocument

/// What Interface Builder 3 calls the objects of a document that have no name of their own: `Menu Item (Open…)-1`.
///
/// The kind, what the object shows, and a number where others are called the same. Nothing reads these names but people.
///
/// - Seen: 625 names in 17 archives, of which one rule or another explains nine in ten. Which of several equal names gets
///   which number is in part an order of memory addresses.
struct LegacyLabels {
  private let legacy: LegacyDocument
  private let records: LegacyRecords
  /// Whether the names are those of Interface Builder 3.0 and 3.1, else those of 3.2.
  private let isOldest: Bool
  /// How often a name was given.
  private var taken: [String: Int] = [:]

  init(_ legacy: LegacyDocument, _ records: LegacyRecords, isOldest: Bool) {
    (self.legacy, self.records, self.isOldest) = (legacy, records, isOldest)
  }

  /// The name of an object that the document gives one, or the one that it is called by.
  mutating func name(of record: LegacyRecords.Record) -> String {
    record.name ?? numbered(label(of: record.object))
  }

  private mutating func numbered(_ label: String) -> String {
    let count = taken[label, default: 0]
    taken[label] = count + 1
    return count == 0 ? label : "\(label)-\(count)"
  }

  private func label(of node: ElementIndex) -> String {
    let className = legacy.className(of: node) ?? ""
    if className == .class(.nsMenuItem), flag(.key(.nsIsSeparator), of: node) { return "Separator" }
    let custom = customClass(of: node, className)
    let kind = custom.map(AppKitLegacy.words) ?? kind(of: node, className)
    // Seen: 4 buttons of 3.2 without the title that 4 of 3.1 have.
    if className == .class(.nsPopUpButton), custom == nil, !isOldest { return kind }
    guard kind != "Main Menu", let title = title(of: node, className), !title.isEmpty else { return kind }
    return "\(kind) (\(title))"
  }

  /// The class that the document gives an object in place of the framework's.
  private func customClass(of node: ElementIndex, _ className: String) -> String? {
    if let name = records.property("CustomClassName", of: node).flatMap({ legacy.text(of: $0) }) { return name }
    guard [.class(.nsCustomView), .class(.nsCustomObject)].contains(className) else { return nil }
    let name = text(.key(.nsClassName), of: node)
    return name == .class(.nsView) || name == .class(.object) ? nil : name
  }

  /// What a kind of object is called, where what it looks like decides.
  private func kind(of node: ElementIndex, _ className: String) -> String {
    switch className {
    case .class(.nsTextField):
      let isEditable = integer(.key(.nsCellFlags), of: cell(of: node)) & 0x1000_0000 != 0
      return isEditable ? "Text Field" : "Static Text"
    case .class(.nsButton): return isCheckBox(cell(of: node)) ? "Check Box" : buttonName(cell(of: node))
    case .class(.nsMenu) where text(.key(.nsName), of: node) == "_NSMainMenu": return "Main Menu"
    case .class(.nsBox) where integer(.key(.nsBoxType), of: node) == 2:
      return isWide(node) ? "Horizontal Line" : "Vertical Line"
    case .class(.nsScroller): return isWide(node) ? "Horizontal Scroller" : "Vertical Scroller"
    case .class(.nsScrollView):
      return integer(.key(.nssFlags), of: node) & 3 != 0 ? "Bordered Scroll View" : "Scroll View"
    case .class(.nsWindowTemplate) where text(.key(.nsWindowClass), of: node) == "NSPanel": return "Panel"
    case .class(.nsPopUpButton) where isOldest: return "Popup Button"
    case .class(.nsProgressIndicator): return "Horizontal Progress Indicator"
    default: return AppKitLegacy.kindName(className)
    }
  }

  /// What an object shows: its title, that of its cell or of what is selected, or the name of its image.
  private func title(of node: ElementIndex, _ className: String) -> String? {
    if className == .class(.nsScrollView) {
      let shown = legacy.value(.key(.nsContentView), of: node).flatMap { legacy.value(.key(.nsDocView), of: $0) }
      return shown.map { kind(of: $0, legacy.className(of: $0) ?? "") }
    }
    if className == .class(.nsBox) {
      guard integer(.key(.nsBoxType), of: node) != 2 else { return nil }
      return legacy.value(.key(.nsTitleCell), of: node).flatMap { text(.key(.nsContents), of: $0) }
    }
    let cell = cell(of: node)
    let item = legacy.value(.class(.nsMenuItem), of: cell)
    for place in [cell, item].compactMap(\.self) {
      for key in [.key(.nsTitle), .key(.nsContents), .key(.nsWindowTitle), .key(.nsToolbarItemLabel), "label"] {
        if let title = text(key, of: place), !title.isEmpty { return title }
      }
      for key in [String.key(.nsNormalImage), .key(.nsContents), .key(.nsImage)] {
        if let image = legacy.value(key, of: place).flatMap({ text(.key(.nsResourceName), of: $0) }),
          image != String.class(.nsSwitch)
        {
          return image
        }
      }
    }
    return className == .class(.nsTableColumn) ? text(.key(.nsIdentifier), of: node) : nil
  }

  /// Seen: of 11 check boxes all have the word's first byte, and one has no image.
  private func isCheckBox(_ cell: ElementIndex) -> Bool {
    legacy.value(.key(.nsNormalImage), of: cell).flatMap { text(.key(.nsResourceName), of: $0) } == .class(.nsSwitch)
      || integer(.key(.nsButtonFlags), of: cell) & 0xFF00_0000 == 0x4800_0000
  }

  /// What a button is called by its bezel. Seen: 8 push buttons, 1 of each other kind.
  private func buttonName(_ cell: ElementIndex) -> String {
    let word = integer(.key(.nsButtonFlags2), of: cell)
    switch word & 7 | (word & 0x20) >> 2 {
    case 6: return "Square Button"
    case 8: return "Square Textured Button"
    case 11: return "Round Textured Button"
    default: return "Push Button"
    }
  }

  private func isWide(_ node: ElementIndex) -> Bool {
    let frame = text(.key(.nsFrame), of: node) ?? text(.key(.nsFrameSize), of: node) ?? ""
    let sides = LegacyText.numbers(in: frame).compactMap { Double($0) }.suffix(2)
    return sides.count == 2 && sides[sides.startIndex] > sides[sides.startIndex + 1]
  }

  private func cell(of node: ElementIndex) -> ElementIndex { legacy.value(.key(.nsCell), of: node) ?? node }

  private func text(_ key: String, of node: ElementIndex) -> String? {
    legacy.value(key, of: node).flatMap { legacy.text(of: $0) }
  }

  private func integer(_ key: String, of node: ElementIndex) -> Int64 {
    legacy.value(key, of: node).flatMap { legacy.integer(of: $0) } ?? 0
  }

  private func flag(_ key: String, of node: ElementIndex) -> Bool {
    legacy.value(key, of: node).flatMap { legacy.flag(of: $0) } ?? false
  }
}
