import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a window does with sheets, keys, tabs and other windows, for subclasses to override; a base of `NSWindow`.
open class WindowActions: WindowMembers {
  private final var own: NSWindow { (self as? NSWindow) ?? NSWindow() }

  /// The sheet that covers the window.
  open var attachedSheet: NSWindow? { own.standardAttachedSheet }

  /// Whether it is shown as a sheet.
  open var isSheet: Bool { own.standardIsSheet }

  /// Shows a window as a sheet of this one, after the sheet that is shown; the handler is called with the answer of
  /// `endSheet(_:returnCode:)`, or with `.abort` if the sheet or this window leaves the screen before.
  ///
  /// The handler is called with `.abort` at once for a window that is a sheet already, for this window itself, and for one
  /// that it is a sheet of.
  open func beginSheet(
    _ sheet: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { own.standardBeginSheet(sheet, completionHandler: handler) }

  /// Shows a window as a sheet of this one, in front of a sheet that is shown: it is the one that a user sees.
  open func beginCriticalSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { own.standardBeginCriticalSheet(sheetWindow, completionHandler: handler) }

  /// Ends a sheet of this window, and calls its handler with an answer; another window is left alone.
  open func endSheet(_ sheet: NSWindow) { own.standardEndSheet(sheet) }

  /// Ends a sheet of this window, and calls its handler with an answer; another window is left alone.
  open func endSheet(_ sheet: NSWindow, returnCode: NSApplication.ModalResponse) {
    own.standardEndSheet(sheet, returnCode: returnCode)
  }

  /// The first responder: the window itself until another object is made it.
  ///
  /// A text field that is edited has them itself; AppKit's field editor stands for it there.
  open var firstResponder: NSResponder? { own.standardFirstResponder }

  /// The view that is made the first responder when the window first comes to the screen.
  open var initialFirstResponder: NSView? {
    get { own.standardInitialFirstResponder }
    set { own.standardInitialFirstResponder = newValue }
  }

  /// The text view that edits the text of an object.
  ///
  /// For a text field that is being edited it is that field's editor. For others the delegate is asked
  /// (`windowWillReturnFieldEditor(_:to:)`); without an answer it is a text view that the window keeps for all,
  /// which `createFlag` lets make if there is none yet.
  open func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? {
    own.standardFieldEditor(createFlag, for: object)
  }

  /// Ends editing in an object, or in any for nil: the window is the first responder then, also where the object that was
  /// it refuses to resign.
  open func endEditing(for object: Any?) { own.standardEndEditing(for: object) }

  /// Makes the view the first responder that the tab key leads to.
  open func selectNextKeyView(_ sender: Any?) { own.standardSelectNextKeyView(sender) }

  /// Makes the view the first responder that shift and tab lead to.
  open func selectPreviousKeyView(_ sender: Any?) { own.standardSelectPreviousKeyView(sender) }

  /// Makes the next key view after another one the first responder.
  open func selectKeyView(following view: NSView) { own.standardSelectKeyView(following: view) }

  /// Makes the next key view before another one the first responder.
  open func selectKeyView(preceding view: NSView) { own.standardSelectKeyView(preceding: view) }

  /// Makes the order of views that of their places, from the top and the leading edge.
  open func recalculateKeyViewLoop() { own.standardRecalculateKeyViewLoop() }

  /// Has a window come and go with this one. A window that this one is a child of, at whatever distance, is left alone.
  open func addChildWindow(_ child: NSWindow, ordered place: NSWindow.OrderingMode) {
    own.standardAddChildWindow(child, ordered: place)
  }

  /// Lets a window go that came and went with this one.
  open func removeChildWindow(_ child: NSWindow) { own.standardRemoveChildWindow(child) }

  /// Which windows it joins as a tab: those of the same name; by itself the name of its class.
  open var tabbingIdentifier: NSWindow.TabbingIdentifier {
    get { own.standardTabbingIdentifier }
    set { own.standardTabbingIdentifier = newValue }
  }

  /// The windows that are tabs beside each other, from the leading edge; nil where no tabs are seen.
  open var tabbedWindows: [NSWindow]? { own.standardTabbedWindows }

  /// Makes another window a tab before (`.below`) or after this one; it is seen once it is selected.
  open func addTabbedWindow(_ window: NSWindow, ordered: NSWindow.OrderingMode) {
    own.standardAddTabbedWindow(window, ordered: ordered)
  }

  /// Selects the tab after this one, or the first.
  open func selectNextTab(_ sender: Any?) { own.standardSelectNextTab(sender) }

  /// Selects the tab before this one, or the last.
  open func selectPreviousTab(_ sender: Any?) { own.standardSelectPreviousTab(sender) }

  /// Makes the tab a window beside the others; nothing for a window that is alone.
  open func moveTabToNewWindow(_ sender: Any?) { own.standardMoveTabToNewWindow(sender) }

  /// Makes all windows on the screen tabs of this one that join each other.
  open func mergeAllWindows(_ sender: Any?) { own.standardMergeAllWindows(sender) }

  /// Shows the tab of a window that is alone, or hides it.
  open func toggleTabBar(_ sender: Any?) { own.standardToggleTabBar(sender) }

  /// Shows all tabs beside each other, or ends that.
  open func toggleTabOverview(_ sender: Any?) { own.standardToggleTabOverview(sender) }

  /// The controllers of what stands in the title bar.
  open var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] {
    get { own.standardTitlebarAccessoryViewControllers }
    set { own.standardTitlebarAccessoryViewControllers = newValue }
  }

  /// Adds a view to the title bar; its controller loads it.
  open func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {
    own.standardAddTitlebarAccessoryViewController(childViewController)
  }

  /// Adds a view at a place of the title bar; beyond the ends at the nearest.
  open func insertTitlebarAccessoryViewController(
    _ childViewController: NSTitlebarAccessoryViewController, at index: Int
  ) { own.standardInsertTitlebarAccessoryViewController(childViewController, at: index) }

  /// Takes the view of a place out of the title bar; nothing beyond the ends.
  open func removeTitlebarAccessoryViewController(at index: Int) {
    own.standardRemoveTitlebarAccessoryViewController(at: index)
  }

  /// Whether the window has what an action of windows needs: a close button, a minimize button, a toolbar, tabs.
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
    own.standardValidateUserInterfaceItem(item)
  }

  /// Whether an item of a menu for the window can be chosen: where `validateUserInterfaceItem` says so.
  open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { validateUserInterfaceItem(menuItem) }

  /// Lets the window take what is dragged onto it where none of its views does, of these kinds beside those before.
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    own.standardRegisterForDraggedTypes(newTypes)
  }

  /// Lets the window take nothing that is dragged onto it.
  open func unregisterDraggedTypes() { own.standardUnregisterDraggedTypes() }

  /// Lets an event wait, behind all others or before them.
  open func postEvent(_ event: NSEvent, atStart flag: Bool) { own.standardPostEvent(event, atStart: flag) }

  /// The next event of some kinds that waits, which waits no more; nil for none, as `NSApplication` gives it.
  open func nextEvent(matching mask: NSEvent.EventTypeMask) -> NSEvent? { own.standardNextEvent(matching: mask) }

  /// The next event of some kinds that waits; nil for none, as `NSApplication` gives it.
  open func nextEvent(
    matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool
  ) -> NSEvent? { own.standardNextEvent(matching: mask, until: expiration, inMode: mode, dequeue: deqFlag) }

  /// Shows the name of a file as the title, and stands for it.
  open func setTitleWithRepresentedFilename(_ filename: String) {
    own.standardSetTitleWithRepresentedFilename(filename)
  }
}
