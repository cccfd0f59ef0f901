// NibBenchmark CASE FOLDER: measures a stage over the files below a folder, against a floor of the same run.
// Build it with `swift build -c release --product NibBenchmark`; figures of a debug build mean nothing.

let cases: [(name: String, run: @MainActor (String) -> Void)] = [
  ("alive", runAliveCase),
  ("archives", { runArchiveCases(folder: $0) }),
  ("bytes", runBytesCase),
  ("compile", runCompileCase),
  ("compile-macos", runDesktopCompileCase),
  ("compile-only", runCompileStageCase),
  ("determinism", runDeterminismCase),
  ("instantiate", runInstantiateCase),
  ("names", runNamesCase),
  ("outlets", runOutletsCase),
  ("resources", runResourceCase),
  ("xml", runXMLCase),
]

let arguments = CommandLine.arguments.dropFirst()
if arguments.count == 2, let chosen = cases.first(where: { $0.name == arguments.first }), let folder = arguments.last {
  chosen.run(folder)
} else {
  print("usage: NibBenchmark CASE FOLDER\ncases: " + cases.map(\.name).joined(separator: ", "))
}
