import Foundation
import NibRuntime

// Foundation has these where there is Objective-C alone.
#if !canImport(ObjectiveC)

  /// The name of a value transformer.
  public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name, as bindings write it.
    public let rawValue: String

    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// True for false.
    public static let negateBooleanTransformerName = Self("NSNegateBoolean")
    /// Whether there is nothing.
    public static let isNilTransformerName = Self("NSIsNil")
    /// Whether there is something.
    public static let isNotNilTransformerName = Self("NSIsNotNil")
  }

  /// Turns a model's value into the one that is shown, in Foundation's spelling. Stands in for ValueTransformer.
  ///
  /// A subclass is registered by a name, which bindings say: `ValueTransformer.setValueTransformer(_:forName:)`.
  open class ValueTransformer: NSValueTransformer {
    /// The value that is shown.
    open func transformedValue(_ value: Any?) -> Any? { value }

    /// The model's value for one that is shown.
    open func reverseTransformedValue(_ value: Any?) -> Any? { value }

    /// The value that is shown, in the form of archives' values.
    public final override func transformedValue(_ value: NibValue) -> NibValue {
      let shown: Any? = transformedValue(value.isNull ? nil : ModelBox.plain(value))
      return ModelBox.box(shown as Any)
    }

    /// The model's value, likewise.
    public final override func reverseTransformedValue(_ value: NibValue) -> NibValue {
      let own: Any? = reverseTransformedValue(value.isNull ? nil : ModelBox.plain(value))
      return ModelBox.box(own as Any)
    }

    /// Makes a transformer known by name.
    public static func setValueTransformer(_ transformer: NSValueTransformer?, forName name: NSValueTransformerName) {
      setValueTransformer(transformer, forName: name.rawValue)
    }

    /// Names of all transformers that are known, in order.
    public static func valueTransformerNames() -> [NSValueTransformerName] {
      valueTransformerNames.map { NSValueTransformerName($0) }
    }
  }

#endif
