import NibRuntime

/// Presents the destination in a popover. Stands in for UIStoryboardPopoverPresentationSegueTemplate and the older
/// UIStoryboardPopoverSegueTemplate.
open class PopoverSegueTemplate: PresentationSegueTemplate {
  private var popover = PopoverPresentation()

  /// Makes a template that leads nowhere.
  public required init() { super.init() }

  /// Reads the archived template.
  /// - Inferred: no sample holds one; the names of keys and outlets are those of the document's attributes.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    popover.permittedArrowDirections =
      try coder.read("UIPermittedArrowDirections") ?? popover.permittedArrowDirections
    popover.sourceRect = try coder.rect("UIAnchorRect")
    popover.sourceView = try coder.object("UIAnchorView", as: AnyObject.self) as? View
    popover.barButtonItem = try coder.object("UIAnchorBarButtonItem", as: AnyObject.self) as? BarButtonItem
  }

  /// A popover that points where the template says, else at who fired it.
  open override func configure(_ destination: ViewController) {
    destination.modalPresentationStyle = 7
    destination.popoverPresentation = popover
  }

  /// Presents the destination; without an anchor the popover points at the sender.
  open override func run(_ segue: Segue, sender: Any?) throws {
    if let shown = segue.destination.popoverPresentation, shown.sourceView == nil, shown.barButtonItem == nil {
      segue.destination.popoverPresentation?.sourceView = sender as? View
      segue.destination.popoverPresentation?.barButtonItem = sender as? BarButtonItem
    }
    try super.run(segue, sender: sender)
  }

  /// The anchors are typed; other outlets are as in `SegueTemplate`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    switch name {
    case "anchorView", "sourceView": popover.sourceView = value as? View
    case "anchorBarButtonItem", "barButtonItem": popover.barButtonItem = value as? BarButtonItem
    default: return try super.setOutlet(name, to: value)
    }
    return true
  }
}
