import NibRuntime
import NibSchema
import NibStandIns

/// What a button shows by state: a state that says nothing of its own shows what the normal one says.
extension UIButton {
  /// The title of a state.
  final func ownTitle(for state: UIControl.State = .normal) -> String? { shown(state, \.title) }

  /// Sets the title of a state; one with attributes goes.
  final func ownSetTitle(_ title: String?, for state: UIControl.State = .normal) {
    setContent(for: state) {
      $0.title = title
      $0.attributedTitle = nil
    }
  }

  /// The title of a state, with attributes.
  final func ownAttributedTitle(for state: UIControl.State = .normal) -> NSAttributedString? {
    shown(state, \.attributedTitle)?.attributedString
  }

  /// Sets the title of a state, with attributes; its characters are the title.
  final func ownSetAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State = .normal) {
    setContent(for: state) {
      $0.attributedTitle = title?.nibText
      $0.title = title?.string
    }
  }

  /// The title's color of a state.
  final func ownTitleColor(for state: UIControl.State = .normal) -> UIColor? { shown(state, \.titleColor) }

  /// Sets the title's color of a state.
  final func ownSetTitleColor(_ color: UIColor?, for state: UIControl.State = .normal) {
    setContent(for: state) { $0.titleColor = color }
  }

  /// The color of the title's shadow of a state.
  public func titleShadowColor(for state: UIControl.State = .normal) -> UIColor? { shown(state, \.titleShadowColor) }

  /// Sets the color of the title's shadow of a state.
  final func ownSetTitleShadowColor(_ color: UIColor?, for state: UIControl.State = .normal) {
    setContent(for: state) { $0.titleShadowColor = color }
  }

  /// The image of a state.
  final func ownImage(for state: UIControl.State = .normal) -> UIImage? { shown(state, \.image) }

  /// Sets the image of a state.
  final func ownSetImage(_ image: UIImage?, for state: UIControl.State = .normal) {
    setContent(for: state) { $0.image = image }
  }

  /// The image behind title and image of a state.
  final func ownBackgroundImage(for state: UIControl.State = .normal) -> UIImage? { shown(state, \.backgroundImage) }

  /// Sets the image behind title and image of a state.
  final func ownSetBackgroundImage(_ image: UIImage?, for state: UIControl.State = .normal) {
    setContent(for: state) { $0.backgroundImage = image }
  }

  /// The title of the button's own state.
  final var ownCurrentTitle: String? { title(for: state) }
  /// The title of the button's own state, with attributes.
  final var ownCurrentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title's color of the button's own state.
  final var ownCurrentTitleColor: UIColor? { titleColor(for: state) }
  /// The image of the button's own state.
  final var ownCurrentImage: UIImage? { image(for: state) }
  /// The image behind both of the button's own state.
  final var ownCurrentBackgroundImage: UIImage? { backgroundImage(for: state) }
}

extension NibCoder {
  /// Contents of a button by the number of the state.
  ///
  /// - Seen: a dictionary of NSNumber to UIButtonContent; the contents are placeholders, for no class is needed.
  func buttonContents(_ key: String) throws -> [Int: UIButton.Content] {
    guard case .dictionary(let pairs)? = try value(key) else { return [:] }
    var contents: [Int: UIButton.Content] = [:]
    for pair in pairs {
      guard let state = Int(nibValue: pair.key), let stored = pair.value.object as? PlaceholderObject else { continue }
      contents[state] = UIButton.Content(stored)
    }
    return contents
  }
}

extension UIButton.Content {
  private static let states = FrameworkClasses.uiKit.find("\(UIButton.self)")?.states

  /// Key of the contents of all states.
  static let key = states?.key ?? ""

  private static let keys = Dictionary(
    (states?.properties ?? []).map { ($0.name, $0.key) }, uniquingKeysWith: { first, _ in first })

  init(_ stored: PlaceholderObject) {
    attributedTitle = Self.read("attributedTitle", stored)
    title = Self.read("title", stored) ?? attributedTitle?.string
    titleColor = Self.read("titleColor", stored)
    titleShadowColor = Self.read("titleShadowColor", stored)
    image = Self.read("image", stored)
    backgroundImage = Self.read("backgroundImage", stored)
  }

  private static func read<Wanted: NibConvertible>(_ name: String, _ stored: PlaceholderObject) -> Wanted? {
    keys[name].flatMap { stored.value($0) }.flatMap { Wanted(nibValue: $0) }
  }
}
