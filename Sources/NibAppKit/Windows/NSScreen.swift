import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

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

  /// Makes one with the framework's defaults: other than a window it stays when it is closed, and is hidden with its
  /// application. Documented: AppKit, NSWindow, `isReleasedWhenClosed`; How Panels Work.
  public required init() {
    super.init()
    isReleasedWhenClosed = false
    hidesOnDeactivate = true
  }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws { try super.init(from: coder) }
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
