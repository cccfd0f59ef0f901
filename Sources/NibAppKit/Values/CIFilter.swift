import NibRuntime
import NibSchema
import NibStandIns

/// A filter of Core Image with its settings, which no picture is drawn through. Stands in for CIFilter.
public final class CIFilter: FrameworkValue, @unchecked Sendable {
  /// The name of the filter, as `CIGaussianBlur`.
  public var name: String
  /// Whether a view is shown through the filter.
  public var isEnabled = true
  private var settings: [String: Any] = [:]

  /// Makes a filter of a name with nothing set; nil for no name. Which names Core Image knows is not known here.
  public init?(name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
    super.init()
  }

  /// Makes a filter of a name with settings.
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    settings = parameters ?? [:]
  }

  /// Reads an archived filter, whose class has the filter's name and none of its own here.
  @MainActor
  init(_ stored: PlaceholderObject) {
    name = stored.className
    super.init()
    for (key, value) in stored.values {
      if key == CoreImageName.isEnabled {
        isEnabled = Bool(nibValue: value) ?? true
      } else if key.hasPrefix(CoreImageName.settingPrefix) {
        let setting = (value.object as? PlaceholderObject).flatMap { CIColor($0) } ?? ModelBox.unboxed(value)
        settings[String(key.dropFirst(CoreImageName.settingPrefix.count))] = setting
      }
    }
  }

  /// A setting; nil for one that nobody set.
  public func value(forKey key: String) -> Any? { settings[key] }

  /// Sets a setting; nil takes it back.
  public func setValue(_ value: Any?, forKey key: String) { settings[key] = value }

  /// The name.
  public override var description: String { name }
}

/// A color of Core Image. Stands in for CIColor.
public final class CIColor: FrameworkValue, @unchecked Sendable {
  /// Its red part, 0...1.
  public let red: Double
  /// Its green part.
  public let green: Double
  /// Its blue part.
  public let blue: Double
  /// How opaque it is.
  public let alpha: Double

  /// Makes a color of its parts.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  /// Reads an archived color; nil for an object of another class.
  convenience init?(_ stored: PlaceholderObject) {
    guard stored.className == CoreImageName.color else { return nil }
    let parts = CoreImageName.colorParts.map { stored.value($0).flatMap { Double(nibValue: $0) } ?? 0 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Whether another object is the same color.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  /// The same for equal colors.
  public override var hash: Int { [red, green, blue, alpha].hashValue }
}
