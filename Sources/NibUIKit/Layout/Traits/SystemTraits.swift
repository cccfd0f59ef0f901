import NibRuntime
import NibStandIns

// The traits of the system that collections have a property for.

/// Whether the interface is dark.
public enum UITraitUserInterfaceStyle: BuiltInTrait {
  /// Not said.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// Room across.
public enum UITraitHorizontalSizeClass: BuiltInTrait {
  /// Not said.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

/// Room downwards.
public enum UITraitVerticalSizeClass: BuiltInTrait {
  /// Not said.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

/// How large texts are.
public enum UITraitPreferredContentSizeCategory: BuiltInTrait {
  /// Not said.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// Which way the interface reads.
public enum UITraitLayoutDirection: BuiltInTrait {
  /// Not said.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// What kind of device it is.
public enum UITraitUserInterfaceIdiom: BuiltInTrait {
  /// Not said.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Pixels a point.
public enum UITraitDisplayScale: BuiltInTrait {
  /// Not said.
  public static var defaultValue: Double { 0 }
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, Double> { \.displayScale }
}

/// Which colors the screen shows.
public enum UITraitDisplayGamut: BuiltInTrait {
  /// Not said.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, UIDisplayGamut> { \.displayGamut }
}

/// Whether colors stand out more.
public enum UITraitAccessibilityContrast: BuiltInTrait {
  /// Not said.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// How far in front the interface is.
public enum UITraitUserInterfaceLevel: BuiltInTrait {
  /// Not said.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// Whether letters are bold for everybody.
public enum UITraitLegibilityWeight: BuiltInTrait {
  /// Not said.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, UILegibilityWeight> { \.legibilityWeight }
}
