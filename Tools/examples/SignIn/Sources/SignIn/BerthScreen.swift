import NibUIKit

/// The number of a berth on its plate. Code makes it, and so may a nib.
public final class BerthPlate: UIView {
  let number = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(number)
  }

  /// A plate of a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(number)
  }
}

/// Shows where a boat lies.
public final class BerthScreen: UIViewController {
  let boat: Boat
  let plate = BerthPlate()

  /// A screen that code makes.
  public init(boat: Boat) {
    self.boat = boat
    super.init(nibName: nil, bundle: nil)
  }

  /// The storyboard's screen, with its boat.
  public init?(coder: NSCoder, boat: Boat) {
    self.boat = boat
    super.init(coder: coder)
  }

  /// Not available: a screen needs its boat.
  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    plate.number.text = "Berth \(boat.berth)"
    view.addSubview(plate)
  }
}

/// A row that no nib draws.
final class PlateCell: UITableViewCell {
  let plate = BerthPlate(frame: CGRect(x: 0, y: 0, width: 80, height: 44))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(plate)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
