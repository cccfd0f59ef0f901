import NibRuntime
import NibSchema
import NibStandIns

/// The base of the stand-ins for AppKit: views, menus, windows, controllers.
///
/// Coordinates are AppKit's: points, origin bottom left unless a view is flipped.
open class NSResponder: NibObjectStandIn, ResponderChainRoot, NibActionPerforming, NibBindable {
  /// Where the chain goes on above the top of the tree: the nib's owner, set by the loader.
  public final weak var nextResponderFallback: AnyObject?
  final var heldIdentifier: NSUserInterfaceItemIdentifier?
  /// What a pointer that rests on the object is told.
  public final var toolTip: String?
  /// A target that waits for its action; one that has it is in the binding.
  final weak var waitingTarget: AnyObject?
  /// What the object has as a controller of a storyboard, or its application.
  final lazy var scene = SceneState()
  /// Bindings that run, by the property that they bind.
  final var liveBindings: [String: LiveBinding] = [:]

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [responderTable] }

  private static let responderTable = PropertyTable(
    NSResponder.self, fresh: { NSResponder() },
    [
      Property("identifier", \.heldIdentifier),
      Property("toolTip", \.toolTip),
      Property("accessibilityTitle", \.accessibilityTitle),
      Property(
        "accessibilityTitleUIElement", get: { $0.titleElement.map { .weakObject($0) } ?? NibValue.null },
        set: { $0.titleElement = $1.object.map(WeakReference.init) }),
    ])

  /// The properties that differ from a fresh object's; one that a kind reads from its own row and all objects have, once.
  open override var changedProperties: [ChangedProperty] {
    var names: Set<String> = []
    return super.changedProperties.filter { names.insert($0.name).inserted }
  }

  private final var titleElement: WeakReference?
  /// The object that says what this one is for: the label beside a field.
  public final var accessibilityTitleUIElement: AnyObject? { titleElement?.object }
  /// What assistive technology calls the object.
  public final var accessibilityTitle: String?

  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.appKit }

  /// The views, menus, items and controllers directly below.
  open override var childObjects: [AnyObject] { AppKitTree.children(of: self) }

  /// Who is asked next when this object does not respond to an action.
  open var nextResponder: AnyObject? { nextResponderFallback }

  /// Performs an action that the framework's class has itself; knows none here.
  open func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool { false }

  /// Whether the framework's class has the action itself.
  open func responds(to selector: String) -> Bool { false }

  /// Whether clicks and the tab key may give the keys to the object. Not unless a class says so.
  open var acceptsFirstResponder: Bool { false }

  /// Takes the keys of its window; false refuses them.
  open func becomeFirstResponder() -> Bool { true }

  /// Gives up the keys of its window; false keeps them.
  open func resignFirstResponder() -> Bool { true }

  /// The main button goes down; passed on to the next responder.
  open func mouseDown(with event: NSEvent) { passOn(event) { $0.mouseDown(with: $1) } }

  /// The main button comes up; passed on to the next responder.
  open func mouseUp(with event: NSEvent) { passOn(event) { $0.mouseUp(with: $1) } }

  /// The secondary button goes down; passed on to the next responder.
  open func rightMouseDown(with event: NSEvent) { passOn(event) { $0.rightMouseDown(with: $1) } }

  /// A key goes down; passed on to the next responder.
  open func keyDown(with event: NSEvent) { passOn(event) { $0.keyDown(with: $1) } }

  /// A key comes up; passed on to the next responder.
  open func keyUp(with event: NSEvent) { passOn(event) { $0.keyUp(with: $1) } }

  /// A key that is asked for before the first responder hears of it; true takes it.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }

  /// Starts the binding: the property shows what the key path leads to, from now on and whenever that changes, and
  /// what a user sets is written there.
  ///
  /// In code: `field.bind(NibBinding(name: "value", keyPath: "selection.name"), to: people)`.
  /// - Throws: where the path begins at a model that has no such property.
  open func bind(_ binding: NibBinding, to target: AnyObject?) throws { try start(binding, to: target) }

  /// Ends a binding; what it showed last stays.
  public final func unbind(_ name: String) { liveBindings[name] = nil }

  /// The value that key paths of bindings read under a name: a property, or the object in an outlet.
  open func boundProperty(_ key: String) -> NibValue? {
    KeyValueCenter.shared.didRead(self, key)
    for table in TableLists.of(Self.self) {
      if let value = table.value(forKey: key, of: self) { return value }
    }
    return object(forKey: key).map { .object($0) }
  }

  /// Sets a value that a binding writes.
  /// - Returns: false if there is no property of the name that takes it.
  open func setBoundProperty(_ value: NibValue, _ key: String) -> Bool {
    guard setAttribute(value, forKey: key) == .set else { return false }
    KeyValueCenter.shared.didChange(self, key)
    return true
  }
}

extension NSResponder {
  /// Puts an object into an outlet, as code that assigns a delegate does.
  final func connect(_ name: String, to value: Any?) { _ = try? setOutlet(name, to: value as AnyObject?) }
}
