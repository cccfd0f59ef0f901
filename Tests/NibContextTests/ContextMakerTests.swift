@testable import NibContext
import NibResources
import Nibwright
import Testing

@Suite("Contexts of several inputs") struct ContextMakerTests {
  private func cells(_ identifiers: String..., image: String) -> String {
    let cells = identifiers.enumerated().map { number, identifier in
      "<tableViewCell reuseIdentifier=\"\(identifier)\" id=\"ce\(number)\"/>"
    }
    return ContextSample.xib(cells.joined() + "<imageView image=\"\(image)\" id=\"iv1\"/>")
  }

  @Test("files of one interface in several languages become one, as R.swift makes it")
  func languages() throws {
    let context = ContextSample.of(
      files: [
        "/app/de.lproj/Cell.xib": cells("one", image: "fahne"),
        "/app/Base.lproj/Cell.xib": cells("one", "two", image: "flag"),
      ], "/app")
    let merged = try #require(context.interfaces.first)

    #expect(context.interfaces.count == 1 && merged.locales == ["Base", "de"])
    #expect(merged.file == "/app/Base.lproj/Cell.xib")
    #expect(merged.localizedFiles == [LocalizedFileContext(locale: "de", file: "/app/de.lproj/Cell.xib")])
    #expect(merged.images.map(\.name) == ["flag", "fahne"] && merged.reusables.map(\.identifier) == ["one"])
    #expect(context.warnings.map(\.diagnostic.id) == ["languagesDiffer", "languagesDiffer"])
  }

  @Test("what cannot be read is told beside the others, which stand by name")
  func failures() throws {
    let context = ContextSample.of(
      files: [
        "/b/Zoo.xib": cells("z", image: "z"), "/b/sub/Ant.xib": cells("a", image: "a"), "/b/Torn.xib": "<document",
        "/b/note.txt": "",
      ], "/b", "/missing.xib")

    #expect(context.interfaces.map(\.name) == ["Ant", "Zoo"])
    #expect(context.failures.map(\.diagnostic.place.file) == ["/b/Torn.xib", "/missing.xib"])
  }

  @Test("names of different files that become the same are warned of")
  func sameNames() {
    let context = ContextSample.of(
      files: ["/a/log in.xib": cells("z", image: "z"), "/a/LogIn.xib": cells("z", image: "z")], "/a")

    #expect(context.interfaces.map(\.code.pascal) == ["LogIn", "LogIn2"])
    #expect(context.warnings.map(\.diagnostic.id) == ["sameCodeName"])
  }

  @Test("a compiled nib has the objects and links of its document")
  func archive() throws {
    let text = ContextSample.xib(DocumentContextTests.form, resources: DocumentContextTests.resources)
    let document = try Interface.read(Array(text.utf8), name: "Form.xib")
    let bytes = try #require(try document.compile().encoded().first?.bytes)
    let archive = try #require(try Interface.read(bytes, name: "Form.nib").context().interfaces.first)

    #expect(archive.name == "Form" && archive.source == .archive && archive.container == "nibArchive")
    #expect(archive.toolsVersion == nil && archive.objects.allSatisfy { $0.place == nil && $0.element == nil })
    #expect(archive.roots.map(\.type.name) == ["UIView"])
    #expect(archive.objects.contains { $0.type.name == "Big" && $0.type.module == "Kit" })
    #expect(archive.connections.map(\.property).contains("button"))
    #expect(archive.connections.contains { $0.selector == "go:" && $0.events == ["touchUpInside"] })
    #expect(archive.images.map(\.name) == ["star"] && archive.fonts.first?.content.pointSize == 15)
    #expect(archive.constraints.count == 2 && archive.accessibility.first?.identifier == "log-in")
    #expect(archive.runtimeAttributes.map(\.keyPath) == ["layer.cornerRadius"])
  }
}
