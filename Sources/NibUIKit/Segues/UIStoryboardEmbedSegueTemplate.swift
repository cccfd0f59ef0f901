import NibRuntime
import NibStandIns

/// Puts the destination into a view of the source. Stands in for UIStoryboardEmbedSegueTemplate.
///
/// - Seen: performed between `loadView` and `viewDidLoad` of the source, in this order: `shouldPerformSegue` with the
///   source as sender, the destination made, `prepare`, its view loaded with the screen's size, `willMove`, its view
///   put into the container with autoresizing mask 18, `didMove` (measured in UIKit on iOS 26.1).
open class UIStoryboardEmbedSegueTemplate: UIStoryboardSegueTemplate {
  /// The view that holds the destination's. Set when the source's view is loaded.
  public private(set) final weak var containerView: UIView?
  private var isPerformedOnViewLoad = false

  /// Makes a template that leads nowhere.
  public required init() { super.init() }

  /// Reads the archived template.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    isPerformedOnViewLoad = try coder.bool("UIPerformOnViewLoad")
    containerView = try coder.object("UIContainerView", as: AnyObject.self) as? UIView
  }

  /// As archived: true for every embed segue seen.
  open override var performsOnViewLoad: Bool { isPerformedOnViewLoad }

  /// A scene that embeds itself ends where nibs in nibs do.
  override func loader(in storyboard: UIStoryboard, of source: UIViewController) throws -> NibLoader {
    try storyboard.loader.nested(within: source.loader, for: destinationKey ?? storyboard.name)
  }

  /// Puts the destination's view into the container.
  open override func run(_ segue: UIStoryboardSegue, sender: Any?) throws {
    guard let containerView else { throw fault(.brokenSegue, segue.source, "its container view is not connected") }
    try segue.destination.loadViewIfNeeded()
    try segue.source.addChild(segue.destination)
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
