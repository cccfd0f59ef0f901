import NibFoundation
import NibRuntime
import NibStandIns

extension UIButton.Configuration {
  /// How large a button is.
  public enum Size: Int, NibChoice {
    /// As named.
    case medium, small, mini, large
  }

  /// How a button looks in an app that is at home on the Mac.
  public enum MacIdiomStyle: Int, NibChoice {
    /// As named.
    case automatic, bordered, borderless, borderlessTinted
  }

  /// Whether a button shows that it opens a menu to choose from.
  public enum Indicator: Int, Sendable {
    /// As named.
    case automatic, none, popup
  }

  /// On gray with the tint.
  public static func bordered() -> Self { Self(style: .gray) }
  /// On a faint tint.
  public static func borderedTinted() -> Self { Self(style: .tinted) }
  /// On the tint.
  public static func borderedProminent() -> Self { Self(style: .filled) }
  /// Without a background.
  public static func borderless() -> Self { Self(style: .plain) }

  /// On glass.
  public static func glass() -> Self { Self(style: .glass) }
  /// On glass of the tint.
  public static func prominentGlass() -> Self { Self(style: .prominentGlass) }
  /// On clear glass.
  public static func clearGlass() -> Self { Self(style: .clearGlass) }
  /// On clear glass of the tint.
  public static func prominentClearGlass() -> Self { Self(style: .prominentClearGlass) }

  /// The same: nothing looks different by a button's state here.
  public func updated(for button: UIButton) -> Self { self }

  /// Takes the standard distances for title and image.
  public mutating func setDefaultContentInsets() {
    contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  }
}

/// Makes a color of another one. Stands in for UIConfigurationColorTransformer.
public struct UIConfigurationColorTransformer {
  /// What makes it.
  public let transform: (UIColor) -> UIColor

  /// Makes one of a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The color for another one.
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

  /// A gray of the same brightness.
  @MainActor public static let grayscale = Self { color in
    let brightness = color.nibColor.red * 0.299 + color.nibColor.green * 0.587 + color.nibColor.blue * 0.114
    return UIColor(white: CGFloat(brightness), alpha: CGFloat(color.nibColor.alpha))
  }
  /// The tint of what is chosen: the same color here.
  @MainActor public static let preferredTint = Self { $0 }
  /// The same color with 75 hundredths of its opacity.
  @MainActor public static let monochromeTint = Self { $0.withAlphaComponent(CGFloat($0.nibColor.alpha * 0.75)) }
}

/// Makes attributes of a text of others. Stands in for UIConfigurationTextAttributesTransformer.
public struct UIConfigurationTextAttributesTransformer {
  /// What makes them.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Makes one of a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// The attributes for others.
  public func callAsFunction(_ attributes: AttributeContainer) -> AttributeContainer { transform(attributes) }
}

extension UIButton.Configuration {
  /// The title with its attributes; nil for one without. Setting it sets `title`.
  public var attributedTitle: AttributedString? {
    get { archivedTitle.map { AttributeScopes.UIKitAttributes.valueText(of: $0.attributedString) } }
    set {
      archivedTitle = newValue.map { AttributeScopes.UIKitAttributes.objectText(of: $0).nibText }
      title = archivedTitle?.string
    }
  }

  /// The line below with its attributes; nil for one without. Setting it sets `subtitle`.
  public var attributedSubtitle: AttributedString? {
    get { archivedSubtitle.map { AttributeScopes.UIKitAttributes.valueText(of: $0.attributedString) } }
    set {
      archivedSubtitle = newValue.map { AttributeScopes.UIKitAttributes.objectText(of: $0).nibText }
      subtitle = archivedSubtitle?.string
    }
  }
}

extension UIButton {
  /// The title as a configuration shows it: with the attributes that its transformer makes. Nil without a title.
  public var shownTitle: AttributedString? {
    guard let configuration, let title = configuration.title else { return nil }
    var shown = configuration.attributedTitle ?? AttributedString(title)
    if let transformer = configuration.titleTextAttributesTransformer {
      for run in Array(shown.runs) { shown[run.range].setAttributes(transformer(run.attributes)) }
    }
    return shown
  }
}
