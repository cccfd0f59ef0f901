import NibRuntime
import NibStandIns

/// A closure with a title, for controls, buttons of bars and menus. Stands in for UIAction.
open class UIAction: UIMenuElement {
  /// What tells an action from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes one of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes one of a name.
    public init(stringLiteral name: String) { rawValue = name }
  }

  private static var made = 0
  /// What tells the action from others; one of its own where code gave none.
  open private(set) lazy var identifier: Identifier = {
    Self.made += 1
    return Identifier("dynamic-action-\(Self.made)")
  }()
  /// What the action does, in longer words.
  open var discoverabilityTitle: String?
  /// Whether it can be chosen, and whether it destroys anything.
  open var attributes: UIMenuElement.Attributes
  /// The mark beside it.
  open var state: UIMenuElement.State
  /// The image while it has a mark; nil for the same. Looked at by nothing.
  open var selectedImage: UIImage?
  /// Who sent it, while the closure runs.
  open private(set) weak var sender: AnyObject?
  /// The view or item that a menu with the action came out of, while the closure runs: the sender.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
  private let handler: (UIAction) -> Void
  private weak var madeEntry: UIAction.Registration?

  /// What a control keeps of the action, and the action with it.
  final var entry: UIAction.Registration {
    if let madeEntry { return madeEntry }
    let entry = UIAction.Registration { sender in self.perform(sender: sender) }
    entry.uiAction = self
    madeEntry = entry
    return entry
  }

  /// Makes an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init()
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.selectedImage = selectedImage
    if let identifier { self.identifier = identifier }
  }

  /// Makes an action that does nothing: closures are not archived.
  public required init?(coder: NSCoder) {
    attributes = []
    state = .off
    handler = { _ in }
    super.init(coder: coder)
  }

  /// Does what choosing it from a menu does.
  final func perform(sender: AnyObject?) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}

extension UIControl {
  /// Adds an action, which the control keeps until it is removed.
  final func ownAddAction(_ action: UIAction, for events: UIControl.Event) {
    add(action.entry, for: events)
  }

  /// Removes an action for some events.
  final func ownRemoveAction(_ action: UIAction, for events: UIControl.Event) {
    removeTarget(action.entry, action: nil, for: events)
  }

  /// Fires the actions of some events, whatever the control's state. Raises what `send(_:)` throws.
  final func ownSendActions(for events: UIControl.Event) {
    InterfaceFaults.raising { try send(events) }
  }
}
