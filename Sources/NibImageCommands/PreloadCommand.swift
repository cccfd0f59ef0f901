import NibCommands
import NibRemote

extension Command {
  /// `nibwright-images preload`
  public static var preload: Command {
    Command(
      name: "preload",
      summary: "Brings the images of a manifest into a folder, and keeps the newest good manifest there.",
      table: OptionTable(
        operands: "MANIFEST", count: 1...1,
        options: [
          .value(
            "cache", "DIR", isRequired: true, "Folder for the manifest and its images; made when it is not there."),
          .value("remote", "URL", "Manifest that takes the place of the one in the folder when it is whole and valid."),
          .flag("revalidate", "Ask for images again that are there without a promised hash."),
          .value("parallel", "N", "Most images that are fetched at the same time; default: 4."),
          .value("timeout", "S", "Seconds that one try may take; default: 120."),
          .value("tries", "N", "Most tries behind faults of network and server; default: 3."),
          .value("image-limit", "BYTES", "Most bytes of one image; default: 33554432."),
          .value("total-limit", "BYTES", "Most bytes fetched in all; default: 1073741824."),
          .value("cache-limit", "BYTES", "Most bytes kept, least recently used out; default: 268435456."),
        ]),
      run: { arguments, terminal in
        do throws(UsageMistake) {
          return preload(try preloadRun(arguments), &terminal)
        } catch {
          return Tool.images.refuse(error.words, .preload, &terminal)
        }
      })
  }

  private static func preloadRun(_ arguments: ParsedArguments) throws(UsageMistake) -> PreloadRun {
    var run = PreloadRun(
      shipped: arguments.operands[0], folder: arguments.value("cache") ?? "", remote: arguments.value("remote"))
    run.isRevalidating = arguments.has("revalidate")
    run.limits.parallel = try arguments.number("parallel", in: 1...16) ?? run.limits.parallel
    run.limits.bytesPerImage = try arguments.number("image-limit", in: 1...Int.max) ?? run.limits.bytesPerImage
    run.limits.bytesInAll = try arguments.number("total-limit", in: 1...Int.max) ?? run.limits.bytesInAll
    run.cacheLimits.bytes = try arguments.number("cache-limit", in: 1...Int.max) ?? run.cacheLimits.bytes
    run.policy.tries = try arguments.number("tries", in: 1...10) ?? run.policy.tries
    if let seconds = try arguments.number("timeout", in: 1...86_400) {
      run.policy.wholeSeconds = Double(seconds)
      run.policy.idleSeconds = min(run.policy.idleSeconds, Double(seconds))
    }
    return run
  }

  private static func preload(_ run: PreloadRun, _ terminal: inout Terminal) -> ExitCode {
    var report = PreloadReport()
    run.runBlocking { report.take($0, &terminal) }
    return report.end(&terminal)
  }
}
