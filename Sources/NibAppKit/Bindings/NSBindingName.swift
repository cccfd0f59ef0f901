import NibRuntime
import NibStandIns

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
  /// Binds a property to what a key path of an object leads to; a path that begins at nothing is raised as AppKit raises it.
  ///
  /// - Parameter options: By the names that archives have, as `NSNullPlaceholder`; a value of a type that no archive holds
  ///   is taken as an object.
  public final func bind(_ name: NSBindingName, to target: Any, withKeyPath keyPath: String, options: [String: Any]?) {
    let pairs = (options ?? [:]).sorted { $0.key < $1.key }.map {
      NibPair(key: .string($0.key), value: ModelBox.box($0.value))
    }
    InterfaceFaults.raising {
      try bind(NibBinding(name: name.rawValue, keyPath: keyPath, options: pairs), to: target as AnyObject)
    }
  }

  /// Ends a binding; what it showed last stays.
  public final func unbind(_ name: NSBindingName) { unbind(name.rawValue) }
}
