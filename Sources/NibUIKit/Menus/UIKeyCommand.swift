import NibRuntime
import NibStandIns

/// Keys that are held with another. Stands in for UIKeyModifierFlags.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As named.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// As named.
  public static let shift = Self(rawValue: 1 << 17)
  /// As named.
  public static let control = Self(rawValue: 1 << 18)
  /// As named.
  public static let alternate = Self(rawValue: 1 << 19)
  /// As named.
  public static let command = Self(rawValue: 1 << 20)
  /// As named.
  public static let numericPad = Self(rawValue: 1 << 21)
}

/// A key of a keyboard that sends an action. Stands in for UIKeyCommand.
public final class UIKeyCommand: UICommand {
  /// Keys that are held.
  public typealias ModifierFlags = UIKeyModifierFlags

  /// The key.
  public private(set) var input: String?
  /// Keys that are held.
  public private(set) var modifierFlags: ModifierFlags = []
  /// Whether it comes before what the system does with the key.
  public var wantsPriorityOverSystemBehavior = false
  /// Whether the key is another one on keyboards of other languages; kept.
  public var allowsAutomaticLocalization = true
  /// Whether the key is another one where the interface reads the other way; kept.
  public var allowsAutomaticMirroring = true

  /// Makes a command of a key, with longer words of what it does.
  public convenience init(
    input: String, modifierFlags: ModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Makes a command of a key.
  public convenience init(input: String, modifierFlags: ModifierFlags, action: Selector) {
    self.init(title: "", action: action)
    self.input = input
    self.modifierFlags = modifierFlags
  }

  /// Makes a command of a key, as menus show it.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    action: Selector, input: String, modifierFlags: ModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    self.input = input
    self.modifierFlags = modifierFlags
  }

  /// The key of this name.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key of this name.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key of this name.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key of this name.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key of this name.
  public static let inputEscape = "UIKeyInputEscape"
  /// The key of this name.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The key of this name.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The key of this name.
  public static let inputHome = "UIKeyInputHome"
  /// The key of this name.
  public static let inputEnd = "UIKeyInputEnd"
  /// The key of this name.
  public static let inputDelete = "UIKeyInputDelete"
  /// The key of this name.
  public static let f1 = "UIKeyInputF1"
  /// The key of this name.
  public static let f2 = "UIKeyInputF2"
  /// The key of this name.
  public static let f3 = "UIKeyInputF3"
  /// The key of this name.
  public static let f4 = "UIKeyInputF4"
  /// The key of this name.
  public static let f5 = "UIKeyInputF5"
  /// The key of this name.
  public static let f6 = "UIKeyInputF6"
  /// The key of this name.
  public static let f7 = "UIKeyInputF7"
  /// The key of this name.
  public static let f8 = "UIKeyInputF8"
  /// The key of this name.
  public static let f9 = "UIKeyInputF9"
  /// The key of this name.
  public static let f10 = "UIKeyInputF10"
  /// The key of this name.
  public static let f11 = "UIKeyInputF11"
  /// The key of this name.
  public static let f12 = "UIKeyInputF12"
}

extension UIViewController {
  /// Adds a key that does something; there is no keyboard.
  final func ownAddKeyCommand(_ keyCommand: UIKeyCommand) { makeExtras().keyCommands.append(keyCommand) }

  /// Takes a key away.
  final func ownRemoveKeyCommand(_ keyCommand: UIKeyCommand) { extras?.keyCommands.removeAll { $0 === keyCommand } }

  /// The keys that were added.
  public var addedKeyCommands: [UIKeyCommand] { extras?.keyCommands ?? [] }
}

/// An item of that menu. Stands in for UIMenuItem.
@MainActor
public final class UIMenuItem {
  /// The title.
  public var title: String
  /// The action.
  public var action: Selector

  /// Makes an item.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
