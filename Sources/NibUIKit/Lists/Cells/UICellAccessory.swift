import NibRuntime
import NibStandIns

/// What stands at the edge of a row of a list. Stands in for UICellAccessory.
@MainActor
public struct UICellAccessory {
  /// When it is there.
  public enum DisplayedState: Sendable {
    /// As named.
    case always, whenEditing, whenNotEditing
  }

  /// What it is.
  public enum AccessoryType: Sendable, Hashable {
    /// As named.
    case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, label, detail
    /// A menu, or a view of the app's own.
    case popUpMenu, customView
  }

  /// How it looks besides; one for all kinds here.
  @MainActor
  public struct Options {
    /// Whether it is there though the cell has none; kept.
    public var isHidden: Bool
    /// Its color; nil for the kind's.
    public var tintColor: UIColor?
    /// Points across.
    public var reservedLayoutWidth: LayoutDimension?
    /// Whether a line stands before what moves an item.
    public var showsVerticalSeparator = true
    /// Color behind what chooses several.
    public var backgroundColor: UIColor?
    /// The font of a text.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// Whether that follows the user's text size.
    public var adjustsFontForContentSizeCategory = false
    /// How an arrow of an outline turns.
    public var style: Style

    /// How an arrow of an outline stands.
    public enum Style: Sendable {
      /// As named.
      case automatic, header, cell
    }

    /// Makes options.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth
    }

    /// Options of what moves an item.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool
    ) {
      self.init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator
    }

    /// Options of what deletes, inserts or chooses.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor?
    ) {
      self.init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.backgroundColor = backgroundColor
    }

    /// Options of a text.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont, adjustsFontForContentSizeCategory: Bool = false
    ) {
      self.init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
    }
  }

  /// How much room is kept for an accessory, in points.
  public enum LayoutDimension: Hashable, Sendable {
    /// What it needs.
    case actual
    /// What the system's accessories have.
    case standard
    /// So much.
    case custom(CGFloat)
  }

  /// What an accessory does.
  public typealias ActionHandler = () -> Void
  /// Hears of what was chosen of a menu.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// Options of one kind.
  public typealias DisclosureIndicatorOptions = Options
  /// Options of one kind.
  public typealias CheckmarkOptions = Options
  /// Options of one kind.
  public typealias DeleteOptions = Options
  /// Options of one kind.
  public typealias InsertOptions = Options
  /// Options of one kind.
  public typealias ReorderOptions = Options
  /// Options of one kind.
  public typealias MultiselectOptions = Options
  /// Options of one kind.
  public typealias OutlineDisclosureOptions = Options
  /// Options of one kind.
  public typealias LabelOptions = Options
  /// Options of one kind.
  public typealias DetailOptions = Options
  /// Options of one kind.
  public typealias PopUpMenuOptions = Options

  /// Where a view of the app's own stands.
  public enum Placement: Sendable {
    /// Where lines begin.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// Where lines end.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The place among the accessories of the edge.
    public typealias Position = @MainActor @Sendable (_ accessories: [UICellAccessory]) -> Int

    /// The place before the first accessory of another one's kind; the first place where there is none.
    @MainActor
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// The place after the last accessory of another one's kind; the last place where there is none.
    @MainActor
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in accessories.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count }
    }
  }

  /// A view of the app's own.
  @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public var customView: UIView
    /// Where it is.
    public var placement: Placement
    /// Whether it is not shown.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint; nil for the cell's.
    public var tintColor: UIColor?
    /// Whether it keeps its size.
    public var maintainsFixedSize: Bool

    /// Makes one of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  /// What it is.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  /// The text of a label.
  public private(set) var text: String?
  /// The view of the app's own.
  public private(set) var customView: UIView?
  /// What a tap does.
  public private(set) var actionHandler: (() -> Void)?
  /// The menu.
  public private(set) var menu: UIMenu?
  /// Hears of what was chosen of it; called by tests.
  public private(set) var menuHandler: MenuSelectedElementDidChangeHandler?

  private init(_ type: AccessoryType, _ displayed: DisplayedState, _ handler: (() -> Void)? = nil) {
    accessoryType = type
    self.displayed = displayed
    actionHandler = handler
  }

  /// An arrow that leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> Self { Self(.disclosureIndicator, displayed) }
  /// A mark.
  public static func checkmark(displayed: DisplayedState = .always, options: Options = Options()) -> Self {
    Self(.checkmark, displayed)
  }
  /// A minus.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.delete, displayed, actionHandler) }
  /// A plus.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.insert, displayed, actionHandler) }
  /// A handle to move the row.
  public static func reorder(displayed: DisplayedState = .whenEditing, options: Options = Options()) -> Self {
    Self(.reorder, displayed)
  }
  /// A circle to choose several rows.
  public static func multiselect(displayed: DisplayedState = .whenEditing, options: Options = Options()) -> Self {
    Self(.multiselect, displayed)
  }
  /// An arrow that shows the rows within.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.outlineDisclosure, displayed, actionHandler) }
  /// An i for details.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.detail, displayed, actionHandler) }
  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> Self {
    var made = Self(.label, displayed)
    made.text = text
    return made
  }
  /// A menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> Self {
    var made = Self(.popUpMenu, displayed)
    made.menu = menu
    made.menuHandler = selectedElementDidChangeHandler
    return made
  }
  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    var made = Self(.customView, displayed)
    made.customView = configuration.customView
    return made
  }
}
