import NibRuntime

/// What assistive technology says an element is.
///
/// - Documented: UIAccessibilityTraits.
public struct UIAccessibilityTraits: NibOptionSet, Hashable {
  /// The bits of an archive.
  public let rawValue: Int

  /// Makes a set from the bits of an archive.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Acts like a button.
  public static let button = Self(rawValue: 1)
  /// Acts like a link.
  public static let link = Self(rawValue: 2)
  /// Shows an image.
  public static let image = Self(rawValue: 4)
  /// Is selected.
  public static let selected = Self(rawValue: 8)
  /// Plays a sound when activated.
  public static let playsSound = Self(rawValue: 16)
  /// Is a key of a keyboard.
  public static let keyboardKey = Self(rawValue: 32)
  /// Shows text that does not change.
  public static let staticText = Self(rawValue: 64)
  /// Sums up what the screen shows first.
  public static let summaryElement = Self(rawValue: 128)
  /// Does not react.
  public static let notEnabled = Self(rawValue: 256)
  /// Changes its label or value often.
  public static let updatesFrequently = Self(rawValue: 512)
  /// Is a search field.
  public static let searchField = Self(rawValue: 1024)
  /// Starts something that plays.
  public static let startsMediaSession = Self(rawValue: 2048)
  /// Has a value that can be changed.
  public static let adjustable = Self(rawValue: 4096)
  /// Takes touches directly.
  public static let allowsDirectInteraction = Self(rawValue: 8192)
  /// Turns the page when read to its end.
  public static let causesPageTurn = Self(rawValue: 16384)
  /// Divides content, as a heading.
  public static let header = Self(rawValue: 65536)
  /// Is a row of tabs.
  public static let tabBar = Self(rawValue: 68719476736)
  /// No trait.
  public static let none: Self = []

  /// The single bits and their names.
  public static var names: [(option: Self, name: String)] {
    [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
      (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"),
      (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
      (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
      (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"), (.header, "header"),
      (.tabBar, "tabBar"),
    ]
  }
}
