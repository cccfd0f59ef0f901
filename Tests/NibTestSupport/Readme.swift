/// The README as tests see it: blocks of code, and tables between marks.
public struct Readme {
  /// Its text; empty when it cannot be read.
  public let text: String
  private static let path = SharedFiles.packageRoot + "/README.md"

  /// Reads it.
  public init() { text = TestDisk.text(Self.path) ?? "" }

  /// The code blocks in a language, in order, without their fences.
  public func blocks(in language: String) -> [String] { CodeBlocks.of(text, in: language) }

  /// The lines between `<!-- NAME -->` and `<!-- end of NAME -->`; nil without these marks.
  public func section(_ name: String) -> String? {
    guard let (before, after) = around(name) else { return nil }
    return String(text[before.endIndex..<after.startIndex])
  }

  /// Writes the README anew with other lines in a section; false without its marks.
  public func record(_ lines: String, in name: String) -> Bool {
    guard let (before, after) = around(name) else { return false }
    return TestDisk.write(String(before) + lines + after, to: Self.path)
  }

  private func around(_ name: String) -> (before: Substring, after: Substring)? {
    guard let start = text.firstRange(of: "<!-- \(name) -->\n"),
      let end = text.firstRange(of: "<!-- end of \(name) -->"), start.upperBound <= end.lowerBound
    else { return nil }
    return (text[..<start.upperBound], text[end.lowerBound...])
  }
}
