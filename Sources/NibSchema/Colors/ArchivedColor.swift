/// What a color is in an archive: the content of a `UIColor` object.
public struct ArchivedColor: Sendable, Hashable {
  /// The numbers of a color.
  public enum Components: Sendable, Hashable {
    /// Red, green, blue and opacity in sRGB.
    case rgb(red: Double, green: Double, blue: Double, alpha: Double)
    /// White and opacity in the device's gray.
    case white(Double, alpha: Double)
    /// No numbers: a pattern.
    case none

    /// Opaque or translucent white, however it is written.
    var isWhite: Bool {
      switch self {
      case .rgb(1, 1, 1, 1), .white(1, alpha: 1): true
      default: false
      }
    }
  }

  /// `UISystemColorName`: the selector that makes the color at run time.
  public var systemName: String?
  /// `UIPatternSelector`: the selector of a pattern, which has no components.
  public var patternSelector: String?
  /// `UIDynamicCatalogName`: the color's name in the asset catalog.
  public var catalogName: String?
  /// The numbers, of the light appearance where there are several.
  public var components: Components
  /// Whether the color is that of the system in normal contrast: an object of its own around the system's.
  ///
  /// The compiler sets backgrounds of views, and takes what a view then has.
  /// - Seen: 20 backgrounds of Xcode 11.3 to 14.2 in 12 documents of 4 apps; not 1 background of Xcode 16.4, 14 tints and
  ///   7 other colors, of texts, images and configurations. Inferred: up to Xcode 15.
  public var isOfNormalContrast = false
  /// Whether a double is written beside each float that is not equal to it.
  public var writesDoubles: Bool
  /// Whether the form that `NSColor` reads is written beside the numbers.
  public var writesText: Bool
  /// Whether a color of the system has its name. Seen: 1 archive of Xcode 4.3 with names and without the other form.
  public var writesName: Bool
  /// Archives what a `<color>` element says.
  ///
  /// - Parameter colorMatched: `colorMatched="YES"` on the document: calibrated components become sRGB ones. In other
  ///   documents they are written as they stand, and sRGB components become calibrated ones.
  /// - Parameter namesCatalogColors: false for an archive for systems before iOS 11, which gets the fallback alone.
  /// - Parameter namesDynamicColors: false for an archive for systems before iOS 13, which gets components alone.
  public init(
    _ description: ColorDescription, profile: OutputProfile, colorMatched: Bool, namesCatalogColors: Bool = true,
    namesDynamicColors: Bool = true
  ) {
    if let name = description.systemName(in: profile), namesDynamicColors || !SystemColors.isDynamic(name) {
      self.init(systemColor: name, profile: profile)
      if case .none = components, patternSelector == nil, let value = description.anyValue {
        components = Components(value, colorMatched: colorMatched, whiteMatched: profile >= .xcode13, profile: profile)
      }
      isOfNormalContrast =
        description.isBackgroundOfView && profile < .xcode16 && description.namesSystemColor
        && SystemColors.hasContrasts(name)
    } else if let value = description.anyValue {
      self.init(
        Components(value, colorMatched: colorMatched, whiteMatched: profile >= .xcode13, profile: profile),
        profile: profile)
      if description.name == nil { systemName = Self.plainName(of: components) }
    } else {
      let name = description.systemColor ?? description.xcode11CocoaTouchSystemColor ?? description.name
      let known = name.flatMap { SystemColors.components(of: $0, in: profile) }
      self.init(known?.rgb ?? .rgb(0, 0, 0, 1), profile: profile)
    }
    if description.catalog == nil, namesCatalogColors { catalogName = description.name }
  }

  private init(_ components: Components, profile: OutputProfile) {
    self.components = components
    writesDoubles = profile >= .xcode11
    writesText = profile >= .xcode4point5
    writesName = profile >= .xcode4point3
  }

