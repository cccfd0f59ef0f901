import NibCommands
import NibRemote
import NibResources
import NibTestSupport
import Testing

@testable import NibImageCommands

@Suite("Tables of the guide on nibwright-images", .serialized) struct GeneratedTableTests {
  @Test("say what the code says; RECORD=1 writes them anew", arguments: ["serve", "rewrite", "preload"])
  func options(name: String) throws {
    let command = try #require([Command.serve, .rewrite, .preload].first { $0.name == name })
    let usage = HelpText.usage(of: command, of: Tool.images.name).dropFirst("Usage: ".count)
    let lines =
      ["```", String(usage), "```", "", command.summary, "", "| option | what it does |", "|---|---|"]
      + command.table.options.map(line)
    let expected = lines.joined(separator: "\n") + "\n"
    let page = DocumentationPage("ImagesProgram")

    if TestDisk.isRecording, page.table("options of \(name)") != expected {
      #expect(page.record(expected, as: "options of \(name)"))
    }
    #expect(page.table("options of \(name)") == expected)
  }

  @Test("the limits of manifests are those of the code; RECORD=1 writes them anew")
  func limits() {
    let lines = ["| what | default | in a program | option of `preload` |", "|---|---|---|---|"] + Self.limits
    let expected = lines.joined(separator: "\n") + "\n"
    let page = DocumentationPage("Manifests")

    if TestDisk.isRecording, page.table("limits of manifests") != expected {
      #expect(page.record(expected, as: "limits of manifests"))
    }
    #expect(page.table("limits of manifests") == expected)
  }

  private static let limits: [String] = {
    let (preload, cache, policy) = (PreloadLimits(), ImageCache.Limits(), FetchPolicy())
    return [
      "| bytes of a manifest | \(Manifest.mostBytes) | fixed | |",
      "| entries of a manifest | \(Manifest.mostEntries) | fixed | |",
      "| images that are fetched at the same time | \(preload.parallel) | `PreloadLimits.parallel` | `--parallel` |",
      "| bytes of one image | \(preload.bytesPerImage) | `PreloadLimits.bytesPerImage` | `--image-limit` |",
      "| bytes of one preload | \(preload.bytesInAll) | `PreloadLimits.bytesInAll` | `--total-limit` |",
      "| bytes that are kept | \(cache.bytes) | `ImageCache.Limits.bytes` | `--cache-limit` |",
      "| days that an image is kept without use | \(Int(cache.age / 86_400)) | `ImageCache.Limits.age`, in seconds | |",
      "| seconds without a byte | \(Int(policy.idleSeconds)) | `FetchPolicy.idleSeconds` | |",
      "| seconds of one try | \(Int(policy.wholeSeconds)) | `FetchPolicy.wholeSeconds` | `--timeout` |",
      "| tries | \(policy.tries) | `FetchPolicy.tries` | `--tries` |",
      "| redirections of one try | \(policy.redirections) | `FetchPolicy.redirections` | |",
      "| seconds that a server may ask to be left alone for | \(Int(policy.longestRetryAfterSeconds)) "
        + "| `FetchPolicy.longestRetryAfterSeconds` | |",
    ]
  }()

  @Test("every fault is explained, and no other")
  func faults() {
    #expect(codes(on: "Manifests") == Set(RemoteError.Code.allCases.map(\.rawValue)))
    #expect(codes(on: "ResourceURLs") == Set(ResourceURLError.Code.allCases.map(\.rawValue)))
  }

  /// The first columns of the table under "Errors".
  private func codes(on page: String) -> Set<String> {
    let section = DocumentationPage(page).text.split(separator: "\n").drop { $0 != "### Errors" }.dropFirst()
    return Set(
      section.prefix { !$0.hasPrefix("#") }.filter { $0.hasPrefix("| `") }
        .map { String($0.dropFirst(3).prefix { $0 != "`" }) })
  }

  private func line(of option: Option) -> String {
    let needed = option.isRequired ? " Required." : ""
    let often = option.isRepeatable ? " May be repeated." : ""
    return "| `\(option.spelling)` | \(option.summary)\(needed)\(often) |"
  }
}
