import NibRuntime
import NibTestSupport
import Testing

private struct Shelf: ResourceProviding {
  func image(_ query: NibImageQuery) -> NibImageAnswer {
    query.name == "icon"
      ? .found(NibImageFile(path: "/a/icon@2x.png", scale: 2)) : .missing(tried: ["/a/\(query.name).png"])
  }
}

@Suite("Images that a nib names")
struct ImageTests {
  private func image(_ name: String) -> TestNib.Value {
    .object("UIImageNibPlaceholder", [("UIResourceName", .string(name))])
  }

  @Test("each name is asked once; what is missing is a warning with the paths tried")
  func asked() throws {
    var nib = TestNib()
    nib.object("a", "Strange", [("One", image("icon")), ("Two", image("icon")), ("Three", image("lost"))])

    let report = try NibInstantiator(
      graph: try nib.graph(), classes: ClassRegistry(parent: nil), resources: Shelf()
    ).instantiateReport()

    #expect(report.foundImages.map(\.query.name) == ["icon"])
    #expect(report.missingImages.map(\.query.name) == ["lost"])
    #expect(report.diagnostics.messages.contains { $0.message == "image 'lost' was not found; tried /a/lost.png" })
    guard case .image(let found, _)? = report.find(PlaceholderObject.self)?.value("Two") else {
      throw CancellationError()
    }
    #expect(found.file?.scale == 2)
  }
}
