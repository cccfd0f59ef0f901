import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// The base of the stand-ins for AppKit: views, menus, windows, controllers.
///
/// Coordinates are AppKit's: points, origin bottom left unless a view is flipped.
open class NSResponder: KeyCommandResponder, ResponderChainRoot, NibActionPerforming, NibBindable {
  /// Where the chain goes on above the top of the tree: the nib's owner, set by the loader.
  open weak var nextResponderFallback: AnyObject?
  final var heldIdentifier: NSUserInterfaceItemIdentifier?
  /// What a pointer that rests on the object is told.
  open var toolTip: String?
  /// A target that waits for its action; one that has it is in the binding.
  final weak var waitingTarget: AnyObject?
  /// What the object has as a controller of a storyboard, or its application.
  final lazy var scene = SceneState()
  /// Bindings that run, by the property that they bind.
  final var liveBindings: [String: LiveBinding] = [:]

  /// Makes an object by `init()`; views, controllers, cells and menus are made by `init(coder:)`.
  open class func make(from coder: NibCoder) throws -> AnyObject {
    let made = make(dynamic: ())
    try made.decode(from: coder)
    return made
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
  open var accessibilityTitleUIElement: AnyObject? { titleElement?.object }
  /// What assistive technology calls the object.
  open var accessibilityTitle: String?

  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.appKit }

  /// The views, menus, items and controllers directly below.
  open override var childObjects: [AnyObject] { AppKitTree.children(of: self) }

  /// Who comes next in the chain by the place of the object: views have their superviews, windows their controllers.
  var naturalNextResponder: AnyObject? { nextResponderFallback }

  /// Who comes next, of whatever class: a nib's owner need not be a responder.
  @_implements(ResponderChaining,nextResponder) public final var nextInChain: AnyObject? {
    nextResponder ?? naturalNextResponder
  }

  private final weak var chosenNextResponder: NSResponder?
  /// Who is asked next when this object does not respond: what code set, which is not kept alive, else by the place of
  /// the object.
  open var nextResponder: NSResponder? {
    get { chosenNextResponder ?? naturalNextResponder as? NSResponder }
    set { chosenNextResponder = newValue }
  }

  /// Performs an action that the framework's class has itself; knows none here.
  open func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool { false }

  /// Whether the framework's class has the action itself.
  open func responds(to selector: String) -> Bool { false }

  /// Whether clicks and the tab key may give the keys to the object. Not unless a class says so.
  open var acceptsFirstResponder: Bool { false }

  /// Undoes what was done through the object: that of who is asked next; nil at the end of the chain.
  open var undoManager: UndoManager? {
    let next = nextInChain
    return (next as? NSResponder)?.undoManager ?? (next as? NSDocument)?.undoManager
  }

  /// What a user does here, to go on with elsewhere. Where its `needsSave` says so, `updateUserActivityState` is asked
  /// before it is handed on.
  open var userActivity: NSUserActivity? {
    didSet { UserActivitySaving.follow(userActivity, instead: oldValue, self) { $0.updateUserActivityState($1) } }
  }

  /// Brings an activity of the object up to date. Does nothing here.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {}

  /// Goes on with an activity. Does nothing here.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  /// Shows an error in an alert, as `willPresentError` makes it: whoever is asked next does it, at last the application,
  /// whose delegate is asked too. A test answers by `NSApplication.modalAnswer`.
  /// - Returns: whether something was done about it.
  @discardableResult
  open func presentError(_ error: any Error) -> Bool {
    let error = willPresentError(error)
    var isRecovered = false
    if let next = nextResponder, ResponderChainEnd.step({ isRecovered = next.presentError(error) }) {
      return isRecovered
    }
    return NSApplication.shared.presentError(error)
  }

  /// Shows an error in a sheet of a window, likewise, and tells a delegate, an `NSErrorAnswering`; the selector is not sent.
  open func presentError(
    _ error: any Error, modalFor window: NSWindow, delegate: Any?, didPresent didPresentSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) {
    let error = willPresentError(error)
    let next = self is NSApplication ? nil : nextResponder ?? NSApplication.shared
    let isPassedOn = ResponderChainEnd.step {
      next?.presentError(
        error, modalFor: window, delegate: delegate, didPresent: didPresentSelector, contextInfo: contextInfo)
    }
    if next == nil || !isPassedOn {
      NSAlert.present(error, modalFor: window, delegate: delegate, contextInfo: contextInfo)
    }
  }

