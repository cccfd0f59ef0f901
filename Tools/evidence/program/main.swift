// NibEvidenceTool JOBS FOLDER: compiles the documents of a list to archives whose objects are marked with the rows of the
// schema that apply to them, and says in FOLDER/rows.tsv what the marks mean; Tools/corpus goldens --evidence runs it.
//
// A line of JOBS: source, output, module, deployment target, profile, Xcode, localizable strings, apart by tabs.

import NibEvidence
import NibResources
import NibSchema
import Nibwright

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The rows of all kinds, numbered, and the marks: `row`, `kind` and `mark` lines.
func lines(_ marks: RowMarks) -> [String] {
  var (lines, numbers) = ([String](), [String: Int]())
  for (platform, catalog) in [("UIKit", Catalog.uikit), ("AppKit", Catalog.appkit)] {
    for kind in catalog.all {
      let own = NamedRows(kind).entries.map { entry in
        let name = entry.name
        let line = [platform, name.kind, name.attribute, name.keys.joined(separator: ","), name.form, name.condition]
          .joined(separator: "\t")
        let number = numbers[line] ?? numbers.count
        if numbers.updateValue(number, forKey: line) == nil { lines.append("row\t\(number)\t\(line)") }
        return String(number)
      }
      lines.append("kind\t\(platform)\t\(kind.tag)\t\(own.joined(separator: ","))")
    }
  }
  for (number, mark) in marks.marks.enumerated() {
    let rows = mark.rows.map(String.init).joined(separator: ",")
    lines.append("mark\t\(number)\t\(mark.platform)\t\(mark.kind)\t\(rows)")
  }
  return lines
}

/// Compiles the documents of a list.
func run(_ jobs: String, _ folder: String) throws {
  var compile = MarkedCompile()
  for line in jobs.split(separator: "\n") {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 7 else { continue }
    do {
      let options = MarkedCompile.options(
        module: fields[2], target: fields[3], profile: fields[4], xcode: fields[5], strings: fields[6])
      try compile.files(of: Interface.read(fields[0]), options).write(to: fields[1])
    } catch {
      print("\(fields[0]): \(error)")
    }
  }
  let text = lines(compile.marks).joined(separator: "\n") + "\n"
  try AtomicFileWriter.write(Array(text.utf8), to: folder + "/rows.tsv")
}

if CommandLine.arguments.count == 3, let jobs = try? DiskFileSource().read(CommandLine.arguments[1]) {
  try run(String(decoding: jobs, as: UTF8.self), CommandLine.arguments[2])
} else {
  print("usage: NibEvidenceTool JOBS FOLDER")
  exit(2)
}
