import NibResources

/// Puts other URLs in the place of a style sheet's `rsrc:` URLs, and leaves every other byte of it as it is.
///
/// Looked at are `url(…)`, `src(…)`, `@import` and the texts of `image-set(…)`. Comments and other texts are passed by.
public enum StyleRewriter {
  /// The style sheet with its `rsrc:` URLs replaced.
  /// - Parameter replacing: gives what stands for a URL; nil leaves it as it is.
  public static func rewrite(_ style: [UInt8], replacing: (String) -> String?) -> [UInt8] {
    rewriteAll(style) { ResourceURL.hasScheme($0) ? replacing($0) : nil }
  }

  /// The same with URLs of every kind.
  static func rewriteAll(_ style: [UInt8], replacing: (String) -> String?) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for value in StyleScanner.references(in: style) {
      guard let replacement = replacing(StyleText.decoded(style[value.content])) else { continue }
      result += style[end..<value.whole.lowerBound]
      result += StyleText.quoted(replacement)
      end = value.whole.upperBound
    }
    return result + style[end...]
  }

  /// The `rsrc:` URLs of a style sheet, each as often as it stands there.
  public static func references(in style: [UInt8]) -> [String] {
    StyleScanner.references(in: style).map { StyleText.decoded(style[$0.content]) }.filter(ResourceURL.hasScheme)
  }
}
