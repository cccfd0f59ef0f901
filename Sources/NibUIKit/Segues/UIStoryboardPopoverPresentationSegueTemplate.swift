import NibRuntime
import NibStandIns

/// Presents the destination in a popover. Stands in for UIStoryboardPopoverPresentationSegueTemplate and the older
/// UIStoryboardPopoverSegueTemplate.
open class UIStoryboardPopoverPresentationSegueTemplate: UIStoryboardPresentationSegueTemplate {
  private var popover = PopoverPresentation()

  /// Makes a template that leads nowhere.
  public required init() { super.init() }

  /// Reads the archived template.
  /// - Inferred: no sample holds one; the names of keys and outlets are those of the document's attributes.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    popover.permittedArrowDirections =
      try coder.readLeniently("UIPermittedArrowDirections") ?? popover.permittedArrowDirections
    popover.sourceRect = try coder.rect("UIAnchorRect")
    popover.sourceView = try coder.object("UIAnchorView", as: AnyObject.self) as? UIView
    popover.barButtonItem = try coder.object("UIAnchorBarButtonItem", as: AnyObject.self) as? UIBarButtonItem
  }

  /// A popover that points where the template says, else at who fired it.
  open override func configure(_ destination: UIViewController) {
    destination.modalPresentationStyle = .popover
    destination.popoverPresentation = popover
  }

  /// Presents the destination; without an anchor the popover points at the sender.
  open override func run(_ segue: UIStoryboardSegue, sender: Any?) throws {
    if let shown = segue.destination.popoverPresentation, shown.sourceView == nil, shown.barButtonItem == nil {
      segue.destination.popoverPresentation?.sourceView = sender as? UIView
      segue.destination.popoverPresentation?.barButtonItem = sender as? UIBarButtonItem
    }
    try super.run(segue, sender: sender)
  }

  /// The anchors are typed; other outlets are as in `UIStoryboardSegueTemplate`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    switch name {
    case "anchorView", "sourceView": popover.sourceView = value as? UIView
    case "anchorBarButtonItem", "barButtonItem": popover.barButtonItem = value as? UIBarButtonItem
    default: return try super.setOutlet(name, to: value)
    }
    return true
  }
}
