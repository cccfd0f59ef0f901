import Foundation

// Rows of tables, which are items by another name, and how index paths are written.

extension IndexPath {
  /// A row of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The row of the section, from 0.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension IndexPath {
  /// `0.3`: section, then row.
  var words: String { "\(section).\(row)" }
}
