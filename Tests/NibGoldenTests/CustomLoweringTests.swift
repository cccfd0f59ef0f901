import NibCompiler
import NibDocument
import NibGraph
import NibSchema
import Testing

/// What custom lowerings declare, held against what the samples show: a name that decides bytes is declared, and a key
/// that no row writes is.
@Suite("Declarations of custom lowerings")
struct CustomLoweringTests {
  @Test("a name that decides bytes is read by a row or declared by a custom lowering", arguments: Sample.all)
  func reads(sample: Sample) throws {
    let bytes = try sample.bytes()
    let document = try XIBReader().read(bytes, file: sample.fileName)
    let expected = try Self.compiled(bytes, sample.fileName)
    for place in NamePlace.all(of: document) {
      guard place.range.upperBound < bytes.count, let kind = Catalog.uikit.find(place.tag),
        !Self.declared(kind).contains(place.name), !Self.declared(kind).contains(place.childTag),
        !Self.readElsewhere.contains("\(place.tag) \(place.name)")
      else { continue }
      let changed = try Self.compiled(place.hidden(in: bytes), sample.fileName)
      let isSame = changed == expected
      #expect(isSame, "\(place.tag) \(place.name)")
    }
  }

  @Test("a key in an archive is a row's or declared by a custom lowering", arguments: Sample.all)
  func writes(sample: Sample) throws {
    for file in try CompiledSample(sample).files {
      let graph = file.graph
      for object in graph.objectIDs {
        for kind in Self.kinds(of: object, graph) {
          let written = graph.values(of: object).map { graph.keyName($0.key) }
          let undeclared = Set(written).subtracting(Self.keys(kind))
          #expect(undeclared.isEmpty, "\(kind.tag): \(undeclared.sorted())")
        }
      }
    }
  }

  /// What decides bytes where another element is lowered than the one that says it.
  private static let readElsewhere: Set = [
    "constraint placeholder", "tableViewCell rowHeight", "window visibleAtLaunch", "segue trigger",
    "segue relationship", "viewController layoutGuides", "tableViewController refreshControl",
  ]

  private static func declared(_ kind: ElementSchema) -> Set<String> {
    var names = Set(Catalog.commonNames)
    for row in kind.allRows { row.visitNames { name, role in if role != .inner { names.insert(name) } } }
    return names
  }

  private static func keys(_ kind: ElementSchema) -> Set<String> {
    var keys: Set = ["UIClassName", "UIOriginalClassName"]
    for row in kind.allRows {
      if !row.key.isEmpty { keys.insert(row.key) }
      if case .custom(let lowering) = row.form { keys.formUnion(lowering.writes) }
    }
    return keys
  }

  /// The one kind whose elements alone have an object's class; several or none are no evidence.
  private static func kinds(of object: ObjectID, _ graph: ObjectGraph) -> [ElementSchema] {
    guard graph.origins.identifier(of: object) != nil else { return [] }
    let kinds = Catalog.uikit.all.filter { $0.className == graph.className(of: object) && !$0.tag.contains("/") }
    return kinds.count == 1 ? kinds : []
  }

  private static func compiled(_ bytes: [UInt8], _ file: String) throws -> [[UInt8]] {
    try CompiledSample(bytes, file: file, compiler: compiler).bytes
  }

  private static let compiler = InterfaceCompiler(encodeNested: CompiledSample.encode)
}

/// An attribute, or the key of a child, where a document has it.
private struct NamePlace {
  /// Tag of the element.
  let tag: String
  /// The child's tag; empty for an attribute.
  let childTag: String
  /// The attribute's name, or the child's key.
  let name: String
  /// Where the name stands in the source.
  let range: Range<Int>

  /// All attributes of elements and keys of their children.
  static func all(of document: Document) -> [NamePlace] {
    var places: [NamePlace] = []
    for index in document.elements.indices {
      let element = ElementIndex(index)
      let tag = document.tag(element)
      for attribute in document.attributes(of: element) {
        let name = document.names[Int(attribute.name)]
        let value = attribute.value.range
        if name == "key", document.elements[index].parent >= 0 {
          // A child is known by its key or by its tag.
          let parent = ElementIndex(Int(document.elements[index].parent))
          let key = document.bytes.text(attribute.value)
          places.append(NamePlace(tag: document.tag(parent), childTag: tag, name: key, range: value))
        } else if name != "id", value.lowerBound >= name.utf8.count + 2 {
          let start = value.lowerBound - 2 - name.utf8.count
          guard Array(document.bytes[start..<(start + name.utf8.count)]) == Array(name.utf8) else { continue }
          places.append(NamePlace(tag: tag, childTag: "", name: name, range: start..<(start + name.utf8.count)))
        }
      }
    }
    return places
  }

  /// The document with a name in this place that nobody knows.
  func hidden(in bytes: [UInt8]) -> [UInt8] {
    Array(bytes[..<range.lowerBound]) + Array("hiddenName".utf8) + Array(bytes[range.upperBound...])
  }
}
