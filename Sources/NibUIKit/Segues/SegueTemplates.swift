import NibRuntime
import NibSchema
import NibStandIns

/// Show and show detail: the source shows the destination. Stands in for UIStoryboardShowSegueTemplate.
open class UIStoryboardShowSegueTemplate: UIStoryboardSegueTemplate {
  /// Which of the two: by the name of the method that the source is sent.
  open private(set) var kind = UIViewController.ShowKind.show

  private static let names = ArchivedNames(of: UIStoryboardShowSegueTemplate.self)

  /// Reads the archived template.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    let actionName = try coder.string(Self.names.key("actionName"))
    if actionName == "showDetailViewController:sender:" { kind = .showDetail }
  }

  /// Calls the source's own `show` or `showDetail`.
  open override func run(_ segue: UIStoryboardSegue, sender: Any?) throws {
    switch kind {
    case .show: try InterfaceFaults.catching { segue.source.show(segue.destination, sender: sender) }
    case .showDetail:
      try InterfaceFaults.catching { segue.source.showDetailViewController(segue.destination, sender: sender) }
    }
  }
}

/// Presents the destination. Stands in for UIStoryboardPresentationSegueTemplate and UIStoryboardModalSegueTemplate.
open class UIStoryboardPresentationSegueTemplate: UIStoryboardSegueTemplate {
  /// How the destination is presented; nil leaves it to the destination.
  open private(set) var modalPresentationStyle: UIModalPresentationStyle?
  /// How it comes; nil leaves it to the destination.
  open private(set) var modalTransitionStyle: UIModalTransitionStyle?

  /// Reads the archived template.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.presentationTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [presentationTable] }

  private static let presentationTable = PropertyTable(
    UIStoryboardPresentationSegueTemplate.self, kind: UIKitElements.segue,
    fresh: { UIStoryboardPresentationSegueTemplate() },
    [
      Property("modalPresentationStyle", \.modalPresentationStyle),
      Property("modalTransitionStyle", \.modalTransitionStyle),
    ])

  /// Sets the styles; -1 is the segue's word for the destination's own.
  open override func configure(_ destination: UIViewController) {
    if let style = modalPresentationStyle, style.rawValue >= 0 { destination.modalPresentationStyle = style }
    if let style = modalTransitionStyle { destination.modalTransitionStyle = style }
  }

  /// Presents the destination over the source.
  open override func run(_ segue: UIStoryboardSegue, sender: Any?) throws {
    try InterfaceFaults.catching { segue.source.present(segue.destination, animated: isAnimated, completion: nil) }
  }
}

/// Presents the destination in a popover. Stands in for UIStoryboardPopoverPresentationSegueTemplate and the older
/// UIStoryboardPopoverSegueTemplate.
open class UIStoryboardPopoverPresentationSegueTemplate: UIStoryboardPresentationSegueTemplate {
  private var popover = UIViewController.PopoverPresentation()

  /// Reads the archived template.
  /// - Inferred: no sample holds one; the names of keys and outlets are those of the document's attributes.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.popoverTable.read(self, from: coder)
    let names = Self.popoverTable.names
    popover.sourceRect = try coder.rect(names.key("sourceRect")).map { CGRect($0) }
    popover.sourceView = try coder.object(names.key("sourceView"), as: AnyObject.self) as? UIView
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [popoverTable] }

  private static let popoverTable = PropertyTable(
    UIStoryboardPopoverPresentationSegueTemplate.self, kind: UIKitElements.segue,
    fresh: { UIStoryboardPopoverPresentationSegueTemplate() },
    [
      Property("popoverArrowDirection", \.popover.permittedArrowDirections),
      Property("popoverAnchorBarButtonItem", object: \.popover.barButtonItem),
    ])

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

/// Push and replace, the kinds from before show. Stands in for UIStoryboardPushSegueTemplate and
/// UIStoryboardReplaceSegueTemplate.
///
/// - Seen: a push has containment context 0 and split index 0, a replace context 1 and the index of its place.
open class UIStoryboardPushSegueTemplate: UIStoryboardSegueTemplate {
  /// 0 for the stack that the source is in, 1 for a place of the split around it.
  open private(set) var containmentContext = 0
  /// Which place of the split.
  open private(set) var splitIndex = 0

  private static let names = ArchivedNames(of: UIStoryboardPushSegueTemplate.self)

  /// Reads the archived template.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    containmentContext = try coder.int(Self.names.key("containmentContext"))
    splitIndex = try coder.int(Self.names.key("splitIndex"))
  }

  /// Pushes the destination, or puts it in its place of the split.
  open override func run(_ segue: UIStoryboardSegue, sender: Any?) throws {
    if containmentContext == 0 {
      guard let stack = segue.source.navigationController else {
        throw fault(.noContainer, segue.source, "it pushes, but its source is in no navigation controller")
      }
      return try InterfaceFaults.catching { stack.pushViewController(segue.destination, animated: isAnimated) }
    }
    guard let split = segue.source.splitViewController else {
      throw fault(.noContainer, segue.source, "it replaces, but its source is in no split view controller")
    }
    try split.replace(at: max(0, splitIndex), with: segue.destination)
  }
}

/// Puts the destination into a view of the source. Stands in for UIStoryboardEmbedSegueTemplate.
///
/// - Seen: performed between `loadView` and `viewDidLoad` of the source, in this order: `shouldPerformSegue` with the
///   source as sender, the destination made, `prepare`, its view loaded with the screen's size, `willMove`, its view
///   put into the container with autoresizing mask 18, `didMove` (measured in UIKit on iOS 26.1).
open class UIStoryboardEmbedSegueTemplate: UIStoryboardSegueTemplate {
  /// The view that holds the destination's. Set when the source's view is loaded.
  open private(set) weak var containerView: UIView?
  private var isPerformedOnViewLoad = false

  private static let names = ArchivedNames(of: UIStoryboardEmbedSegueTemplate.self)

  /// Reads the archived template.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    isPerformedOnViewLoad = try coder.bool(Self.names.key("performsOnViewLoad"))
    containerView = try coder.object(Self.names.key("containerView"), as: AnyObject.self) as? UIView
  }

  /// As archived: true for every embed segue seen.
  open override var performsOnViewLoad: Bool { isPerformedOnViewLoad }

  /// A scene that embeds itself ends where nibs in nibs do.
  override func loader(in storyboard: UIStoryboard, of source: UIViewController) throws -> InstantiationContext {
    try storyboard.loader.nested(within: source.loader, for: destinationKey ?? storyboard.name)
  }

  /// Puts the destination's view into the container.
  open override func run(_ segue: UIStoryboardSegue, sender: Any?) throws {
    guard let containerView else { throw fault(.brokenSegue, segue.source, "its container view is not connected") }
    try segue.destination.loadViewOrThrow()
    try InterfaceFaults.catching { segue.source.addChild(segue.destination) }
    if let view = segue.destination.viewIfLoaded {
      containerView.addSubview(view)
      segue.source.fill(containerView, with: view)
    }
    segue.destination.didMove(toParent: segue.source)
  }

  /// `containerView` is typed; other outlets are as in `UIStoryboardSegueTemplate`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    if name == "containerView" { containerView = value as? UIView }
    return try super.setOutlet(name, to: value)
  }
}
