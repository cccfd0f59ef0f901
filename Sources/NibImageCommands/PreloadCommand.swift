import NibCommands
import NibRemote

private enum PreloadOptions {
  static let cache = TypedOption.required(
    "cache", "DIR", "Folder for the manifest and its images; made when it is not there.")
  static let remote = TypedOption.text(
    "remote", "URL", "Manifest that takes the place of the one in the folder when it is whole and valid.")
  static let revalidate = TypedOption.flag(
    "revalidate", "Ask for images again that are there without a promised hash.")
  static let parallel = TypedOption.number(
    "parallel", "N", in: 1...16, "Most images that are fetched at the same time; default: 4.")
  static let timeout = TypedOption.number(
    "timeout", "S", in: 1...86_400, "Seconds that one try may take; default: 120.")
  static let tries = TypedOption.number(
    "tries", "N", in: 1...10, "Most tries behind faults of network and server; default: 3.")
  static let imageLimit = TypedOption.number(
    "image-limit", "BYTES", in: 1...Int.max, "Most bytes of one image; default: 33554432.")
  static let totalLimit = TypedOption.number(
    "total-limit", "BYTES", in: 1...Int.max, "Most bytes fetched in all; default: 1073741824.")
  static let cacheLimit = TypedOption.number(
    "cache-limit", "BYTES", in: 1...Int.max, "Most bytes kept, least recently used out; default: 268435456.")

  /// The options of the command.
  static let all = [
    cache.option, remote.option, revalidate.option, parallel.option, timeout.option, tries.option, imageLimit.option,
    totalLimit.option, cacheLimit.option,
  ]
}

extension Command {
  /// `nibwright-images preload`
  public static var preload: Command {
    Command(
      name: "preload",
      summary: "Brings the images of a manifest into a folder, and keeps the newest good manifest there.",
      table: OptionTable(
        operands: "MANIFEST", count: 1...1,
        options: PreloadOptions.all),
      example: "nibwright-images preload images.plist --cache Cache --remote https://example.org/images.plist",
      run: { arguments, terminal in preload(preloadRun(arguments), &terminal) })
  }

  private static func preloadRun(_ arguments: ParsedArguments) -> PreloadRun {
    var run = PreloadRun(
      shipped: arguments.operands[0], folder: arguments[PreloadOptions.cache],
      remote: arguments[PreloadOptions.remote])
    run.isRevalidating = arguments[PreloadOptions.revalidate]
    run.limits.parallel = arguments[PreloadOptions.parallel] ?? run.limits.parallel
    run.limits.bytesPerImage = arguments[PreloadOptions.imageLimit] ?? run.limits.bytesPerImage
    run.limits.bytesInAll = arguments[PreloadOptions.totalLimit] ?? run.limits.bytesInAll
    run.cacheLimits.bytes = arguments[PreloadOptions.cacheLimit] ?? run.cacheLimits.bytes
    run.policy.tries = arguments[PreloadOptions.tries] ?? run.policy.tries
    if let seconds = arguments[PreloadOptions.timeout] {
      run.policy.wholeSeconds = Double(seconds)
      run.policy.idleSeconds = min(run.policy.idleSeconds, Double(seconds))
    }
    return run
  }

  private static func preload(_ run: PreloadRun, _ terminal: inout Terminal) -> ExitCode {
    var report = PreloadReport(shipped: run.shipped)
    run.runBlocking { report.take($0, &terminal) }
    return report.end(&terminal)
  }
}
