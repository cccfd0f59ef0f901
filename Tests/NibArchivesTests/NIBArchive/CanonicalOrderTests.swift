import NibGraph
import Testing

@testable import NibArchives

@Suite("Canonical order") struct CanonicalOrderTests {
  private static func reference(_ key: Int, _ object: Int) -> KeyedValue { .reference(KeyID(key), ObjectID(object)) }

  @Test("objects are numbered depth first, each when a reference first meets it")
  func depthFirst() throws {
    // The root refers to 3 and 1; 3 to 2, and 2 back to the root.
    let graph = try SmallGraph.make(
      keys: ["k"], classes: ["Root", "B", "C", "D"],
      objects: [
        (0, [Self.reference(0, 3), Self.reference(0, 1), Self.reference(0, 3)]), (1, []), (2, [Self.reference(0, 0)]),
        (3, [Self.reference(0, 2)]),
      ])

    let ordered = try SmallGraph.encoded(graph, .canonical)

    #expect(ordered.objectIDs.map { ordered.className(of: $0) } == ["Root", "D", "C", "B"])
    #expect(ordered.members(.root).map(\.index) == [1, 3, 1])
    #expect(ordered.classes.names.names == ["Root", "D", "C", "B"])
  }

  @Test("what the root does not reach is left out, and the keys and classes that it alone had")
  func dropsUnreachable() throws {
    let graph = try SmallGraph.make(
      keys: ["k", "lost", "never"], classes: ["Lost", "Root"],
      objects: [(1, [.null(KeyID(0))]), (0, [.null(KeyID(1))])])

    let ordered = try SmallGraph.encoded(graph, .canonical)

    #expect(ordered.count == 1)
    #expect(ordered.keys.names == ["k"])
    #expect(ordered.classes.names.names == ["Root"])
  }

  /// A class, a key of it, and whether a reference under that key is followed.
  static let references: [(className: String, key: String, isFollowed: Bool)] = [
    ("NSView", "NSSuperview", false), ("UIView", "NSNextResponder", false), ("NSMenuItem", "NSNextKeyView", false),
    ("NSMenuItem", "NSMenu", false), ("NSView", "NSMenu", true), ("UINavigationItem", "UINavigationBar", false),
    ("UIViewController", "UINavigationBar", true), ("NSMenuItem", "UINavigationBar", true),
    ("UIView", "UISubviews", true),
  ]

  @Test("a conditional reference is not followed", arguments: references)
  func conditional(className: String, key: String, isFollowed: Bool) throws {
    let graph = try SmallGraph.make(
      keys: [key, "own"], classes: [className, "First", "Second"],
      objects: [(0, [Self.reference(0, 2), Self.reference(1, 1), Self.reference(1, 2)]), (1, []), (2, [])])

    let ordered = try SmallGraph.encoded(graph, .canonical)

    #expect(ordered.className(of: ObjectID(1)) == (isFollowed ? "Second" : "First"))
    #expect(ordered.members(.root).map { ordered.className(of: $0) } == ["Second", "First", "Second"])
  }

  @Test("a conditional reference to what nothing owns becomes nil")
  func conditionalAlone() throws {
    let graph = try SmallGraph.make(
      keys: ["NSSuperview"], classes: ["NSView"], objects: [(0, [Self.reference(0, 1)]), (0, [])])

    let ordered = try SmallGraph.encoded(graph, .canonical)

    #expect(ordered.values(of: .root).map(\.value) == [.null])
    #expect(ordered.count == 1)
  }

  @Test("fallbacks that no object has come last, by name; one that is used is pointed at where it is")
  func fallbacks() throws {
    var classes = ClassTable()
    classes.append("UIFont", fallbacks: [ClassID(2)])
    classes.append("UIColor", fallbacks: [ClassID(3), ClassID(0)])
    classes.append("NSFont")
    classes.append("NSColor", fallbacks: [ClassID(4)])
    classes.append("AColor")
    let graph = try SmallGraph.make(
      keys: ["k"], table: classes, objects: [(0, [Self.reference(0, 1)]), (1, [])])

    let ordered = try SmallGraph.encoded(graph, .canonical)

    #expect(ordered.classes.names.names == ["UIFont", "UIColor", "AColor", "NSColor", "NSFont"])
    #expect(ordered.classes.fallbacks == [[ClassID(4)], [ClassID(3), ClassID(0)], [], [ClassID(2)], []])
  }

  @Test("equal keys become one")
  func mergesKeys() throws {
    let graph = try SmallGraph.make(
      keys: ["same", "same"], classes: ["A"], objects: [(0, [.null(KeyID(1)), .bool(KeyID(0), true)])])

    let ordered = try SmallGraph.encoded(graph, .canonical)

    #expect(ordered.keys.names == ["same"])
    #expect(ordered.values.map(\.code) == [.null, .true])
  }

  @Test("a chain of a hundred thousand objects needs no deep stack")
  func longChain() throws {
    let count = 100_000
    let graph = try SmallGraph.make(
      keys: ["k"], classes: ["A"],
      objects: (0..<count).map { (0, [Self.reference(0, ($0 + 1) % count), .null(KeyID(0))]) })

    #expect(try SmallGraph.encoded(graph, .canonical).count == count)
  }

  @Test("more keys than any known table are written in the order they are met")
  func manyKeys() throws {
    let names = (0..<3000).map { "key\($0)" }
    let values = names.indices.map { KeyedValue.null(KeyID($0)) }
    let graph = try SmallGraph.make(keys: names, classes: ["A"], objects: [(0, values)])

    #expect(try SmallGraph.encoded(graph, .canonical).keys.names == names)
  }
}
