import NibRuntime
import NibStandIns

/// An item of a menu that sends an action. Stands in for UICommand.
open class UICommand: UIMenuElement, ActionSending, ResponderChainRoot {
  /// The action, which the first of the responder chain that responds performs; nil for none.
  open private(set) var action: Selector?
  /// What tells the item from others with the same action.
  open var propertyList: Any?
  /// Other items that stand in its place while keys are held; nothing holds any.
  open private(set) var alternates: [UICommandAlternate] = []
  /// Who chose the item, while its action runs.
  open private(set) weak var sender: AnyObject?
  /// What the item does, in longer words.
  open var discoverabilityTitle: String?
  /// Whether it can be chosen, and whether it destroys anything.
  open var attributes: UIMenuElement.Attributes = []
  /// The mark beside it.
  open var state = UIMenuElement.State.off
  private var actionList = ActionList()
  /// Where the responder chain goes on: at whose menu the item was chosen from.
  open weak var nextResponderFallback: AnyObject?

  /// Makes an item.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    action: Selector? = nil, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init()
    (self.title, self.image, self.action) = (title, image, action)
    (self.subtitle, self.selectedImage) = (subtitle, selectedImage)
    (self.propertyList, self.alternates) = (propertyList, alternates)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
  }

  private static let names = ArchivedNames(of: UICommand.self)

  /// Reads the archived item.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    // Interface Builder archives an empty name for an item whose action is a connection.
    action = try coder.string(Self.names.key("action")).flatMap { $0.isEmpty ? nil : Selector($0) }
    propertyList = try coder.string(Self.names.key("propertyList"))
  }

  /// Where the responder chain goes on.
  open var nextResponder: AnyObject? { nextResponderFallback }

  /// The targets and their actions.
  open var actions: [ActionBinding] { actionList.bindings }

  /// Adds a target and its action.
  open func addAction(_ binding: ActionBinding) { actionList.add(binding) }

  /// Adds a closure, which the item keeps until it is removed.
  /// - Returns: what `removeAction` takes.
  @discardableResult
  open func addAction(_ body: @escaping (UICommand) throws -> Void) -> UIAction.Registration {
    let handler = UIAction.Registration { sender in if let sender = sender as? UICommand { try body(sender) } }
    actionList.add(handler, events: .all)
    return handler
  }

  /// Removes a closure.
  open func removeAction(_ handler: UIAction.Registration) {
    actionList.remove(target: handler, selector: nil, events: .all)
  }

  /// Does what choosing the item does: its targets are sent their actions, then its own goes along the chain.
  /// - Throws: `RuntimeError` of an action.
  open func choose() throws(RuntimeError) {
    _ = try actionList.send(.all, from: self)
    if let action { try ActionDispatch.send(action.name, to: nil, from: self) }
  }
}
