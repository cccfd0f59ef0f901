import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Asks in which way something is handed on. Stands in for NSSharingServicePicker: a test finds in `shown` what is being
/// asked, and answers by `choose(_:)`.
@MainActor
open class NSSharingServicePicker {
  /// The picker that is shown; nil while none is.
  public private(set) static var shown: NSSharingServicePicker?

  /// What is handed on.
  public final let items: [Any]
  /// What is asked and told.
  open weak var delegate: (any NSSharingServicePickerDelegate)?
  /// The rectangle that it was shown beside, of `view`.
  open private(set) var positioningRect = NSRect()
  /// The view that it was shown beside; not kept alive.
  open private(set) weak var view: NSView?

  /// Makes a picker for items.
  public init(items: [Any]) { self.items = items }

  /// The services that a user chooses from: those that take the items, or what the delegate makes of these.
  open var services: [NSSharingService] {
    let proposed = NSSharingService.sharingServices(forItems: items)
    return delegate?.sharingServicePicker(self, sharingServicesForItems: items, proposedSharingServices: proposed)
      ?? proposed
  }

  /// Shows it beside a rectangle of a view, until `choose(_:)` or `close()`.
  open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {
    (positioningRect, self.view) = (rect, view)
    Self.shown = self
  }

  /// Does what a click beside it does: nothing is chosen.
  open func close() { if Self.shown === self { choose(nil) } }

  /// Does what a user's choice does: tells the delegate, and performs the service; nil chooses none.
  open func choose(_ service: NSSharingService?) {
    if Self.shown === self { Self.shown = nil }
    if let service, let told = delegate?.sharingServicePicker(self, delegateFor: service) { service.delegate = told }
    delegate?.sharingServicePicker(self, didChoose: service)
    service?.perform(withItems: items)
  }

  /// An item for a menu, with the services in a menu of its own.
  open var standardShareMenuItem: NSMenuItem {
    let item = NSMenuItem()
    item.title = "Share…"
    let menu = NSMenu()
    for service in services {
      let choice = ShareMenuItem()
      choice.title = service.menuItemTitle
      choice.share = { [self] in choose(service) }
      menu.addItem(choice)
    }
    item.submenu = menu
    return item
  }
}

/// An item of a menu that hands something on.
private final class ShareMenuItem: NSMenuItem {
  var share: (@MainActor () -> Void)? {
    didSet {
      target = self
      action = Selector("share:")
    }
  }

  override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    guard selector == "share:" else { return try super.perform(selector, sender: sender, event: event) }
    share?()
    return true
  }

  override func responds(to selector: String) -> Bool { selector == "share:" || super.responds(to: selector) }
}

/// What is asked and told of a picker. Stands in for NSSharingServicePickerDelegate.
@MainActor
public protocol NSSharingServicePickerDelegate: AnyObject {
  /// The services that a user chooses from.
  func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
    proposedSharingServices proposedServices: [NSSharingService]
  ) -> [NSSharingService]
  /// What is told of a service that was chosen.
  func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService
  ) -> (any NSSharingServiceDelegate)?
  /// A service was chosen, or none.
  func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?)
}

extension NSSharingServicePickerDelegate {
  /// Those that are proposed.
  public func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
    proposedSharingServices proposedServices: [NSSharingService]
  ) -> [NSSharingService] { proposedServices }
  /// Nothing.
  public func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService
  ) -> (any NSSharingServiceDelegate)? { nil }
  /// Does nothing.
  public func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?
  ) {}
}
