import NibRuntime
import NibStandIns

extension NSViewController {
  /// How one controller's view takes the place of another's. Documented: the numbers, by AppKit.
  public struct TransitionOptions: NibOptionSet, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Makes options of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One fades out while the other fades in.
    public static let crossfade = Self(rawValue: 0x1)
    /// The new one slides in from below.
    public static let slideUp = Self(rawValue: 0x10)
    /// From above.
    public static let slideDown = Self(rawValue: 0x20)
    /// From the right.
    public static let slideLeft = Self(rawValue: 0x40)
    /// From the left.
    public static let slideRight = Self(rawValue: 0x80)
    /// As the next one, by the direction of the language.
    public static let slideForward = Self(rawValue: 0x140)
    /// As the one before, likewise.
    public static let slideBackward = Self(rawValue: 0x180)
    /// Whether people can go on while it lasts.
    public static let allowUserInteraction = Self(rawValue: 0x1000)

    /// The single bits and their names.
    public static var names: [(option: Self, name: String)] {
      [
        (.crossfade, "crossfade"), (.slideUp, "slideUp"), (.slideDown, "slideDown"), (.slideLeft, "slideLeft"),
        (.slideRight, "slideRight"), (Self(rawValue: 0x100), "followsLanguage"),
        (.allowUserInteraction, "allowUserInteraction"),
      ]
    }
  }
}
