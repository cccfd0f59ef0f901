import NibRuntime
import NibStandIns

/// Show and show detail: the source shows the destination. Stands in for UIStoryboardShowSegueTemplate.
open class UIStoryboardShowSegueTemplate: UIStoryboardSegueTemplate {
  /// Which of the two: by the name of the method that the source is sent.
  public private(set) final var kind = ShowKind.show

  /// Makes a template that leads nowhere.
  public required init() { super.init() }

  /// Reads the archived template.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    if try coder.string("UIActionName") == "showDetailViewController:sender:" { kind = .showDetail }
  }

  /// Calls the source's own `show` or `showDetail`.
  open override func run(_ segue: UIStoryboardSegue, sender: Any?) throws {
    switch kind {
    case .show: try segue.source.show(segue.destination, sender: sender)
    case .showDetail: try segue.source.showDetail(segue.destination, sender: sender)
    }
  }
}
