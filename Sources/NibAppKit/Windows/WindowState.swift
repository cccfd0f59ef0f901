import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few windows have beside their properties.
struct WindowState {
  /// Whether it gets what is typed.
  var hasKeys = false
  var level = NSWindow.Level.normal
  var backgroundColor: NSColor?
  var isOpaque = true
  var isMovable = true
  var isMovableByWindowBackground = false
  var isDocumentEdited = false
  var representedURL: URL?
  var frameBeforeZoom: NSRect?
  var frameBeforeFullScreen: NSRect?
  var fullScreenOptions: NSApplication.PresentationOptions = []
  var buttons: [NSWindow.ButtonType: NSButton] = [:]
  var alphaValue: CGFloat = 1
  var ignoresMouseEvents = false
  var acceptsMouseMovedEvents = false
  var undoManager: UndoManager?
  /// Whether it was made without title bar and edges.
  var isMadePlain = false
  var backingType = NSWindow.BackingStoreType.buffered
  /// The content that was drawn when the window came to the screen.
  weak var drawnContent: NSView?
  /// Whether a user was told to see the window.
  var wasSeen = false
  /// The number, once it was asked for.
  var number: Int?
  var waitingSheets: [NSWindow] = []
  var isClosing = false
  /// Whether it was told that the window closed.
  var isClosed = false
  /// The view where a button of the pointer was pressed that is still down.
  weak var pressedView: NSView?
  var fieldEditor: NSTextView?
  var draggedTypes: [NSPasteboard.PasteboardType] = []
  var tabGroup: NSWindowTabGroup?
  var tab: NSWindowTab?
  var accessories: [NSTitlebarAccessoryViewController] = []
  var contentGuide: NSLayoutGuide?
  var restorationClass: (any NSWindowRestoration.Type)?
  var resizeIncrements = NSSize(width: 1, height: 1)
  var contentResizeIncrements = NSSize(width: 1, height: 1)
  var aspectRatio = NSSize.zero
  var contentAspectRatio = NSSize.zero
  var inLiveResize = false
  var canHide = true
  var isExcludedFromWindowsMenu = false
  var preventsTermination = true
  var sharingType = NSWindow.SharingType.readOnly
  var dockTile: NSDockTile?
  var miniwindowImage: NSImage?
  var miniwindowTitle: String?
  var defaultButtonCell: NSButtonCell?
  var defaultKeyIsDisabled = false
  var preservesContentDuringLiveResize = true
  var borders: [NSRectEdge: CGFloat] = [:]
  var automaticBorders: [NSRectEdge: Bool] = [:]
  var isSnapshotRestorationDisabled = false
  var colorSpace: NSColorSpace?
}
