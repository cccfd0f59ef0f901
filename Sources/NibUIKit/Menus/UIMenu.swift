import NibRuntime
import NibStandIns

/// What menus are made of. Stands in for UIMenuElement.
open class UIMenuElement: CodingStandIn {
  /// The title.
  public final var title = ""
  /// The image beside it.
  public final var image: NibImage?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    title = try coder.string("title") ?? ""
    image = try coder.readLeniently("image")
  }
}

extension UIMenuElement {
  /// How an item may be chosen.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Self(rawValue: 1)
    /// It destroys something.
    public static let destructive = Self(rawValue: 2)
    /// It is not shown.
    public static let hidden = Self(rawValue: 4)
    /// The menu stays open.
    public static let keepsMenuPresented = Self(rawValue: 8)
  }

  /// The mark beside an item.
  public enum State: Int, Sendable {
    /// As named.
    case off, on, mixed
  }
}

/// A menu, or a menu in another. Stands in for UIMenu.
open class UIMenu: UIMenuElement {
  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its items stand in the menu around it.
    public static let displayInline = Self(rawValue: 1)
    /// It destroys something.
    public static let destructive = Self(rawValue: 2)
    /// One of its items is chosen at a time.
    public static let singleSelection = Self(rawValue: 32)
  }

  /// How it is shown; looked at by nothing.
  public final var options: Options = []
  /// The name of the menu.
  public final var identifier: String?
  /// The items and menus in it, in order.
  public final var children: [UIMenuElement] = []

  /// Makes a menu.
  public convenience init(
    title: String = "", image: NibImage? = nil, identifier: String? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init()
    self.title = title
    self.image = image
    self.identifier = identifier
    self.options = options
    self.children = children
  }

  /// Reads the archived menu.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    identifier = try coder.string("identifier")
    children = try coder.members("children", of: UIMenuElement.self)
  }

  /// The element that titles lead to, each in the menu of the one before; nil if there is none.
  public func element(_ titles: [String]) -> UIMenuElement? {
    var found: UIMenuElement? = self
    for title in titles { found = (found as? UIMenu)?.children.first { $0.title == title } }
    return found
  }
}

/// An item of a menu that sends an action. Stands in for UICommand.
open class UICommand: UIMenuElement, ActionSending, ResponderChainRoot {
  /// The action, which the first of the responder chain that responds performs; nil for none.
  public final var action: String?
  /// What tells the item from others with the same action.
  public final var propertyList: String?
  private var actionList = ActionList()
  /// Where the responder chain goes on: at whose menu the item was chosen from.
  public final weak var nextResponderFallback: AnyObject?

  /// Makes an item.
  public convenience init(title: String, action: String? = nil, propertyList: String? = nil) {
    self.init()
    self.title = title
    self.action = action
    self.propertyList = propertyList
  }

  /// Reads the archived item.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    // Interface Builder archives an empty name for an item whose action is a connection.
    action = try coder.string("action").flatMap { $0.isEmpty ? nil : $0 }
    propertyList = try coder.string("propertyList")
  }

  /// Where the responder chain goes on.
  public var nextResponder: AnyObject? { nextResponderFallback }

  /// The targets and their actions.
  public var actions: [ActionBinding] { actionList.bindings }

  /// Adds a target and its action.
  open func addAction(_ binding: ActionBinding) { actionList.add(binding) }

  /// Adds a closure, which the item keeps until it is removed.
  /// - Returns: what `removeAction` takes.
  @discardableResult
  public func addAction(_ body: @escaping (UICommand) throws -> Void) -> ActionHandler {
    let handler = ActionHandler { sender in if let sender = sender as? UICommand { try body(sender) } }
    actionList.add(handler, events: .all)
    return handler
  }

  /// Removes a closure.
  public func removeAction(_ handler: ActionHandler) {
    actionList.remove(target: handler, selector: nil, events: .all)
  }

  /// Does what choosing the item does: its targets are sent their actions, then its own goes along the chain.
  /// - Throws: `RuntimeError` of an action.
  public func choose() throws(RuntimeError) {
    _ = try actionList.send(.all, from: self)
    if let action { try ActionDispatch.send(action, to: nil, from: self) }
  }
}
