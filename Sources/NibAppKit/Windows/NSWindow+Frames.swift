import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few windows have beside their properties.
struct WindowState {
  var level = NSWindow.Level.normal
  var backgroundColor: NSColor?
  var isOpaque = true
  var isMovable = true
  var isMovableByWindowBackground = false
  var isDocumentEdited = false
  var representedURL: URL?
  var frameBeforeZoom: NSRect?
  var buttons: [NSWindow.ButtonType: NSButton] = [:]
  var alphaValue = 1.0
  var ignoresMouseEvents = false
  var acceptsMouseMovedEvents = false
  var undoManager: UndoManager?
}

extension NSWindow {
  /// Where a window goes beside another one. Documented: the numbers, by AppKit.
  public enum OrderingMode: Int, Sendable {
    /// Below it; off the screen; above it.
    case below = -1
    /// Off the screen.
    case out = 0
    /// Above it.
    case above = 1
  }

  /// How a window's pixels are kept; nothing is drawn here.
  public enum BackingStoreType: UInt, Sendable {
    /// In memory.
    case buffered = 2
  }

  /// How far in front of others windows are. Documented: the numbers, by AppKit.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// The number; greater ones are in front.
    public let rawValue: Int
    /// The level of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The level of a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// As windows are.
    public static let normal = Level(0)
    /// In front of them.
    public static let floating = Level(3)
    /// As menus that are torn off.
    public static let submenu = Level(3)
    /// As menus that are torn off.
    public static let tornOffMenu = Level(3)
    /// As the menu bar.
    public static let mainMenu = Level(24)
    /// As items of the menu bar.
    public static let statusBar = Level(25)
    /// As a panel that the program waits for.
    public static let modalPanel = Level(8)
    /// As menus that open.
    public static let popUpMenu = Level(101)
    /// As a screen saver.
    public static let screenSaver = Level(1000)

    /// Whether the first is behind the second.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// The buttons of the title bar. Documented: the order of the cases, by AppKit.
  public enum ButtonType: UInt, Sendable {
    /// It closes the window; puts it away; makes it large; shows the toolbar; stands for the document; its versions.
    case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
    /// The button of a document's versions.
    case documentVersionsButton = 6
  }

  /// Makes a window whose content has a rectangle on the screen.
  public convenience init(
    contentRect: NSRect, styleMask: StyleMask, backing: BackingStoreType, defer isDeferred: Bool
  ) {
    self.init()
    self.styleMask = styleMask
    self.contentRect = contentRect
    self.isDeferred = isDeferred
    contentView = NSView(frame: NSRect(origin: .zero, size: contentRect.size))
  }

  /// Makes a window of the size of a controller's view, with its title.
  public convenience init(contentViewController: NSViewController) {
    let size = contentViewController.view.frame.size
    self.init(
      contentRect: NSRect(origin: .zero, size: size), styleMask: [.titled, .closable, .miniaturizable, .resizable],
      backing: .buffered, defer: false)
    title = contentViewController.title ?? ""
    self.contentViewController = contentViewController
  }

  /// Height of the title bar of a style, in points.
  /// - Documented: macOS 11 and later; Human Interface Guidelines, windows.
  private static func titleHeight(_ style: StyleMask) -> CGFloat {
    guard style.contains(.titled), !style.contains(.fullSizeContentView) else { return 0 }
    return style.contains(.utilityWindow) ? 19 : 28
  }

