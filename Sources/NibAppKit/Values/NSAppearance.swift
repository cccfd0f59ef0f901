import NibRuntime
import NibStandIns

/// A look of the system's, such as the dark one. Stands in for NSAppearance.
public final class NSAppearance: FrameworkValue, @unchecked Sendable {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Sendable, Hashable {
    /// The text that archives have.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The light appearance.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// The dark one.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light over what lies behind a window.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark over what lies behind a window.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    /// Light with more contrast.
    public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
    /// Dark with more contrast.
    public static let accessibilityHighContrastDarkAqua = Name(rawValue: "NSAppearanceNameAccessibilityDarkAqua")
    /// Light over what lies behind a window, with more contrast.
    public static let accessibilityHighContrastVibrantLight = Name(
      rawValue: "NSAppearanceNameAccessibilityVibrantLight")
    /// Dark over what lies behind a window, with more contrast.
    public static let accessibilityHighContrastVibrantDark = Name(rawValue: "NSAppearanceNameAccessibilityVibrantDark")

    static let all: [Name] = [
      aqua, darkAqua, vibrantLight, vibrantDark, accessibilityHighContrastAqua, accessibilityHighContrastDarkAqua,
      accessibilityHighContrastVibrantLight, accessibilityHighContrastVibrantDark,
    ]
  }

  /// Its name.
  public let name: Name

  /// The appearance of a name; nil for a name that is not the system's.
  public init?(named name: Name) {
    guard Name.all.contains(name) else { return nil }
    self.name = name
    super.init()
  }

  private init(system name: Name) {
    self.name = name
    super.init()
  }

  private static let light = NSAppearance(system: .aqua)

  /// The appearance that is drawn in: nothing is drawn here, so it is that of `performAsCurrentDrawingAppearance`,
  /// else the light one.
  public static func currentDrawing() -> NSAppearance { drawing ?? light }

  @TaskLocal static var drawing: NSAppearance?

  /// Does something with this appearance as the current one.
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) { Self.$drawing.withValue(self) { block() } }

  /// Whether colors are those for the dark.
  public var isDark: Bool { name.rawValue.contains("Dark") }

  /// The first of some names that looks most like this appearance: this one, else the first that is as dark; nil for none.
  public func bestMatch(from names: [Name]) -> Name? {
    names.contains(name) ? name : names.first { $0.rawValue.contains("Dark") == isDark }
  }

  /// Whether another object is the same appearance.
  public override func isEqual(_ object: Any?) -> Bool { (object as? NSAppearance)?.name == name }

  /// The same for equal appearances.
  public override var hash: Int { name.hashValue }

  /// The name.
  public override var description: String { name.rawValue }
}

/// An appearance of an archive: an object that has its name. Runtime attributes and key paths have the object or the name.
///
/// - Seen: 1 view.
struct ArchivedAppearance: NibConvertible {
  static let nibKind = "NSAppearance"
  let appearance: NSAppearance?

  init(_ appearance: NSAppearance?) { self.appearance = appearance }

  init?(nibValue: NibValue) {
    if nibValue.isNull {
      appearance = nil
    } else if let appearance = nibValue.object as? NSAppearance {
      self.appearance = appearance
    } else {
      guard let name = String(nibValue: nibValue) else { return nil }
      appearance = NSAppearance(named: .init(rawValue: name))
    }
  }

  var nibValue: NibValue { appearance.map { .string($0.name.rawValue) } ?? .null }
}
