import NibRuntime
import NibStandIns

/// Presents the destination. Stands in for UIStoryboardPresentationSegueTemplate and UIStoryboardModalSegueTemplate.
open class UIStoryboardPresentationSegueTemplate: UIStoryboardSegueTemplate {
  /// How the destination is presented; nil leaves it to the destination.
  public private(set) final var modalPresentationStyle: UIModalPresentationStyle?
  /// How it comes; nil leaves it to the destination.
  public private(set) final var modalTransitionStyle: UIModalTransitionStyle?

  /// Makes a template that leads nowhere.
  public required init() { super.init() }

  /// Reads the archived template.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    modalPresentationStyle = try coder.readLeniently("UIModalPresentationStyle")
    modalTransitionStyle = try coder.readLeniently("UIModalTransitionStyle")
  }

  /// Sets the styles; -1 is the segue's word for the destination's own.
  open override func configure(_ destination: UIViewController) {
    if let style = modalPresentationStyle, style.rawValue >= 0 { destination.modalPresentationStyle = style }
    if let style = modalTransitionStyle { destination.modalTransitionStyle = style }
  }

  /// Presents the destination over the source.
  open override func run(_ segue: UIStoryboardSegue, sender: Any?) throws {
    try segue.source.present(segue.destination, animated: isAnimated, completion: nil)
  }
}