  /// The rectangle of a window on the screen around that of its content.
  public static func frameRect(forContentRect rect: NSRect, styleMask style: StyleMask) -> NSRect {
    NSRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + titleHeight(style))
  }

  /// The rectangle of the content within that of a window on the screen.
  public static func contentRect(forFrameRect rect: NSRect, styleMask style: StyleMask) -> NSRect {
    NSRect(x: rect.minX, y: rect.minY, width: rect.width, height: max(0, rect.height - titleHeight(style)))
  }

  /// The rectangle of the window around that of its content.
  public func frameRect(forContentRect rect: NSRect) -> NSRect {
    Self.frameRect(forContentRect: rect, styleMask: styleMask)
  }

  /// The rectangle of the content within that of the window.
  public func contentRect(forFrameRect rect: NSRect) -> NSRect {
    Self.contentRect(forFrameRect: rect, styleMask: styleMask)
  }

  /// The rectangle of the window on the screen, in points: the title bar and the content.
  public var frame: NSRect { frameRect(forContentRect: contentRect) }

  /// The rectangle of the content that no bar covers, in points.
  public var contentLayoutRect: NSRect { NSRect(origin: .zero, size: contentRect.size) }

  /// Gives the window a rectangle on the screen, within the sizes that it may have; the delegate hears of it.
  public func setFrame(_ frameRect: NSRect, display flag: Bool) {
    var wanted = frameRect
    // The upper left corner stays where it was asked to be.
    let size = bounded(frameRect.size)
    wanted.origin.y += wanted.height - size.height
    wanted.size = size
    let old = frame
    contentRect = contentRect(forFrameRect: wanted)
    if old.size != frame.size { tell(NSWindow.didResizeNotification) { $0.windowDidResize($1) } }
    if old.origin != frame.origin { tell(NSWindow.didMoveNotification) { $0.windowDidMove($1) } }
    if flag { contentView?.display() }
  }

  /// The same; nothing moves over time here.
  public func setFrame(_ frameRect: NSRect, display flag: Bool, animate: Bool) { setFrame(frameRect, display: flag) }

  private func bounded(_ size: NSSize) -> NSSize {
    func fit(_ length: CGFloat, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat {
      let upper = most.map { $0 > 0 ? $0 : .infinity } ?? .infinity
      return max(least ?? 0, min(length, upper))
    }
    let title = frame.height - contentRect.height
    let least = [minSize, contentMinSize.map { NSSize(width: $0.width, height: $0.height + title) }].compactMap { $0 }
    let most = [maxSize, contentMaxSize.map { NSSize(width: $0.width, height: $0.height + title) }].compactMap { $0 }
    return NSSize(
      width: fit(size.width, least.map(\.width).max(), most.map(\.width).min()),
      height: fit(size.height, least.map(\.height).max(), most.map(\.height).min()))
  }

  /// Gives the content a size; the upper left corner of the window stays.
  public func setContentSize(_ size: NSSize) {
    var wanted = frameRect(forContentRect: NSRect(origin: contentRect.origin, size: size))
    wanted.origin.y = frame.maxY - wanted.height
    setFrame(wanted, display: true)
  }

  /// Moves the lower left corner.
  public func setFrameOrigin(_ point: NSPoint) { setFrame(NSRect(origin: point, size: frame.size), display: false) }

  /// Moves the upper left corner.
  public func setFrameTopLeftPoint(_ point: NSPoint) {
    setFrameOrigin(NSPoint(x: point.x, y: point.y - frame.height))
  }

  /// Moves the window to the middle of its screen, somewhat above it.
  /// - Documented: AppKit puts it above the middle; how far is not said. Here a quarter of the free height is above it.
  public func center() {
    guard let space = screen?.visibleFrame else { return }
    let size = frame.size
    setFrameOrigin(
      NSPoint(
        x: space.minX + (space.width - size.width) / 2,
        y: space.maxY - size.height - max(0, space.height - size.height) / 4))
  }

  /// Has the view that fills the window follow the size of the content.
  func fitContent() {
    guard let contentView, contentView.frame.size != contentRect.size else { return }
    contentView.setFrameSize(contentRect.size)
  }

  /// The screen that the window is on; nil for one that is on none.
  public var screen: NSScreen? {
    NSScreen.screens.first { $0.frame.intersects(frame) } ?? NSScreen.screens.first
  }
}

