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

  /// What a button does.
  public struct ButtonProperties {
    /// What a tap does.
    public var primaryAction: UIAction?
    /// The menu.
    public var menu: UIMenu?
    /// Whether it can be tapped.
    public var isEnabled = true
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
    return made
  }

  /// Makes a view with the texts and buttons.
  public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// The same: nothing looks different here.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows that there is no content. Stands in for UIContentUnavailableView.
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let label = UILabel()
  private let secondLabel = UILabel()
  private var buttons: [UIButton] = []

  /// What it shows: a `UIContentUnavailableConfiguration`; another one is not taken.
  public var configuration: any UIContentConfiguration {
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
    addSubview(label)
    addSubview(secondLabel)
    update()
  }

  /// Reads the archived values; shows nothing yet.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  private func update() {
    label.text = shown.attributedText?.string ?? shown.text
    secondLabel.text = shown.secondaryAttributedText?.string ?? shown.secondaryText
    for button in buttons { button.removeFromSuperview() }
    buttons = [(shown.button, shown.buttonProperties), (shown.secondaryButton, shown.secondaryButtonProperties)]
      .filter { $0.0.title != nil || $0.1.primaryAction != nil }.map { look, properties in
        let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
        button.menu = properties.menu
        button.isEnabled = properties.isEnabled
        return button
      }
    for button in buttons { addSubview(button) }
  }
}

extension UIViewController {
  /// What is shown over the view while there is no content; nil for nothing. Its view is put on the controller's.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { extras?.unavailable?.configuration }
    set {
      guard let newValue else {
        extras?.unavailable?.removeFromSuperview()
        extras?.unavailable = nil
        return
      }
      if let shown = extras?.unavailable, shown.supports(newValue) { return shown.configuration = newValue }
      extras?.unavailable?.removeFromSuperview()
      let made = newValue.makeContentView()
      makeExtras().unavailable = made
      if let view {
        fill(view, with: made)
        view.addSubview(made)
      }
    }
  }
}
