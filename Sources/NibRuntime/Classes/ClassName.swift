/// A class name as an archive spells it, taken apart: `_TtC5Kiosk17AppViewController`, `Kiosk.AppViewController`
/// or `AppViewController`.
///
/// - Seen: mangled names in UIClassName of compiled nibs; `_TtCO4main5Outer5Inner` is a class within an enum.
public struct ClassName: Sendable, Hashable {
  /// The module, if the name says one.
  public let module: String?
  /// The name without module; nested types are joined by dots.
  public let path: String

  /// Reads a name in any of the three spellings.
  public init(_ text: String) {
    if let parts = Self.demangled(text), parts.count >= 2 {
      module = parts[0]
      path = parts.dropFirst().joined(separator: ".")
      return
    }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty {
      module = String(parts[0])
      path = String(parts[1])
    } else {
      module = nil
      path = text
    }
  }

  /// The name of a Swift type, with its module.
  public init(of type: AnyClass) {
    let parts = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") }
    module = parts.count > 1 ? String(parts[0]) : nil
    path = parts.dropFirst(parts.count > 1 ? 1 : 0).joined(separator: ".")
  }

  /// Module and path joined by a dot.
  public var qualified: String { module.map { "\($0).\(path)" } ?? path }

  /// The identifiers of `_Tt` + kinds (`C`, `O`, `V`) + length-prefixed identifiers; nil if the text is not one.
  private static func demangled(_ text: String) -> [String]? {
    guard text.hasPrefix("_Tt") else { return nil }
    var rest = Substring(text).dropFirst(3).drop { "COV".contains($0) }.utf8
    var parts: [String] = []
    while let first = rest.first {
      if first == UInt8(ascii: "s") && parts.isEmpty {
        parts.append("Swift")
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      guard digits.count < 6, let length = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
      let name = rest.dropFirst(digits.count).prefix(length)
      guard length > 0, name.count == length else { return nil }
      parts.append(String(decoding: name, as: UTF8.self))
      rest = rest.dropFirst(digits.count + length)
    }
    return parts
  }
}
