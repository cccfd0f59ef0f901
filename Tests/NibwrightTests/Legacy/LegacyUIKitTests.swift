import NibArchives
import NibCompiler
import NibDiagnostics
import NibGraph
import Nibwright
import Testing

@Suite("What the compilers of Xcode 3 and 4 made of views of UIKit")
nonisolated struct LegacyUIKitTests {
  /// The graph of a view with the given elements in it.
  private func graph(
    _ views: String, _ profile: OutputProfile, keyed era: KeyedArchiveEra? = nil
  ) throws -> ObjectGraph {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="762" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none"><objects>
      <view id="1"><rect key="frame" x="0" y="0" width="320" height="460"/><subviews>\(views)</subviews></view>
      </objects></document>
      """
    var options = CompileOptions(profile: profile)
    options.keyedEra = era
    var diagnostics = Diagnostics()
    return try Interface.read(Array(text.utf8), name: "View.xib").graph(options, into: &diagnostics)
  }

  private func first(_ className: String, _ graph: ObjectGraph) throws -> ObjectID {
    try #require(graph.objectIDs.first { graph.className(of: $0) == className })
  }

  @Test(
    "black text is a label's own colour in Xcode 3.2 to 4.6, and a text field's is not",
    arguments: [
      (OutputProfile.xcode3point1, "label", 4), (.xcode3point2, "label", 2), (.xcode4, "label", 2),
      (.xcode4point5, "label", 2), (.xcode5, "label", 4), (.xcode3point2, "textField", 4),
      (.xcode4point5, "textField", 4),
    ])
  func blackText(profile: OutputProfile, tag: String, count: Int64) throws {
    let graph = try graph(
      """
      <\(tag) id="2"><rect key="frame" x="0" y="0" width="90" height="20"/>
      <color key="textColor" red="0" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></\(tag)>
      """, profile)

    let view = try first(tag == "label" ? "UILabel" : "UITextField", graph)
    let color = try #require(graph.object("UITextColor", of: view))

    #expect(graph.value("UIColorComponentCount", of: color)?.value == .int(count))
  }

  @Test(
    "each Xcode before 5 gave labels more: names of colors, then of fonts, components as text, a text that can change",
    arguments: [
      (OutputProfile.xcode4, nil, false, false, "NSString"),
      (.xcode4point3, "darkTextColor", false, false, "NSString"),
      (.xcode4point5, "blackColor", true, false, "NSMutableString"), (.xcode5, nil, true, true, "NSString"),
    ] as [(OutputProfile, String?, Bool, Bool, String)])
  func labels(profile: OutputProfile, colorName: String?, asText: Bool, describesFont: Bool, text: String) throws {
    let graph = try graph(
      """
      <label text="Words" id="2"><rect key="frame" x="0" y="0" width="90" height="20"/>
      <fontDescription key="fontDescription" name="Courier" family="Courier" pointSize="14"/></label>
      """, profile)

    let label = try first("UILabel", graph)
    let color = try #require(graph.object("UITextColor", of: label))
    #expect(graph.object("UISystemColorName", of: color).flatMap { graph.string($0) } == colorName)
    #expect((graph.value("NSColorSpace", of: color) != nil) == asText)
    let font = try #require(graph.object("UIFont", of: label))
    #expect((graph.value("NSName", of: font) != nil) == asText)
    #expect((graph.value("UIFontDescriptor", of: font) != nil) == describesFont)
    #expect(graph.object("UIText", of: label).map { graph.className(of: $0) } == text)
  }

  @Test(
    "a text field of Xcode 4.5 has a text, though it is empty, and a placeholder that can change",
    arguments: [(OutputProfile.xcode4point3, false), (.xcode4point5, true), (.xcode5, false)])
  func fields(profile: OutputProfile, isOf4point5: Bool) throws {
    let graph = try graph(
      #"<textField placeholder="Name" id="2"><rect key="frame" x="0" y="0" width="90" height="20"/></textField>"#,
      profile)

    let field = try first("UITextField", graph)
    #expect(graph.object("UIText", of: field).flatMap { graph.string($0) } == (isOf4point5 ? "" : nil))
    let placeholder = try #require(graph.object("UIPlaceholder", of: field))
    #expect(graph.className(of: placeholder) == (isOf4point5 ? "NSMutableString" : "NSString"))
  }

  @Test(
    "bars lie where they lie and let light through from Xcode 5 on",
    arguments: [(OutputProfile.xcode4point5, true), (.xcode5, false)])
  func translucence(profile: OutputProfile, isOpaque: Bool) throws {
    let graph = try graph(
      #"<toolbar opaque="NO" id="2"><rect key="frame" x="0" y="0" width="320" height="44"/></toolbar>"#, profile)

    let bar = try first("UIToolbar", graph)
    #expect((graph.value("UIOpaque", of: bar)?.value == .bool(true)) == isOpaque)
    #expect((graph.value("UIBarPosition", of: bar)?.value == .int(1)) == !isOpaque)
    #expect((graph.value("UIBarTranslucence", of: bar)?.value == .int(1)) == !isOpaque)
  }

  @Test(
    "archives list runtime attributes from Xcode 4.3 on, and know priorities of layout from 4.5 on",
    arguments: [(OutputProfile.xcode4, false, false), (.xcode4point3, true, false), (.xcode4point5, true, true)])
  func lists(profile: OutputProfile, hasList: Bool, hasPriorities: Bool) throws {
    let graph = try graph(
      #"<toolbar id="2"><rect key="frame" x="0" y="0" width="320" height="44"/></toolbar>"#, profile)

    #expect((graph.value("UINibKeyValuePairsKey", of: .root) != nil) == hasList)
    #expect((graph.value("UIViewContentHuggingPriority", of: try first("UIToolbar", graph)) != nil) == hasPriorities)
  }

  @Test(
    "bars of Xcode 3.2 and text views say what they are of themselves",
    arguments: [(OutputProfile.xcode3point2, true), (.xcode6, false)])
  func implicit(profile: OutputProfile, isOld: Bool) throws {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/>"
    let graph = try graph(
      """
      <toolbar opaque="NO" id="2">\(frame)</toolbar><searchBar id="3">\(frame)</searchBar>
      <textView text="Words" id="4">\(frame)</textView>
      <navigationBar id="5">\(frame)<items><navigationItem title="One" id="6"/></items></navigationBar>
      """, profile)

    for bar in ["UIToolbar", "UISearchBar"] {
      #expect((graph.value("UIOpaque", of: try first(bar, graph))?.value == .bool(true)) == isOld, "\(bar)")
    }
    let text = try first("UITextView", graph)
    #expect((graph.object("UITextColor", of: text) != nil) == isOld)
    #expect(graph.object("UIText", of: text).map { graph.className(of: $0) } == "NSMutableString")
    let items = graph.object("UIItems", of: try first("UINavigationBar", graph)).map { graph.className(of: $0) }
    #expect(items == (isOld ? "NSMutableArray" : "NSArray"))
  }

  @Test("a segmented control has its tint under a key of its own, its segments too, and that of a toolbar around")
  func tints() throws {
    let color = "<color key=\"tintColor\" white=\"0.33\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let control = """
      <rect key="frame" x="0" y="0" width="252" height="30"/>
      <segments><segment title="1"/><segment title="2"/><segment title="3"/></segments>
      """
    let own = try graph(
      "<segmentedControl segmentControlStyle=\"bar\" id=\"2\">\(control)\(color)</segmentedControl>", .xcode5)
    let inBar = try graph(
      """
      <toolbar id="2"><rect key="frame" x="0" y="0" width="320" height="44"/><items><barButtonItem id="3">
      <segmentedControl key="customView" segmentControlStyle="bar" id="4">\(control)</segmentedControl>
      </barButtonItem></items>\(color)</toolbar>
      """, .xcode5)
    let plain = try graph(
      "<segmentedControl segmentControlStyle=\"bar\" id=\"2\">\(control)</segmentedControl>", .xcode5)

    for (graph, isTinted) in [(own, true), (inBar, true), (plain, false)] {
      let control = try first("UISegmentedControl", graph)
      #expect(graph.value("UITintColor", of: control) == nil)
      #expect((graph.object("UISegmentedControlTintColor", of: control) != nil) == isTinted)
      let segments = graph.object("UISegments", of: control).map { graph.members($0) } ?? []
      #expect(segments.map { graph.object("UISegmentTintColor", of: $0) != nil } == [isTinted, isTinted, isTinted])
      // With a tint what is left over of the width goes to the last ones, else edges are rounded one by one.
      let widths = segments.map { segment -> Double in
        guard case .data(let span)? = graph.value("UIBounds", of: segment)?.value else { return 0 }
        return graph.reals(span)?[2] ?? 0
      }
      #expect(widths == (isTinted ? [83, 83, 84] : [83, 84, 83]))
    }
  }

  @Test(
    "the states of a button are in the order of the era's dictionaries",
    arguments: [
      (KeyedArchiveEra.system10_5, ["normal", "highlighted", "disabled", "selected"], [0, 2, 1, 4] as [Double]),
      (.system10_5, ["normal", "highlighted"], [1, 0]),
      (.system10_6, ["normal", "highlighted"], [0, 1]),
      (.system10_6, ["normal", "highlighted", "disabled", "selected"], [0, 4, 1, 2]),
    ])
  func states(era: KeyedArchiveEra, states: [String], order: [Double]) throws {
    let elements = states.map { "<state key=\"\($0)\" title=\"\($0)\"/>" }.joined()
    let graph = try graph(
      """
      <button buttonType="custom" id="2"><rect key="frame" x="0" y="0" width="90" height="37"/>\(elements)</button>
      """, era == .system10_5 ? .xcode3point1 : .xcode3point2, keyed: era)

    let button = try first("UIButton", graph)
    let pairs = graph.object("UIButtonStatefulContent", of: button).map { graph.members($0) } ?? []

    #expect(stride(from: 0, to: pairs.count, by: 2).map { graph.number(pairs[$0]) } == order)
  }

  @Test("in the first era every state has its colours, and a text field says that it is empty")
  func firstEra() throws {
    func values(_ profile: OutputProfile) throws -> (colors: Int, text: String?) {
      let graph = try graph(
        """
        <button buttonType="custom" id="2"><rect key="frame" x="0" y="0" width="90" height="37"/>
        <state key="normal" title="Go"/><state key="disabled" title="Go"/></button>
        <textField text="" id="3"><rect key="frame" x="0" y="0" width="90" height="31"/></textField>
        """, profile)
      let contents = graph.objectIDs.filter { graph.className(of: $0) == "UIButtonContent" }
      let colors = contents.flatMap { content in
        ["UITitleColor", "UIShadowColor"].filter { graph.object($0, of: content) != nil }
      }
      return (
        colors.count, graph.object("UIText", of: try self.first("UITextField", graph)).flatMap { graph.string($0) }
      )
    }

    let (oldest, second, last) = (try values(.xcode3point1), try values(.xcode3point2), try values(.xcode5))

    #expect(oldest.colors == 3 && oldest.text == "")
    #expect(second.colors == 1 && second.text == "")
    #expect(last.colors == 0 && last.text == nil)
  }

  @Test(
    "geometry of 32 bits is printed with eight digits, as `Float` holds it, that of 64 bits as it is",
    arguments: [
      (KeyedArchiveEra.system10_6, "{{0.91500002, 0}, {0.0033333334, 1}}"),
      (.xcode5, "{{0.9150000214576721, 0}, {0.0033333334140479565, 1}}"),
    ])
  func geometry(era: KeyedArchiveEra, text: String) throws {
    let graph = try graph(
      """
      <segmentedControl segmentControlStyle="bar" id="2"><rect key="frame" x="0" y="0" width="252" height="30"/>
      <segments><segment title="1"/><segment title="2"/></segments>
      <color key="tintColor" white="0.33" alpha="1" colorSpace="calibratedWhite"/></segmentedControl>
      """, .xcode5, keyed: era)
    let bytes = try ArchiveEncoder().encode(graph)

    let found = String(decoding: bytes, as: UTF8.self)

    #expect(found.contains(text), "\(found)")
  }
}
