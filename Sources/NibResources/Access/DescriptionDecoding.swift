// The one door to Foundation: only its light half, and only for the two small formats that describe bundles and
// catalogs. Full Foundation would double the start-up time of every command.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes `Contents.json` and `Info.plist` files; what cannot be decoded is nil, the caller says so by name.
enum DescriptionDecoding {
  static func json<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) -> Value? {
    try? JSONDecoder().decode(type, from: Data(bytes))
  }

  static func propertyList<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) -> Value? {
    try? PropertyListDecoder().decode(type, from: Data(bytes))
  }
}
