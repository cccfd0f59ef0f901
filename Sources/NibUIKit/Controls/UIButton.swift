import NibRuntime
import NibSchema
import NibStandIns

extension UIButton {
  /// What a button shows in one state.
  public struct Content {
    /// The title.
    public var title: String?
    /// The title with attributes; its characters are `title` too when it is archived.
    public var attributedTitle: NibText?
    /// Color of the title.
    public var titleColor: UIColor?
    /// Color of the title's shadow.
    public var titleShadowColor: UIColor?
    /// The image beside the title.
    public var image: UIImage?
    /// The image behind both.
    public var backgroundImage: UIImage?

    /// Makes content that shows nothing.
    public init() {}
  }
}

/// A button. Stands in for UIButton.
///
/// Setting a runtime attribute such as `title` is not a button's; titles are by state.
open class UIButton: ButtonStandIn {
  /// The kind of button.
  open internal(set) var buttonType = UIButton.ButtonType.custom
  /// The font of the title.
  open var font: UIFont?
  /// Distances around all content, in points.
  open var contentEdgeInsets = NibInsets()
  /// Distances around the title, in points.
  open var titleEdgeInsets = NibInsets()
  /// Distances around the image, in points.
  open var imageEdgeInsets = NibInsets()
  /// Offset of the title's shadow, in points.
  open var titleShadowOffset = CGSize()
  /// Where the title breaks.
  open var lineBreakMode = NSLineBreakMode.byTruncatingMiddle
  /// Whether the shadow turns over while highlighted.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the button glows while touched.
  open var showsTouchWhenHighlighted = false
  /// Whether the image is darker while highlighted.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is lighter while disabled.
  open var adjustsImageWhenDisabled = true
  /// How a newer button looks and what it shows in the normal state; nil for one that its other properties tell of.
  open var configuration: Configuration?
  /// The menu; nil for none.
  open var menu: UIMenu?
  /// The menu while it is open.
  open internal(set) var openedMenu: UIMenu?
  /// Whether a tap selects and deselects the button.
  open var changesSelectionAsPrimaryAction = false
  /// What the button is for.
  open var role = Role.normal
  /// Whether holding what is dragged over the button activates it; nothing is dragged.
  open var isSpringLoaded = false
  /// Whether the image grows with the user's text size; kept.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether pointers are followed.
  open var isPointerInteractionEnabled = false
  /// What changes the configuration when `setNeedsUpdateConfiguration` asks for it.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { isConfigurationDue = true } }
  /// Whether `updateConfiguration` is due.
  private var isConfigurationDue = false
  private var isUpdatingConfiguration = false
  private var contents: [Int: UIButton.Content] = [:]
  private var madeTitleLabel: UILabel?

  /// Makes a button of a kind.
  public convenience init(type: UIButton.ButtonType) {
    self.init()
    buttonType = type
  }

