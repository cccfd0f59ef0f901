import Foundation
import NibRuntime
import NibStandIns

/// The application. Stands in for AppKit's global of that name.
@MainActor public var NSApp: NSApplication { .shared }

extension NSApplication {
  /// Ends the application: `isTerminated` is true then, and the program goes on.
  public func terminate(_ sender: Any?) { _ = try? perform("terminate:", sender: sender as AnyObject?, event: nil) }
}

extension NSResponder {
  /// Puts an object into an outlet, as code that assigns a delegate does.
  final func connect(_ name: String, to value: Any?) { _ = try? setOutlet(name, to: value as AnyObject?) }
}

extension NSObjectController {
  /// Adds an object as a button of the interface does; nothing where objects cannot be made or added.
  public final func add(_ sender: Any?) { try? add() }

  /// Removes what is selected as a button of the interface does; nothing where that is not allowed.
  public final func remove(_ sender: Any?) { try? remove() }
}

extension NSArrayController {
  /// Selects the object at a place of those that are arranged.
  /// - Returns: whether it is selected now.
  @discardableResult
  public final func setSelectionIndex(_ index: Int) -> Bool {
    selectionIndex = index
    return selectionIndex == index
  }
}

extension NSControl {
  /// The value as a whole number of 32 bits; larger ones are cut to the nearest.
  public var intValue: Int32 {
    get { Int32(clamping: integerValue) }
    set { integerValue = Int(newValue) }
  }

  /// The value as a number of single precision.
  public var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
}

/// The name of a property that is bound. Stands in for NSBindingName.
public struct NSBindingName: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// The name of a binding.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of a binding.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// What the object shows.
  public static let value = NSBindingName("value")
  /// Whether it reacts.
  public static let enabled = NSBindingName("enabled")
  /// Whether it is hidden.
  public static let hidden = NSBindingName("hidden")
  /// Its title.
  public static let title = NSBindingName("title")
  /// Its content.
  public static let content = NSBindingName("content")
  /// The content of an array.
  public static let contentArray = NSBindingName("contentArray")
  /// The selected places.
  public static let selectionIndexes = NSBindingName("selectionIndexes")
  /// The place of what is selected.
  public static let selectedIndex = NSBindingName("selectedIndex")
  /// What is selected.
  public static let selectedObject = NSBindingName("selectedObject")
  /// The order.
  public static let sortDescriptors = NSBindingName("sortDescriptors")
  /// Whether it can be edited.
  public static let editable = NSBindingName("editable")
}

extension NSResponder {
  /// Binds a property to what a key path of an object leads to; one that cannot be bound says so in `bindingFailures`.
  ///
  /// `bind(_:to:)` with a `NibBinding` takes options, and throws the reason.
  public final func bind(_ name: NSBindingName, to target: Any, withKeyPath keyPath: String, options: [String: Any]?) {
    try? bind(NibBinding(name: name.rawValue, keyPath: keyPath), to: target as AnyObject)
  }

  /// Ends a binding; what it showed last stays.
  public final func unbind(_ name: NSBindingName) { unbind(name.rawValue) }
}

extension NSView {
  /// The view of a tag: the view itself, or the first one within it; nil for none.
  public func viewWithTag(_ tag: Int) -> NSView? {
    if self.tag == tag { return self }
    var open = Array(subviews.reversed())
    while let view = open.popLast() {
      if view.tag == tag { return view }
      open += view.subviews.reversed()
    }
    return nil
  }

  /// Sets the name by which tests find the view.
  public func setAccessibilityIdentifier(_ identifier: String?) { accessibilityName = identifier }

  /// The name by which tests find the view.
  public func accessibilityIdentifier() -> String { accessibilityName ?? "" }
}

extension NSTextView {
  /// Selects all of the text.
  public func selectAll(_ sender: Any?) { selection = NSRange(location: 0, length: string.utf16.count) }

  /// The selected characters, in UTF-16.
  public func selectedRange() -> NSRange { selection }

  /// Selects characters, in UTF-16; what lies beyond the text is cut off.
  public func setSelectedRange(_ range: NSRange) {
    let count = string.utf16.count
    let start = max(0, min(range.location, count))
    selection = NSRange(location: start, length: max(0, min(range.length, count - start)))
  }
}
