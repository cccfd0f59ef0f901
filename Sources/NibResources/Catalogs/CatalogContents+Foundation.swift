// The one door to Foundation: only its light half, and only for the JSON of catalogs. Full Foundation would double the
// start-up time of every command. Nesting beyond 512 levels is refused by the decoder itself.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CatalogContents {
  /// Decodes a `Contents.json`; nil when it is no JSON, or none of a catalog.
  init?(json bytes: [UInt8]) {
    guard let contents = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
    self = contents
  }
}
