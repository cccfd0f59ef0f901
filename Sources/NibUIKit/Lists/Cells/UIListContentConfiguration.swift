import NibFoundation
import NibRuntime
import NibStandIns

/// Text, second text and image of a cell. Stands in for UIListContentConfiguration.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// The font; nil for the standard one.
    public var font: UIFont?
    /// Color of the text.
    public var color = UIColor.label
    /// Most lines; 0 for no bound.
    public var numberOfLines = 0
    /// Whether text shrinks to fit.
    public var adjustsFontSizeToFitWidth = false
    /// How far it may shrink, 0...1.
    public var minimumScaleFactor = 0.0
    /// How lines are aligned.
    public var alignment = NSTextAlignment.natural
    /// Where lines break.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory = false
    /// Whether letters may move together before the text is cut.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a pointer that rests on a text that is cut sees all of it.
    public var showsExpansionTextWhenTruncated = false
    /// How the text is written.
    public var transform = TextTransform.none
    /// The color by another one; nil for the same.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// The color that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// How a text is written.
    public enum TextTransform: Int, Sendable {
      /// As named.
      case none, uppercase, lowercase, capitalized

      func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    /// How lines are aligned.
    public typealias TextAlignment = NSTextAlignment
  }

  /// How an image looks.
  public struct ImageProperties {
    /// Its color; nil for the standard one.
    public var tintColor: UIColor?
    /// Radius of its corners, in points.
    public var cornerRadius = 0.0
    /// Largest size, in points; 0 for no bound.
    public var maximumSize = CGSize()
    /// Size to keep free for it, in points; 0 for its own.
    public var reservedLayoutSize = CGSize()
    /// How a symbol is drawn.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color by another one; nil for the same.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Color of the line around.
    public var strokeColor: UIColor?
    /// Width of the line around, in points.
    public var strokeWidth = 0.0
    /// Whether the image keeps its colors where the user has them turned around.
    public var accessibilityIgnoresInvertColors = false
    /// The room that the system keeps free for an image.
    public static let standardDimension: CGFloat = 0

    /// The color that is shown for a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// The text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The text with attributes, in its place; nil for none.
  public var attributedText: NSAttributedString?
  /// The second text with attributes, in its place; nil for none.
  public var secondaryAttributedText: NSAttributedString?
  /// The image.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// Whether the second text stands beside the first where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Distance of image and text, in points.
  public var imageToTextPadding = 16.0
  /// Distance of the texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding = 8.0
  /// Distance of the texts above each other, in points.
  public var textToSecondaryTextVerticalPadding = 4.0
  /// Distances from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Directions in which the margins are no smaller than those around.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Opacity, 0...1.
  public var alpha: CGFloat = 1

  /// A row with one text.
  public static func cell() -> Self { Self() }

  /// A row with a second text below.
  public static func subtitleCell() -> Self { Self() }

  /// A row with a second text beside.
  public static func valueCell() -> Self {
    var made = Self()
    made.prefersSideBySideTextAndSecondaryText = true
    made.secondaryTextProperties.color = .secondaryLabel
    return made
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> Self { Self() }

  /// A row of a sidebar with a second text below.
  public static func sidebarSubtitleCell() -> Self { Self() }

  /// A row of a sidebar beside an icon that others have.
  public static func accompaniedSidebarCell() -> Self { Self() }

  /// Such a row with a second text below.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self() }

  /// What stands above a section, whatever the list.
  public static func header() -> Self { Self() }

  /// What stands below a section, whatever the list.
  public static func footer() -> Self { Self() }

  /// What stands above a section of a sidebar.
  public static func sidebarHeader() -> Self { Self() }

  /// What stands, larger, above a grouped section.
  public static func prominentInsetGroupedHeader() -> Self { Self() }

  /// What stands, largest, above a grouped section.
  public static func extraProminentInsetGroupedHeader() -> Self { Self() }

  /// What stands above a plain section.
  public static func plainHeader() -> Self { Self() }

  /// What stands below a plain section.
  public static func plainFooter() -> Self { Self() }

  /// What stands above a grouped section.
  public static func groupedHeader() -> Self { Self() }

  /// What stands below a grouped section.
  public static func groupedFooter() -> Self { Self() }

  /// Makes a view with the texts and the image.
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

  /// The same: nothing looks different here.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
