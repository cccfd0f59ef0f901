import NibRuntime

/// What a button shows in one state.
public struct ButtonContent: Sendable, Hashable {
  /// The title.
  public var title: String?
  /// Color of the title.
  public var titleColor: NibColor?
  /// Color of the title's shadow.
  public var titleShadowColor: NibColor?
  /// The image beside the title.
  public var image: NibImage?
  /// The image behind both.
  public var backgroundImage: NibImage?
}

/// A state of a control, by the archive's bits.
public enum ControlState: Int, NibChoice {
  /// None of the others.
  case normal = 0
  /// Touched.
  case highlighted = 1
  /// Not reacting.
  case disabled = 2
  /// Chosen.
  case selected = 4
}

/// A button. Stands in for UIButton.
///
/// Setting a runtime attribute such as `title` is not a button's; titles are by state.
open class Button: Control {
  /// The kind of button.
  public var buttonType = ButtonType.custom
  /// The font of the title.
  public var font: NibFont?
  /// Distances around all content, in points.
  public var contentEdgeInsets = NibInsets()
  /// Distances around the title, in points.
  public var titleEdgeInsets = NibInsets()
  /// Distances around the image, in points.
  public var imageEdgeInsets = NibInsets()
  /// Offset of the title's shadow, in points.
  public var titleShadowOffset = NibSize()
  /// Where the title breaks.
  public var lineBreakMode = LineBreakMode.middleTruncation
  /// Whether the shadow turns over while highlighted.
  public var reversesTitleShadowWhenHighlighted = false
  /// Whether the button glows while touched.
  public var showsTouchWhenHighlighted = false
  /// Whether the image is darker while highlighted.
  public var adjustsImageWhenHighlighted = true
  /// Whether the image is lighter while disabled.
  public var adjustsImageWhenDisabled = true
  private var contents: [Int: ButtonContent] = [:]

  /// Makes a button with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived button.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.buttonTable.read(self, from: coder)
    contents = try coder.buttonContents("UIButtonStatefulContent")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [buttonTable] }

  private static let buttonTable = PropertyTable(
    Button.self,
    [
      Property("buttonType", "UIButtonType", at: \.buttonType),
      Property("font", "UIFont", at: \.font),
      Property("contentEdgeInsets", "UIContentEdgeInsets", at: \.contentEdgeInsets),
      Property("titleEdgeInsets", "UITitleEdgeInsets", at: \.titleEdgeInsets),
      Property("imageEdgeInsets", "UIImageEdgeInsets", at: \.imageEdgeInsets),
      Property("titleShadowOffset", "UITitleShadowOffset", at: \.titleShadowOffset),
      Property("lineBreakMode", "UILineBreakMode", at: \.lineBreakMode),
      Property(
        "reversesTitleShadowWhenHighlighted", "UIReversesTitleShadowWhenHighlighted",
        at: \.reversesTitleShadowWhenHighlighted),
      Property("showsTouchWhenHighlighted", "UIShowsTouchWhenHighlighted", at: \.showsTouchWhenHighlighted),
      Property("adjustsImageWhenHighlighted", "UIAdjustsImageWhenHighlighted", at: \.adjustsImageWhenHighlighted),
      Property("adjustsImageWhenDisabled", "UIAdjustsImageWhenDisabled", at: \.adjustsImageWhenDisabled),
    ])

  /// What is archived for exactly this state.
  public func content(for state: ControlState) -> ButtonContent? { contents[state.rawValue] }

  /// The title of a state, or the normal one's.
  public func title(for state: ControlState = .normal) -> String? {
    contents[state.rawValue]?.title ?? contents[0]?.title
  }

  /// The title's color of a state, or the normal one's.
  public func titleColor(for state: ControlState = .normal) -> NibColor? {
    contents[state.rawValue]?.titleColor ?? contents[0]?.titleColor
  }

  /// The image of a state, or the normal one's.
  public func image(for state: ControlState = .normal) -> NibImage? {
    contents[state.rawValue]?.image ?? contents[0]?.image
  }

  /// The typed properties, then the title and image of each state that has one.
  open override var changedProperties: [(name: String, value: NibValue)] {
    var properties = super.changedProperties
    for (state, content) in contents.sorted(by: { $0.key < $1.key }) {
      let name = ControlState(rawValue: state).map { "\($0)" } ?? "\(state)"
      if let title = content.title { properties.append(("title.\(name)", .string(title))) }
      if let color = content.titleColor { properties.append(("titleColor.\(name)", .color(color))) }
      if let image = content.image { properties.append(("image.\(name)", .image(image))) }
      if let image = content.backgroundImage { properties.append(("backgroundImage.\(name)", .image(image))) }
    }
    return properties
  }
}
