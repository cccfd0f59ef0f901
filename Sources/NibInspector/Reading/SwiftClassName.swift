/// A class name as the Objective-C runtime knows it, taken apart.
///
/// `_TtC5Kiosk17AppViewController` is class `AppViewController` of module `Kiosk`; `_TtCO4main5Outer5Inner` is the
/// class `Outer.Inner` of module `main`; `Kiosk.AppViewController` says the same as the first; anything else has no
/// module.
public struct SwiftClassName: Sendable, Hashable {
  /// The Swift module, when the name has one.
  public let module: String?
  /// The class, outer types first, joined by dots.
  public let name: String

  /// Takes a name apart; a mangled name that does not follow the rule is taken as it is.
  public init(_ runtimeName: String) {
    if runtimeName.hasPrefix("_Tt"), let parts = Self.demangle(runtimeName.utf8.dropFirst(3)), parts.count > 1 {
      module = parts[0]
      name = parts.dropFirst().joined(separator: ".")
    } else if let dot = runtimeName.firstIndex(of: "."), dot != runtimeName.startIndex {
      module = String(runtimeName[..<dot])
      name = String(runtimeName[runtimeName.index(after: dot)...])
    } else {
      module = nil
      name = runtimeName
    }
  }

  /// The parts behind `_Tt`: a letter a nesting level (C class, V struct, O enum), then length and text of each part.
  private static func demangle(_ mangled: Substring.UTF8View) -> [String]? {
    var rest = mangled.drop { $0 == UInt8(ascii: "C") || $0 == UInt8(ascii: "V") || $0 == UInt8(ascii: "O") }
    guard rest.count < mangled.count else { return nil }
    var parts: [String] = []
    while !rest.isEmpty {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard let count = Int(String(Substring(digits))), count > 0 else { return nil }
      rest = rest.dropFirst(digits.count)
      guard rest.count >= count else { return nil }
      parts.append(String(Substring(rest.prefix(count))))
      rest = rest.dropFirst(count)
    }
    return parts
  }
}
