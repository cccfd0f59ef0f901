import NibRuntime
import NibTestSupport
import Testing

@Suite("Images and colors of a nib redirected")
struct ResourceTests {
  private let icon = NibImageFile(path: "/icons/icon.png")
  private let red = NibColor(red: 1, green: 0, blue: 0)

  /// Images and colors that an object of the nib keeps, read with a provider.
  private func read(_ resources: (any ResourceProviding)?) throws -> [String: NibValue] {
    let named = { (key: String, name: String) in
      TestNib.Value.object("UIColor", [(key, .string(name)), ("UIWhite", .float(1)), ("UIAlpha", .float(1))])
    }
    var nib = TestNib()
    nib.object(
      "x", "Odd",
      [
        ("Icon", .object("UIImageNibPlaceholder", [("UIResourceName", .string("icon.png"))])),
        ("Brand", named("UIDynamicCatalogName", "Brand")), ("Label", named("UISystemColorName", "labelColor")),
        ("Plain", .object("UIColor", [("UIWhite", .float(1)), ("UIAlpha", .float(1))])),
      ])
    let report = try NibInstantiator(
      graph: try nib.graph(), classes: ClassRegistry(parent: nil), resources: resources
    ).instantiateReport()
    let values = try #require(report.find(PlaceholderObject.self)).values
    return Dictionary(values.map { ($0.key, $0.value) }) { first, _ in first }
  }

  private func words(_ resources: (any ResourceProviding)?) throws -> [String] {
    let values = try read(resources)
    return ["Icon", "Brand", "Label", "Plain"].map { values[$0].map { "\($0)" } ?? "absent" }
  }

  @Test("without provider names stay names and colors have the archived components")
  func none() throws {
    #expect(try words(nil) == ["icon.png", "#ffffff Brand", "#ffffff labelColor", "#ffffff"])
  }

  @Test("a dictionary answers by name, with or without extension")
  func dictionary() throws {
    let resources = DictionaryResources(images: ["icon": icon], colors: ["Brand": red])

    #expect(try words(resources) == ["icon.png -> /icons/icon.png", "#ff0000 Brand", "#ffffff labelColor", "#ffffff"])
  }

  @Test("closures answer, and hear whether a color is the system's")
  func closures() throws {
    let red = red
    let resources = ClosureResources(
      image: { .found(NibImageFile(path: "https://images.example.com/\($0.name)")) },
      color: { $0.isSystem ? red : nil })

    #expect(
      try words(resources)
        == ["icon.png -> https://images.example.com/icon.png", "#ffffff Brand", "#ff0000 labelColor", "#ffffff"])
  }

  @Test("the first provider of a chain that answers counts, and a miss names what all of them tried")
  func chain() throws {
    let empty = ClosureResources { query in .missing(tried: ["/first/\(query.name)"]) }
    let full = DictionaryResources(images: ["icon.png": icon], colors: ["labelColor": red])

    #expect(try words(ResourceChain([empty, full]))[0] == "icon.png -> /icons/icon.png")
    #expect(try words(ResourceChain([empty, full]))[2] == "#ff0000 labelColor")
    #expect(
      ResourceChain([empty, empty]).image(NibImageQuery(name: "a")) == .missing(tried: ["/first/a", "/first/a"]))
  }
}
