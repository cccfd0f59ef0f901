import NibRuntime

/// What a table shows. Only the number of rows and the cells must be there.
///
/// Stands for UITableViewDataSource, under the same names. What throws stops the table's layout with the error.
public protocol TableViewDataSource: AnyObject {
  /// Number of sections; 1 if left out.
  func numberOfSections(in tableView: TableView) -> Int
  /// Number of rows of a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row: usually dequeued, then filled.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: NibIndexPath) throws -> TableViewCell
  /// Text above a section; none if left out.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// Text below a section; none if left out.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be deleted; yes if left out.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: NibIndexPath) -> Bool
  /// Whether a row can be moved; no if left out.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: NibIndexPath) -> Bool
  /// A user deletes or inserts a row; nothing if left out.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: NibIndexPath) throws
  /// A user moved a row; nothing if left out.
  func tableView(_ tableView: TableView, moveRowAt source: NibIndexPath, to destination: NibIndexPath)
  /// Titles of the index at the side; none if left out.
  func sectionIndexTitles(for tableView: TableView) -> [String]?
}

extension TableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// None.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// None.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Yes.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: NibIndexPath) -> Bool { true }
  /// No.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: NibIndexPath) -> Bool { false }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: NibIndexPath
  ) throws {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, moveRowAt source: NibIndexPath, to destination: NibIndexPath) {}
  /// None.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
}
