import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few responders are told and asked, for subclasses to override; a base of `NSResponder`. What a class does not do
/// itself goes to the next responder.
open class ResponderMembers: AccessibleActor {
  private final var own: NSResponder? { self as? NSResponder }
  private final func pass(_ event: NSEvent, _ body: (NSResponder, NSEvent) -> Void) { own?.passOn(event, body) }

  /// Makes the items above the keyboard, when somebody asks for `touchBar` the first time; nil for none.
  open func makeTouchBar() -> NSTouchBar? { nil }

  private final var keptTouchBar: NSTouchBar?
  /// Items above the keyboard while the object has the keys: what code or a document set, else what `makeTouchBar()` makes.
  open var touchBar: NSTouchBar? {
    get {
      if keptTouchBar == nil { keptTouchBar = makeTouchBar() }
      return keptTouchBar
    }
    set { keptTouchBar = newValue }
  }

  /// Fingers come to a trackpad or a touch bar; passed on to the next responder.
  open func touchesBegan(with event: NSEvent) { pass(event) { $0.touchesBegan(with: $1) } }
  /// Fingers move; passed on to the next responder.
  open func touchesMoved(with event: NSEvent) { pass(event) { $0.touchesMoved(with: $1) } }
  /// Fingers leave; passed on to the next responder.
  open func touchesEnded(with event: NSEvent) { pass(event) { $0.touchesEnded(with: $1) } }
  /// The system takes the fingers for something else; passed on to the next responder.
  open func touchesCancelled(with event: NSEvent) { pass(event) { $0.touchesCancelled(with: $1) } }
  /// The system takes a press of a button for something else; passed on to the next responder.
  open func mouseCancelled(with event: NSEvent) { pass(event) { $0.mouseCancelled(with: $1) } }
  /// The key for menus of the keyboard goes down; passed on to the next responder.
  open func contextMenuKeyDown(_ event: NSEvent) { pass(event) { $0.contextMenuKeyDown($1) } }
  /// The key for help goes down; passed on to the next responder.
  open func helpRequested(_ eventPtr: NSEvent) { pass(eventPtr) { $0.helpRequested($1) } }

  /// Forgets keys that are still interpreted. Keys are interpreted at once here, so that none is left.
  open func flushBufferedKeyEvents() { ResponderChainEnd.isReached = false }
  /// Whether a letter that is underlined in a title is taken; none is on a Mac.
  open func performMnemonic(_ string: String) -> Bool { false }
  /// Whether a pen writes where it goes down, as handwriting is read; there is no such pen here.
  open func shouldBeTreatedAsInk(_ event: NSEvent) -> Bool { false }

  /// Selects all; passed on to the next responder.
  open func selectAll(_ sender: Any?) { own?.hand("selectAll:") { $0.selectAll(sender) } }
  /// Shows help for the object; passed on to the next responder.
  open func showContextHelp(_ sender: Any?) { own?.hand("showContextHelp:") { $0.showContextHelp(sender) } }
  /// Opens the menu of what is selected, without the pointer; passed on to the next responder.
  open func showContextMenuForSelection(_ sender: Any?) {
    own?.hand("showContextMenuForSelection:") { $0.showContextMenuForSelection(sender) }
  }
  /// Searches by the action that the tag of a menu's item names; passed on to the next responder.
  open func performTextFinderAction(_ sender: Any?) {
    own?.hand("performTextFinderAction:") { $0.performTextFinderAction(sender) }
  }
  /// Opens a window as another tab; passed on to the next responder.
  open func newWindowForTab(_ sender: Any?) { own?.hand("newWindowForTab:") { $0.newWindowForTab(sender) } }
  /// Has what is selected be rewritten; passed on to the next responder.
  open func showWritingTools(_ sender: Any?) { own?.hand("showWritingTools:") { $0.showWritingTools(sender) } }

  /// Whether a press may give the keys to a responder within this one; the next responder decides, and the last one answers yes.
  open func validateProposedFirstResponder(_ responder: NSResponder, for event: NSEvent?) -> Bool {
    guard let own, let next = own.nextResponder, next !== own else { return true }
    var answer = true
    let isAsked = ResponderChainEnd.step { answer = next.validateProposedFirstResponder(responder, for: event) }
    return !isAsked || answer
  }

  /// Keeps on a queue what is to be there when the program runs again. Does nothing here; code calls it with what it has.
  open func encodeRestorableState(with coder: NSCoder, backgroundQueue queue: OperationQueue) {}
  /// Key paths of what is kept for the next run. Not read here: `encodeRestorableState(with:)` keeps what there is.
  open class var restorableStateKeyPaths: [String] { [] }
  /// Classes that the value of such a key path may have.
  open class func allowedClasses(forRestorableStateKeyPath keyPath: String) -> [AnyClass] { [] }
}
