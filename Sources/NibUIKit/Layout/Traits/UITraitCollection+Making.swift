import NibRuntime
import NibStandIns

/// Collections made in code, compared and put together.
extension UITraitCollection {
  /// Says one trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Says one trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Says one trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }

  /// Says one trait.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init()
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  /// Says one trait.
  public convenience init(displayScale: CGFloat) {
    self.init()
    self.displayScale = Double(displayScale)
  }

  /// Says one trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Says one trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    self.layoutDirection = layoutDirection
  }

  /// Says one trait.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init()
    self.displayGamut = displayGamut
  }

  /// Says one trait.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init()
    self.accessibilityContrast = accessibilityContrast
  }

  /// Says one trait.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init()
    self.userInterfaceLevel = userInterfaceLevel
  }

  /// Says one trait.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init()
    self.legibilityWeight = legibilityWeight
  }

  /// All that several collections say; of two that say different things the later one counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init()
    for collection in collections { take(collection) }
  }

  /// What a closure says.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init()
    var traits: any UIMutableTraits = self
    mutations(&traits)
  }

  /// The same traits but for what a closure says.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    let copy = UITraitCollection(traitsFrom: [self])
    var traits: any UIMutableTraits = copy
    mutations(&traits)
    return copy
  }

  private func take(_ other: UITraitCollection) {
    func take<Value: Equatable>(
      _ path: ReferenceWritableKeyPath<UITraitCollection, Value>, unless unspecified: Value
    ) {
      if other[keyPath: path] != unspecified { self[keyPath: path] = other[keyPath: path] }
    }
    take(\.userInterfaceStyle, unless: .unspecified)
    take(\.horizontalSizeClass, unless: .unspecified)
    take(\.verticalSizeClass, unless: .unspecified)
    take(\.userInterfaceIdiom, unless: .unspecified)
    take(\.displayScale, unless: 0)
    take(\.preferredContentSizeCategory, unless: .unspecified)
    take(\.layoutDirection, unless: .unspecified)
    take(\.displayGamut, unless: .unspecified)
    take(\.accessibilityContrast, unless: .unspecified)
    take(\.userInterfaceLevel, unless: .unspecified)
    take(\.legibilityWeight, unless: .unspecified)
    others.merge(other.others) { _, new in new }
  }

  /// Whether both say the same.
  public func isEqual(_ other: Any?) -> Bool {
    guard let other = other as? UITraitCollection else { return false }
    return containsTraits(in: other) && other.containsTraits(in: self)
  }

  /// Whether this one says all that another does.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    let both = UITraitCollection(traitsFrom: [self, other])
    return both.userInterfaceStyle == userInterfaceStyle && both.horizontalSizeClass == horizontalSizeClass
      && both.verticalSizeClass == verticalSizeClass && both.userInterfaceIdiom == userInterfaceIdiom
      && both.displayScale == displayScale && both.further == further
      && other.others.allSatisfy { key, trait in others[key].map { trait.isSame($0.value) } ?? false }
  }

  /// Whether colors may be others than by another collection.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle || displayGamut != other?.displayGamut
      || accessibilityContrast != other?.accessibilityContrast || userInterfaceLevel != other?.userInterfaceLevel
      || differsInOwnColors(from: other)
  }

  /// Runs a closure while this collection is the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = before }
    actions()
  }
}
