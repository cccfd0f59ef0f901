/// A class name as an archive spells it, taken apart: `_TtC5Kiosk17AppViewController`, `Kiosk.AppViewController`
/// or `AppViewController`.
///
/// `_TtCO4main5Outer5Inner` is the class `Outer.Inner` of module `main`. A mangled name that does not follow the rule
/// is taken as it is, without module.
/// - Seen: mangled names in UIClassName of compiled nibs; a class within an enum was measured on iOS 26.1.
public struct ClassName: Sendable, Hashable {
  /// The module, if the name says one.
  public let module: String?
  /// The name without module, outer types first, joined by dots.
  public let path: String

  /// Makes a name from its parts.
  public init(module: String?, path: String) {
    self.module = module
    self.path = path
  }

  /// Reads a name in any of the three spellings.
  public init(_ text: String) {
    guard Self.mayHaveParts(text) else {
      self.init(module: nil, path: text)
      return
    }
    if let parts = Self.demangled(text), parts.count >= 2 {
      self.init(module: parts[0], path: parts.dropFirst().joined(separator: "."))
      return
    }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty {
      self.init(module: String(parts[0]), path: String(parts[1]))
    } else {
      self.init(module: nil, path: text)
    }
  }

  /// Whether a name may have more than one part: those of frameworks, of which hundreds are read when a process begins to
  /// make objects, have one.
  private static func mayHaveParts(_ text: String) -> Bool {
    for byte in text.utf8 where byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") { return true }
    return false
  }

  /// The name of a Swift type, with its module; what is private to a file or function has its plain name.
  public init(of type: AnyClass) {
    let parts = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") }
    self.init(
      module: parts.count > 1 ? String(parts[0]) : nil,
      path: parts.dropFirst(parts.count > 1 ? 1 : 0).joined(separator: "."))
  }

  /// Module and path joined by a dot.
  public var qualified: String { module.map { "\($0).\(path)" } ?? path }

  /// The identifiers behind `_Tt`; nil if the text does not follow the rule.
  ///
  /// A letter a level (C class, O enum, V struct), then each identifier as length and UTF-8 text. `s` stands for module
  /// Swift. `P` comes before the discriminator of a declaration that is private to its file; it is left out.
  private static func demangled(_ text: String) -> [String]? {
    guard text.hasPrefix("_Tt") else { return nil }
    let mangled = text.utf8.dropFirst(3)
    var rest = mangled.drop { kinds.contains($0) }
    guard rest.count < mangled.count else { return nil }
    var parts: [String] = []
    while let first = rest.first {
      if first == UInt8(ascii: "s") && parts.isEmpty {
        parts.append("Swift")
        rest = rest.dropFirst()
        continue
      }
      let isDiscriminator = first == UInt8(ascii: "P") && !parts.isEmpty
      if isDiscriminator { rest = rest.dropFirst() }
      guard let identifier = identifier(&rest) else { return nil }
      if !isDiscriminator { parts.append(identifier) }
    }
    return parts
  }

  private static let kinds = Array("COV".utf8)

  /// Takes one identifier off the front.
  private static func identifier(_ rest: inout Substring.UTF8View) -> String? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits.count < 6, let length = Int(String(decoding: digits, as: UTF8.self)), length > 0 else { return nil }
    let name = rest.dropFirst(digits.count).prefix(length)
    guard name.count == length else { return nil }
    rest = rest.dropFirst(digits.count + length)
    return String(decoding: name, as: UTF8.self)
  }
}
