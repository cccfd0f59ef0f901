import NibRuntime
import NibStandIns

/// Lets a user of assistive technology go from one place of a kind to the next. Stands in for UIAccessibilityCustomRotor;
/// `search(_:from:)` goes on as such a user does.
@MainActor
open class UIAccessibilityCustomRotor {
  /// Where to.
  public enum Direction: Int, Sendable {
    /// As named.
    case previous, next
  }

  /// Kinds of places that the system knows.
  public enum SystemRotorType: Int, Sendable {
    /// As named.
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
    /// As named.
    case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }

  /// Finds the next place; nil for none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// What it is called.
  open var name: String
  /// What it is called, with attributes.
  open var attributedName: NSAttributedString {
    get { ownName ?? NSAttributedString(string: name) }
    set { (ownName, name) = (newValue, newValue.string) }
  }
  private var ownName: NSAttributedString?
  /// Finds the next place.
  open var itemSearchBlock: Search
  /// Which kind of places it is for.
  public final let systemRotorType: SystemRotorType

  /// Makes one of a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
  }

  /// Makes one of a name with attributes.
  public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
    ownName = attributedName
  }

  /// Makes one for a kind of places that the system knows.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
  }

  /// Goes on from a place as a user does.
  open func search(
    _ direction: Direction, from item: UIAccessibilityCustomRotorItemResult
  ) -> UIAccessibilityCustomRotorItemResult? {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    (predicate.currentItem, predicate.searchDirection) = (item, direction)
    return itemSearchBlock(predicate)
  }
}

/// From where a place is looked for, and where to. Stands in for UIAccessibilityCustomRotorSearchPredicate.
@MainActor
open class UIAccessibilityCustomRotorSearchPredicate {
  /// From where.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Where to.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// Makes one that begins nowhere.
  public init() {}
}

/// A place that was found. Stands in for UIAccessibilityCustomRotorItemResult.
@MainActor
open class UIAccessibilityCustomRotorItemResult {
  /// The element; not kept alive, nil for none.
  open weak var targetElement: AnyObject?
  /// The part of its text; nil for all.
  open var targetRange: UITextRange?

  /// Makes one that is nowhere.
  public init() {}

  /// Makes one of an element and a part of its text.
  public init(targetElement: AnyObject, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
  }
}

extension UIView {
  /// By which a user of assistive technology goes through the view; nil for none.
  final var ownAccessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { extras?.accessibility?.rotors }
    set { makeAccessibility().rotors = newValue }
  }
}
