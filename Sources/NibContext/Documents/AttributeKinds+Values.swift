import NibGraph
import NibInspector
import NibSchema
import Synchronization

extension AttributeKinds {
  /// The attributes of tags by platform, gathered once for all documents: rows never change.
  private static let known = Mutex<[NibPlatform: [String: AttributeKinds]]>([:])

  /// The attributes of a tag, of which only those that a catalog has are kept.
  static func of(_ tag: String, on platform: NibPlatform) -> AttributeKinds {
    known.withLock { find(tag, platform, &$0[platform, default: [:]]) }
  }

  private static func find(
    _ tag: String, _ platform: NibPlatform, _ known: inout [String: AttributeKinds]
  ) -> AttributeKinds {
    if let found = known[tag] { return found }
    let platforms = [platform, platform.traits.relative].compactMap { $0 }
    let made = AttributeKinds(tag: tag, catalogs: platforms.map { Catalog.of($0) })
    if !made.isEmpty { known[tag] = made }
    return made
  }

  /// The value of an attribute of a kind.
  ///
  /// Text where a row says so; a number where a row says so and the text is one; `YES` and `NO` are booleans anywhere
  /// else.
  static func value(_ kind: Kind?, _ text: String) -> AttributeValue {
    switch kind {
    case .text, .image: return .text(text)
    case .integer:
      if let number = Int64(text) { return .integer(number) }
    case .real:
      if let number = Double(plain: text) { return .real(number) }
    case .boolean, nil: break
    }
    guard text == "YES" || text == "NO" else { return .text(text) }
    return .boolean(text == "YES")
  }
}

extension Double {
  /// A finite decimal number; words and hexadecimal digits are none.
  init?(plain text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x2B...0x39).contains($0) || $0 | 0x20 == 0x65 }),
      let value = Double(text), value.isFinite
    else { return nil }
    self = value
  }
}
