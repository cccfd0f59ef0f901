import NibDocument
import NibTestSupport
import Testing

@Suite("Time that edits take", .serialized) struct EditGrowthTests {
  /// A kind of edit that can be made often.
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: @Sendable (Int) -> String
    let edit: @Sendable (inout DocumentEditor, Int) throws -> Void
  }

  static let kinds: [Kind] = [
    Kind(testDescription: "attributes of many elements", text: views) { editor, count in
      for element in 1...count { try editor.set("x", of: ElementIndex(element), to: "2") }
    },
    Kind(testDescription: "attributes of one element", text: { xib("<v id=\"i\"/>" + views($0)) }) { editor, count in
      for name in 0..<count / 8 { try editor.set("a\(name)", of: ElementIndex(1), to: "2") }
    },
    Kind(testDescription: "ids with references", text: views) { editor, count in
      for element in 1...count {
        try editor.setID(of: ElementIndex(element), to: "n\(element)") { $1 == "next" }
      }
    },
    Kind(testDescription: "new ids", text: views) { editor, count in
      for _ in 1...count { try editor.set("id", of: ElementIndex(1), to: editor.newID(for: "view")) }
    },
    Kind(testDescription: "insertions", text: views) { editor, count in
      for element in 1...count { try editor.insert(NewElement("n"), into: .root, at: .after(ElementIndex(element))) }
    },
    Kind(testDescription: "insertions at one place", text: views) { editor, count in
      for _ in 1...count { try editor.insert(NewElement("n"), into: .root) }
    },
    Kind(testDescription: "removals", text: views) { editor, count in
      for element in 1...count { try editor.remove(ElementIndex(element)) }
    },
    Kind(testDescription: "moves", text: views) { editor, count in
      for element in 2...count { try editor.move(ElementIndex(element), into: ElementIndex(1)) }
    },
  ]

  @Sendable static func views(_ count: Int) -> String {
    xib((1...count).map { "\n    <v x=\"1\" next=\"v\($0 % count + 1)\" id=\"v\($0)\"/>" }.joined() + "\n")
  }

  @Test("twice the edits take twice as long", arguments: kinds)
  func growth(_ kind: Kind) throws {
    let sizes = [1500, 3000, 6000]
    let documents = try sizes.map { try XMLDocumentReader().read(Array(kind.text($0).utf8), file: "Test.xib") }
    var times = [Duration](repeating: .seconds(1_000), count: sizes.count)

    // Memory and caches make a round slow, never fast: the best of a few rounds counts.
    for _ in 0..<8 {
      for (index, size) in sizes.enumerated() {
        let time = try ProcessorTime.of {
          var editor = DocumentEditor(documents[index])
          try kind.edit(&editor, size)
          _ = try editor.bytes()
        }
        times[index] = min(times[index], time)
      }
      if times[2] < times[0] * 5 { break }
    }

    // Four times the edits; sixteen times as long would be quadratic.
    #expect(times[2] < times[0] * 8, "\(kind.testDescription): \(times)")
  }
}