  /// The error that is shown in place of one: itself, unless a class says otherwise.
  open func willPresentError(_ error: any Error) -> any Error { error }

  /// Who gives and takes what a service of other programs works on: whoever is asked next says it; nil for nobody.
  open func validRequestor(
    forSendType sendType: NSPasteboard.PasteboardType?, returnType: NSPasteboard.PasteboardType?
  ) -> Any? {
    nextResponder?.validRequestor(forSendType: sendType, returnType: returnType)
  }

  /// Takes the keys of its window; false refuses them.
  open func becomeFirstResponder() -> Bool { true }

  /// Gives up the keys of its window; false keeps them.
  open func resignFirstResponder() -> Bool { true }

  /// The main button goes down; passed on to the next responder.
  open func mouseDown(with event: NSEvent) { passOn(event) { $0.mouseDown(with: $1) } }
  /// The pointer moves while the main button is down; passed on to the next responder.
  open func mouseDragged(with event: NSEvent) { passOn(event) { $0.mouseDragged(with: $1) } }
  /// The main button comes up; passed on to the next responder.
  open func mouseUp(with event: NSEvent) { passOn(event) { $0.mouseUp(with: $1) } }
  /// The secondary button goes down; passed on to the next responder.
  open func rightMouseDown(with event: NSEvent) { passOn(event) { $0.rightMouseDown(with: $1) } }
  /// The pointer moves while the secondary button is down; passed on to the next responder.
  open func rightMouseDragged(with event: NSEvent) { passOn(event) { $0.rightMouseDragged(with: $1) } }
  /// The secondary button comes up; passed on to the next responder.
  open func rightMouseUp(with event: NSEvent) { passOn(event) { $0.rightMouseUp(with: $1) } }
  /// Another button goes down; passed on to the next responder.
  open func otherMouseDown(with event: NSEvent) { passOn(event) { $0.otherMouseDown(with: $1) } }
  /// The pointer moves while another button is down; passed on to the next responder.
  open func otherMouseDragged(with event: NSEvent) { passOn(event) { $0.otherMouseDragged(with: $1) } }
  /// Another button comes up; passed on to the next responder.
  open func otherMouseUp(with event: NSEvent) { passOn(event) { $0.otherMouseUp(with: $1) } }
  /// The pointer moves; passed on to the next responder.
  open func mouseMoved(with event: NSEvent) { passOn(event) { $0.mouseMoved(with: $1) } }
  /// The pointer comes into a tracking area; passed on to the next responder.
  open func mouseEntered(with event: NSEvent) { passOn(event) { $0.mouseEntered(with: $1) } }
  /// The pointer leaves a tracking area; passed on to the next responder.
  open func mouseExited(with event: NSEvent) { passOn(event) { $0.mouseExited(with: $1) } }
  /// The pointer is to get its looks; passed on to the next responder.
  open func cursorUpdate(with event: NSEvent) { passOn(event) { $0.cursorUpdate(with: $1) } }
  /// A wheel turns or fingers scroll; passed on to the next responder.
  open func scrollWheel(with event: NSEvent) { passOn(event) { $0.scrollWheel(with: $1) } }
  /// Fingers spread or pinch; passed on to the next responder.
  open func magnify(with event: NSEvent) { passOn(event) { $0.magnify(with: $1) } }
  /// Fingers turn; passed on to the next responder.
  open func rotate(with event: NSEvent) { passOn(event) { $0.rotate(with: $1) } }
  /// Fingers swipe; passed on to the next responder.
  open func swipe(with event: NSEvent) { passOn(event) { $0.swipe(with: $1) } }
  /// Two fingers tap twice; passed on to the next responder.
  open func smartMagnify(with event: NSEvent) { passOn(event) { $0.smartMagnify(with: $1) } }
  /// A gesture begins; passed on to the next responder.
  open func beginGesture(with event: NSEvent) { passOn(event) { $0.beginGesture(with: $1) } }
  /// A gesture ends; passed on to the next responder.
  open func endGesture(with event: NSEvent) { passOn(event) { $0.endGesture(with: $1) } }
  /// The pressure of the trackpad changes; passed on to the next responder.
  open func pressureChange(with event: NSEvent) { passOn(event) { $0.pressureChange(with: $1) } }
  /// A preview is asked for; passed on to the next responder.
  open func quickLook(with event: NSEvent) { passOn(event) { $0.quickLook(with: $1) } }
  /// A pen changes its mode; passed on to the next responder.
  open func changeMode(with event: NSEvent) { passOn(event) { $0.changeMode(with: $1) } }
  /// A pen moves; passed on to the next responder.
  open func tabletPoint(with event: NSEvent) { passOn(event) { $0.tabletPoint(with: $1) } }
  /// A pen comes near or leaves; passed on to the next responder.
  open func tabletProximity(with event: NSEvent) { passOn(event) { $0.tabletProximity(with: $1) } }
  /// A key goes down; passed on to the next responder.
  open func keyDown(with event: NSEvent) { passOn(event) { $0.keyDown(with: $1) } }
  /// A key comes up; passed on to the next responder.
  open func keyUp(with event: NSEvent) { passOn(event) { $0.keyUp(with: $1) } }
  /// A modifier key goes down or comes up; passed on to the next responder.
  open func flagsChanged(with event: NSEvent) { passOn(event) { $0.flagsChanged(with: $1) } }

