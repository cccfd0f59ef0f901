import NibResources

/// Puts other URLs in the place of a page's `rsrc:` URLs, and leaves every other byte of it as it is.
///
/// Looked at are the values of `src`, `href`, `poster` and `data`, references like `&amp;` decoded, space around them left
/// away. Styles, scripts and `srcset` are not looked into.
public enum PageRewriter {
  /// The page with its `rsrc:` URLs replaced.
  /// - Parameter replacing: gives what stands for a URL; nil leaves it as it is.
  public static func rewrite(_ page: [UInt8], replacing: (String) -> String?) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for value in PageScanner.references(in: page) {
      guard let url = url(page[value.range]), let replacement = replacing(url) else { continue }
      result += page[end..<value.range.lowerBound]
      let text = escaped(replacement)
      result += (value.isQuoted ? text : "\"\(text)\"").utf8
      end = value.range.upperBound
    }
    return result + page[end...]
  }

  /// The `rsrc:` URLs of a page, each as often as it stands there.
  public static func references(in page: [UInt8]) -> [String] {
    PageScanner.references(in: page).compactMap { url(page[$0.range]) }
  }

  private static func url(_ value: ArraySlice<UInt8>) -> String? {
    let start = value.drop(while: PageScanner.isSpace)
    let text = MarkupText.decoded(
      start.prefix(1 + (start.lastIndex { !PageScanner.isSpace($0) } ?? start.startIndex) - start.startIndex))
    return ResourceURL.hasScheme(text) ? text : nil
  }

  /// Safe in either kind of quotes.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, letter in
      switch letter {
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(letter)
      }
    }
  }
}
