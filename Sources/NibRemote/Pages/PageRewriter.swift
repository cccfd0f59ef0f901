import NibResources

/// Puts other URLs in the place of a page's `rsrc:` URLs, and leaves every other byte of it as it is.
///
/// Looked at are the values of `src`, `href`, `poster`, `data` and `background`, references like `&amp;` decoded, space around
/// them left away; the addresses of `srcset` and `imagesrcset`; and the CSS of `style` attributes and elements, as
/// `StyleRewriter` does. Scripts are not looked into; `ResourceInliner.page` and `PageSite` do that.
public enum PageRewriter {
  /// The page with its `rsrc:` URLs replaced.
  /// - Parameter replacing: gives what stands for a URL; nil leaves it as it is.
  public static func rewrite(_ page: [UInt8], replacing: (String) -> String?) -> [UInt8] {
    let values = PageScanner.references(in: page)
    return PageEdit.apply(edits(of: values, in: page, replacing: replacing, modules: { _ in nil }), to: page)
  }

  /// What rewriting changes, in order; import maps are left to `PageImportMaps`.
  /// - Parameter modules: gives the specifier for one of the page's scripts; nil leaves it as it is.
  static func edits(
    of values: [PageScanner.Value], in page: [UInt8], replacing: (String) -> String?, modules: (String) -> String?
  ) -> [PageEdit] {
    values.compactMap { value in
      value.kind == .script
        ? PageEdit(
          range: value.range, bytes: ModuleRewriter.rewrite(Array(page[value.range]), replacing: modules))
        : replacement(of: value, page[value.range], replacing).map { PageEdit(range: value.range, bytes: $0) }
    }
  }

  /// The `rsrc:` URLs of a page, each as often as it stands there.
  public static func references(in page: [UInt8]) -> [String] {
    var found: [String] = []
    _ = rewrite(page) { url in
      found.append(url)
      return nil
    }
    return found
  }

  /// What stands in a value's place; nil when it stays.
  private static func replacement(
    of value: PageScanner.Value, _ bytes: ArraySlice<UInt8>, _ replacing: (String) -> String?
  ) -> [UInt8]? {
    let text: String?
    switch value.kind {
    case .url: text = url(bytes).flatMap(replacing)
    case .sourceSet: text = SourceSet.rewritten(MarkupText.decoded(bytes), replacing: replacing)
    case .style:
      let style = Array(MarkupText.decoded(bytes).utf8)
      let rewritten = StyleRewriter.rewrite(style, replacing: replacing)
      text = rewritten == style ? nil : String(decoding: rewritten, as: UTF8.self)
    case .sheet: return StyleRewriter.rewrite(Array(bytes), replacing: replacing)
    case .script, .importMap, .charset: return nil
    }
    guard let text else { return nil }
    let quote = value.isQuoted ? [] : [UInt8(ascii: "\"")]
    return quote + escaped(text) + quote
  }

  private static func url(_ value: ArraySlice<UInt8>) -> String? {
    let start = value.drop(while: PageScanner.isSpace)
    let text = MarkupText.decoded(
      start.prefix(1 + (start.lastIndex { !PageScanner.isSpace($0) } ?? start.startIndex) - start.startIndex))
    return ResourceURL.hasScheme(text) ? text : nil
  }

  /// Safe in either kind of quotes. By bytes: a picture in a URL has millions, and to Swift a quote and a combining mark
  /// behind it are one character, which is no quote.
  private static func escaped(_ text: String) -> [UInt8] {
    guard text.utf8.contains(where: { reference(to: $0) != nil }) else { return Array(text.utf8) }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if let reference = reference(to: byte) { result += reference.utf8 } else { result.append(byte) }
    }
    return result
  }

  private static func reference(to byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    default: nil
    }
  }
}
