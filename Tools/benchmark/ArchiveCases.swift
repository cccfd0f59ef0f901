import NibArchives
import NibBytes
import NibDiagnostics
import NibGraph

/// Measures the NIBArchive codec over the nibs of a folder, and counts the archives that come back byte for byte.
///
/// All files are read before the first round; each figure is the median of `rounds` rounds over all of them.
func runArchiveCases(folder: String, rounds: Int = 21) {
  let archives = Machine.files(under: folder).map(\.bytes).filter { ArchiveFormatSniffer.sniff($0) == .nibArchive }
  let cases = ArchiveCases(archives: archives, rounds: rounds)
  guard !cases.graphs.isEmpty else { return print("no NIBArchive under \(folder)") }
  cases.printSpeeds()
  cases.printIdentity()
}

/// The archives of a folder and what is measured over them.
private struct ArchiveCases {
  /// MB/s of decoding that the Rust library nibarchive reaches (published for 511 nibs of 2.62 MB).
  static let peerDecode = 417.0
  /// MB/s of encoding, likewise.
  static let peerEncode = 227.0

  let archives: [[UInt8]]
  let graphs: [ObjectGraph]
  let rounds: Int

  init(archives: [[UInt8]], rounds: Int) {
    let decoder = ArchiveDecoder()
    let pairs = archives.compactMap { bytes in (try? decoder.decode(bytes, file: "")).map { (bytes, $0) } }
    if pairs.count < archives.count { print("\(archives.count - pairs.count) archives cannot be decoded") }
    self.archives = pairs.map(\.0)
    graphs = pairs.map(\.1)
    self.rounds = rounds
  }

  private var megabytes: Double { Double(archives.reduce(0) { $0 + $1.count }) / 1e6 }

  func printSpeeds() {
    print("archives                  \(archives.count) files, \(tenths(megabytes)) MB")
    let decoder = ArchiveDecoder()
    let decode = Stopwatch.median(rounds) {
      archives.reduce(0) { $0 &+ ((try? decoder.decode($1, file: ""))?.count ?? 0) }
    }
    let objects = Double(graphs.reduce(0) { $0 + $1.count })
    report("decode", decode, peer: Self.peerDecode, "\(tenths(objects / decode / 1e6)) M objects/s")
    report("encode as stored", time(ArchiveEncoder(order: .asStored)), peer: Self.peerEncode)
    report("encode canonical", time(ArchiveEncoder(order: .canonical)), peer: Self.peerEncode)
  }

  func printIdentity() {
    let stored = ArchiveEncoder(order: .asStored)
    let canonical = ArchiveEncoder(order: .canonical)
    let newest = zip(archives, graphs).filter { isNewest($0.1) }
    let same = zip(archives, graphs).count { (try? stored.encode($1)) == $0 }
    let rebuilt = newest.count { (try? canonical.encode($0.1)) == $0.0 }
    print("identical as stored       \(same) of \(archives.count)")
    print("identical canonical       \(rebuilt) of \(newest.count) (minor version 10)")
  }

  private func isNewest(_ graph: ObjectGraph) -> Bool {
    if case .nibArchive(10, _) = graph.format.container { return true }
    return false
  }

  private func time(_ encoder: ArchiveEncoder) -> Double {
    Stopwatch.median(rounds) { graphs.reduce(0) { $0 &+ ((try? encoder.encode($1))?.count ?? 0) } }
  }

  private func report(_ name: String, _ seconds: Double, peer: Double, _ more: String = "") {
    let title = name + String(repeating: " ", count: max(26 - name.utf8.count, 1))
    print("\(title)\(tenths(megabytes / seconds)) MB/s (nibarchive in Rust: \(Int(peer)))  \(more)")
  }
}

/// A number with one decimal place.
private func tenths(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
