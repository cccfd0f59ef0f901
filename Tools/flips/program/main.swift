// NibFlipsTool: changes every pair of element and attribute of documents and says what neither an archive nor a message
// shows; Tools/corpus flips runs it.

import NibFlips
import NibResources

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The documents below paths.
func documents(below paths: [String], limit: Int) -> [FlipDocument] {
  let files = DiskFileSource()
  var (found, pending) = ([FlipDocument](), Array(paths.reversed()))
  while let path = pending.popLast() {
    if files.kind(path) == .directory {
      let names = (try? files.list(path)) ?? []
      pending += names.reversed().map { path + "/" + $0 }
    } else if path.hasSuffix(".xib") || path.hasSuffix(".storyboard"), let bytes = try? files.read(path, limit: limit),
      let document = FlipDocument(path: path, bytes: bytes)
    {
      found.append(document)
    }
  }
  return found
}

/// Changes documents, prints what is wrong and a line of counts; whether nothing is.
func judge(_ name: String, _ paths: [String], per: Int, isListing: Bool, holdsAll: Bool) async -> Bool {
  let plan = FlipPlan(documents(below: paths, limit: 150_000), per: per)
  let run = await FlipRun(plan)
  let report = FlipReport(run, holdsAll: holdsAll)
  for result in report.unexplained { print("ignored without a message: \(result.flip): \(result.example ?? "")") }
  for entry in report.wrongEntries { print("wrong entry: \(entry)") }
  if isListing {
    for result in run.results where result.noticed == 0 {
      print("ignored: \(result.flip): \(result.example ?? "left out")")
    }
  }
  print("\(name): \(plan.documents.count) documents, \(report.kindCount) kinds of change")
  for platform in Flip.Platform.allCases {
    let reasons = (report.explained[platform] ?? [:]).sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    let silent = report.unexplained.count { $0.flip.platform == platform }
    print(
      "  \(platform.rawValue): \(silent) ignored without a message or reason; with a reason "
        + (reasons.isEmpty ? "none" : reasons.joined(separator: ", "))
        + "; \(report.leftOut[platform] ?? 0) in what is left out with a message")
  }
  return report.isGood
}

var (per, isListing, folders) = (2, false, [String]())
var samples: String?
var words = Array(CommandLine.arguments.dropFirst().reversed())
while let word = words.popLast() {
  switch word {
  case "--per": per = words.popLast().flatMap { Int($0) } ?? per
  case "--list": isListing = true
  case "--samples": samples = words.popLast()
  default: folders.append(word)
  }
}
var isGood = true
if let samples { isGood = await judge("samples", [samples], per: 3, isListing: isListing, holdsAll: true) }
if !folders.isEmpty {
  isGood = await judge("documents", folders, per: per, isListing: isListing, holdsAll: false) && isGood
}
if !isGood { exit(1) }
