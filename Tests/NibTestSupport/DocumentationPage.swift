/// A page of the documentation as tests see it: README or an article of the guide.
///
/// A page has blocks of code, and tables that are made from the code; these stand between `<!-- NAME -->` and
/// `<!-- end of NAME -->`.
public struct DocumentationPage: Sendable, CustomStringConvertible {
  /// `README`, or the article's file name without its extension.
  public let name: String
  /// Its text; empty when it cannot be read.
  public let text: String
  private let path: String

  private static let guide = SharedFiles.packageRoot + "/Sources/Nibwright/Nibwright.docc"

  /// Reads a page.
  public init(_ name: String) {
    self.name = name
    path = name == "README" ? SharedFiles.packageRoot + "/README.md" : Self.guide + "/" + name + ".md"
    text = TestDisk.text(path) ?? ""
  }

  /// README and every article.
  public static let all: [DocumentationPage] =
    [DocumentationPage("README")]
    + TestDisk.files(below: guide, ending: [".md"]).map { path in
      DocumentationPage(String(path.dropFirst(guide.count + 1).dropLast(".md".count)))
    }

  /// Its name.
  public var description: String { name }

  /// The code blocks in a language, in order, without their fences.
  public func blocks(in language: String) -> [String] { CodeBlocks.of(text, in: language) }

  /// The lines of a table; nil without its marks.
  public func table(_ name: String) -> String? {
    guard let (before, after) = around(name) else { return nil }
    return String(text[before.endIndex..<after.startIndex])
  }

  /// Writes the page anew with other lines in a table; false without its marks.
  public func record(_ lines: String, as name: String) -> Bool {
    guard let (before, after) = around(name) else { return false }
    return TestDisk.write(String(before) + lines + after, to: path)
  }

  private func around(_ name: String) -> (before: Substring, after: Substring)? {
    guard let start = text.firstRange(of: "<!-- \(name) -->\n"),
      let end = text.firstRange(of: "<!-- end of \(name) -->"), start.upperBound <= end.lowerBound
    else { return nil }
    return (text[..<start.upperBound], text[end.lowerBound...])
  }
}
