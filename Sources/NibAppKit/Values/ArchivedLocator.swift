import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// The place that a path control shows, as archives have it: an object that no class here stands in for, or text that code
/// has set.
struct ArchivedLocator: NibConvertible {
  static let nibKind = "URL"

  private static let names = ArchivedNames(of: AppKitElements.url)

  /// The place; nil for none.
  let url: URL?

  init(_ url: URL?) { self.url = url }

  init?(nibValue: NibValue) {
    if nibValue.isNull {
      url = nil
    } else if let stored = nibValue.object as? PlaceholderObject {
      guard let text = stored.value(Self.names.key("string")).flatMap({ String(nibValue: $0) }) else { return nil }
      url = URL(string: text)
    } else {
      guard let text = String(nibValue: nibValue) else { return nil }
      url = URL(string: text)
    }
  }

  var nibValue: NibValue { url.map { .string($0.absoluteString) } ?? .null }

  var nibDescription: String { nibValue.nibDescription }
}
