import NibGraph
import NibInspector
import Testing

@Suite("Tree rendering") struct TreeRenderingTests {
  @Test("content is folded into its line, shared objects bear a number, connections only point")
  func wholeTree() throws {
    let tree = try TreeRendering().render(SampleGraphs.greeting())

    #expect(tree == Self.greeting)
  }

  @Test("a depth ends the tree and says so")
  func depth() throws {
    let tree = try TreeRendering(TreeOptions(depth: 1)).render(SampleGraphs.greeting())

    #expect(
      tree == """
        NSObject
          UINibTopLevelObjectsKey: NSArray @1 …
          UINibObjectsKey: NSArray @2 …
          UINibConnectionsKey: NSArray @3 …
          UINibKeyValuePairsKey: NSArray @4 …

        """)
  }

  @Test("a path begins at an object", arguments: ["UINibTopLevelObjectsKey/2/UISubviews/0", "@6"])
  func path(path: String) throws {
    let tree = try TreeRendering(TreeOptions(numbers: .stored, depth: 1, path: path)).render(SampleGraphs.greeting())

    #expect(tree.hasPrefix("UILabel @6\n  UIText: \"Say"))
  }

  @Test(
    "a path that leads nowhere names the part",
    arguments: [("UINibObjectsKey/99", "99"), ("@400", "@400"), ("x", "x")])
  func badPath(path: String, part: String) throws {
    let graph = try SampleGraphs.greeting()

    let error = #expect(throws: InspectError.self) {
      try TreeRendering(TreeOptions(path: path)).render(graph)
    }

    #expect(error?.code == .noSuchObject)
    #expect(error?.detail.hasPrefix("'\(part)' of path '\(path)'") == true)
  }

  @Test("dictionaries show pairs, odd bytes and long text show their size")
  func contents() throws {
    var w = SampleGraphs.Writer()
    let root = w.object("NSObject")
    let key = w.string("cell")
    let value = w.object("UINib")
    w.fill(
      value,
      [
        ("archiveData", .bytes(Array("NIBArchive".utf8))), ("raw", .bytes([1, 255])), ("zero", .bytes([])),
        ("text", .bytes(Array("0 0.5".utf8))), ("numbers", SampleGraphs.reals([1, -2.5])),
      ])
    let dictionary = w.collection("NSMutableDictionary", [key, value])
    let long = w.string(String(repeating: "é", count: 400))
    let mutable = w.string("m", "NSMutableString")
    w.fill(root, [("d", .object(dictionary)), ("long", .object(long)), ("m", .object(mutable))])

    let tree = try TreeRendering().render(w.finish())

    #expect(
      tree.split(separator: "\n").map { $0.prefix(60) } == [
        "NSObject",
        "  d: NSMutableDictionary",
        "    \"cell\" = UINib",
        "      archiveData: data NIBArchive (10 bytes, 58e39902d0b055",
        "      raw: data <01 ff>",
        "      zero: data <>",
        "      text: data \"0 0.5\"",
        "      numbers: {1, -2.5}",
        "  long: \"\(String(repeating: "é", count: 51))",
        "  m: NSMutableString \"m\"",
      ])
    #expect(tree.contains("…\" (800 bytes, "))
  }

  @Test("a chain of twenty thousand objects is shown without recursion")
  func deepChain() throws {
    var w = SampleGraphs.Writer()
    let objects = (0..<20_000).map { _ in w.object("UIView") }
    for (object, next) in zip(objects, objects.dropFirst()) { w.fill(object, [("next", .object(next))]) }

    let tree = try TreeRendering().render(w.finish())

    #expect(tree.utf8.count < 6_000_000)
    #expect(tree.hasSuffix("(19999) next: UIView\n"))
  }

  @Test("a cycle ends, and what is only pointed at is shown at the end")
  func cycle() throws {
    var w = SampleGraphs.Writer()
    let root = w.object("NSObject")
    let view = w.object("UIView")
    let lost = w.object("UIView")
    w.fill(root, [("view", .object(view))])
    w.fill(view, [("root", .object(root)), ("NSSuperview", .object(lost))])
    w.fill(lost, [("UITag", .int(1))])

    let tree = try TreeRendering().render(w.finish())

    #expect(
      tree == """
        NSObject
          view: UIView
            root: → NSObject @1
            NSSuperview: → UIView @2
        UIView
          UITag: 1

        """)
  }

  @Test("lists within lists do not multiply")
  func multiplication() throws {
    var w = SampleGraphs.Writer()
    let root = w.object("NSObject")
    var inner = w.string("x")
    for _ in 0..<20 { inner = w.collection("NSArray", Array(repeating: inner, count: 30)) }
    w.fill(root, [("list", .object(inner))])
    let graph = try w.finish()

    let tree = try TreeRendering().render(graph)
    let report = "\(GraphReport().report(graph))"

    #expect(tree.utf8.count < 1_000_000)
    #expect(report.utf8.count < 1_000_000)
  }

  @Test("a large tree comes in pieces of whole lines, which are the tree")
  func pieces() throws {
    var w = SampleGraphs.Writer()
    let root = w.object("NSObject")
    var views: [ObjectID] = []
    for number in 0..<20_000 {
      views.append(w.object("UIView"))
      w.fill(views[number], [("UITag", .int(Int64(number)))])
    }
    w.fill(root, [("list", .object(w.collection("NSArray", views)))])
    let graph = try w.finish()
    var pieces: [String] = []

    try TreeRendering().render(graph) { pieces.append($0) }

    #expect(pieces.count > 1)
    #expect(pieces.allSatisfy { $0.hasSuffix("\n") && $0.utf8.count < 300_000 })
    #expect(try pieces.joined() == TreeRendering().render(graph))
    #expect(throws: InspectError.self) {
      try TreeRendering(TreeOptions(path: "nowhere")).render(graph) { pieces.append($0) }
    }
    #expect(pieces.joined().hasSuffix("UITag: 19999\n"))
  }

  @Test("a byte limit cuts the tree")
  func byteLimit() throws {
    let tree = try TreeRendering(TreeOptions(byteLimit: 100)).render(SampleGraphs.greeting())

    #expect(tree.hasSuffix("… cut at 100 bytes\n"))
  }

  static let greeting = #"""
    NSObject
      UINibTopLevelObjectsKey: NSArray
        - proxy "IBFilesOwner"
        - proxy "IBFirstResponder"
        - UIClassSwapper @1
          UIBounds: {0, 0, 320, 44.5}
          UIOpaque: true
          UISubviews: NSMutableArray
            - UILabel @2
              UIText: "Say \"hi\""
              UITextColor: UIColor (UIColorComponentCount: 2, UIWhite: 0.0f, UIAlpha: 1.0f, UISystemColorName: "labelColor")
              UINumberOfLines: 2:int32
              UIHighlightedColor: nil
          UIViewAutolayoutConstraints: NSMutableArray
            - NSLayoutConstraint @3
              NSFirstItem: → UILabel @2
              NSFirstAttributeV2: 5
              NSSecondItem: → UIClassSwapper @1
              NSSecondAttributeV2: 17
              NSConstantV2: 8.5
              NSRelation: -1
          UIImage: UIImageNibPlaceholder (UIImageWidth: 1.0f, UIResourceName: "star")
          UIClassName: "_TtC5Kiosk9HelloView"
          UIOriginalClassName: "UIView"
      UINibObjectsKey: NSArray
        - proxy "IBFilesOwner"
        - proxy "IBFirstResponder"
        - → UIClassSwapper @1
        - → UILabel @2
        - → NSLayoutConstraint @3
      UINibConnectionsKey: NSArray
        - UIRuntimeEventConnection
          UILabel: "tap:"
          UISource: → UILabel @2
          UIDestination: proxy "IBFilesOwner"
          UIEventMask: 4160
        - UIRuntimeOutletConnection
          UILabel: "view"
          UISource: proxy "IBFilesOwner"
          UIDestination: → UIClassSwapper @1
      UINibKeyValuePairsKey: NSArray
        - UINibKeyValuePair
          UIObject: → UIClassSwapper @1
          UIKeyPath: "layer.cornerRadius"
          UIValue: NSNumber 5

    """#
}