  /// Archives a color that UIKit knows by name.
  ///
  /// A name that is in no table keeps its name and has `.none` for components.
  public init(systemColor name: String, profile: OutputProfile) {
    let renaming = SystemColorRenaming.row(for: name, profile: profile)
    let archived = renaming?.archived ?? name
    let isPattern = renaming?.isPattern ?? false
    self.init(isPattern ? .none : SystemColors.components(of: archived, in: profile) ?? .none, profile: profile)
    systemName = archived
    patternSelector = isPattern ? archived : nil
  }

  /// The color of a gray activity indicator whose element says none. Seen: 2 archives of Xcode 5.
  public static func spinnerGray(profile: OutputProfile) -> ArchivedColor {
    ArchivedColor(.white(0, alpha: 0.45), profile: profile)
  }

  /// The color of a label's text whose element says `<nil key="textColor"/>` or nothing.
  ///
  /// - Seen: Xcode 9 and later; a label of Xcode 3, one of 4.3, six of 4.5 and one of 5. Inferred: the eras between as
  ///   Xcode 9.
  /// - Parameter namesDynamicColors: false for an archive for systems before iOS 13: compilers of Xcode 11.0 to 11.3 then
  ///   give it components alone, later ones do not ask.
  public static func defaultLabelText(profile: OutputProfile, namesDynamicColors: Bool = true) -> ArchivedColor {
    if !namesDynamicColors, (.xcode11 ... .xcode11point3).contains(profile) {
      return ArchivedColor(.rgb(0, 0, 0, 1), profile: profile)
    }
    if profile == .xcode5 { return ArchivedColor(.rgb(0, 0, 0, 1), profile: profile) }
    if profile < .xcode5 {
      var black = ArchivedColor(.white(0, alpha: 1), profile: profile)
      if profile >= .xcode4point3 { black.systemName = profile < .xcode4point5 ? "darkTextColor" : "blackColor" }
      return black
    }
    return ArchivedColor(systemColor: profile >= .xcode11 ? "labelColor" : "blackColor", profile: profile)
  }

  /// The color of a text field's text whose element says nothing of it.
  ///
  /// - Seen: components alone up to Xcode 7, blackColor from 8.0 to 10, labelColor later. Inferred: the beta of 8.0.
  public static func defaultFieldText(profile: OutputProfile) -> ArchivedColor {
    guard profile < .xcode8 else { return defaultLabelText(profile: profile) }
    return ArchivedColor(.rgb(0, 0, 0, 1), profile: profile)
  }

  /// The same color as the background of a table: opaque white goes by the name `tableBackgroundColor` there.
  ///
  /// - Seen: in all eras, with the components that the system's own color has up to Xcode 10: 6 gray ones in documents of
  ///   5 apps. Inferred: later, those of the color as it was, as all that were seen are gray like the system's.
  public func asTableBackground(in profile: OutputProfile) -> ArchivedColor {
    guard components.isWhite else { return self }
    if profile < .xcode11 { return ArchivedColor(systemColor: "tableBackgroundColor", profile: profile) }
    var copy = self
    copy.systemName = "tableBackgroundColor"
    return copy
  }

  /// What an archive knows a color by: two colors that agree in it are one object, and the one that is reached first,
  /// depth first and in the order of keys, gives the name.
  ///
  /// So a table's white background loses its name to a white view inside the table, and gives its own to the view
  /// around.
  /// - Seen: no archive has two colors of equal components and different names (336 archives of all eras); the order
  ///   explains every name of a white table but three in archives of legacy documents.
  ///   A color that adapts to dark appearance is never equal to a fixed one. Seen: 1 white background of the system beside
  ///   white texts, in both members of 1 document of Xcode 11.3.
  public var sharingIdentity: ArchivedColor {
    var copy = self
    if components != .none, !isAdaptive { copy.systemName = nil }
    return copy
  }

  private var isAdaptive: Bool {
    systemName.map { SystemColors.isDynamic($0) || $0 == "systemBackgroundColor" } ?? false
  }

  /// The name of black, white and clear where they are gray colors; nothing else has one.
  private static func plainName(of components: Components) -> String? {
    switch components {
    case .white(0, alpha: 1): "blackColor"
    case .white(1, alpha: 1): "whiteColor"
    case .white(0, alpha: 0): "clearColor"
    default: nil
    }
  }
}
