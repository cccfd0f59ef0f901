import NibDocument
import NibUIKit
import Nibwright

/// `NibBenchmark alive FOLDER`: every modern document for iOS and tvOS below a folder, compiled in memory and brought to
/// life with stand-ins: a XIB's objects, and of a storyboard every controller with its view.
///
/// Prints each document that fails with its reason, then what was counted. Nothing is timed.
@MainActor
func runAliveCase(folder: String) {
  var tally = AliveTally()
  for (path, bytes) in Machine.files(under: folder) {
    guard path.hasSuffix(".xib") || path.hasSuffix(".storyboard") else { continue }
    tally.add(path, bytes)
  }
  tally.report()
}

@MainActor
private struct AliveTally {
  private var xibs = Kind()
  private var storyboards = Kind()
  private var notRead: [String: Int] = [:]
  private var controllers = 0
  private var failures: [String] = []

  private struct Kind {
    var documents = 0
    var alive = 0
    var objects = 0
    var connections = 0
    var made = 0
  }

  mutating func add(_ path: String, _ bytes: [UInt8]) {
    let document: Document
    do { document = try XIBReader().read(bytes, file: path) } catch {
      notRead["\(error.code)", default: 0] += 1
      if error.code != .legacyDialect { failures.append("\(error.diagnostic)") }
      return
    }
    let runtime = document.attribute("targetRuntime", of: .root) ?? ""
    guard runtime.contains("iOS") || runtime.contains("AppleTV") else { return }
    do {
      if document.kind == .storyboard { try bringScenesToLife(path) } else { try bringToLife(path, bytes) }
    } catch {
      failures.append("\(path): \(error)")
    }
  }

  private mutating func bringToLife(_ path: String, _ bytes: [UInt8]) throws {
    xibs.documents += 1
    let nib = try NibFile(data: bytes, name: path, environment: .inspection)
    count(LoadSummary(try nib.instantiateReport(owner: RecordingOwner())), &xibs)
    xibs.alive += 1
  }

  private mutating func bringScenesToLife(_ path: String) throws {
    storyboards.documents += 1
    let storyboard = try UIStoryboard(contentsOf: path, environment: .inspection)
    for identifier in storyboard.sceneIdentifiers {
      let root = try InterfaceFaults.catching { storyboard.instantiateViewController(withIdentifier: identifier) }
      count(root.sceneSummary, &storyboards)
      var pending = [root]
      while let controller = pending.popLast() {
        try InterfaceFaults.catching { controller.loadViewIfNeeded() }
        count(controller.viewSummary, &storyboards)
        controllers += 1
        pending += controller.children
      }
    }
    storyboards.alive += 1
  }

  private func count(_ summary: LoadSummary?, _ kind: inout Kind) {
    guard let summary else { return }
    kind.connections += summary.connections.count
    kind.made += summary.connections.count { $0.isMade }
  }

  func report() {
    for failure in failures { print(failure) }
    print("XIBs          \(xibs.alive) of \(xibs.documents) alive, \(xibs.made) of \(xibs.connections) connections")
    print(
      "storyboards   \(storyboards.alive) of \(storyboards.documents) alive, \(controllers) controllers, "
        + "\(storyboards.made) of \(storyboards.connections) connections")
    for (code, count) in notRead.sorted(by: { $0.key < $1.key }) { print("not read      \(count) \(code)") }
  }
}
