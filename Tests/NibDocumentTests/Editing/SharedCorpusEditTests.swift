import NibDocument
import NibTestSupport
import Testing

@Suite("Real documents written back", .enabled(if: SharedFiles.root != nil, "the shared files are not here"))
struct SharedCorpusEditTests {
  /// The documents of the collection that are read, with the bytes of their files; the older dialect as plain XML.
  static func documents(every step: Int = 1) -> [(document: Document, bytes: [UInt8])] {
    TestSize.share(SharedCorpusTests.entries, every: step).compactMap { entry in
      guard let bytes = TestDisk.bytes(entry.path) else { return nil }
      let document =
        (try? XIBReader().read(bytes, file: entry.path)) ?? (try? XMLDocumentReader().read(bytes, file: entry.path))
      return document.map { ($0, bytes) }
    }
  }

  @Test("every document that is read is written back byte for byte")
  func identity() throws {
    var (modern, other, changed) = (0, 0, [String]())
    for (document, bytes) in Self.documents() {
      if document.kind == .other { other += 1 } else { modern += 1 }
      if try DocumentEditor(document).bytes() != bytes { changed.append(document.file) }
    }

    print("written back: \(modern) modern documents and \(other) others, \(changed.count) changed")
    #expect(changed == [] && modern > 0 && other > 0)
  }

  @Test("every document that is edited at many places and back again is byte for byte what it was")
  func thereAndBack() throws {
    var edited = 0
    for (document, bytes) in Self.documents(every: 4) where document.kind != .other {
      let elements = document.elements.indices.dropFirst().map { ElementIndex($0) }
      var there = DocumentEditor(document)
      for element in elements where element.index % 3 == 0 {
        try there.set("added", of: element, to: "1")
        if document.elements[Int(element.index)].firstChild >= 0 {
          try there.insert(NewElement("added"), into: element, at: element.index % 2 == 0 ? .first : .last)
        }
      }
      let changed = try there.edited()

      var back = DocumentEditor(changed)
      for element in changed.elements.indices.map({ ElementIndex($0) }) {
        if changed.tag(element) == "added" {
          try back.remove(element)
        } else {
          try back.set("added", of: element, to: nil)
        }
      }
      edited += 1
      #expect(try back.bytes() == bytes, "\(document.file)")
    }
    print("edited and back: \(edited) documents")
    #expect(edited > 0)
  }
}
