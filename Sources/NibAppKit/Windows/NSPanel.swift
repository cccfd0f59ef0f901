import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A window beside others: tools, questions. Stands in for NSPanel.
open class NSPanel: NSWindow {
  /// Whether it becomes key only where a clicked view needs what is typed.
  open var becomesKeyOnlyIfNeeded = false
  /// Whether it is in front of other windows.
  open override var isFloatingPanel: Bool {
    get { level == .floating }
    set { level = newValue ? .floating : .normal }
  }
  /// Whether it takes events while the program waits for another window.
  open override var worksWhenModal: Bool {
    get { takesEventsWhenModal }
    set { takesEventsWhenModal = newValue }
  }
  private final var takesEventsWhenModal = false

  /// Makes one whose content has a rectangle on the screen: other than a window it stays when it is closed, and is hidden with its
  /// application. Documented: AppKit, NSWindow, `isReleasedWhenClosed`; How Panels Work.
  public override init(
    contentRect: NSRect, styleMask style: StyleMask, backing: BackingStoreType, defer flag: Bool
  ) {
    super.init(contentRect: contentRect, styleMask: style, backing: backing, defer: flag)
    isReleasedWhenClosed = false
    hidesOnDeactivate = true
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    // What an archive leaves out is what other windows have.
    isReleasedWhenClosed = true
    hidesOnDeactivate = false
    try super.decode(from: coder)
  }

  /// Whether it can be the main window: a panel cannot.
  open override var canBecomeMain: Bool { false }

}
