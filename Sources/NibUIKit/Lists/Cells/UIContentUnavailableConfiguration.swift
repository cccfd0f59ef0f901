import NibFoundation
import NibRuntime
import NibStandIns

/// What is shown where there is no content: a text, an image, a button. Stands in for UIContentUnavailableConfiguration.
@MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The image.
  public var image: UIImage?
  /// How the button looks.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// How the second button looks.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// How the text looks.
  public var textProperties = UIListContentConfiguration.TextProperties()
  /// How the second text looks.
  public var secondaryTextProperties = UIListContentConfiguration.TextProperties()
  /// How the image looks.
  public var imageProperties = UIListContentConfiguration.ImageProperties()
  /// What stands behind.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether something turns in the image's place.
  public private(set) var isLoading = false
  private var isSearch = false
  /// How all of it is aligned.
  public var alignment = Alignment.center
  /// Distances from the edges, in points; kept, like those below.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets()
  /// Directions in which the margins are no smaller than those around.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Distance of image and text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// Distance of the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// Distance of texts and button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// Distance of the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8

  /// How all of it is aligned.
  public enum Alignment: Int, Sendable {
    /// As named.
    case center, natural
  }

  /// How a text looks.
  public typealias TextProperties = UIListContentConfiguration.TextProperties
  /// How an image looks.
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties

  /// What a button does.
  public struct ButtonProperties {
    /// What a tap does.
    public var primaryAction: UIAction?
    /// The menu.
    public var menu: UIMenu?
    /// Whether it can be tapped.
    public var isEnabled = true
    /// What the button is for.
    public var role = UIButton.Role.normal
  }

  /// Nothing yet.
  public static func empty() -> Self { Self() }

  /// Something that turns, and that content is being loaded.
  public static func loading() -> Self {
    var made = Self()
    made.text = "Loading…"
    made.isLoading = true
    return made
  }

  /// That a search found nothing.
  public static func search() -> Self {
    var made = Self()
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    made.image = UIImage(systemName: "magnifyingglass")
    made.isSearch = true
    return made
  }

  /// Makes a view with the texts and buttons.
  public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// That of a search says for what nothing was found; others are the same.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard isSearch, let state = state as? UIContentUnavailableConfigurationState else { return self }
    var made = self
    made.text = state.searchText.flatMap { $0.isEmpty ? nil : "No Results for “\($0)”" } ?? "No Results"
    return made
  }
}

/// Shows that there is no content. Stands in for UIContentUnavailableView.
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let label = UILabel()
  private let secondLabel = UILabel()
  private let imageView = UIImageView(frame: CGRect())
  private let activityIndicator = UIActivityIndicatorView(frame: CGRect())
  private var buttons: [UIButton] = []

  /// What it shows: a `UIContentUnavailableConfiguration`; another one is not taken.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let configuration = newValue as? UIContentUnavailableConfiguration else { return }
      shown = configuration
      update()
    }
  }

  /// Makes one that shows something.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: CGRect())
    for view in [imageView, activityIndicator, label, secondLabel] { addSubview(view) }
    update()
  }

  /// Reads the archived values; shows nothing yet.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  /// Whether the view scrolls where there is little room; kept.
  open var isScrollEnabled = true

  private func update() {
    imageView.image = shown.image
    imageView.isHidden = shown.image == nil || shown.isLoading
    activityIndicator.isHidden = !shown.isLoading
    if shown.isLoading { activityIndicator.startAnimating() } else { activityIndicator.stopAnimating() }
    label.text = shown.attributedText?.string ?? shown.text
    secondLabel.text = shown.secondaryAttributedText?.string ?? shown.secondaryText
    for button in buttons { button.removeFromSuperview() }
    buttons = [(shown.button, shown.buttonProperties), (shown.secondaryButton, shown.secondaryButtonProperties)]
      .filter { $0.0.title != nil || $0.1.primaryAction != nil }.map { look, properties in
        let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
        button.menu = properties.menu
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        return button
      }
    for button in buttons { addSubview(button) }
  }
}
