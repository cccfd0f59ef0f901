import NibRuntime
import NibSchema
import NibStandIns

/// The configuration of symbols that a button or an image view has in archives. Others stay in the archive's values.
///
/// - Seen: 18 views of an app.
struct ArchivedSymbolConfiguration: NibConvertible {
  static let nibKind = "NSImage.SymbolConfiguration"
  let configuration: NSImage.SymbolConfiguration?

  private static let names = ArchivedNames(
    of: NSImage.SymbolConfiguration.self, as: DesktopSymbolConfiguration.className)

  init(_ configuration: NSImage.SymbolConfiguration?) { self.configuration = configuration }

  init?(nibValue: NibValue) {
    if nibValue.isNull {
      configuration = nil
    } else if let configuration = nibValue.object as? NSImage.SymbolConfiguration {
      self.configuration = configuration
    } else {
      guard let stored = nibValue.object as? PlaceholderObject, let made = Self.read(stored) else { return nil }
      configuration = made
    }
  }

  /// Reads an archived configuration: of no type, or of a size in points.
  private static func read(_ stored: PlaceholderObject) -> NSImage.SymbolConfiguration? {
    func number(_ name: String) -> Int? { stored.value(names.key(name)).flatMap { Int(nibValue: $0) } }
    guard let type = number("type").map(Int64.init),
      [DesktopSymbolConfiguration.noType, DesktopSymbolConfiguration.pointSizeType].contains(type)
    else { return nil }
    var value = NibImage.SymbolConfiguration()
    if type == DesktopSymbolConfiguration.pointSizeType {
      value.pointSize = stored.value(names.key("pointSize")).flatMap { Double(nibValue: $0) }
    }
    value.weight = number("weight").flatMap { .init(rawValue: $0) } ?? value.weight
    value.scale = number("scale").flatMap { .init(rawValue: $0) } ?? value.scale
    return NSImage.SymbolConfiguration(value)
  }

  var nibValue: NibValue { configuration.map { .object($0) } ?? .null }
}
