import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Lets a user of assistive technology go from one place of a kind to the next. Stands in for NSAccessibilityCustomRotor;
/// `search(_:from:)` goes on as such a user does.
@MainActor
open class NSAccessibilityCustomRotor {
  /// Where to.
  public enum SearchDirection: Int, Sendable {
    /// As named.
    case previous, next
  }

  /// Kinds of places that the system knows.
  public enum RotorType: Int, Sendable {
    /// One of the app's own.
    case custom
    /// As named.
    case any, annotation, boldText, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
    /// As named.
    case headingLevel6, image, italicText, landmark, link, list, misspelledWord, table, textField, underlinedText
    /// As named.
    case visitedLink, audiograph
  }

  /// What is searched. Stands in for NSAccessibilityCustomRotor.SearchParameters.
  @MainActor
  public final class SearchParameters {
    /// Where the user is; nil for nowhere.
    public var currentItem: ItemResult?
    /// Where to.
    public var searchDirection = SearchDirection.next
    /// What places must contain; empty for all.
    public var filterString = ""

    /// Makes one.
    public init() {}
  }

  /// A place. Stands in for NSAccessibilityCustomRotor.ItemResult.
  @MainActor
  open class ItemResult {
    /// The object that is the place, or that holds it.
    public private(set) final weak var targetElement: AnyObject?
    /// The part of its text; not found for all of it.
    open var targetRange = NSRange(location: NSNotFound, length: 0)
    /// What the place is called; nil for what the object says.
    open var customLabel: String?

    /// Makes one of an object.
    public init(targetElement: AnyObject) { self.targetElement = targetElement }

    /// What the object is made by when somebody goes there; nil where it is there.
    public private(set) final var itemLoadingToken: (any NSAccessibilityLoadingToken)?

    /// Makes one of an object that is made when somebody goes there.
    public init(itemLoadingToken token: any NSAccessibilityLoadingToken, customLabel: String) {
      itemLoadingToken = token
      self.customLabel = customLabel
    }

    fileprivate final func load(_ loader: (any NSAccessibilityElementLoading)?) {
      guard targetElement == nil, let itemLoadingToken, let loader else { return }
      targetElement = loader.accessibilityElement(withToken: itemLoadingToken)
      targetRange = loader.accessibilityRangeInTargetElement(withToken: itemLoadingToken)
    }
  }

  /// Which kind of places it is for.
  public final let type: RotorType
  /// What it is called.
  open var label: String
  /// Finds places; not kept alive.
  open weak var itemSearchDelegate: (any NSAccessibilityCustomRotorItemSearchDelegate)?

  /// Makes objects of places that are not there yet; not kept alive.
  open weak var itemLoadingDelegate: (any NSAccessibilityElementLoading)?

  /// Makes one of the app's own.
  public init(label: String, itemSearchDelegate: any NSAccessibilityCustomRotorItemSearchDelegate) {
    (type, self.label, self.itemSearchDelegate) = (.custom, label, itemSearchDelegate)
  }

  /// Makes one for a kind of places that the system knows.
  public init(rotorType: RotorType, itemSearchDelegate: any NSAccessibilityCustomRotorItemSearchDelegate) {
    (type, label, self.itemSearchDelegate) = (rotorType, "", itemSearchDelegate)
  }

  /// Goes on from a place as a user does; nil where the delegate finds none.
  /// - Parameters:
  ///   - direction: where to.
  ///   - item: the place; nil for the beginning.
  open func search(_ direction: SearchDirection, from item: ItemResult? = nil) -> ItemResult? {
    let parameters = SearchParameters()
    (parameters.searchDirection, parameters.currentItem) = (direction, item)
    let found = itemSearchDelegate?.rotor(self, resultFor: parameters)
    found?.load(itemLoadingDelegate)
    return found
  }
}

/// Finds places. Stands for NSAccessibilityCustomRotorItemSearchDelegate.
@MainActor
public protocol NSAccessibilityCustomRotorItemSearchDelegate: AnyObject {
  /// The next place; nil for none.
  func rotor(
    _ rotor: NSAccessibilityCustomRotor, resultFor searchParameters: NSAccessibilityCustomRotor.SearchParameters
  ) -> NSAccessibilityCustomRotor.ItemResult?
}
