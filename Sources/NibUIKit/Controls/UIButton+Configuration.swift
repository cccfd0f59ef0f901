import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

extension UIButton {
  /// How newer buttons look, and what they show in the normal state. Stands in for UIButton.Configuration.
  public struct Configuration {
    /// Documented: UIButton.Configuration. Seen: plain, gray and filled.
    public enum Style: Int, NibChoice {
      /// Without a background.
      case plain = 0
      /// On gray.
      case gray = 1
      /// On a faint tint.
      case tinted = 2
      /// On the tint.
      case filled = 3
      /// On glass.
      case glass = 4
      /// On glass of the tint.
      case prominentGlass = 5
      /// On clear glass.
      case clearGlass = 6
      /// On clear glass of the tint.
      case prominentClearGlass = 7
    }

    /// How round the corners are.
    public enum CornerStyle: Int, NibChoice {
      /// As the background says.
      case fixed = -1
      /// As the background says, larger with the text size.
      case dynamic = 0
      /// Slightly.
      case small = 1
      /// Moderately.
      case medium = 2
      /// Much.
      case large = 3
      /// Wholly.
      case capsule = 4
    }

    /// On which side of the title the image is.
    public enum ImagePlacement: Int, NibChoice {
      /// Above.
      case top = 1
      /// Where lines begin.
      case leading = 2
      /// Below.
      case bottom = 4
      /// Where lines end.
      case trailing = 8
    }

    /// How title and subtitle stand to each other.
    public enum TitleAlignment: Int, NibChoice {
      /// By where the image is.
      case automatic = 0
      /// Where lines begin.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where lines end.
      case trailing = 3
    }

    /// What stands behind title and image.
    public typealias Background = UIBackgroundConfiguration

    /// The style.
    public var style: Style
    /// The title; setting it takes the attributes away.
    public var title: String? {
      didSet { if title != archivedTitle?.string { archivedTitle = nil } }
    }
    /// The title with its attributes, as archives hold it.
    public internal(set) var archivedTitle: NibText?
    /// The line below the title; setting it takes the attributes away.
    public var subtitle: String? {
      didSet { if subtitle != archivedSubtitle?.string { archivedSubtitle = nil } }
    }
    /// The line below with its attributes, likewise.
    public internal(set) var archivedSubtitle: NibText?
    /// The image.
    public var image: UIImage?
    /// Color of title and image; nil leaves it to the style.
    public var baseForegroundColor: UIColor?
    /// Color of the background; nil leaves it to the style.
    public var baseBackgroundColor: UIColor?
    /// The background.
    public var background = Background()
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// On which side the image is.
    public var imagePlacement = ImagePlacement.leading
    /// Between image and title, in points.
    public var imagePadding = 0.0
    /// Room that is kept free for the image, in points.
    public var imageReservation = 0.0
    /// Between title and subtitle, in points.
    public var titlePadding = 1.0
    /// How title and subtitle stand to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Distances of title and image from the button's edges, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// How large the button is.
    public var buttonSize = Size.medium
    /// How the button looks in an app that is at home on the Mac; kept.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// What a symbol is drawn as where it does not say itself.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether the button shows that it opens a menu to choose from.
    public var indicator = Indicator.automatic
    /// Color of the image by the color of the title; nil for the same.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Color of that sign, likewise.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Changes the color of what turns; kept.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Where the title breaks.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Where the line below breaks.
    public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the system makes it fit where it stands.
    public var automaticallyUpdateForSelection = true
    /// Attributes of the title by those that it has; `UIButton.shownTitle` has them.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Attributes of the line below, likewise.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Whether an activity indicator turns in place of the image.
    public var showsActivityIndicator = false
    /// How another symbol takes the image's place; kept.
    public var symbolContentTransition: UISymbolContentTransition?

    /// Makes a configuration of a style that says nothing.
    public init(style: Style = .plain) { self.style = style }

    /// Without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// On gray.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// On a faint tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// On the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
  }
}

extension UIButton.Configuration {
  private static let names = ArchivedNames(of: UIKitElements.buttonConfiguration)

  /// Reads an archived configuration, which has no class of its own here.
  init(_ stored: PlaceholderObject) {
    let names = Self.names
    func value<Wanted: NibConvertible>(_ name: String) -> Wanted? {
      stored.value(names.key(name)).flatMap { Wanted(nibValue: $0) }
    }
    self.init(style: value("style") ?? .plain)
    let text: NibText? = value("title")
    if let text, !text.string.isEmpty {
      title = text.string
      archivedTitle = text
    }
    let below: NibText? = value("subtitle")
    if let below, !below.string.isEmpty {
      subtitle = below.string
      archivedSubtitle = below
    }
    image = value("image")
    baseForegroundColor = value("baseForegroundColor")
    baseBackgroundColor = value("baseBackgroundColor")
    cornerStyle = value("cornerStyle") ?? cornerStyle
    imagePlacement = value("imagePlacement") ?? imagePlacement
    imagePadding = value("imagePadding") ?? imagePadding
    titlePadding = value("titlePadding") ?? titlePadding
    titleAlignment = value("titleAlignment") ?? titleAlignment
    showsActivityIndicator = value("showsActivityIndicator") ?? false
    contentInsets = value("contentInsets") ?? contentInsets
    buttonSize = value("buttonSize") ?? buttonSize
    macIdiomStyle = value("macIdiomStyle") ?? macIdiomStyle
    preferredSymbolConfigurationForImage =
      (stored.value(names.key("preferredSymbolConfigurationForImage"))?.object as? PlaceholderObject)
      .map { UIImage.SymbolConfiguration($0) }
    if let behind = stored.value(names.key("background"))?.object as? PlaceholderObject {
      background = Background(behind)
    }
  }

  /// Color of title and image: the base color, or what the style makes of the button's tint.
  ///
  /// - Documented: a filled button's title is white, a plain, gray or tinted one's has the tint.
  func foreground(tint: UIColor?) -> UIColor? {
    if let baseForegroundColor { return baseForegroundColor }
    return style == .filled ? UIColor(white: 1, alpha: 1) : tint
  }
}

extension UIBackgroundConfiguration {
  private static let names = ArchivedNames(of: UIKitElements.backgroundConfiguration)

  init(_ stored: PlaceholderObject) {
    self.init()
    func value<Wanted: NibConvertible>(_ name: String) -> Wanted? {
      stored.value(Self.names.key(name)).flatMap { Wanted(nibValue: $0) }
    }
    backgroundColor = value("backgroundColor")
    cornerRadius = value("cornerRadius") ?? 0
    strokeColor = value("strokeColor")
    strokeWidth = value("strokeWidth") ?? 0
    strokeOutset = value("strokeOutset") ?? 0
    image = value("image")
  }
}

extension UIButton.Content {
  /// Takes what a configuration says of the normal state.
  mutating func take(_ configuration: UIButton.Configuration, tint: UIColor?) {
    title = configuration.title
    attributedTitle = configuration.archivedTitle
    image = configuration.image
    titleColor = configuration.foreground(tint: tint)
  }
}
