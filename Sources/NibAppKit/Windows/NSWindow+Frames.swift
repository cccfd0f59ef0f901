import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

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
    /// In memory, shared with the screen; of older systems.
    case retained = 0
    /// On the screen alone; of older systems.
    case nonretained = 1
  }

  /// How far in front of others windows are. Documented: the numbers, by AppKit.
  public struct Level: NumericRawRepresentable, Hashable, Sendable {
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
  }

  /// The buttons of the title bar. Documented: the order of the cases, by AppKit.
  public enum ButtonType: UInt, Sendable {
    /// It closes the window; puts it away; makes it large; shows the toolbar; stands for the document; its versions.
    case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
    /// The button of a document's versions.
    case documentVersionsButton = 6
  }

  /// Gives a window that is made in code its content, and what it has around it.
  final func fill(_ contentRect: NSRect, _ style: StyleMask, _ backing: BackingStoreType, isDeferred: Bool) {
    styleMask = style
    state.isMadePlain = style.isDisjoint(with: [.titled, .resizable, .closable])
    state.backingType = backing
    self.contentRect = contentRect
    self.isDeferred = isDeferred
    contentView = NSView(frame: NSRect(origin: .zero, size: contentRect.size))
  }

  /// Makes a window whose content has a rectangle on the screen, counted from the lower left corner of a screen; nil for
  /// the first one.
  public convenience init(
    contentRect: NSRect, styleMask style: StyleMask, backing: BackingStoreType, defer flag: Bool, screen: NSScreen?
  ) {
    let origin = screen?.frame.origin ?? .zero
    self.init(
      contentRect: contentRect.offsetBy(dx: origin.x, dy: origin.y), styleMask: style, backing: backing, defer: flag)
  }

  /// Makes a window of the size of a controller's view, with its title.
  public convenience init(contentViewController: NSViewController) {
    let size = contentViewController.view.frame.size
    self.init(
      contentRect: NSRect(origin: .zero, size: size), styleMask: [.titled, .closable, .miniaturizable, .resizable],
      backing: .buffered, defer: false)
    self.contentViewController = contentViewController
    placeContent()
    bind(.title, to: contentViewController, withKeyPath: "title")
  }

  /// Height of the title bar of a style, in points.
  /// - Documented: macOS 11 and later; Human Interface Guidelines, windows.
  static func titleHeight(_ style: StyleMask) -> CGFloat {
    guard style.contains(.titled), style.isDisjoint(with: [.fullSizeContentView, .fullScreen]) else { return 0 }
    return style.contains(.utilityWindow) ? 19 : 28
  }

  static func standardFrameRect(forContentRect rect: NSRect, styleMask style: StyleMask) -> NSRect {
    NSRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + titleHeight(style))
  }

  static func standardContentRect(forFrameRect rect: NSRect, styleMask style: StyleMask) -> NSRect {
    NSRect(x: rect.minX, y: rect.minY, width: rect.width, height: max(0, rect.height - titleHeight(style)))
  }

  final func standardFrameRect(forContentRect rect: NSRect) -> NSRect {
    Self.frameRect(forContentRect: rect, styleMask: styleMask)
  }

  final func standardContentRect(forFrameRect rect: NSRect) -> NSRect {
    Self.contentRect(forFrameRect: rect, styleMask: styleMask)
  }

  /// Gives the window a rectangle on the screen, within the sizes that it may have; the delegate hears of it.
  final func place(in frameRect: NSRect, display flag: Bool) {
    var wanted = frameRect
    // The upper left corner stays where it was asked to be.
    let size = bounded(frameRect.size)
    wanted.origin.y += wanted.height - size.height
    wanted.size = size
    let old = frame
    contentRect = contentRect(forFrameRect: wanted)
    if old.size != frame.size { tell(NSWindow.didResizeNotification) { $0.windowDidResize($1) } }
    if frame != old { frameDidChange(from: old) }
    if old.origin != frame.origin { tell(NSWindow.didMoveNotification) { $0.windowDidMove($1) } }
    if flag { contentView?.display() }
  }

  final func standardSetFrame(_ frameRect: NSRect, display flag: Bool, animate: Bool) {
    setFrame(frameRect, display: flag)
  }

  private func bounded(_ size: NSSize) -> NSSize {
    func fit(_ length: CGFloat, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat {
      let upper = most.map { $0 > 0 ? $0 : .infinity } ?? .infinity
      return max(least ?? 0, min(length, upper))
    }
    let title = frame.height - contentRect.height
    let least = [leastSize, leastContentSize.map { NSSize(width: $0.width, height: $0.height + title) }].compactMap {
      $0
    }
    let most = [greatestSize, greatestContentSize.map { NSSize(width: $0.width, height: $0.height + title) }].compactMap
    { $0 }
    return NSSize(
      width: fit(size.width, least.map(\.width).max(), most.map(\.width).min()),
      height: fit(size.height, least.map(\.height).max(), most.map(\.height).min()))
  }

  final func standardSetContentSize(_ size: NSSize) {
    var wanted = frameRect(forContentRect: NSRect(origin: contentRect.origin, size: size))
    wanted.origin.y = frame.maxY - wanted.height
    setFrame(wanted, display: true)
  }

  final func standardSetFrameOrigin(_ point: NSPoint) {
    setFrame(NSRect(origin: point, size: frame.size), display: false)
  }

  final func standardSetFrameTopLeftPoint(_ point: NSPoint) {
    setFrameOrigin(NSPoint(x: point.x, y: point.y - frame.height))
  }

  final func moveToCenter() {
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

  final var standardBackingScaleFactor: CGFloat { screen?.backingScaleFactor ?? 1 }

  final var standardScreen: NSScreen? {
    NSScreen.screens.first { $0.shows(frame) } ?? NSScreen.screens.first
  }
}
