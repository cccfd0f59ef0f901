import Testing

@testable import NibResources

@Suite("Names that would lead out of a bundle") struct EscapingNameTests {
  /// A bundle beside a folder with files that nobody may get.
  private struct Place {
    let folder: TemporaryFolder
    let chains: [BundleChain]
    var names: [String] {
      let outside = folder.path + "/outside/secret"
      return [
        "../outside/secret", "Sub/../../outside/secret", "./../outside/secret", "/../outside/secret",
        "..//outside/secret",
        outside, "/" + outside, String(outside.dropFirst()), "Sub/../own", "./own", "/own", "Sub//own", "..", ".", "/",
        "//",
        "", "../", "/..", "own/..", "own\0", "\0", "../outside/secret\0", "..\\outside\\secret",
        "%2e%2e/outside/secret",
        "..\u{301}/outside/secret", "/\u{301}own", String(repeating: "../", count: 5000) + "etc/passwd",
        "Media.xcassets/../../outside/secret", "~/secret",
      ]
    }

    init() throws {
      folder = try TemporaryFolder("names")
      for inner in ["/outside", "/M", "/M/Sub", "/M/Media.xcassets"] {
        try SystemCalls.makeDirectory(folder.path + inner)
      }
      for ending in ["png", "nib", "xib", "storyboard", "json", "txt"] {
        try AtomicFileWriter.write(SampleFiles.png(1, 1), to: folder.path + "/outside/secret.\(ending)")
        try AtomicFileWriter.write(SampleFiles.png(1, 1), to: folder.path + "/M/own.\(ending)")
      }
      chains = [
        BundleChain(main: ResourceBundle(folder.path + "/M")),
        BundleChain(main: ResourceBundle(sources: folder.path + "/M")),
      ]
    }
  }

  @Test("no name finds an image, a file, a nib, a storyboard, a color or data outside, nor by a way around")
  func names()
    throws
  {
    let place = try Place()
    for chain in place.chains {
      let (images, lookup, assets) = (
        ImageResolver(chain: chain), ResourceLookup(chain: chain), AssetResolver(chain: chain)
      )
      #expect(images.resolve(ImageQuery("own")).match != nil && lookup.file(named: "own.txt").path != nil)
      for name in place.names.flatMap({ [$0, $0 + ".png"] }) {
        #expect(images.resolve(ImageQuery(name)).match == nil, "\(name)")
        #expect(assets.color(AssetQuery(name)).match == nil && assets.data(AssetQuery(name)).match == nil, "\(name)")
      }
      for name in place.names {
        #expect(lookup.nib(named: name).path == nil && lookup.storyboard(named: name).path == nil, "\(name)")
        for file in [name, name + ".txt"] {
          #expect(lookup.file(named: file).path == nil, "\(file)")
          #expect(lookup.resource(named: name, type: "txt", language: "de").path == nil, "\(file)")
        }
      }
    }
  }

  @Test("no URL with such a name gives bytes") func urls() throws {
    let place = try Place()
    for chain in place.chains {
      let resolver = ResourceURLResolver(chain: chain)
      #expect(try resolver.data("rsrc:///own.txt").bytes == SampleFiles.png(1, 1))
      for name in place.names {
        for ending in ["", ".txt", ".png"] {
          #expect(throws: ResourceURLError.self, "\(name)") { try resolver.data("rsrc:///" + name + ending) }
          #expect(throws: ResourceURLError.self, "\(name)") { try resolver.data("rsrc://M/" + name + ending) }
        }
      }
    }
  }

  @Test("a catalog that names a file elsewhere has no such file") func catalogs() throws {
    let place = try Place()
    let catalog = place.folder.path + "/M/Media.xcassets"
    let files = [
      "../../../outside/secret.png", place.folder.path + "/outside/secret.png", "..", ".", "/", "a/../b.png",
    ]
    for (number, file) in files.enumerated() {
      for (ending, list) in [("imageset", "images"), ("dataset", "data"), ("symbolset", "symbols")] {
        let set = "\(catalog)/\(ending)\(number).\(ending)"
        try SystemCalls.makeDirectory(set)
        let contents = #"{ "\#(list)": [ { "filename": "\#(file)" } ] }"#
        try AtomicFileWriter.write(Array(contents.utf8), to: set + "/Contents.json")
      }
    }

    for chain in place.chains {
      let (images, assets) = (ImageResolver(chain: chain), AssetResolver(chain: chain))
      for number in files.indices {
        for name in ["imageset\(number)", "symbolset\(number)"] {
          let answer = images.resolve(ImageQuery(name))
          #expect(answer.match == nil && answer.tried.contains { $0.hasSuffix("(named by the catalog, not there)") })
        }
        #expect(assets.data(AssetQuery("dataset\(number)")).match == nil)
      }
    }
  }
}

extension AssetAnswer {
  /// The match, when there is one.
  fileprivate var match: Match? {
    if case .found(let match) = self { match } else { nil }
  }
}
