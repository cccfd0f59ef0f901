import CAllocationCount
import NibArchives
import NibGraph
import NibUIKit
import Nibwright

/// `NibBenchmark instantiate FOLDER`: instantiating archives with stand-ins, against decoding the same archives.
///
/// Takes `golden` and `nibs` below the folder where it has them, else all of it. A round decodes every archive, then
/// instantiates every graph twice: one that was just decoded, and one that was kept and has been instantiated before.
/// What is made is let go within the round.
@MainActor
func runInstantiateCase(folder: String) {
  let folders = ["golden", "nibs"].map { "\(folder)/\($0)" }
  let found = folders.flatMap { Machine.files(under: $0) }
  let files = (found.isEmpty ? Machine.files(under: folder) : found).map { InputFile(path: $0.path, bytes: $0.bytes) }
  let cases = InstantiateCase(files: files)
  guard !cases.graphs.isEmpty else { return print("instantiate: no UIKit archive under \(folder)") }
  cases.run()
}

private typealias BareMaker = @MainActor () -> StandIn?

@MainActor
private struct InstantiateCase {
  var files: [InputFile] = []
  var graphs: [ObjectGraph] = []
  let environment = NibEnvironment.inspection
  let rounds = 15

  init(files: [InputFile]) {
    let decoder = ArchiveDecoder()
    for file in files where ArchiveFormatSniffer.sniff(file.bytes) == .nibArchive {
      guard let graph = try? decoder.decode(file.bytes, file: file.path),
        graph.value(.key(.nibObjectsKey), of: .root) != nil,
        (try? NibFile(graph: graph, environment: environment).instantiate(owner: RecordingOwner())) != nil
      else { continue }
      self.files.append(file)
      graphs.append(graph)
    }
  }

  func run() {
    let nibs = graphs.map { NibFile(graph: $0, environment: environment) }
    let archived = graphs.reduce(0) { $0 + $1.count }
    let makers = nibs.map(bareMakers)
    let live = nibs.reduce(0) { $0 + liveCount($1) }
    var (decode, bare, fresh, kept) = ([Double](), [Double](), [Double](), [Double]())
    for round in 0...rounds {
      let new = newNibs()
      let times = (
        seconds(decodeAll), seconds { makeBare(makers) }, seconds { loadAll(new) }, seconds { loadKept(nibs) }
      )
      if round == 0 { continue }
      decode.append(times.0)
      bare.append(times.1)
      fresh.append(times.2)
      kept.append(times.3)
    }
    print("instantiate: \(graphs.count) archives, \(archived) objects, \(live) of them live, \(rounds) rounds")
    report("decode", decode, decode, archived, allocations(decodeAll))
    report("bare stand-ins", bare, decode, archived, allocations { makeBare(makers) })
    let new = newNibs()
    report("new nib", fresh, decode, archived, allocations { loadAll(new) })
    report("kept nib", kept, decode, archived, allocations { loadKept(nibs) })
  }

  private func liveCount(_ nib: NibFile) -> Int {
    (try? nib.instantiateReport(owner: RecordingOwner()))?.objects.count ?? 0
  }

  /// Makes a stand-in of an object's class with nothing read.
  private func bareMaker(_ object: AnyObject) -> BareMaker? {
    let nothing = NSCoder()
    return switch type(of: object) {
    case let type as UIView.Type: { type.init(coder: nothing) }
    case let type as UIViewController.Type: { type.init(coder: nothing) }
    case let type as CodingStandIn.Type: { type.init(coder: nothing) }
    case let type as NibObjectStandIn.Type: { type.init() }
    case let type as UIGestureRecognizer.Type where type == UITapGestureRecognizer.self: { UITapGestureRecognizer() }
    default: nil
    }
  }

  /// Makers of the stand-ins of a nib, one entry an object.
  private func bareMakers(_ nib: NibFile) -> [BareMaker] {
    let objects = (try? nib.instantiateReport(owner: RecordingOwner()))?.objects ?? []
    return objects.compactMap { bareMaker($0.object) }
  }

  /// What no loader can save: objects of the same classes, made with nothing read, and let go a nib at a time.
  private func makeBare(_ nibs: [[BareMaker]]) -> Int {
    nibs.reduce(0) { sum, makers in sum &+ makers.map { $0() }.count }
  }

  private func decodeAll() -> Int {
    let decoder = ArchiveDecoder()
    return files.reduce(0) { $0 &+ ((try? decoder.decode($1.bytes, file: $1.path))?.count ?? 0) }
  }

  private func newNibs() -> [NibFile] {
    let decoder = ArchiveDecoder()
    return files.compactMap { file in
      (try? decoder.decode(file.bytes, file: file.path)).map { NibFile(graph: $0, environment: environment) }
    }
  }

  private func loadAll(_ nibs: [NibFile]) -> Int {
    nibs.reduce(0) { $0 &+ madeCount($1) }
  }

  /// As `loadAll`, under a name that a profile tells from it.
  @inline(never)
  private func loadKept(_ nibs: [NibFile]) -> Int { nibs.reduce(0) { $0 &+ madeCount($1) } }

  private func madeCount(_ nib: NibFile) -> Int { (try? nib.instantiate(owner: RecordingOwner()))?.count ?? 0 }

  private func seconds(_ work: () -> Int) -> Double {
    let start = Machine.threadSeconds
    precondition(work() != .min, "keeps the sum alive")
    return Machine.threadSeconds - start
  }

  private func allocations(_ work: () -> Int) -> UInt64 {
    let start = nib_allocations()
    precondition(work() != .min, "keeps the sum alive")
    return nib_allocations() - start
  }

  private func report(_ name: String, _ times: [Double], _ floor: [Double], _ objects: Int, _ allocations: UInt64) {
    let result = RatioResult(floor: floor, subject: times)
    let rate = Double(objects) / RatioResult.median(times)
    print(
      "  \(name): \(short(rate / 1e6)) M objects/s, \(short(1e9 / rate)) ns an object, "
        + "ratio \(short(result.median)) (\(short(result.ratios[0])) .. \(short(result.ratios[rounds - 1]))), "
        + "\(short(Double(allocations) / Double(objects))) allocations an object")
  }
}
