import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What the cell of a token field asks and tells. Stands in for NSTokenFieldCellDelegate.
@MainActor
public protocol NSTokenFieldCellDelegate: AnyObject {
  /// What completes a text that is typed.
  func tokenFieldCell(
    _ tokenFieldCell: NSTokenFieldCell, completionsForSubstring substring: String, indexOfToken tokenIndex: Int,
    indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>
  ) -> [Any]
  /// Which of some tokens are added.
  func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, shouldAdd tokens: [Any], at index: Int) -> [Any]
  /// The text that a token shows; nil for its own.
  func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, displayStringForRepresentedObject representedObject: Any)
    -> String?
  /// The text that a token is edited as; nil for its own.
  func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, editingStringForRepresentedObject representedObject: Any)
    -> String?
  /// What a text stands for that was typed; nil for the text itself.
  func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, representedObjectForEditing editingString: String) -> Any?
  /// Puts tokens on a pasteboard; false leaves them.
  func tokenFieldCell(
    _ tokenFieldCell: NSTokenFieldCell, writeRepresentedObjects objects: [Any], to pboard: NSPasteboard
  ) -> Bool
  /// Reads tokens from a pasteboard; nil for none.
  func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, readFrom pboard: NSPasteboard) -> [Any]?
  /// The menu of a token; nil for none.
  func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, menuForRepresentedObject representedObject: Any) -> NSMenu?
  /// Whether a token has a menu.
  func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, hasMenuForRepresentedObject representedObject: Any) -> Bool
  /// How a token looks.
  func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, styleForRepresentedObject representedObject: Any)
    -> NSTokenField.TokenStyle
}

extension NSTokenFieldCellDelegate {
  /// Nothing.
  public func tokenFieldCell(
    _ tokenFieldCell: NSTokenFieldCell, completionsForSubstring substring: String, indexOfToken tokenIndex: Int,
    indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>
  ) -> [Any] { [] }
  /// All of them.
  public func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, shouldAdd tokens: [Any], at index: Int) -> [Any] {
    tokens
  }
  /// Its own.
  public func tokenFieldCell(
    _ tokenFieldCell: NSTokenFieldCell, displayStringForRepresentedObject representedObject: Any
  ) -> String? { nil }
  /// Its own.
  public func tokenFieldCell(
    _ tokenFieldCell: NSTokenFieldCell, editingStringForRepresentedObject representedObject: Any
  ) -> String? { nil }
  /// The text itself.
  public func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, representedObjectForEditing editingString: String)
    -> Any?
  { nil }
  /// Says no.
  public func tokenFieldCell(
    _ tokenFieldCell: NSTokenFieldCell, writeRepresentedObjects objects: [Any], to pboard: NSPasteboard
  ) -> Bool { false }
  /// None.
  public func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, readFrom pboard: NSPasteboard) -> [Any]? { nil }
  /// None.
  public func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, menuForRepresentedObject representedObject: Any)
    -> NSMenu?
  { nil }
  /// Says no.
  public func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, hasMenuForRepresentedObject representedObject: Any)
    -> Bool
  { false }
  /// The value of the cell.
  public func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, styleForRepresentedObject representedObject: Any)
    -> NSTokenField.TokenStyle
  { tokenFieldCell.tokenStyle }
}

/// The cell of a token field. Stands in for NSTokenFieldCell.
open class NSTokenFieldCell: NSTextFieldCell {
  /// The characters between tokens by default: the comma.
  open class var defaultTokenizingCharacterSet: CharacterSet { NSTokenField.defaultTokenizingCharacterSet }
  /// How long a cell waits before it completes, by default: no time.
  open class var defaultCompletionDelay: TimeInterval { NSTokenField.defaultCompletionDelay }

  /// What is asked and told; not kept alive. The delegate of a token field is asked for the field's tokens.
  open weak var delegate: (any NSTokenFieldCellDelegate)?

  /// The characters between tokens; those of the field that the cell is in.
  open var tokenizingCharacterSet: CharacterSet! {
    get { (controlView as? NSTokenField)?.tokenizingCharacterSet ?? separators }
    set {
      separators = newValue ?? Self.defaultTokenizingCharacterSet
      (controlView as? NSTokenField)?.tokenizingCharacterSet = newValue
    }
  }
  private final var separators = NSTokenField.defaultTokenizingCharacterSet

  /// The texts of a list of tokens, as the delegate has them shown, between separators.
  open override var stringValue: String {
    get {
      guard !(controlView is NSTokenField), let tokens = objectValue as? [Any] else { return super.stringValue }
      return tokens.map { delegate?.tokenFieldCell(self, displayStringForRepresentedObject: $0) ?? "\($0)" }
        .joined(separator: ",")
    }
    set { super.stringValue = newValue }
  }
}
