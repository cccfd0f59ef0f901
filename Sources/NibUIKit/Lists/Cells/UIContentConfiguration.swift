import NibRuntime
import NibStandIns

/// What a content view shows. Stands for UIContentConfiguration.
@MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows this.
  func makeContentView() -> UIView & UIContentView
  /// The same for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration. Stands for UIContentView.
@MainActor
public protocol UIContentView: AnyObject {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration; those of the class of its own if left out.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Those of the type that it shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    Swift.type(of: configuration) == Swift.type(of: self.configuration)
  }
}

/// Shows text, second text and image of a cell. Stands in for UIListContentView.
open class UIListContentView: UIView, UIContentView {
  /// What it shows: a `UIListContentConfiguration`; another one is not taken.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let configuration = newValue as? UIListContentConfiguration else { return }
      shown = configuration
      update()
    }
  }
  private var shown: UIListContentConfiguration
  /// The label of the text; nil without.
  open private(set) var textLabel: UILabel?
  /// The label of the second text; nil without.
  open private(set) var secondaryTextLabel: UILabel?
  /// The view of the image; nil without.
  open private(set) var imageView: UIImageView?

  /// Makes one that shows something.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: CGRect())
    update()
  }

  /// Reads the archived values; shows nothing yet.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  private func update() {
    imageView = part(imageView, UIImageView.init, isThere: shown.image != nil)
    imageView?.image = shown.image
    imageView?.tintColor = shown.imageProperties.tintColor
    let (text, second) = (
      shown.attributedText?.string ?? shown.text, shown.secondaryAttributedText?.string ?? shown.secondaryText
    )
    textLabel = part(textLabel, UILabel.init, isThere: text != nil)
    secondaryTextLabel = part(secondaryTextLabel, UILabel.init, isThere: second != nil)
    Self.fill(textLabel, text, shown.textProperties)
    Self.fill(secondaryTextLabel, second, shown.secondaryTextProperties)
    if let text = shown.attributedText { textLabel?.attributedText = text }
    if let text = shown.secondaryAttributedText { secondaryTextLabel?.attributedText = text }
    alpha = Double(shown.alpha)
  }

  /// Where the text is, for constraints; nil without.
  open var textLayoutGuide: UILayoutGuide? { textLabel.map { guide("text", $0) } }
  /// Where the second text is, for constraints; nil without.
  open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryTextLabel.map { guide("secondaryText", $0) } }
  /// Where the image is, for constraints; nil without.
  open var imageLayoutGuide: UILayoutGuide? { imageView.map { guide("image", $0) } }

  private func guide(_ identifier: String, _ view: UIView) -> UILayoutGuide {
    if let known = layoutGuides.first(where: { $0.identifier == identifier }) { return known }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }

  private func part<Part: UIView>(_ part: Part?, _ make: (CGRect) -> Part, isThere: Bool) -> Part? {
    guard isThere else {
      part?.removeFromSuperview()
      return nil
    }
    if let part { return part }
    let made = make(CGRect())
    addSubview(made)
    return made
  }

  private static func fill(_ label: UILabel?, _ text: String?, _ look: UIListContentConfiguration.TextProperties) {
    guard let label else { return }
    label.text = text.map { look.transform.applied(to: $0) }
    if let font = look.font { label.font = font }
    label.textColor = look.resolvedColor()
    label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
    label.numberOfLines = look.numberOfLines
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    label.textAlignment = look.alignment
    label.lineBreakMode = look.lineBreakMode
  }
}

/// What a cell holds for its content and background by configurations.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
}

extension UIView {
  /// The view that shows a configuration within a cell: the one that is there, if it can, else a new one in its place.
  func contentView(_ old: UIView?, showing configuration: any UIContentConfiguration) -> UIView {
    if let shown = old as? any UIContentView, let old, shown.supports(configuration) {
      shown.configuration = configuration
      return old
    }
    let view = configuration.makeContentView()
    view.frame = CGRect(origin: CGPoint(), size: bounds.size)
    old?.removeFromSuperview()
    insertSubview(view, at: 0)
    return view
  }
}
