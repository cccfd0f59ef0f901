import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

extension UIButton {
  /// What changes the configuration of a button.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// A button of the system's with an image that sends an action.
  public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let made = UIButton(type: .system)
    made.setImage(image, for: .normal)
    if let action { made.addTarget(target, action: action, for: .touchUpInside) }
    return made
  }

  /// Sets how symbols of a state are drawn.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) { keepPart(configuration, state, "symbol") }

  /// How symbols of a state are drawn; those of the normal state where it has none of its own.
  public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    part(state, "symbol")
  }

  /// How symbols of the button's own state are drawn.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The color of the title's shadow of the button's own state.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// A label with the line below the title, for reading; nil for none. It is no subview.
  public var subtitleLabel: UILabel? {
    guard let subtitle = configuration?.subtitle else { return nil }
    let label = UILabel()
    label.text = subtitle
    return label
  }

  /// Whether a pointer is over the button: there is none.
  public var isHovered: Bool { false }
}

extension UIButton.ButtonType {
  /// Older apps' word for `system`.
  public static let roundedRect = UIButton.ButtonType.system
}

extension UIControl {
  /// Where content is put horizontally by the reading direction: left for leading, or right.
  public var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }
}

extension UIControl.Event {
  /// What a finger does.
  public static let allTouchEvents = Self(rawValue: 0xFFF)
  /// What an editor does.
  public static let allEditingEvents = Self(rawValue: 0xF_0000)
  /// An app's own.
  public static let applicationReserved = Self(rawValue: 0x0F00_0000)
  /// The system's own.
  public static let systemReserved = Self(rawValue: 0xF000_0000)
}

extension UIControl.State {
  /// An app's own.
  public static let application = Self(rawValue: 0xFF_0000)
  /// The system's own.
  public static let reserved = Self(rawValue: 0xFF00_0000)
}
