import NibDiagnostics
import NibRuntime
import NibSchema
import NibStandIns

/// A member of the responder chain.
///
/// One object of each tree of views is its first responder at most. Unlike on a device the tree need not be in a window,
/// so that a view of a nib can be tested alone.
open class UIResponder: ResponderStandIn, ResponderChainRoot, NibInstantiable, UIPasteConfigurationSupporting {
  /// Where the chain goes on above the top of the tree: the nib's owner, set by the loader.
  open weak var nextResponderFallback: AnyObject?

  /// UIKit's.
  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.uiKit }

  /// Those of UIKit are known.
  open override class var knowsItsOutlets: Bool { true }

  /// Makes an object by `init()`; views and controllers are made by `init(coder:)`.
  open class func make(from coder: NibCoder) throws -> AnyObject {
    let made = make(dynamic: ())
    try made.decode(from: coder)
    return made
  }

  /// Who is asked next when this object does not respond to an action.
  open var nextResponder: AnyObject? { nextResponderFallback }

  /// Who is asked next, if that is a responder of this module.
  open var next: UIResponder? { nextResponder as? UIResponder }

  /// The texts that people read in the object. Those that no row gives to translators a class adds itself.
  var readTexts: [String] { readableTexts(in: .uikit) }

  /// What the object shows besides texts, as dumps of interfaces say it: `on`, `page 2 of 5`; nil for nothing.
  var dumpedValue: String? { nil }

  /// What is shown in place of the keyboard; not drawn, but its height is the keyboard's.
  open var inputView: UIView? { nil }

  /// What is shown above the keyboard; not drawn, but its height counts.
  open var inputAccessoryView: UIView? { nil }

  /// Keys that do something: `UIWindow.press` finds their commands.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// What undoes changes: that of the next responder that has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Whether the object performs an action: whether it responds to it. Fields and text views perform what their text
  /// allows: `copy:` where something is selected.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if ActionDispatch.responds(self, to: action.name) { return true }
    return (self as? any TextKeepingInput)?.offers(action.name) ?? false
  }

  /// Which things are taken from a paste control, or by a paste of things; nil for none.
  open var pasteConfiguration: UIPasteConfiguration?

  /// Takes things that are pasted. Does nothing here.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Whether the things are taken: all of them are of types of `pasteConfiguration`.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.allSatisfy { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
  }

  /// Fingers came down: the next responder is told. A tap on a view calls it, and one of those below.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Fingers moved, likewise.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Fingers went, likewise.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let next { next.touchesEnded(touches, with: event) } else { event?.isUnwanted = true }
  }

  /// The system took touches away, likewise.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// What was guessed of touches is known now. Does nothing here: nothing is guessed, so nothing calls it.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Keys went down, likewise.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Keys came up, likewise.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Keys are pressed otherwise, likewise.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// The system took keys away, likewise.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// What the user does with the object, to go on elsewhere; nothing goes on. Kept by controllers and views.
  open var userActivity: NSUserActivity? {
    get {
      guard let keeper = self as? any ValueKeeping else { return nil }
      return keeper.kept(nil)
    }
    set { (self as? any ValueKeeping)?.keep(newValue) }
  }

  /// What the user may share from here; kept by controllers and views.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { (self as? any ValueKeeping)?.kept(nil) ?? nil }
    set { (self as? any ValueKeeping)?.keep(newValue) }
  }

  /// Fills in what the user does before it goes elsewhere. Does nothing here, and nothing calls it.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Goes on with what the user did elsewhere. Does nothing here; called by tests.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Whether the object may have the focus of a keyboard or remote; no here.
  open var canBecomeFocused: Bool { false }

  /// Where the focus goes first: to a view itself or what is in it, and to the view of a controller.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    if let controller = self as? UIViewController { return controller.viewIfLoaded.map { [$0] } ?? [] }
    return (self as? any UIFocusEnvironment).map { [$0] } ?? []
  }

  /// Whether the focus may move out of the object or into it.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when the focus moved out of the object or into it.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// Changes the program's menus; the next responder is asked. `UIMenuSystem.menu(builtBy:)` calls it.
  open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }

  /// Changes how an item is shown before its menu is. Does nothing here; called when a menu is opened, at the first of the
  /// responder chain that performs the item's action.
  open func validate(_ command: UICommand) {}

  /// What the keyboard offers beside its keys; no keyboard is shown.
  open var inputAssistantItem: UITextInputAssistantItem {
    guard let keeper = self as? any ValueKeeping else { return UITextInputAssistantItem() }
    return keeper.keptOnce { UITextInputAssistantItem() }
  }

  /// The keyboard that is used; nil for none. A subclass says which one it wants.
  open var textInputMode: UITextInputMode? { isFirstResponder ? UITextInputMode.activeInputModes.first : nil }

  /// What tells the texts of one purpose from others, so that the keyboard is remembered; nil for none.
  open var textInputContextIdentifier: String? { nil }

  /// The controller that is shown in place of the keyboard; nothing shows it.
  open var inputViewController: UIInputViewController? { nil }

  /// The controller that is shown above the keyboard; nothing shows it.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// The device is shaken, likewise.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }

  /// The device was shaken, likewise.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }

  /// Activated by assistive technology; whether that did something. Nothing here calls it, nor what is below.
  open func accessibilityActivate() -> Bool { false }

  /// A user of assistive technology asks for more.
  open func accessibilityIncrement() {}

  /// A user of assistive technology asks for less.
  open func accessibilityDecrement() {}

  /// A user of assistive technology wants to go back; whether that did something.
  open func accessibilityPerformEscape() -> Bool { false }

  /// A user of assistive technology wants what is most important; whether that did something.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// A user of assistive technology scrolls; whether that did something.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Writes what the object shows, for the next run of the program. Does nothing here; a test calls it, of views and controllers.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Reads what `encodeRestorableState(with:)` wrote. Does nothing here; a test calls it.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// All objects have read what they wrote. Does nothing here; a test calls it.
  open func applicationFinishedRestoringState() {}

  /// Assistive technology came to the object.
  open func accessibilityElementDidBecomeFocused() {}

  /// Assistive technology left the object.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether assistive technology is at the object: never.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// Whether a keyboard is there while the object is first responder.
  var takesKeys: Bool { self is any UIKeyInput }

  /// Whether the object may become first responder: false here, true for fields.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object lets go of being first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder of its tree.
  open var isFirstResponder: Bool { focusRoot?.extras?.focus === self }

  /// Makes the object the first responder of its tree; the earlier one resigns before.
  /// - Returns: false if the object cannot be, the earlier one does not resign, or there is no tree.
  ///
  /// Raises what an action throws that this fires.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    InterfaceFaults.raising(or: false) {
      guard let root = focusRoot, canBecomeFirstResponder else { return false }
      return try Keyboard.moving {
        if let earlier = root.extras?.focus, earlier !== self {
          guard try InterfaceFaults.catching({ earlier.resignFirstResponder() }) else { return false }
        }
        root.setFocus(self)
        return true
      }
    }
  }

  /// Lets go of being first responder.
  /// - Returns: false if the object does not want to. One that is not first responder has nothing to do.
  ///
  /// Raises what an action throws that this fires.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    InterfaceFaults.raising(or: false) {
      guard isFirstResponder else { return true }
      guard canResignFirstResponder else { return false }
      focusRoot?.setFocus(nil)
      return true
    }
  }

  /// `becomeFirstResponder` for what a user does: what it raises is thrown.
  @discardableResult
  final func takeFocus() throws(RuntimeError) -> Bool {
    try RuntimeError.translating(self) { try InterfaceFaults.catching { becomeFirstResponder() } }
  }

  /// `resignFirstResponder` likewise.
  @discardableResult
  final func giveUpFocus() throws(RuntimeError) -> Bool {
    try RuntimeError.translating(self) { try InterfaceFaults.catching { resignFirstResponder() } }
  }

  /// The root of the tree that remembers the first responder: a view's own, or that of the first view along the chain.
  private var focusRoot: UIView? {
    var next: AnyObject? = self
    for _ in 0..<1000 {
      guard let responder = next else { return nil }
      if let view = responder as? UIView { return view.root }
      next = (responder as? any ResponderChaining)?.nextResponder
    }
    return nil
  }
}

extension RuntimeError {
  /// What `body` throws as an error of the runtime, placed at an object.
  static func translating<Result>(_ object: AnyObject, _ body: () throws -> Result) throws(RuntimeError) -> Result {
    do { return try body() } catch let error as RuntimeError {
      throw error
    } catch {
      throw RuntimeError(code: .objectFailed, place: Place(file: "\(type(of: object))"), detail: "\(error)")
    }
  }
}