  /// Reads the archived button.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.buttonTable.read(self, from: coder)
    contents = try coder.buttonContents(UIButton.Content.key)
  }

  override var readTexts: [String] { [currentTitle, configuration?.subtitle].compactMap { $0 } }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [buttonTable] }

  private static let buttonTable = PropertyTable(
    UIButton.self, kind: UIKitElements.button, fresh: { UIButton() },
    [
      Property("buttonType", \.buttonType),
      Property("font", row: "fontDescription", \.font),
      Property("contentEdgeInsets", \.contentEdgeInsets),
      Property("titleEdgeInsets", \.titleEdgeInsets),
      Property("imageEdgeInsets", \.imageEdgeInsets),
      Property("titleShadowOffset", \.titleShadowOffset),
      Property("lineBreakMode", \.lineBreakMode),
      Property("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted),
      Property("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted),
      Property("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted),
      Property("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled),
      Property("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction),
      Property("role", \.role),
      Property("springLoaded", \.isSpringLoaded),
      Property(
        "adjustsImageSizeForAccessibilityContentSizeCategory", \.adjustsImageSizeForAccessibilityContentSizeCategory),
      Property("menu", object: \.menu),
      Property("pointerInteractionEnabled", row: "pointerInteraction", \.isPointerInteractionEnabled),
      // Trees show the style.
      Property(
        "configuration", get: { $0.configuration.map { .string("\($0.style)") } ?? NibValue.null },
        set: { $0.configuration = ($1.object as? PlaceholderObject).map { Configuration($0) } }),
    ])

  /// A view with the image that is shown, for reading. It is no subview.
  open var imageView: UIImageView? {
    let view = UIImageView(frame: CGRect())
    view.image = currentImage
    return view
  }

  /// Calls `updateConfiguration` at once.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isConfigurationDue = false
    isUpdatingConfiguration = true
    defer { isUpdatingConfiguration = false }
    updateConfiguration()
  }

  /// Calls `updateConfiguration` where a new handler made that due: before the button is looked at.
  override func bringConfigurationUpToDate() { if isConfigurationDue { setNeedsUpdateConfiguration() } }

  /// A change of the state has the configuration changed with it.
  private func stateDidChange(_ isOther: Bool) {
    guard isOther, configuration != nil || configurationUpdateHandler != nil else { return }
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
  }

  /// Whether the button reacts.
  open override var isEnabled: Bool { didSet { stateDidChange(isEnabled != oldValue) } }
  /// Whether the button is selected.
  open override var isSelected: Bool { didSet { stateDidChange(isSelected != oldValue) } }
  /// Whether the button is highlighted.
  open override var isHighlighted: Bool { didSet { stateDidChange(isHighlighted != oldValue) } }

  /// Where the image behind is: all of the button.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and image are: what `contentEdgeInsets` leave.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { Self.inset(bounds, by: contentEdgeInsets) }

  /// Where the title is: what its insets leave, for nothing is measured. Like the one below it is asked by nothing here.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { Self.inset(contentRect, by: titleEdgeInsets) }

  /// Where the image is: in its size where what its insets leave begins.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let room = Self.inset(contentRect, by: imageEdgeInsets)
    return CGRect(origin: room.origin, size: currentImage?.size ?? CGSize())
  }

  private static func inset(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: rect.origin.x + CGFloat(insets.left), y: rect.origin.y + CGFloat(insets.top),
      width: max(0, rect.size.width - CGFloat(insets.left + insets.right)),
      height: max(0, rect.size.height - CGFloat(insets.top + insets.bottom)))
  }

  /// Calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// What is said for exactly this state: of a button with a configuration, the normal one's title, image and title color
  /// are the configuration's.
  open func content(for state: UIControl.State) -> UIButton.Content? {
    bringConfigurationUpToDate()
    guard state == .normal, let configuration else { return contents[state.rawValue] }
    var content = contents[0] ?? UIButton.Content()
    content.take(configuration, tint: ownTintColor)
    return content
  }

  /// Changes what is said for exactly this state; in the configuration what it says of the normal one.
  open func setContent(for state: UIControl.State, _ change: (inout UIButton.Content) -> Void) {
    var content = content(for: state) ?? UIButton.Content()
    let color = content.titleColor
    change(&content)
    contents[state.rawValue] = content
    guard state == .normal, configuration != nil else { return }
    configuration?.title = content.title
    configuration?.archivedTitle = content.attributedTitle
    configuration?.image = content.image
    if content.titleColor != color { configuration?.baseForegroundColor = content.titleColor }
  }

  /// What a state shows: its own, or the normal state's.
  func shown<Value>(_ state: UIControl.State, _ path: KeyPath<UIButton.Content, Value?>) -> Value? {
    content(for: state)?[keyPath: path] ?? content(for: .normal)?[keyPath: path]
  }

  /// A label with the button's font and the title that is shown, for reading; setting its text changes no title. It is no subview.
  open var titleLabel: UILabel? {
    let label = madeTitleLabel ?? UILabel()
    madeTitleLabel = label
    label.font = font
    label.lineBreakMode = lineBreakMode
    label.text = currentTitle
    if let text = currentAttributedTitle { label.attributedText = text }
    label.textColor = currentTitleColor
    return label
  }

  /// Does what a user's tap does, the primary action after `touchUpInside`; opens the menu where that is the primary
  /// action.
  @discardableResult
  open override func tap() throws(RuntimeError) -> Bool {
    if showsMenuAsPrimaryAction, menu != nil { return openMenu() != nil }
    return try super.tap()
  }

  final override func liftInside() throws(RuntimeError) {
    if showsMenuAsPrimaryAction, menu != nil {
      _ = openMenu()
      return
    }
    try super.liftInside()
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    try send(.primaryActionTriggered)
  }

  /// The typed properties, then title and image of each state that has one.
  open override var changedProperties: [ChangedProperty] {
    var properties = super.changedProperties
    let numbers = Set(contents.keys).union(configuration == nil ? [] : [0])
    for number in numbers.sorted() {
      guard let content = content(for: UIControl.State(rawValue: number)) else { continue }
      let name = UIControl.State(rawValue: number)
      if let title = content.title { properties.append(ChangedProperty("title.\(name)", .string(title))) }
      if let title = content.attributedTitle {
        properties.append(ChangedProperty("attributedTitle.\(name)", .text(title)))
      }
      if let color = content.titleColor { properties.append(ChangedProperty("titleColor.\(name)", color.nibValue)) }
      if let image = content.image { properties.append(ChangedProperty("image.\(name)", image.nibValue)) }
      if let image = content.backgroundImage {
        properties.append(ChangedProperty("backgroundImage.\(name)", image.nibValue))
      }
    }
    return properties
  }
}
