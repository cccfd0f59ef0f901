import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// What differs between AppKit's objects in a document and in its archive.
///
/// - Seen: 59 documents with their archives; 96 % of the values are copied as they stand.
enum AppKitLegacy {
  /// The class of an object that is made in place of another.
  static let classSwapper = "NSClassSwapper"

  /// Classes whose objects say the class that is made themselves.
  static let namesItsClass: Set<String> = ["NSCustomObject", "NSCustomView", "NSWindowTemplate"]

  /// Keys that only Interface Builder looks at, or that the compiler writes anew.
  static func droppedKeys(of className: String, renewsSystem: Bool) -> Set<String> {
    switch className {
    case "NSFont": ["IBIsSystemFont"]
    case "NSPopUpButtonCell" where renewsSystem: ["NSMenuItemRespectAlignment"]
    default: []
    }
  }

  /// What Interface Builder calls objects of a class: `NSMenuItem` is a menu item.
  static func kindName(_ className: String) -> String {
    if let known = kindNames.first(where: { $0.key == className })?.value { return known }
    var words = ""
    for character in className.drop(while: { $0 == "N" || $0 == "S" }) {
      if character.isUppercase, !words.isEmpty { words += " " }
      words.append(character)
    }
    return words
  }

  private static let kindNames: KeyValuePairs<String, String> = [
    "NSCustomObject": "Object", "NSCustomView": "Custom View", "NSWindowTemplate": "Window", "NSView": "Content View",
    "NSTextField": "Static Text", "NSButton": "Push Button",
  ]

  /// A number that the compiler changes: the flag of a view that says its superview is one of the editor's.
  static func number(_ number: LegacyNumber, _ key: String, of className: String) -> LegacyNumber {
    guard key == "NSvFlags", className == "NSBox" || className == "NSCustomView", case .int(let flags) = number else {
      return number
    }
    return .int(flags & ~0x100)
  }
}

/// Keys of an AppKit archive's root as readers know them; the compiler's own numbered keys go by the same name.
typealias ArchiveKey = NibGraph.AppKitKey
