import NibUIKit
import Nibwright

/// One row: a boat and its berth. The storyboard draws it as a prototype cell.
public final class BoatCell: UITableViewCell {
  @Outlet var nameLabel: UILabel?
  @Outlet var berthLabel: UILabel?

  func show(_ boat: Boat) {
    nameLabel?.text = boat.name
    berthLabel?.text = "Berth \(boat.berth)"
  }
}

/// Lists boats.
public final class BoatsScreen: UITableViewController {
  /// What is listed.
  public var boats: [Boat] = []

  /// One row a boat.
  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { boats.count }

  /// The storyboard's prototype, filled.
  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Boat", for: indexPath)
    (cell as? BoatCell)?.show(boats[indexPath.row])
    return cell
  }
}
