import NibUIKit

// Classes as apps write them: nothing here knows of nibs.

final class BadgeView: UIView {
  private(set) var log: [String] = []
  let inset = 4.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp("frame")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp("coder, tag \(tag), \(subviews.count) subviews, \(coder.decodeInteger(forKey: "UITag"))")
  }

  private func setUp(_ words: String) {
    log.append(words)
    clipsToBounds = true
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake")
  }
}

class RoundButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.cornerRadius = 8
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }
}

/// Has a designated initializer of its own, so it inherits none.
final class MeterView: UIView {
  let range: ClosedRange<Double>

  init(range: ClosedRange<Double>) {
    self.range = range
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class PlainLabel: UILabel {}

final class CardStack: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    spacing = 12
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)!
    spacing = 12
  }
}

final class PersonCell: UITableViewCell {
  let badge = BadgeView()
  private(set) var states: [Bool] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(badge)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var isSelected: Bool {
    didSet { states.append(isSelected) }
  }
}

/// Made by nibs alone, with its own initializer for code: it has no `init(style:reuseIdentifier:)`.
final class NibCell: UITableViewCell {
  let words: String

  init(words: String) {
    self.words = words
    super.init(style: .default, reuseIdentifier: nil)
  }

  required init?(coder: NSCoder) {
    words = "archived"
    super.init(coder: coder)
  }
}

class PhotoItem: UICollectionViewCell {
  let photo: UIImageView

  override init(frame: CGRect) {
    photo = UIImageView(image: UIImage(systemName: "photo"))
    super.init(frame: frame)
    contentView.addSubview(photo)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var isHighlighted: Bool {
    didSet { photo.alpha = isHighlighted ? 0.5 : 1 }
  }
}

/// Inherits all initializers.
final class LargePhotoItem: PhotoItem {
  let title = UILabel()
}

final class SectionHeader: UITableViewHeaderFooterView {
  let label = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class Model {
  let name: String

  init(name: String) { self.name = name }
}

class LoginController: UIViewController {
  let model: Model
  private lazy var field = UITextField()

  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  init?(coder: NSCoder, model: Model) {
    self.model = model
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }
}

final class PlainController: UIViewController {
  let model: Model

  init() {
    model = Model(name: "plain")
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    model = Model(name: "archived")
    super.init(coder: coder)
    model.isShown(title)
  }
}

extension Model {
  func isShown(_ title: String?) {}
}

final class PeopleController: UITableViewController {
  let people: [String]

  init(people: [String]) {
    self.people = people
    super.init(style: .insetGrouped)
    title = "People"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }
}

final class PhotosController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class AppStack: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    isToolbarHidden = false
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class TwoFingerTap: UITapGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    numberOfTouchesRequired = 2
  }
}

final class SlideSegue: UIStoryboardSegue {
  let steps: Int

  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    steps = 3
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

/// No `init(coder:)`, as `UIResponder` has none in UIKit.
final class AppDelegate: UIResponder {
  let launches: Int

  override init() {
    launches = 1
    super.init()
  }
}

/// Refuses archives without title.
final class TitledView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard coder.containsValue(forKey: "Title") else { return nil }
  }
}

/// Refuses archives before anything is read.
final class ShyView: UIView {
  required init?(coder: NSCoder) {
    return nil
  }
}

final class RoundedEffectView: UIVisualEffectView {
  override init(effect: UIVisualEffect?) {
    super.init(effect: effect)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class SpacedLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    minimumLineSpacing = 30
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    minimumLineSpacing = 30
  }
}
