import NibRuntime
import NibStandIns

// Traits of newer systems: kept as those of an app's own are. They are what nobody set until code sets them.

/// What kind of list a cell is in.
public enum UIListEnvironment: Int, Sendable {
  /// As named.
  case unspecified
  /// As named.
  case none
  /// As named.
  case plain
  /// As named.
  case grouped
  /// As named.
  case insetGrouped
  /// As named.
  case sidebar
  /// As named.
  case sidebarPlain
}

/// Whether the screen is recorded.
public enum UISceneCaptureState: Int, Sendable {
  /// As named.
  case unspecified = -1
  /// As named.
  case inactive = 0
  /// As named.
  case active = 1
}

/// Whether the window is in front.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// As named.
  case unspecified = -1
  /// As named.
  case inactive = 0
  /// As named.
  case active = 1
}

/// How large items of a Mac's toolbar are.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  /// As named.
  case unspecified = -1
  /// As named.
  case regular = 0
  /// As named.
  case small = 1
  /// As named.
  case large = 3
}

/// Where what stands at a tab bar is.
public enum UITabAccessoryEnvironment: Int, Sendable {
  /// As named.
  case unspecified
  /// As named.
  case none
  /// As named.
  case regular
  /// As named.
  case inline
}

/// How bright pictures may be.
public enum UIHDRHeadroomUsageLimit: Int, Sendable {
  /// As named.
  case unspecified = -1
  /// As named.
  case active = 0
  /// As named.
  case inactive = 1
}

/// Whether places of a split are beside each other.
public enum UISplitViewControllerLayoutEnvironment: Int, Sendable {
  /// As named.
  case none
  /// As named.
  case expanded
  /// As named.
  case collapsed
}

/// What kind of list a cell is in.
public enum UITraitListEnvironment: UITraitDefinition {
  /// What holds until code says something.
  public static var defaultValue: UIListEnvironment { .unspecified }
}

/// Whether the screen is recorded.
public enum UITraitSceneCaptureState: UITraitDefinition {
  /// What holds until code says something.
  public static var defaultValue: UISceneCaptureState { .unspecified }
}

/// Whether the window is in front.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// What holds until code says something.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}

/// How large items of a Mac's toolbar are.
public enum UITraitToolbarItemPresentationSize: UITraitDefinition {
  /// What holds until code says something.
  public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
}

/// The language that texts are set for.
public enum UITraitTypesettingLanguage: UITraitDefinition {
  /// What holds until code says something.
  public static var defaultValue: Locale.Language? { nil }
}

/// How bright pictures are.
public enum UITraitImageDynamicRange: UITraitDefinition {
  /// What holds until code says something.
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
}

/// Where what stands at a tab bar is.
public enum UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// What holds until code says something.
  public static var defaultValue: UITabAccessoryEnvironment { .unspecified }
}

/// How bright pictures may be.
public enum UITraitHDRHeadroomUsageLimit: UITraitDefinition {
  /// What holds until code says something.
  public static var defaultValue: UIHDRHeadroomUsageLimit { .unspecified }
}

/// Whether places of a split are beside each other.
public enum UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  /// What holds until code says something.
  public static var defaultValue: UISplitViewControllerLayoutEnvironment { .none }
}

/// Whether the screen feels how hard it is pressed.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// What holds until code says something.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

extension UIMutableTraits {
  /// What kind of list a cell is in.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }

  /// Whether the screen is recorded.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }

  /// Whether the window is in front.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }

  /// How large items of a Mac's toolbar are.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { self[UITraitToolbarItemPresentationSize.self] }
    set { self[UITraitToolbarItemPresentationSize.self] = newValue }
  }

  /// The language that texts are set for.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }

  /// How bright pictures are.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }

  /// Where what stands at a tab bar is.
  public var tabAccessoryEnvironment: UITabAccessoryEnvironment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }

  /// How bright pictures may be.
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }

  /// Whether places of a split are beside each other.
  public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
}
