import NibRuntime
import NibStandIns

/// Traits that code changes for a view or a controller and what is in it. Stands in for UITraitOverrides.
@MainActor
public struct UITraitOverrides: UIMutableTraits {
  private var traits: UITraitCollection
  private var named: [ObjectIdentifier: UITrait]

  /// What an archive says.
  init(_ archived: UITraitCollection? = nil) {
    let traits = UITraitCollection(traitsFrom: archived.map { [$0] } ?? [])
    let empty = UITraitCollection()
    self.traits = traits
    named = Dictionary(
      Self.system.filter { traits.differs(in: $0, from: empty) }.map { (ObjectIdentifier($0), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  static let system: [UITrait] =
    UITraitCollection.systemTraitsAffectingImageLookup + [
      UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
    ]

  /// The traits that are changed.
  var overrides: UITraitCollection? { named.isEmpty ? nil : traits }

  /// Whether a trait is changed.
  public func contains(_ trait: UITrait) -> Bool { named[ObjectIdentifier(trait)] != nil }

  /// No longer changes a trait.
  public mutating func remove(_ trait: UITrait) {
    named[ObjectIdentifier(trait)] = nil
    let kept = UITraitCollection()
    for case let other in named.values { Self.copy(other, traits, to: kept) }
    traits = kept
  }

  private static func copy<Trait: UITraitDefinition>(
    _ trait: Trait.Type, _ source: UITraitCollection, to target: UITraitCollection
  ) { target[trait] = source[trait] }

  /// The value that a trait is changed to; what it is by default where it is not changed.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { traits[trait] }
    set {
      named[ObjectIdentifier(trait)] = trait
      traits = traits.replacing(trait, value: newValue)
    }
  }

  /// Whether the interface is dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// Room across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// Room downwards.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// How large texts are.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// Which way the interface reads.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// What kind of device it is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// Pixels a point.
  public var displayScale: Double {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// Which colors the screen shows.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }

  /// Whether colors stand out more.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// How far in front the interface is.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  /// Whether letters are bold for everybody.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
}

/// What looks different by traits that code changes.
@MainActor
protocol TraitOverriding: UITraitEnvironment {
  /// What code changes here.
  var ownOverrides: UITraitOverrides? { get }
  var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
}

extension TraitOverriding {
  /// What code says here of traits: the style, then the overrides.
  var changedTraits: [UITraitCollection] {
    let style = overrideUserInterfaceStyle
    let styled = style == .unspecified ? [] : [UITraitCollection(userInterfaceStyle: style)]
    return (ownOverrides?.overrides.map { [$0] } ?? []) + styled
  }
}

extension UIView: TraitOverriding {
  var ownOverrides: UITraitOverrides? { extras?.overrides }

  /// The traits that code or the archive changes for the view and those below it. Those whose traits are others then
  /// hear of it.
  public var traitOverrides: UITraitOverrides {
    get { extras?.overrides ?? UITraitOverrides(archivedOverrides) }
    set { changingTraits { makeExtras().overrides = newValue } }
  }

  private var archivedOverrides: UITraitCollection? {
    (extras?.traitOverrides.object as? ArchivedTraitOverrides)?.overrides
  }

  /// The traits that hold for the view: those set here or on the nearest view above, else the screen's; with what code
  /// changed here, on the views above and on their controllers.
  final var ownTraitCollection: UITraitCollection {
    let traits = sequence(first: self, next: \.superview).lazy.compactMap {
      $0.extras?.localTraits.object as? UITraitCollection ?? $0.archivedOverrides
    }.first
    let changed = traitsChangedAround
    return changed.isEmpty ? traits ?? .current : UITraitCollection(traitsFrom: [traits ?? .current] + changed)
  }

  /// What code changed here and above, outermost first.
  var traitsChangedAround: [UITraitCollection] {
    sequence(first: self, next: \.superview).flatMap { view -> [UITraitCollection] in
      let controller = view.nextResponderFallback as? UIViewController
      return view.changedTraits.reversed() + (controller?.changedTraits.reversed() ?? [])
    }.reversed()
  }

  /// Does nothing: those who look at traits hear of changes at once.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController: TraitOverriding {
  var ownOverrides: UITraitOverrides? { extras?.overrides }

  /// The traits that code changes for the controller, its view and its children. Those whose traits are others then
  /// hear of it.
  public var traitOverrides: UITraitOverrides {
    get { extras?.overrides ?? UITraitOverrides() }
    set { changingTraits { makeExtras().overrides = newValue } }
  }

  /// What the controller is shown on: the screen's traits, with what code changed on the views around its own, on its
  /// parents and here.
  final var ownTraitCollection: UITraitCollection {
    let around = viewIfLoaded?.superview?.traitsChangedAround ?? []
    let changed = around + (ancestors.reversed() + [self]).flatMap(\.changedTraits)
    return changed.isEmpty ? .current : UITraitCollection(traitsFrom: [.current] + changed)
  }

  /// Does nothing: those who look at traits hear of changes at once.
  public func updateTraitsIfNeeded() {}
}
