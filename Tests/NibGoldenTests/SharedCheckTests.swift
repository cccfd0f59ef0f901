import NibCompiler
import NibDiagnostics
import NibDocument
import NibSchema
import NibTestSupport
import Testing

@Suite("Checks of real documents", .enabled(if: SharedFiles.root != nil, "the shared files are not here"))
struct SharedCheckTests {
  /// A document with the options that it is compiled with.
  struct Job {
    let path: String
    var options = CompileOptions()
  }

  /// The documents that Apple's compiler compiled, with what is known of the options of that run.
  private static func pairs(_ root: String) -> [Job] {
    let lines = (TestDisk.text(root + "/golden/pairs.tsv") ?? "").split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let header = lines.first else { return [] }
    return lines.dropFirst().map { cells in
      func cell(_ name: String) -> String {
        header.firstIndex(of: name).flatMap { $0 < cells.count ? cells[$0] : nil } ?? ""
      }
      var job = Job(path: root + "/golden/" + cell("source"))
      let words = cell("args").split(separator: " ").map(String.init)
      if let place = words.firstIndex(of: "--minimum-deployment-target"), place + 1 < words.count {
        job.options.deploymentTarget = DeploymentTarget(words[place + 1])
      }
      if let eras = OutputProfile.eras(named: cell("profile")) { job.options.profile = eras.upperBound }
      return job
    }
  }

  /// The errors of a document's content; none of one that is no document of a platform that is compiled.
  private static func errors(_ job: Job) -> [Diagnostic]? {
    guard let bytes = TestDisk.bytes(job.path), let document = try? XIBReader().read(bytes, file: job.path),
      // Of a document for watchOS whatever no property list shows is an error: `SharedWatchTests` counts them.
      document.platform != .watchkit
    else { return nil }
    var diagnostics = Diagnostics()
    let compiler = InterfaceCompiler(options: job.options, encodeNested: CompiledSample.encode)
    guard (try? compiler.compile(document, into: &diagnostics)) != nil else { return nil }
    return diagnostics.messages.filter { $0.severity == .error }
  }

  @Test("no document that Apple's compiler compiled, and none of the collection, has an error")
  func noFalseErrors() throws {
    let root = try #require(SharedFiles.root)
    let pairs = Self.pairs(root)
    let others = TestDisk.files(below: root + "/corpus", ending: [".xib", ".storyboard"]).map { Job(path: $0) }

    var compiled = 0
    for job in TestSize.share(pairs + others, every: 4) {
      guard let errors = Self.errors(job) else { continue }
      compiled += 1
      #expect(errors.isEmpty, "\(job.path): \(errors)")
    }

    print("checks: \(pairs.count) documents of pairs, \(others.count) others, \(compiled) compiled")
    #expect(pairs.count > 100 && compiled > TestSize.count(250, full: 1000))
  }
}
