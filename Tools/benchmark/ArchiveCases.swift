import NibArchives
import NibBytes
import NibDiagnostics
import NibGraph

/// Measures the codec of each container over the nibs of a folder, and counts the archives that come back byte for byte.
///
/// All files are read before the first round; each figure is the median of `rounds` rounds over all of them.
func runArchiveCases(folder: String, rounds: Int = 21) {
  let files = Machine.files(under: folder).map(\.bytes)
  for peers in [ContainerPeers.nibArchive, .keyedArchive] {
    let archives = files.filter { ArchiveFormatSniffer.sniff($0) == peers.format }
    let cases = ArchiveCases(archives: archives, peers: peers, rounds: rounds)
    guard !cases.graphs.isEmpty else {
      print("no \(peers.name) under \(folder)")
      continue
    }
    cases.printSpeeds()
    cases.printIdentity()
  }
}

/// A container, and what others reach with it.
private struct ContainerPeers {
  let name: String
  let format: SniffedFormat
  /// Who else, and MB/s of decoding and encoding; nil where nobody encodes.
  let peer: String
  let decode: Double
  let encode: Double?

  /// Published for 511 nibs of 2.62 MB.
  static let nibArchive = ContainerPeers(
    name: "NIBArchive", format: .nibArchive, peer: "nibarchive in Rust", decode: 417, encode: 227)
  /// The property list alone, measured on this machine.
  static let keyedArchive = ContainerPeers(
    name: "keyed archive", format: .binaryPropertyList, peer: "libplist", decode: 89, encode: nil)
}

/// The archives of a folder and what is measured over them.
private struct ArchiveCases {
  let archives: [[UInt8]]
  let graphs: [ObjectGraph]
  let peers: ContainerPeers
  let rounds: Int

  init(archives: [[UInt8]], peers: ContainerPeers, rounds: Int) {
    let decoder = ArchiveDecoder()
    let pairs = archives.compactMap { bytes in (try? decoder.decode(bytes, file: "")).map { (bytes, $0) } }
    if pairs.count < archives.count { print("\(archives.count - pairs.count) of \(peers.name) cannot be decoded") }
    self.archives = pairs.map(\.0)
    graphs = pairs.map(\.1)
    self.peers = peers
    self.rounds = rounds
  }

  private var megabytes: Double { Double(archives.reduce(0) { $0 + $1.count }) / 1e6 }

  func printSpeeds() {
    print("\(padded(peers.name))\(archives.count) files, \(tenths(megabytes)) MB")
    let decoder = ArchiveDecoder()
    let decode = Stopwatch.median(rounds) {
      archives.reduce(0) { $0 &+ ((try? decoder.decode($1, file: ""))?.count ?? 0) }
    }
    let objects = Double(graphs.reduce(0) { $0 + $1.count })
    report("decode", decode, peer: peers.decode, "\(tenths(objects / decode / 1e6)) M objects/s")
    report("encode as stored", time(ArchiveEncoder(order: .asStored)), peer: peers.encode)
    report("encode canonical", time(ArchiveEncoder(order: .canonical)), peer: peers.encode)
  }

  func printIdentity() {
    let stored = ArchiveEncoder(order: .asStored)
    let canonical = ArchiveEncoder(order: .canonical)
    let newest = zip(archives, graphs).filter { isNewest($0.1) }
    let same = zip(archives, graphs).count { (try? stored.encode($1)) == $0 }
    let rebuilt = newest.count { (try? canonical.encode($0.1)) == $0.0 }
    print("identical as stored       \(same) of \(archives.count)")
    guard !newest.isEmpty else { return }
    print("identical canonical       \(rebuilt) of \(newest.count) (minor version 10)")
  }

  private func isNewest(_ graph: ObjectGraph) -> Bool {
    if case .nibArchive(10, _) = graph.format.container { return true }
    return false
  }

  private func time(_ encoder: ArchiveEncoder) -> Double {
    Stopwatch.median(rounds) { graphs.reduce(0) { $0 &+ ((try? encoder.encode($1))?.count ?? 0) } }
  }

  private func report(_ name: String, _ seconds: Double, peer: Double?, _ more: String = "") {
    let other = peer.map { " (\(peers.peer): \(Int($0)))" } ?? ""
    print("\(padded(name))\(tenths(megabytes / seconds)) MB/s\(other)  \(more)")
  }

  private func padded(_ name: String) -> String { name + String(repeating: " ", count: max(26 - name.utf8.count, 1)) }
}

/// A number with one decimal place.
private func tenths(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
