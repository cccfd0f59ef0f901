import Foundation
import NibRuntime
import NibSchema
import NibStandIns

/// A view over another, beside what it is about. Stands in for NSPopover.
open class NSPopover: NSResponder {
  /// The rectangle of the view that it was shown beside, in points; nil for all of the view.
  public internal(set) final var positioningRect: NSRect?
  /// The edge that it was asked to lie at.
  public internal(set) final var preferredEdge: NSRectEdge?
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
  public final var behavior = Behavior.applicationDefined
  /// Whether it grows and fades.
  public final var animates = true
  /// How it looks; of older systems.
  public final var appearanceType = Appearance.minimal
  /// Whether it is seen.
  public private(set) final var isShown = false
  /// The view that it is beside.
  public private(set) final weak var positioningView: NSView?
  /// The controller of what it shows.
  public final var contentViewController: NSViewController?
  /// The look of its own; nil for the system's.
  public final var appearance: NSAppearance?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
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
  public var delegate: (any NSPopoverDelegate)? {
    get { outlet("delegate") as? any NSPopoverDelegate }
    set { connect("delegate", to: newValue) }
  }

  /// The size of what it shows, in points: what code says, else what the controller would like, else that of its view.
  public final var contentSize: NSSize {
    get {
      if let ownSize { return ownSize }
      guard let controller = contentViewController else { return .zero }
      return controller.preferredContentSize == .zero ? controller.view.frame.size : controller.preferredContentSize
    }
    set { ownSize = newValue }
  }
  private final var ownSize: NSSize?

  /// Makes a controller the one of what it shows.
  public final func setContentViewController(_ controller: NSViewController?) { contentViewController = controller }

  /// Shows it; the controller's view is loaded.
  public final func show(relativeTo view: NSView? = nil) {
    guard !isShown else { return }
    positioningView = view
    delegate?.popoverWillShow(self)
    _ = contentViewController?.view
    contentViewController?.scene.popover = self
    isShown = true
  }

  /// Closes it, whatever its delegate says.
  public final func close() {
    guard isShown else { return }
    isShown = false
    delegate?.popoverDidClose(self)
    contentViewController?.endPresentation()
  }

  /// Does what a click elsewhere does: nothing where code alone closes it, or the delegate says no.
  public final func performClose() {
    guard behavior != .applicationDefined, delegate?.popoverShouldClose(self) ?? true else { return }
    close()
  }

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
    case "performClose:": performClose()
    default: return try super.perform(selector, sender: sender, event: event)
    }
    return true
  }

  /// Whether it is one of these.
  open override func responds(to selector: String) -> Bool {
    ["close", "close:", "performClose:"].contains(selector) || super.responds(to: selector)
  }
}

/// What is told of a popover: the object in its outlet `delegate`. Stands in for NSPopoverDelegate.
@MainActor
public protocol NSPopoverDelegate: AnyObject {
  /// It is about to be seen.
  func popoverWillShow(_ popover: NSPopover)
  /// Whether a click elsewhere closes it.
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  /// It is closed.
  func popoverDidClose(_ popover: NSPopover)
}

extension NSPopoverDelegate {
  /// Does nothing.
  public func popoverWillShow(_ popover: NSPopover) {}
  /// Says yes.
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  /// Does nothing.
  public func popoverDidClose(_ popover: NSPopover) {}
}

extension NSPopover {
  /// Shows it beside a rectangle of a view; where that lies is kept and drawn nowhere.
  public final func show(relativeTo rectangle: NSRect, of view: NSView, preferredEdge: NSRectEdge) {
    (positioningRect, self.preferredEdge) = (rectangle, preferredEdge)
    show(relativeTo: view)
  }

  /// Says what a popover that is shown is beside.
  final func place(beside rectangle: NSRect, of view: NSView, _ edge: NSRectEdge) {
    (positioningRect, preferredEdge, positioningView) = (rectangle, edge, view)
  }

  /// Closes it as a click elsewhere does.
  public final func performClose(_ sender: Any?) { performClose() }
}
