import NibDocument
import NibSchema
import NibTestSupport
import Testing

@Suite("Attributes that refer to elements") struct ReferenceAttributeTests {
  static let samples = TestDisk.files(below: SharedFiles.packageRoot + "/Archives", ending: [".xib", ".storyboard"])
  static let others =
    SharedFiles.root.map { TestDisk.files(below: $0 + "/corpus", ending: [".xib", ".storyboard"]) } ?? []

  static func documents(_ paths: [String]) -> [Document] {
    paths.compactMap { path in try? XIBReader().read(TestDisk.bytes(path) ?? [], file: path) }
  }

  /// The ids of a document that have Interface Builder's form, which nothing else has by chance.
  static func ids(_ document: Document) -> Set<String> {
    let all = document.elements.indices.compactMap { document.attribute("id", of: ElementIndex($0)) }
    return Set(all.filter { $0.split(separator: "-").map(\.count) == [3, 2, 3] })
  }

  /// The attributes but `id` whose value is such an id.
  static func references(_ document: Document) -> [(tag: String, name: String, value: String)] {
    let ids = ids(document)
    return document.elements.indices.map { ElementIndex($0) }.flatMap { element in
      document.attributes(of: element).compactMap { attribute in
        let (name, value) = (document.names[Int(attribute.name)], document.bytes.text(attribute.value))
        return name != "id" && ids.contains(value) ? (document.tag(element), name, value) : nil
      }
    }
  }

  @Test("whatever has an element's id as its value is in the table")
  func known() {
    var count = 0
    for document in Self.documents(Self.samples + Self.others) {
      for (tag, name, value) in Self.references(document) {
        count += 1
        #expect(ReferenceAttributes.contains(name, of: tag), "\(document.file): <\(tag) \(name)=\"\(value)\">")
      }
    }
    #expect(count > 100)
  }

  @Test("when all ids of a document change, all references lead to where they led")
  func renamed() throws {
    for document in Self.documents(Self.samples) {
      let ids = Self.ids(document)
      var editor = DocumentEditor(document)
      var maker = ObjectIDMaker(taken: ids)
      var renamed: [String: String] = [:]
      for element in document.elements.indices.map({ ElementIndex($0) }) {
        guard let id = document.attribute("id", of: element), ids.contains(id), renamed[id] == nil else { continue }
        let new = maker.make(for: id)
        renamed[id] = new
        try editor.setID(of: element, to: new) { ReferenceAttributes.contains($1, of: $0) }
      }

      let after = Self.references(try editor.edited()).map(\.value)

      #expect(Self.references(document).map { renamed[$0.value] } == after, "\(document.file)")
    }
  }
}
