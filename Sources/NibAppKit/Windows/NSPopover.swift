import Foundation
import NibRuntime
import NibSchema
import NibStandIns

/// A view over another, beside what it is about. Stands in for NSPopover.
open class NSPopover: CodedResponder {
  /// The rectangle of the view that it was shown beside, in points; empty for all of the view.
  open var positioningRect = NSRect()
  /// The edge that it was asked to lie at.
  open internal(set) var preferredEdge: NSRectEdge?
  /// When it closes.
  public enum Behavior: Int, NibChoice {
    /// When code closes it.
    case applicationDefined = 0
    /// With a click elsewhere.
    case transient
    /// With a click elsewhere in the window.
    case semitransient
  }

  /// How it looks; of older systems. Documented: the order of the cases, by AppKit.
  public enum Appearance: Int, NibChoice {
    /// Light; dark.
    case minimal, hud
  }

  /// When it closes.
  open var behavior = Behavior.applicationDefined
  /// Whether it grows and fades.
  open var animates = true
  /// How it looks; of older systems.
  open var appearanceType = Appearance.minimal
  /// Whether it is seen.
  open internal(set) var isShown = false
  /// The view that it is beside.
  open internal(set) weak var positioningView: NSView?
  /// The controller of what it shows.
  open var contentViewController: NSViewController?
  /// The look of its own; nil for the system's.
  open var appearance: NSAppearance?
  /// Whether it was drawn off what it is about, and is a window of its own.
  open internal(set) var isDetached = false
  /// Whether what it shows fills it up to its arrow.
  open var hasFullSizeContent = false
  /// The item of a toolbar that it is beside; nil for a view.
  open internal(set) weak var positioningToolbarItem: NSToolbarItem?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.popoverTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [popoverTable] }

  private static let popoverTable = PropertyTable(
    NSPopover.self, kind: AppKitElements.popover, fresh: { NSPopover() },
    [
      Property("behavior", \.behavior),
      Property("animates", \.animates),
      Property("appearanceType", \.appearanceType),
    ])

  /// What is told of it, if it is of the protocol.
  open var delegate: (any NSPopoverDelegate)? {
    get { outlet("delegate") as? any NSPopoverDelegate }
    set { connect("delegate", to: newValue) }
  }

  /// The size of what it shows, in points: what code says, else what the controller would like, else that of its view.
  open var contentSize: NSSize {
    get {
      if let ownSize { return ownSize }
      guard let controller = contentViewController else { return .zero }
      return controller.preferredContentSize == .zero ? controller.view.frame.size : controller.preferredContentSize
    }
    set { ownSize = newValue }
  }
  private final var ownSize: NSSize?

  /// Makes a controller the one of what it shows.
  open func setContentViewController(_ controller: NSViewController?) { contentViewController = controller }

  /// Shows it; the controller's view is loaded.
  open func show(relativeTo view: NSView? = nil) {
    guard !isShown else { return }
    positioningView = view
    tell(Self.willShowNotification) { $0.popoverWillShow($1) }
    _ = contentViewController?.view
    contentViewController?.scene.popover = self
    isShown = true
    noteShown(true)
    tell(Self.didShowNotification) { $0.popoverDidShow($1) }
  }

  /// Shows it beside a rectangle of a view; where that lies is kept and drawn nowhere. One that is shown moves there.
  open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
    (self.positioningRect, self.preferredEdge) = (positioningRect, preferredEdge)
    if isShown { self.positioningView = positioningView } else { show(relativeTo: positioningView) }
  }

  /// Shows it beside an item of a toolbar.
  open func show(relativeTo toolbarItem: NSToolbarItem) {
    guard !isShown else { return }
    positioningToolbarItem = toolbarItem
    show(relativeTo: toolbarItem.view)
  }

  /// Closes it, whatever its delegate says.
  open func close() { close(for: .standard) }

  /// Closes it, if the delegate allows it.
  open func performClose(_ sender: Any?) {
    if isShown, delegate?.popoverShouldClose(self) ?? true { close() }
  }

  /// Does what a click elsewhere does: nothing where code alone closes it, or the delegate says no.
  open func performClose() { if behavior != .applicationDefined { performClose(nil) } }

  /// `contentViewController` is owned; other outlets are as in `StandIn`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    guard name == "contentViewController", let controller = value as? NSViewController else {
      return try super.setOutlet(name, to: value)
    }
    setContentViewController(controller)
    return true
  }

  /// Closes it.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    switch selector {
    case "close", "close:": close()
    case "performClose:": performClose(sender)
    default: return try super.perform(selector, sender: sender, event: event)
    }
    return true
  }

  /// Whether it is one of these.
  open override func responds(to selector: String) -> Bool {
    ["close", "close:", "performClose:"].contains(selector) || super.responds(to: selector)
  }
}
