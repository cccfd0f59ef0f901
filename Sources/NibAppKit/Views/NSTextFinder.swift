import NibRuntime
import NibSchema
import NibStandIns

/// What finds texts in a view. Stands in for NSTextFinder.
open class NSTextFinder: NSResponder {
  /// Whether it finds while a user types.
  open var isIncrementalSearchingEnabled = false
  /// Whether the rest is dimmed.
  open var incrementalSearchingShouldDimContentView = true

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.textFinderTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [textFinderTable] }

  private static let textFinderTable = PropertyTable(
    NSTextFinder.self, kind: AppKitElements.textFinder, fresh: { NSTextFinder() },
    [
      Property("incrementalSearchingEnabled", \.isIncrementalSearchingEnabled),
      Property("incrementalSearchingShouldDimContentView", \.incrementalSearchingShouldDimContentView),
    ])
}