extension NSWindow {
  /// How far in front of others the window is.
  public var level: Level {
    get { state.level }
    set { state.level = newValue }
  }
  /// Color behind the content.
  public var backgroundColor: NSColor! {
    get { state.backgroundColor ?? .windowBackgroundColor }
    set { state.backgroundColor = newValue }
  }
  /// Whether nothing behind the window is seen through it.
  public var isOpaque: Bool {
    get { state.isOpaque }
    set { state.isOpaque = newValue }
  }
  /// Opacity, 0...1.
  public var alphaValue: Double {
    get { state.alphaValue }
    set { state.alphaValue = newValue }
  }
  /// Whether a user can move it.
  public var isMovable: Bool {
    get { state.isMovable }
    set { state.isMovable = newValue }
  }
  /// Whether a drag in its background moves it.
  public var isMovableByWindowBackground: Bool {
    get { state.isMovableByWindowBackground }
    set { state.isMovableByWindowBackground = newValue }
  }
  /// Whether the pointer goes through it.
  public var ignoresMouseEvents: Bool {
    get { state.ignoresMouseEvents }
    set { state.ignoresMouseEvents = newValue }
  }
  /// Whether its views hear of a pointer that moves.
  public var acceptsMouseMovedEvents: Bool {
    get { state.acceptsMouseMovedEvents }
    set { state.acceptsMouseMovedEvents = newValue }
  }
  /// Whether what it shows has changes that are not saved.
  public var isDocumentEdited: Bool {
    get { state.isDocumentEdited }
    set { state.isDocumentEdited = newValue }
  }
  /// The file that it shows, whose icon stands in the title bar.
  public var representedURL: URL? {
    get { state.representedURL }
    set { state.representedURL = newValue }
  }
  /// The path of that file; empty for none.
  public var representedFilename: String {
    get { state.representedURL?.path ?? "" }
    set { state.representedURL = newValue.isEmpty ? nil : URL(fileURLWithPath: newValue) }
  }

  /// Shows the name of a file as the title, and stands for it.
  public func setTitleWithRepresentedFilename(_ filename: String) {
    representedFilename = filename
    title = representedURL?.lastPathComponent ?? filename
  }

  /// Undoes what was done in the window: the delegate's, else one of the window.
  public var undoManager: UndoManager? {
    if let own = windowDelegate?.windowWillReturnUndoManager(self) { return own }
    if state.undoManager == nil { state.undoManager = UndoManager() }
    return state.undoManager
  }

  /// A button of the title bar; nil for one that the window has not.
  public func standardWindowButton(_ type: ButtonType) -> NSButton? {
    guard styleMask.contains(.titled) else { return nil }
    switch type {
    case .closeButton, .miniaturizeButton, .zoomButton: break
    case .documentIconButton where representedURL != nil: break
    default: return nil
    }
    let button = state.buttons[type] ?? NSButton()
    if state.buttons[type] == nil {
      state.buttons[type] = button
      let actions: [ButtonType: Selector] = [
        .closeButton: "performClose:", .miniaturizeButton: "performMiniaturize:", .zoomButton: "performZoom:",
      ]
      button.target = self
      button.action = actions[type]
    }
    let needed: [ButtonType: StyleMask] = [
      .closeButton: .closable, .miniaturizeButton: .miniaturizable, .zoomButton: .resizable,
    ]
    button.isEnabled = needed[type].map(styleMask.contains) ?? true
    return button
  }

  /// Puts the window on the screen or takes it off.
  public func setIsVisible(_ flag: Bool) { if flag { orderFront(nil) } else { orderOut(nil) } }

  /// Puts the window on the screen whether its application is active or not.
  public func orderFrontRegardless() { orderFront(nil) }

  /// Puts the window on the screen, behind the others.
  public func orderBack(_ sender: Any?) {
    isVisible = true
    WindowOrder.sendToBack(self)
    tellAppearance()
  }

  /// Gives the window the keys.
  public func makeKey() { if isVisible { takeKeys() } }

  /// Whether menus work on it.
  public var isMainWindow: Bool { NSApplication.shared.mainWindow === self }

  /// Whether a user sees it, or it is put away in the Dock.
  public func miniaturize(_ sender: Any?) {
    guard !isMiniaturized else { return }
    isMiniaturized = true
    giveUpKeys()
    tell(NSWindow.didMiniaturizeNotification) { $0.windowDidMiniaturize($1) }
  }

  /// Does what a click on its button does; nothing without one.
  public func performMiniaturize(_ sender: Any?) {
    if styleMask.contains(.miniaturizable) || styleMask.isEmpty { miniaturize(sender) }
  }

  /// Brings the window back from the Dock.
  public func deminiaturize(_ sender: Any?) {
    guard isMiniaturized else { return }
    makeKeyAndOrderFront()
    tell(NSWindow.didDeminiaturizeNotification) { $0.windowDidDeminiaturize($1) }
  }

  /// Whether the window is as large as it gets.
  public var isZoomed: Bool { state.frameBeforeZoom != nil }

  /// Makes the window as large as its screen lets it, or as it was before.
  public func zoom(_ sender: Any?) {
    if let before = state.frameBeforeZoom {
      state.frameBeforeZoom = nil
      setFrame(before, display: true)
    } else if let space = screen?.visibleFrame {
      state.frameBeforeZoom = frame
      setFrame(space, display: true)
    }
  }

