import Nibwright

/// One row: a boat and its berth. The storyboard draws it as a prototype cell.
public final class BoatCell: TableViewCell {
  @Outlet var nameLabel: Label?
  @Outlet var berthLabel: Label?

  func show(_ boat: Boat) {
    nameLabel?.text = boat.name
    berthLabel?.text = "Berth \(boat.berth)"
  }
}

/// Lists boats.
public final class BoatsScreen: TableViewController, TableViewDataSource {
  /// What is listed.
  public var boats: [Boat] = []

  /// One row a boat.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { boats.count }

  /// The storyboard's prototype, filled.
  public func tableView(_ tableView: TableView, cellForRowAt indexPath: NibIndexPath) throws -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: "Boat", for: indexPath)
    (cell as? BoatCell)?.show(boats[indexPath.row])
    return cell
  }
}
