import NibRuntime
import NibStandIns

/// A trait: of the system's, or of an app's own. Stands for UITraitDefinition.
public protocol UITraitDefinition {
  /// What it says.
  associatedtype Value
  /// What it says where nobody set it.
  static var defaultValue: Value { get }
  /// What tells it from others, also after a restart.
  static var identifier: String { get }
  /// Its name for programmers.
  static var name: String { get }
  /// Whether colors may be others by it.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var identifier: String { "\(Self.self)" }
  /// The type's name.
  public static var name: String { "\(Self.self)" }
  /// No.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait, as a list of those that somebody looks at has it.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that collections have a property for.
protocol BuiltInTrait: UITraitDefinition {
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, Value> { get }
}

/// The value of a trait without a property.
@MainActor
struct OtherTrait {
  let type: UITrait
  let value: Any

  /// Whether a value is the same: an equal one, or the same object.
  func isSame(_ other: Any) -> Bool { Self.same(value, other) }

  static func same(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? any Equatable { return equal(first, second) }
    return (first as AnyObject) === (second as AnyObject)
  }

  private static func equal<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
}

extension UITraitCollection {
  /// The value of a trait, of the system's or of an app's own; what it is by default where the collection does not say.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let known = trait as? any BuiltInTrait.Type { return value(known) as? Trait.Value ?? Trait.defaultValue }
      return others[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
    }
    set {
      if let known = trait as? any BuiltInTrait.Type { return set(known, newValue) }
      others[ObjectIdentifier(trait)] = OtherTrait(type: trait, value: newValue)
    }
  }

  private func value<Trait: BuiltInTrait>(_ trait: Trait.Type) -> Any { self[keyPath: trait.path] }

  private func set<Trait: BuiltInTrait>(_ trait: Trait.Type, _ value: Any) {
    if let value = value as? Trait.Value { self[keyPath: trait.path] = value }
  }

  /// The same traits but for one.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    let copy = UITraitCollection(traitsFrom: [self])
    copy[trait] = value
    return copy
  }

  /// The traits that another collection, or one that says nothing, says other things of.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection ?? UITraitCollection()
    let own = others.merging(other.others) { first, _ in first }.values.map(\.type).sorted { "\($0)" < "\($1)" }
    return (UITraitOverrides.system + own).filter { differs(in: $0, from: other) }
  }

  /// Whether two collections say different things of a trait.
  func differs<Trait: UITraitDefinition>(in trait: Trait.Type, from other: UITraitCollection) -> Bool {
    !OtherTrait.same(self[trait], other[trait])
  }

  /// Whether traits of an app's own that colors follow are others.
  func differsInOwnColors(from other: UITraitCollection?) -> Bool {
    let own = others.merging(other?.others ?? [:]) { first, _ in first }.values
    return own.contains { $0.type.affectsColorAppearance && differs(in: $0.type, from: other ?? UITraitCollection()) }
  }

  /// The traits of the system's that colors follow.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self,
    ]
  }

  /// The traits of the system's that images are looked up by.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitDisplayGamut.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitLayoutDirection.self, UITraitAccessibilityContrast.self,
    ]
  }
}
