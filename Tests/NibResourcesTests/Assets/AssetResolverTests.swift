import Testing

@testable import NibResources

@Suite("Colours and data by name") struct AssetResolverTests {
  /// A resolver over `/M` with the sets of a catalog in it, and the bundle `/M/K.bundle` with `later.colorset`.
  private func resolver(_ sets: [String: String], files: [String] = []) -> AssetResolver {
    var source = SampleFiles.images(files.map { "/M/C.xcassets/" + $0 } + ["/M/Assets.car"])
    for (path, text) in sets { source.add(Array(text.utf8), at: "/M/C.xcassets/\(path)/Contents.json") }
    let later = #"{ "colors": [ { "color": { "reference": "systemBlueColor" } } ] }"#
    for name in ["later", "tint"] {
      source.add(Array(later.utf8), at: "/M/K.bundle/D.xcassets/\(name).colorset/Contents.json")
    }
    return AssetResolver(chain: BundleChain(main: ResourceBundle("/M", in: source), source: source))
  }

  private static func rgb(_ red: String, _ green: String, _ blue: String, alpha: String = #""1.000""#) -> String {
    #"{ "color-space": "srgb", "components": { "red": \#(red), "green": \#(green), "blue": \#(blue), "alpha": \#(alpha) } }"#
  }

  private func color(_ json: String) -> CatalogColor? { JSONValue(Array(json.utf8)).flatMap { CatalogColor($0) } }

  @Test(
    "components are fractions, bytes in hexadecimal or whole bytes",
    arguments: [
      (#""1.000""#, 1.0), (#""0.500""#, 0.5), ("0.25", 0.25), (#""0xFF""#, 1), (#""0x33""#, 0.2), (#""51""#, 0.2),
      ("1", 1),
      (#""-0.25""#, -0.25),
    ])
  func components(text: String, value: Double) {
    let color = color(Self.rgb(text, #""0.000""#, #""0.000""#))

    #expect(color == .rgb(space: "srgb", red: value, green: 0, blue: 0, alpha: 1))
  }

  @Test("grey and the system's colours are read; garbled ones are none") func forms() {
    let gray = #"{ "color-space": "gray-gamma-22", "components": { "white": "0.500", "alpha": "0.250" } }"#

    #expect(color(gray) == .gray(space: "gray-gamma-22", white: 0.5, alpha: 0.25))
    #expect(color(#"{ "platform": "ios", "reference": "systemBlueColor" }"#) == .system(name: "systemBlueColor"))
    #expect(color(Self.rgb(#""red""#, "0", "0")) == nil)
    #expect(color(Self.rgb(#""0x""#, "0", "0")) == nil)
    #expect(color(Self.rgb(#""nan""#, "0", "0")) == nil)
    #expect(color("{}") == nil && color("3") == nil)
  }

  @Test("a colour is taken by appearance, contrast and device, the first bundle that has the name wins") func colors() {
    let dark = #""appearances": [ { "appearance": "luminosity", "value": "dark" } ]"#
    let resolver = resolver([
      "tint.colorset": """
      { "colors": [ { "idiom": "universal", "color": \(Self.rgb("1", "0", "0")) },
        { "idiom": "universal", \(dark), "color": \(Self.rgb("0", "1", "0")) },
        { "idiom": "ipad", "color": \(Self.rgb("0", "0", "1")) } ] }
      """
    ])
    func red(_ query: AssetQuery) -> CatalogColor? {
      if case .found(let match) = resolver.color(query) { match.color } else { nil }
    }

    #expect(red(AssetQuery("tint")) == .rgb(space: "srgb", red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      red(AssetQuery("tint", traits: DisplayTraits(luminosity: .dark)))
        == .rgb(space: "srgb", red: 0, green: 1, blue: 0, alpha: 1))
    #expect(red(AssetQuery("tint", idiom: .ipad)) == .rgb(space: "srgb", red: 0, green: 0, blue: 1, alpha: 1))
    #expect(red(AssetQuery("later")) == .system(name: "systemBlueColor"))
  }

  @Test("a missing colour names the catalogs, the compiled one too") func missing() {
    let answer = resolver(["tint.colorset": "{}"]).color(AssetQuery("none"))

    #expect(
      answer
        == .missing(tried: [
          "/M/C.xcassets/none.colorset", "/M/Assets.car (compiled catalog, not read)",
          "/M/K.bundle/D.xcassets/none.colorset",
        ]))
  }

  @Test("data is a file with its type; a namespace is part of the name") func data() {
    let resolver = resolver(
      [
        "G": #"{ "properties": { "provides-namespace": true } }"#,
        "G/list.dataset": """
        { "data": [ { "idiom": "universal", "filename": "list.json", "universal-type-identifier": "public.json" } ] }
        """,
      ], files: ["G/list.dataset/list.json"])

    guard case .found(let match) = resolver.data(AssetQuery("G/list")) else {
      Issue.record("not found")
      return
    }
    #expect(match.file == "/M/C.xcassets/G/list.dataset/list.json")
    #expect(match.typeIdentifier == "public.json")
    #expect(
      resolver.data(AssetQuery("list"))
        == .missing(tried: [
          "/M/C.xcassets/list.dataset", "/M/Assets.car (compiled catalog, not read)",
          "/M/K.bundle/D.xcassets/list.dataset",
        ]))
  }

  @Test("answers are remembered until the chain is refreshed") func remembers() throws {
    let folder = try TemporaryFolder("assets")
    let set = folder.path + "/C.xcassets/tint.colorset"
    for path in ["/C.xcassets", "/C.xcassets/tint.colorset"] { try SystemCalls.makeDirectory(folder.path + path) }
    func write(_ name: String) throws {
      let text = #"{ "colors": [ { "color": { "reference": "\#(name)" } } ] }"#
      try AtomicFileWriter.write(Array(text.utf8), to: set + "/Contents.json")
    }
    try write("one")
    let resolver = AssetResolver(chain: BundleChain(main: ResourceBundle(folder.path)))
    func name() -> CatalogColor? {
      if case .found(let match) = resolver.color(AssetQuery("tint")) { match.color } else { nil }
    }
    #expect(name() == .system(name: "one"))

    try write("two")
    #expect(name() == .system(name: "one"))
    resolver.chain.refresh()
    #expect(name() == .system(name: "two"))
  }
}
