import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is told of a window: the object in its outlet `delegate`. Stands in for NSWindowDelegate.
@MainActor
public protocol NSWindowDelegate: AnyObject {
  /// Whether a click on the close button closes the window.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// The window is about to close.
  func windowWillClose(_ notification: Notification)
  /// The window became the key window.
  func windowDidBecomeKey(_ notification: Notification)
  /// The window is no longer the key window.
  func windowDidResignKey(_ notification: Notification)
  /// The window has another size.
  func windowDidResize(_ notification: Notification)
  /// A user begins to move the window.
  func windowWillMove(_ notification: Notification)
  /// The window is at another place.
  func windowDidMove(_ notification: Notification)
  /// The window is put away in the Dock.
  func windowDidMiniaturize(_ notification: Notification)
  /// The window is back from the Dock.
  func windowDidDeminiaturize(_ notification: Notification)
  /// The window is about to fill the screen.
  func windowWillEnterFullScreen(_ notification: Notification)
  /// The window fills the screen.
  func windowDidEnterFullScreen(_ notification: Notification)
  /// The window fills the screen no more.
  func windowDidExitFullScreen(_ notification: Notification)
  /// What undoes changes in the window; nil for the window's own.
  func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
  /// The text view that edits the text of an object in the window; nil for the window's own.
  func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any?
  /// The window is the one that menus work on.
  func windowDidBecomeMain(_ notification: Notification)
  /// The window is no longer the one that menus work on.
  func windowDidResignMain(_ notification: Notification)
  /// The window is about to be put away in the Dock.
  func windowWillMiniaturize(_ notification: Notification)
  /// The window is up to date: `update()` was called.
  func windowDidUpdate(_ notification: Notification)
  /// The window is on another screen.
  func windowDidChangeScreen(_ notification: Notification)
  /// The window is on a screen of other pixels.
  func windowDidChangeBackingProperties(_ notification: Notification)
  /// A sheet is about to be shown.
  func windowWillBeginSheet(_ notification: Notification)
  /// A sheet is gone.
  func windowDidEndSheet(_ notification: Notification)
  /// A user begins to drag an edge.
  func windowWillStartLiveResize(_ notification: Notification)
  /// A user has dragged an edge.
  func windowDidEndLiveResize(_ notification: Notification)
  /// The window is about to fill the screen no more.
  func windowWillExitFullScreen(_ notification: Notification)
  /// A user sees something of the window, or nothing any more.
  func windowDidChangeOcclusionState(_ notification: Notification)
  /// The size that a user drags the window to; the answer is the one that it has.
  func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
  /// The frame that the window has when it is made large.
  func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect
  /// Whether the window is made large, or as it was before.
  func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool
  /// Where a sheet comes out; nothing is placed here, so a test asks by `sheetPosition(of:)`.
  func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect) -> NSRect
  /// The size of the content that fills the screen.
  func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: NSSize) -> NSSize
  /// What of the system is seen while the window fills the screen.
  func window(
    _ window: NSWindow, willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions
  ) -> NSApplication.PresentationOptions
  /// What else is kept for the next run.
  func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder)
  /// What was kept is there again.
  func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder)
}

extension NSWindowDelegate {
  /// Says yes.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  /// Does nothing.
  public func windowWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidBecomeKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResignKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResize(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillMove(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidMove(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidMiniaturize(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidDeminiaturize(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillEnterFullScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidExitFullScreen(_ notification: Notification) {}
  /// No other than the window's own.
  public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { nil }
  /// No other than the window's own.
  public func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any? { nil }
  /// Does nothing.
  public func windowDidBecomeMain(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResignMain(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillMiniaturize(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidUpdate(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidChangeScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidChangeBackingProperties(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillBeginSheet(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidEndSheet(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillStartLiveResize(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidEndLiveResize(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillExitFullScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidChangeOcclusionState(_ notification: Notification) {}
  /// Takes the size.
  public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
  /// Takes the frame.
  public func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect { newFrame }
  /// Says yes.
  public func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool { true }
  /// Takes the place.
  public func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect) -> NSRect { rect }
  /// Takes the size.
  public func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: NSSize) -> NSSize { proposedSize }
  /// Takes the options.
  public func window(
    _ window: NSWindow, willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions
  ) -> NSApplication.PresentationOptions { proposedOptions }
  /// Keeps nothing.
  public func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {}
  /// Does nothing.
  public func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {}
}
