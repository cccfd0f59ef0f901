import NibRuntime

/// Turns a model's value into the one that is shown. Stands in for NSValueTransformer.
///
/// Transformers are found by name, as bindings name them: `NSValueTransformer.setValueTransformer(_:forName:)`.
@MainActor
open class NSValueTransformer {
  /// Makes one that changes nothing.
  public init() {}

  /// Whether values that a user sets can be turned back.
  open class var allowsReverseTransformation: Bool { false }

  /// The value that is shown.
  open func transformedValue(_ value: NibValue) -> NibValue { value }

  /// The model's value for one that is shown.
  open func reverseTransformedValue(_ value: NibValue) -> NibValue { value }

  private static var named: [String: NSValueTransformer] = [
    "NSNegateBoolean": NegateBoolean(), "NSIsNil": NilTest(isWanted: true), "NSIsNotNil": NilTest(isWanted: false),
    "NSUnarchiveFromData": Unarchived(), "NSKeyedUnarchiveFromData": Unarchived(),
    "NSSecureUnarchiveFromData": Unarchived(),
  ]

  /// Makes a transformer known by name.
  public static func setValueTransformer(_ transformer: NSValueTransformer?, forName name: String) {
    named[name] = transformer
  }

  /// The transformer of a name.
  public static func valueTransformer(forName name: String) -> NSValueTransformer? { named[name] }

  /// Names of all transformers that are known, in order.
  public static var valueTransformerNames: [String] { named.keys.sorted() }
}

/// True for false.
private final class NegateBoolean: NSValueTransformer {
  override class var allowsReverseTransformation: Bool { true }
  override func transformedValue(_ value: NibValue) -> NibValue { .bool(!(Bool(nibValue: value) ?? false)) }
  override func reverseTransformedValue(_ value: NibValue) -> NibValue { transformedValue(value) }
}

/// Whether there is a value, or none.
private final class NilTest: NSValueTransformer {
  private let isWanted: Bool

  init(isWanted: Bool) { self.isWanted = isWanted }

  override func transformedValue(_ value: NibValue) -> NibValue { .bool(value.isNull == isWanted) }
}

/// Models here hold colours and fonts themselves, where an app's defaults hold archives of them.
private final class Unarchived: NSValueTransformer {
  override class var allowsReverseTransformation: Bool { true }
}
