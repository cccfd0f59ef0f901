import Foundation
import NibDiagnostics

/// An absolute `http:` or `https:` URL, the only ones that are fetched.
struct RemoteAddress: Sendable, Hashable {
  let url: URL
  /// The URL without its fragment, which no server sees.
  let text: String

  /// - Throws: `badURL`.
  init(_ text: String) throws(RemoteError) {
    let whole = text.prefix { $0 != "#" }
    guard whole.utf8.count <= 8192, let url = URL(string: String(whole)), Self.isFetched(url) else {
      throw RemoteError(
        code: .badURL, place: Place(file: String(text.prefix(200))),
        detail: "expected an absolute http: or https: URL with a host")
    }
    self.url = url
    self.text = String(whole)
  }

  /// Names the files that are kept for it.
  var key: String { SHA256.hex(Array(text.utf8)) }

  /// Whether nobody on the way can read along.
  var isSecure: Bool { url.scheme?.lowercased() == "https" }

  static func isFetched(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased()) && url.host?.isEmpty == false
  }
}
