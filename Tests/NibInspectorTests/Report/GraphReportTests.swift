import NibBytes
import NibDiagnostics
import NibGraph
import NibInspector
import Testing

@Suite("Report of an archive") struct GraphReportTests {
  let report: InterfaceReport

  init() throws { report = GraphReport().report(try SampleGraphs.greeting()) }

  @Test("objects say their classes, module, parent and attributes in archive order")
  func objects() throws {
    let view = try #require(report.objects.first)
    let label = try #require(report.objects.last)

    #expect(report.objects.map(\.id) == ["@5", "@6"])
    #expect([view.class, view.customClass, view.customModule, view.parent] == ["UIView", "HelloView", "Kiosk", nil])
    #expect([label.class, label.parent] == ["UILabel", "@5"])
    #expect(
      view.attributes.map(\.key) == ["UIBounds", "UIOpaque", "UISubviews", "UIViewAutolayoutConstraints", "UIImage"])
    #expect(view.attributes[0] == AttributeEntry("UIBounds", .numbers([0, 0, 320, 44.5])))
    #expect(view.attributes[2] == AttributeEntry("UISubviews", .list([.reference("@6")])))
    #expect(label.attributes[0] == AttributeEntry("UIText", .text("Say \"hi\"")))
    #expect(label.attributes[2] == AttributeEntry("UINumberOfLines", .integer(2)))
  }

  @Test("connections say kind, ends and event names, in the order in which they are made")
  func connections() {
    #expect(report.connections.map(\.kind) == [.action, .outlet])
    #expect(report.connections.map(\.label) == ["tap:", "view"])
    #expect(report.connections[0].events == ["touchUpInside", "valueChanged"])
    #expect(report.connections[0].source == "@6")
    #expect(report.connections[1].destinations == ["@5"])
  }

  @Test("placeholders, pictures, colours, text, constraints and runtime attributes are listed")
  func content() {
    #expect(report.placeholders.map(\.identifier) == ["IBFilesOwner", "IBFirstResponder"])
    #expect(report.images.map(\.name) == ["star"])
    #expect(report.colors.map(\.name) == ["labelColor"])
    #expect(report.colors.map(\.components) == [[0, 1]])
    #expect(report.strings.map(\.value) == ["Say \"hi\""])
    #expect(
      report.runtimeAttributes == [
        RuntimeAttributeEntry(object: "@5", keyPath: "layer.cornerRadius", type: "number", value: .integer(5))
      ])
    #expect(report.constraints.map(\.firstAttribute) == ["leading"])
    #expect(report.constraints.map(\.secondAttribute) == ["leadingMargin"])
    #expect(report.constraints.map(\.relation) == ["lessThanOrEqual"])
    #expect(report.constraints.map(\.owner) == ["@5"])
  }

  @Test("values are what they are: nil, ids, dictionaries, numbers in braces but where people read them")
  func values() throws {
    var w = SampleGraphs.Writer()
    let root = w.object("NSObject")
    let view = w.object("UIView")
    let other = w.object("UIView")
    let braces = w.string("{250, 251.5}")
    let key = w.string("k")
    let pairs = w.collection("NSDictionary", [key, other])
    w.fill(root, [("view", .object(view)), ("other", .object(other))])
    w.fill(
      view,
      [
        ("a", .null), ("b", .object(other)), ("UIViewContentHuggingPriority", .object(braces)),
        ("UIText", .object(braces)), ("d", .object(pairs)),
      ])

    let entry = try #require(GraphReport().report(try w.finish()).objects.first)

    #expect(
      entry.attributes.map(\.value) == [
        .null, .reference("@2"), .numbers([250, 251.5]), .text("{250, 251.5}"),
        .members([.init("k", .reference("@2"))]),
      ])
  }

  @Test(
    "numbers in braces are those alone",
    arguments: [
      ("{1, 2}", [1, 2]), ("{{0, -1}, {2.5, 1e3}}", [0, -1, 2.5, 1000]), ("{1}", nil), ("{a, b}", nil), ("{1,}", nil),
      ("1, 2", nil), ("{1, inf}", nil), ("{}", nil), ("{0x1, 2}", nil),
    ] as [(String, [Double]?)])
  func braces(text: String, numbers: [Double]?) {
    #expect(StringMeaning.numbers(text) == numbers)
  }

  @Test("an object that came from a document is named by its element and placed")
  func places() throws {
    var builder = GraphBuilder()
    let classID = builder.class("UIView")
    _ = builder.reserve(builder.class("NSObject"))
    _ = builder.reserve(classID, origin: Origin(offset: 7, identifier: ByteSpan(offset: 0, count: 3)))
    let graph = try builder.finish(
      format: .nibArchive(minor: 10, launchTrailer: false), file: "A.xib", text: Array("<a>\n  <view/>".utf8),
      identifiers: Array("v-1".utf8))

    let object = try #require(GraphReport().report(graph).objects.first)

    #expect(object.id == "v-1")
    #expect(object.place == PlaceEntry(file: "A.xib", line: 2, column: 4, id: "v-1"))
  }

  @Test("objects alone are the same as among all else, long texts that are cut too")
  func objectsAlone() throws {
    let text = String(repeating: "long ", count: 400)
    let owners = 1000
    var w = SampleGraphs.Writer()
    let (root, shared) = (w.object("NSObject"), w.string(text))
    let color = w.object("UIColor")
    let views = (0..<owners).map { _ in w.object("UIView") }
    w.fill(root, views.enumerated().map { ("view\($0.offset)", .object($0.element)) })
    w.fill(color, [("UIRed", .null)])
    for view in views {
      w.fill(view, [("UIText", .object(shared)), ("UIColor", .object(color)), ("UIText", .object(shared))])
    }
    let graph = try w.finish()

    let (alone, all) = (GraphReport(isOfObjects: true).report(graph), GraphReport().report(graph))

    #expect(alone.objects == all.objects && alone.objects.count == owners)
    #expect(alone.cutTexts == all.cutTexts && alone.cutTexts ?? 0 > 0)
    #expect(alone.strings.isEmpty && alone.colors.isEmpty && all.colors.count == owners)
  }
}