  /// A key that is asked for before the first responder hears of it; true takes it.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }

  /// Does what a key stands for: calls the method of the name, else one that the class declares as an action, else asks
  /// the next responder.
  open func doCommand(by selector: Selector) {
    if let command = KeyCommand(selector) { return command.call(self, self) }
    if ActionDispatch.responds(self, to: selector.name) { return act(selector, self) }
    hand(selector) { $0.doCommand(by: selector) }
  }

  override func carryOut(_ command: KeyCommand, _ sender: Any?) {
    hand(command.selector) { $0.doCommand(by: command.selector) }
  }

  /// Puts in what was typed, a string; passed on to the next responder.
  open func insertText(_ insertString: Any) { hand("insertText:") { $0.insertText(insertString) } }

  /// Does what the keys of events stand for in texts: calls `doCommand(by:)` for keys with a meaning and `insertText(_:)`
  /// for characters.
  open func interpretKeyEvents(_ eventArray: [NSEvent]) { KeyBindings.interpret(eventArray, for: self) }

  /// Performs an action if the object or one behind it in the chain does; false if none does.
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
    if ActionDispatch.responds(self, to: action.name) {
      act(action, object)
      return true
    }
    return nextResponder.map { $0 !== self && $0.tryToPerform(action, with: object) } ?? false
  }

  /// Nobody along the chain takes an event or a command, of the name of a method: beeps for a key.
  open func noResponder(for eventSelector: Selector) {
    ResponderChainEnd.isReached = true
    if eventSelector == "keyDown:" { NSSound.beep() }
  }

  /// Who takes an action in the object's place; nil for nobody. Asks the next responder.
  open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? {
    nextResponder.flatMap { $0 === self ? nil : $0.supplementalTarget(forAction: action, sender: sender) }
  }

  /// Whether the object follows swipes along an axis by `trackSwipeEvent`. Not unless a class says so.
  open func wantsScrollEventsForSwipeTracking(on axis: NSEvent.GestureAxis) -> Bool { false }

  /// Whether the object gets scroll events that a scroll view in it could not use. Not unless a class says so.
  open func wantsForwardedScrollEvents(for axis: NSEvent.GestureAxis) -> Bool { false }

  /// Starts the binding: the property shows what the key path leads to, from now on and whenever that changes, and
  /// what a user sets is written there.
  ///
  /// In code: `field.bind(NibBinding(name: "value", keyPath: "selection.name"), to: people)`.
  /// - Throws: where the path begins at a model that has no such property.
  open func bind(_ binding: NibBinding, to target: AnyObject?) throws { try start(binding, to: target) }

  /// Ends a binding; what it showed last stays.
  open func unbind(_ name: String) { liveBindings[name] = nil }

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

  /// Whether what is kept for the next run is out of date: `invalidateRestorableState()` was called, and nothing kept
  /// since then.
  open private(set) var isRestorableStateInvalid = false

  /// Keeps what is to be there when the program runs again. A test calls it with an archiver of its own; classes add
  /// what they have.
  open func encodeRestorableState(with coder: NSCoder) { isRestorableStateInvalid = false }

  /// Takes what was kept by `encodeRestorableState(with:)`; nothing here.
  open func restoreState(with coder: NSCoder) {}

  /// Says that what is kept is out of date.
  open func invalidateRestorableState() { isRestorableStateInvalid = true }
}

extension NSResponder {
  /// Puts an object into an outlet, as code that assigns a delegate does.
  final func connect(_ name: String, to value: Any?) { _ = try? setOutlet(name, to: value as AnyObject?) }
}
