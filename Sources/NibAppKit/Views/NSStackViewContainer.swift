import NibRuntime
import NibStandIns

/// The part of a stack view's archive that lists its members. Stands in for NSStackViewContainer.
open class NSStackViewContainer: NSView {

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    members = try coder.members("NSStackViewContainerNonDroppedViews", of: NSView.self)
    coder.skip("NSStackViewContainerStackView")
  }

  /// The members in order.
  private(set) var members: [NSView] = []
}
