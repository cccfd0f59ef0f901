import NibArchives
import NibBytes
import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

/// `NibBenchmark bytes FOLDER`: compiles what `FOLDER/pairs.tsv` lists and compares bytes with the compiled archives.
///
/// The table's first line names its columns; `source`, `compiled`, `args` and `profile` are read. Counted are the
/// archives of version 10 alone: those of version 9 are ordered by memory addresses. Archives that hold names made up at
/// each compile are counted apart.
func runBytesCase(folder: String) {
  let files = Dictionary(
    Machine.files(under: folder).map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
  guard let table = files[folder + "/pairs.tsv"] else { return print("bytes: no \(folder)/pairs.tsv") }
  var tally = ByteTally()
  for pair in BytePair.pairs(in: table) { tally.count(pair, folder: folder, files: files) }
  tally.report()
}

/// A row of the table.
private struct BytePair {
  let source: String
  let compiled: String
  let arguments: [String]
  let profile: OutputProfile

  static func pairs(in table: [UInt8]) -> [BytePair] {
    let rows = String(decoding: table, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let names = rows.first else { return [] }
    return rows.dropFirst().compactMap { row in
      func cell(_ name: String) -> String {
        names.firstIndex(of: name).flatMap { row.indices.contains($0) ? row[$0] : nil } ?? ""
      }
      guard let profile = OutputProfile(rawValue: cell("profile")), profile.minorVersion == 10 else { return nil }
      return BytePair(
        source: cell("source"), compiled: cell("compiled"),
        arguments: cell("args").split(separator: " ").map(String.init),
        profile: profile)
    }
  }

  func value(_ option: String) -> String? {
    arguments.firstIndex(of: option).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
  }
}

/// What became of the archives.
private struct ByteTally {
  private enum Outcome: CaseIterable { case identical, otherBytes, otherGraph }

  private var plain: [Outcome: Int] = [:]
  private var named: [Outcome: Int] = [:]
  private var notes: [String] = []
  private var uncompiled = 0

  mutating func count(_ pair: BytePair, folder: String, files: [String: [UInt8]]) {
    let root = "\(folder)/\(pair.compiled)"
    let expected = files.filter { $0.key == root || ($0.key.hasPrefix(root + "/") && $0.key.hasSuffix(".nib")) }
      .sorted { $0.key < $1.key }.map { (path: String($0.key.dropFirst(root.count)), bytes: $0.value) }
    let graphs = expected.compactMap { file in
      (try? ArchiveDecoder().decode(file.bytes, file: file.path)).map { (file.path, file.bytes, $0) }
    }.filter { $0.2.format.isVersion10 }
    guard !graphs.isEmpty, let source = files["\(folder)/\(pair.source)"] else { return }
    guard let made = compile(pair, source, isTranslated: graphs.contains { $0.2.names("NSLocalizableString") }) else {
      uncompiled += graphs.count
      return
    }
    for (path, bytes, graph) in graphs {
      let name = path.isEmpty ? "" : String(path.dropFirst())
      let own = made.first { $0.path == name || ($0.path == "" && path == "") }?.graph
      count(pair.source + " " + name, bytes, graph, own)
    }
  }

  private func compile(_ pair: BytePair, _ source: [UInt8], isTranslated: Bool) -> [CompiledInterface.File]? {
    var options = CompileOptions(
      profile: pair.profile, module: pair.value("--module"), localizableStrings: isTranslated ? .always : .never)
    options.deploymentTarget = pair.value("--minimum-deployment-target").flatMap { DeploymentTarget($0) }
    let compiler = InterfaceCompiler(options: options) { graph in try ArchiveEncoder(order: .canonical).encode(graph) }
    var diagnostics = Diagnostics()
    guard let document = try? XIBReader().read(source, file: pair.source) else { return nil }
    return (try? compiler.compile(document, into: &diagnostics))?.files
  }

  private mutating func count(_ name: String, _ bytes: [UInt8], _ expected: ObjectGraph, _ own: ObjectGraph?) {
    let isNamed = hasMadeUpName(bytes)
    var outcome = Outcome.otherGraph
    var note = "not written"
    if let own, let made = try? ArchiveEncoder(order: .canonical).encode(own),
      let found = try? ArchiveDecoder().decode(made, file: name)
    {
      let comparison = GraphComparison(expected: expected, found: found)
      if made == bytes {
        outcome = .identical
      } else if comparison.content == nil {
        outcome = .otherBytes
      }
      note = comparison.content ?? comparison.form ?? "other order of objects, keys or classes"
    }
    if isNamed { named[outcome, default: 0] += 1 } else { plain[outcome, default: 0] += 1 }
    if outcome != .identical { notes.append("\(isNamed ? "~" : " ") \(name)\n      \(note)") }
  }

  func report() {
    for note in notes { print(note) }
    print(line("bytes", plain))
    print(line("with names made up at each compile (~)", named))
    if uncompiled > 0 { print("\(uncompiled) archives whose documents are not compiled") }
  }

  private func line(_ title: String, _ counts: [Outcome: Int]) -> String {
    let total = counts.values.reduce(0, +)
    let parts = Outcome.allCases.map { counts[$0] ?? 0 }
    return "\(title): \(total) archives of version 10, \(parts[0]) identical, "
      + "\(parts[1]) same graph in other bytes, \(parts[2]) other graph"
  }

  /// Whether some stand-in has a name that is no number.
  private func hasMadeUpName(_ bytes: [UInt8]) -> Bool {
    let wanted = Array("UpstreamPlaceholder-".utf8)
    guard bytes.count > wanted.count else { return false }
    return (0..<bytes.count - wanted.count).contains { start in
      bytes[start] == wanted[0] && bytes[start..<start + wanted.count].elementsEqual(wanted)
        && !(0x30...0x39).contains(bytes[start + wanted.count])
    }
  }
}

extension ArchiveFormat {
  fileprivate var isVersion10: Bool {
    if case .nibArchive(10, _) = container { return true }
    return false
  }
}

extension ObjectGraph {
  fileprivate func names(_ className: String) -> Bool {
    (0..<classes.count).contains { classes.names[$0] == className }
  }
}
