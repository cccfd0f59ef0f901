import NibRuntime
import NibStandIns

/// What a cell or another view is doing, for content that looks different then. Stands for UIConfigurationState.
@MainActor
public protocol UIConfigurationState {
  /// Whether it is disabled.
  var isDisabled: Bool { get set }
  /// Whether a touch lights it up.
  var isHighlighted: Bool { get set }
  /// Whether it is selected.
  var isSelected: Bool { get set }
}

/// What a cell is doing. Stands in for UICellConfigurationState.
public struct UICellConfigurationState: UIConfigurationState {
  /// Whether it is disabled.
  public var isDisabled = false
  /// Whether a touch lights it up.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it is being edited.
  public var isEditing = false

  /// Makes the state of a cell that does nothing.
  public init() {}
}

/// What a content view shows. Stands for UIContentConfiguration.
@MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows this.
  func makeContentView() -> UIView & UIContentView
  /// The same for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration. Stands for UIContentView.
@MainActor
public protocol UIContentView: AnyObject {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration; those of the class of its own if left out.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Those of the type that it shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    Swift.type(of: configuration) == Swift.type(of: self.configuration)
  }
}

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
  }

  /// The text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
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

/// Shows text, second text and image of a cell. Stands in for UIListContentView.
open class UIListContentView: UIView, UIContentView {
  /// What it shows: a `UIListContentConfiguration`; another one is not taken.
  public var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let configuration = newValue as? UIListContentConfiguration else { return }
      shown = configuration
      update()
    }
  }
  private var shown: UIListContentConfiguration
  /// The label of the text; nil without.
  public private(set) final var textLabel: UILabel?
  /// The label of the second text; nil without.
  public private(set) final var secondaryTextLabel: UILabel?
  /// The view of the image; nil without.
  public private(set) final var imageView: UIImageView?

  /// Makes one that shows something.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: CGRect())
    update()
  }

  /// Reads the archived values; shows nothing yet.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  private func update() {
    imageView = part(imageView, UIImageView.init, isThere: shown.image != nil)
    imageView?.image = shown.image
    textLabel = part(textLabel, UILabel.init, isThere: shown.text != nil)
    secondaryTextLabel = part(secondaryTextLabel, UILabel.init, isThere: shown.secondaryText != nil)
    Self.fill(textLabel, shown.text, shown.textProperties)
    Self.fill(secondaryTextLabel, shown.secondaryText, shown.secondaryTextProperties)
  }

  private func part<Part: UIView>(_ part: Part?, _ make: (CGRect) -> Part, isThere: Bool) -> Part? {
    guard isThere else {
      part?.removeFromSuperview()
      return nil
    }
    if let part { return part }
    let made = make(CGRect())
    addSubview(made)
    return made
  }

  private static func fill(_ label: UILabel?, _ text: String?, _ look: UIListContentConfiguration.TextProperties) {
    guard let label else { return }
    label.text = text
    if let font = look.font { label.font = font }
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    label.textAlignment = look.alignment
    label.lineBreakMode = look.lineBreakMode
  }
}

/// What stands behind a cell's content. Stands in for UIBackgroundConfiguration; nothing is drawn here.
@MainActor
public struct UIBackgroundConfiguration {
  /// The color; nil for the tint.
  public var backgroundColor: UIColor?
  /// Radius of the corners, in points.
  public var cornerRadius = 0.0
  /// Distances from the cell's edges, in points.
  public var backgroundInsets = NibInsets()
  /// Color of the line around it.
  public var strokeColor: UIColor?
  /// Width of the line around it, in points.
  public var strokeWidth = 0.0
  /// An image.
  public var image: UIImage?
  /// A view in place of color and line.
  public var customView: UIView?

  /// Nothing at all.
  public static func clear() -> Self {
    var made = Self()
    made.backgroundColor = .clear
    return made
  }

  /// That of a row of a plain list.
  public static func listPlainCell() -> Self { list(.systemBackground) }

  /// That of a row of a grouped list.
  public static func listGroupedCell() -> Self { list(.secondarySystemGroupedBackground) }

  /// That of a row of a list.
  public static func listCell() -> Self { listPlainCell() }

  private static func list(_ color: UIColor) -> Self {
    var made = Self()
    made.backgroundColor = color
    return made
  }

  /// The same: nothing looks different here.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// What a cell holds for its content and background by configurations.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
}

extension UIView {
  /// The view that shows a configuration within a cell: the one that is there, if it can, else a new one in its place.
  func contentView(_ old: UIView?, showing configuration: any UIContentConfiguration) -> UIView {
    if let shown = old as? any UIContentView, let old, shown.supports(configuration) {
      shown.configuration = configuration
      return old
    }
    let view = configuration.makeContentView()
    view.frame = CGRect(origin: CGPoint(), size: bounds.size)
    old?.removeFromSuperview()
    insertSubview(view, at: 0)
    return view
  }
}
