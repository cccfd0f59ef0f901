import NibRuntime
import NibStandIns

/// What a user operates with pointer and keys: every view, window, menu and controller of AppKit.
///
/// The words for what a user does are declared on this protocol and on no class, so that a class of an app may have
/// properties and methods of the same names: there the app's own is meant, and `(view as NSView).click()` still clicks.
///
/// A text is typed by `typeText`, as XCTest has it: a method `type` would hide Swift's `type(of:)` from the code of
/// every view.
@MainActor
public protocol UserOperable: NSResponder {}

extension NSResponder: UserOperable {}

// Here for the same reason: columns of tables have an identifier that is not optional.
extension UserOperable {
  /// A name for the code that looks for the object.
  public var identifier: NSUserInterfaceItemIdentifier? {
    get { heldIdentifier }
    set { heldIdentifier = newValue }
  }
}

/// Whether a user gets at something.
@MainActor
enum Reach {
  /// How messages name a view: by class, and what it shows or is called.
  static func name(_ object: NSResponder) -> String {
    let title: String? =
      switch object {
      case let item as NSMenuItem: item.title
      case let window as NSWindow: window.title
      case let item as NSToolbarItem: item.label
      case let table as NSTableView: table.identifier?.rawValue
      case let view as NSView:
        view.shownTexts.first ?? view.identifier?.rawValue ?? view.accessibilityIdentifier
          ?? (view.holder as? NSViewController)?.title
      default: object.identifier?.rawValue
      }
    return [Optional("\(Swift.type(of: object))"), title.flatMap { $0.isEmpty ? nil : "'\($0)'" }]
      .compactMap { $0 }.joined(separator: " ")
  }

  /// The window of a view that a user gets at.
  static func window(of view: NSView) throws(UserActionError) -> NSWindow {
    try beSeen(view)
    guard let window = view.userWindow else {
      throw UserActionError(
        .notInWindow, view, "\(name(view)) is in no window; add it to the content of one that is on the screen")
    }
    try beUsable(window)
    return window
  }

  /// Throws for a view that is hidden.
  private static func beSeen(_ view: NSView) throws(UserActionError) {
    var next: NSView? = view
    while let shown = next {
      if shown.isHidden {
        let words = shown === view ? "is hidden" : "lies in \(name(shown)), which is hidden"
        throw UserActionError(.hidden, view, "\(name(view)) \(words)")
      }
      if shown.superview == nil, let tab = shown.tabItem, let tabs = tab.tabView, tabs.selectedItem !== tab {
        throw UserActionError(
          .hidden, view,
          "\(name(view)) lies in the tab '\(tab.shownLabel)', which is not selected; choose(tab: \"\(tab.shownLabel)\")"
        )
      }
      if shown.superview == nil, let item = shown.holder as? NSToolbarItem, item.toolbar?.isVisible == false {
        throw UserActionError(.hidden, view, "\(name(view)) lies in a toolbar that is hidden")
      }
      next = shown.superview
    }
  }

  /// Throws for a window that a user cannot use now.
  static func beUsable(_ window: NSWindow) throws(UserActionError) {
    guard window.isVisible else {
      throw UserActionError(
        .windowNotShown, window, "\(name(window)) is not on the screen; call makeKeyAndOrderFront(nil)")
    }
    if let sheet = window.attachedSheet {
      throw UserActionError(.covered, window, "\(name(window)) is covered by its sheet \(name(sheet))")
    }
    if let modal = NSApplication.shared.modalWindow, modal !== window, modal !== window.sheetParent {
      throw UserActionError(.covered, window, "the program waits for \(name(modal)), and \(name(window)) takes nothing")
    }
  }

  /// Throws for what is disabled.
  static func beEnabled(_ control: NSControl) throws(UserActionError) {
    if !control.isEnabled { throw UserActionError(.disabled, control, "\(name(control)) is disabled") }
  }
}

extension NSView {
  /// The tab that the view is the content of, as a tab view holds it while another tab is selected.
  final var tabItem: NSTabViewItem? { holder as? NSTabViewItem }

  /// The window that a user sees the view in: its own, or that of the popover that it is shown in.
  final var userWindow: NSWindow? {
    if let window { return window }
    var top = self
    while let next = top.superview { top = next }
    guard let popover = (top.holder as? NSViewController)?.scene.popover, popover.isShown else { return nil }
    return popover.positioningView?.userWindow
  }
}
