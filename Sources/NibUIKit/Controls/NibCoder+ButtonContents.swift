import NibRuntime
import NibStandIns

extension NibCoder {
  /// Contents of a button by the number of the state.
  ///
  /// - Seen: a dictionary of NSNumber to UIButtonContent; the contents are placeholders, for no class is needed.
  func buttonContents(_ key: String) throws -> [Int: ButtonContent] {
    guard case .dictionary(let pairs)? = try value(key) else { return [:] }
    var contents: [Int: ButtonContent] = [:]
    for pair in pairs {
      guard let state = Int(nibValue: pair.key), let stored = pair.value.object as? PlaceholderObject else { continue }
      contents[state] = ButtonContent(stored)
    }
    return contents
  }
}

extension ButtonContent {
  init(_ stored: PlaceholderObject) {
    attributedTitle = Self.read("UIAttributedTitle", stored)
    title = Self.read("UITitle", stored) ?? attributedTitle?.string
    titleColor = Self.read("UITitleColor", stored)
    titleShadowColor = Self.read("UIShadowColor", stored)
    image = Self.read("UIImage", stored)
    backgroundImage = Self.read("UIBackgroundImage", stored)
  }

  private static func read<Wanted: NibConvertible>(_ key: String, _ stored: PlaceholderObject) -> Wanted? {
    stored.value(key).flatMap { Wanted(nibValue: $0) }
  }
}
