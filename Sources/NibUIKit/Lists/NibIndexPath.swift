import NibStandIns

/// A row of a table or an item of a collection.
///
/// Foundation's `IndexPath` is another type; this one has a name of its own so that a test may import both.
public struct NibIndexPath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The section, from 0.
  public var section: Int
  /// The row of the section, from 0.
  public var row: Int

  /// A row of a table.
  public init(row: Int, section: Int = 0) {
    self.section = section
    self.row = row
  }

  /// An item of a collection.
  public init(item: Int, section: Int = 0) { self.init(row: item, section: section) }

  /// The item of the section, from 0: the row by another name.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// Earlier sections first, then earlier rows.
  public static func < (a: NibIndexPath, b: NibIndexPath) -> Bool { (a.section, a.row) < (b.section, b.row) }

  /// `0.3`: section, then row.
  public var description: String { "\(section).\(row)" }
}
