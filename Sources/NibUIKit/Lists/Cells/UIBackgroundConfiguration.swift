import NibFoundation
import NibRuntime
import NibStandIns

/// What stands behind content: of cells, buttons and others. Stands in for UIBackgroundConfiguration; nothing is drawn here.
public struct UIBackgroundConfiguration {
  /// The color; nil for that which the style makes, or the tint.
  public var backgroundColor: UIColor?
  /// The color by another one; nil for the same.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Radius of the corners, in points.
  public var cornerRadius = 0.0
  /// Distances from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets()
  /// Edges at which the margins are added to those distances.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color of the line around.
  public var strokeColor: UIColor?
  /// The color by another one; nil for the same.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Width of the line around, in points.
  public var strokeWidth = 0.0
  /// How far outside the line is, in points.
  public var strokeOutset = 0.0
  /// An image behind all.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A view in place of all that; drawn by nothing.
  public var customView: UIView?
  /// The blur behind.
  public var visualEffect: UIVisualEffect?
  /// The shadow.
  public var shadowProperties = ShadowProperties()

  /// How a shadow falls. Stands in for UIShadowProperties.
  public struct ShadowProperties {
    /// The color; nil for none.
    public var color: UIColor?
    /// Opacity, 0...1.
    public var opacity: CGFloat = 0
    /// How far it is spread, in points.
    public var radius: CGFloat = 0
    /// Where it falls, in points.
    public var offset = CGSize()
    /// Its outline; nil for that of the background.
    public var path: UIBezierPath?
  }

  /// Makes a background that shows nothing.
  public init() {}

  /// Nothing at all.
  public static func clear() -> Self { list(.clear) }
  /// That of a row of a list, whatever the list.
  public static func listCell() -> Self { listPlainCell() }
  /// That of a row of a plain list.
  public static func listPlainCell() -> Self { list(.systemBackground) }
  /// That of a row of a grouped list.
  public static func listGroupedCell() -> Self { list(.secondarySystemGroupedBackground) }
  /// That of what stands above a section, whatever the list.
  public static func listHeader() -> Self { list(.clear) }
  /// That of what stands below a section, whatever the list.
  public static func listFooter() -> Self { list(.clear) }
  /// That of what stands around a plain section.
  public static func listPlainHeaderFooter() -> Self { list(.systemBackground) }
  /// That of what stands around a grouped section.
  public static func listGroupedHeaderFooter() -> Self { list(.clear) }
  /// That of what stands above a section of a sidebar.
  public static func listSidebarHeader() -> Self { list(.clear) }
  /// That of a row of a sidebar.
  public static func listSidebarCell() -> Self { list(.clear) }
  /// That of such a row beside an icon that others have.
  public static func listAccompaniedSidebarCell() -> Self { list(.clear) }

  private static func list(_ color: UIColor) -> Self {
    var made = Self()
    made.backgroundColor = color
    return made
  }

  /// The same: nothing looks different here.
  @MainActor public func updated(for state: any UIConfigurationState) -> Self { self }

  /// The color that is shown for a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The color of the line that is shown for a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// How a shadow of a background falls.
public typealias UIShadowProperties = UIBackgroundConfiguration.ShadowProperties
