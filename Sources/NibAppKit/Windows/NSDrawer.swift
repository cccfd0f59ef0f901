import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A panel at the edge of a window; of older systems. Stands in for NSDrawer.
open class NSDrawer: NSResponder {
  /// Size of the content, in points.
  open var contentSize = NSSize()
  /// Least size, in points.
  open var minContentSize = NSSize()
  /// Greatest size, in points.
  open var maxContentSize = NSSize()
  /// The archive's number of the edge: 0 left, 1 below, 2 right, 3 above.
  open var preferredEdge = 0
  /// Distance to the upper or left end of the edge, in points.
  open var leadingOffset = 0.0
  /// Distance to the other end, in points.
  open var trailingOffset = 0.0

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.drawerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [drawerTable] }

  private static let drawerTable = PropertyTable(
    NSDrawer.self, kind: AppKitElements.drawer, fresh: { NSDrawer() },
    [
      Property("contentSize", \.contentSize),
      Property("minContentSize", \.minContentSize),
      Property("maxContentSize", \.maxContentSize),
      Property("preferredEdge", \.preferredEdge),
      Property("leadingOffset", \.leadingOffset),
      Property("trailingOffset", \.trailingOffset),
    ])
}
