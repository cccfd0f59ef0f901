import NibRuntime
import NibStandIns

/// A finger that drags from an edge of the screen. Stands in for UIScreenEdgePanGestureRecognizer.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Bits of the edges: top 1, left 2, bottom 4, right 8.
  public final var edges: UIRectEdge = []

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.screenEdgePanGestureRecognizerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [screenEdgePanGestureRecognizerTable] }

  private static let screenEdgePanGestureRecognizerTable = PropertyTable(
    UIScreenEdgePanGestureRecognizer.self,
    [
      Property("edges", "UIScreenEdgePanGestureRecognizer.edges", get: { $0.edges }, set: { $0.edges = $1 })
    ])
}
