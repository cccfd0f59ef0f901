/// Code of a test that a page of the documentation shows, so that what people copy is compiled and run.
///
/// It stands between the lines `// shown in PAGE` (or `// shown in PAGE, PAGE`) and `// end`. A comment that is an import
/// is shown as an import.
public struct ShownCode: Sendable, CustomStringConvertible {
  /// The pages that must have a block of this code.
  public let pages: [String]
  /// The code, without the indentation that all its lines share.
  public let text: String

  /// Its page and first line.
  public var description: String { "\(pages.joined(separator: ", ")): \(text.prefix { $0 != "\n" })" }

  /// All code of tests that is marked in this way, by file and line.
  public static let all = TestDisk.files(below: SharedFiles.packageRoot + "/Tests", ending: [".swift"])
    .flatMap { marked(in: TestDisk.text($0) ?? "") }

  /// The marked code of one source file.
  static func marked(in source: String) -> [ShownCode] {
    var found: [ShownCode] = []
    var open: (pages: [String], lines: [Substring])?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if let block = open, words == "// end" {
        found.append(ShownCode(pages: block.pages, text: text(of: block.lines)))
        open = nil
      } else if open != nil {
        open?.lines.append(line)
      } else if words.hasPrefix("// shown in ") {
        let names = words.dropFirst("// shown in ".count).split { $0 == "," || $0 == " " }
        open = (names.map(String.init), [])
      }
    }
    return found
  }

  private static func text(of lines: [Substring]) -> String {
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { line in
      let code = line.dropFirst(indentation)
      return code.hasPrefix("// import ") ? String(code.dropFirst("// ".count)) : String(code)
    }.joined(separator: "\n")
  }
}