  /// Does what a click on its button does; nothing for a window that cannot be resized.
  public func performZoom(_ sender: Any?) { if styleMask.contains(.resizable) || styleMask.isEmpty { zoom(sender) } }

  /// Fills the screen with the window, or ends that.
  public func toggleFullScreen(_ sender: Any?) {
    if styleMask.contains(.fullScreen) {
      styleMask.remove(.fullScreen)
      tell(NSWindow.didExitFullScreenNotification) { $0.windowDidExitFullScreen($1) }
    } else {
      tell(NSWindow.willEnterFullScreenNotification) { $0.windowWillEnterFullScreen($1) }
      styleMask.insert(.fullScreen)
      tell(NSWindow.didEnterFullScreenNotification) { $0.windowDidEnterFullScreen($1) }
    }
  }

  /// Has a window come and go with this one.
  public func addChildWindow(_ child: NSWindow, ordered place: OrderingMode) {
    guard child !== self, child.parent !== self else { return }
    child.parent?.removeChildWindow(child)
    childWindows = (childWindows ?? []) + [child]
    child.parent = self
    if isVisible, place != .out { child.orderFront(nil) }
  }

  /// Lets a window go that came and went with this one.
  public func removeChildWindow(_ child: NSWindow) {
    guard child.parent === self else { return }
    let left = (childWindows ?? []).filter { $0 !== child }
    childWindows = left.isEmpty ? nil : left
    child.parent = nil
  }

  /// Draws what is due.
  public func displayIfNeeded() { contentView?.displayIfNeeded() }

  /// Draws all of the content.
  public func display() { contentView?.display() }

  /// Places what the window shows, where that is due.
  public func layoutIfNeeded() { contentView?.layoutSubtreeIfNeeded() }

  /// A point of the window on the screen.
  public func convertPoint(toScreen point: NSPoint) -> NSPoint {
    NSPoint(x: frame.minX + point.x, y: frame.minY + point.y)
  }

  /// A point of the screen in the window.
  public func convertPoint(fromScreen point: NSPoint) -> NSPoint {
    NSPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }

  /// Tells the controllers of the views in the window whether they are seen.
  func tellAppearance() {
    let appears = isVisible
    contentView?.tellTree { ($0.holder as? NSViewController)?.setAppeared(appears) }
    if !appears { for child in childWindows ?? [] { child.orderOut(nil) } }
  }
}

/// A window beside others: tools, questions. Stands in for NSPanel.
open class NSPanel: NSWindow {
  /// Whether it takes the keys only where a view needs them.
  public final var becomesKeyOnlyIfNeeded = false
  /// Whether it is in front of other windows.
  public final var isFloatingPanel: Bool {
    get { level == .floating }
    set { level = newValue ? .floating : .normal }
  }
  /// Whether it takes events while the program waits for another window.
  public final var worksWhenModal = false
}

/// A screen, as windows and code ask for one: there is one here, which a test may change. Stands in for NSScreen.
@MainActor
public final class NSScreen {
  /// All of it, in points.
  public let frame: NSRect
  /// What menu bar and Dock leave of it, in points.
  public let visibleFrame: NSRect
  /// Pixels of a point.
  public let backingScaleFactor: CGFloat
  /// The name, as settings show it.
  public let localizedName: String

  /// Makes a screen.
  public init(
    frame: NSRect, visibleFrame: NSRect? = nil, backingScaleFactor: CGFloat = 2, localizedName: String = "Display"
  ) {
    self.frame = frame
    self.visibleFrame = visibleFrame ?? frame
    self.backingScaleFactor = backingScaleFactor
    self.localizedName = localizedName
  }

  /// The screens, the one with the menu bar first: what a test sets; one of 1440 by 900 points with a menu bar of 25
  /// points at first.
  public static var screens = [
    NSScreen(
      frame: NSRect(x: 0, y: 0, width: 1440, height: 900),
      visibleFrame: NSRect(x: 0, y: 0, width: 1440, height: 875))
  ]

  /// The screen of the window with the keys, else the first one; nil without screens.
  public static var main: NSScreen? { NSApplication.shared.keyWindow?.screen ?? screens.first }
}
