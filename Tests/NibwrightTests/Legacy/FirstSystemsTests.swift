import NibCompiler
import NibDiagnostics
import NibGraph
import NibSchema
import Nibwright
import Testing

@Suite("What views of UIKit were before iOS 5")
nonisolated struct FirstSystemsTests {
  /// The graph of a view with the given elements in it.
  private func graph(
    _ views: String, _ profile: OutputProfile
  ) throws -> ObjectGraph {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="762" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none"><objects>
      <view id="1"><rect key="frame" x="0" y="0" width="320" height="460"/><subviews>\(views)</subviews></view>
      </objects></document>
      """
    let options = CompileOptions(profile: profile)
    var diagnostics = Diagnostics()
    return try Interface.read(Array(text.utf8), name: "View.xib").graph(options, into: &diagnostics)
  }

  private func first(_ className: String, _ graph: ObjectGraph) throws -> ObjectID {
    try #require(graph.objectIDs.first { graph.className(of: $0) == className })
  }

  private func geometry(_ key: String, of object: ObjectID, _ graph: ObjectGraph) -> [Double]? {
    guard case .data(let span)? = graph.value(key, of: object)?.value else { return nil }
    return graph.reals(span)
  }

  @Test(
    "up to Xcode 4.2 a font that iOS has not is Helvetica, and the system's is one like any other",
    arguments: [
      (OutputProfile.xcode4, "name=\"Garamond\" family=\"Garamond\"", "Helvetica", false),
      (.xcode4, "name=\"Verdana-Bold\" family=\"Verdana\"", "Verdana-Bold", false),
      (.xcode4, "type=\"system\"", "Helvetica", false), (.xcode4point3, "type=\"system\"", "Helvetica", true),
      (.xcode4point3, "name=\"Garamond\" family=\"Garamond\"", "Garamond", false),
    ])
  func fonts(profile: OutputProfile, font: String, name: String, isSystem: Bool) throws {
    let graph = try graph(
      """
      <label text="Words" id="2"><rect key="frame" x="0" y="0" width="90" height="20"/>
      <fontDescription key="fontDescription" \(font) pointSize="14"/></label>
      """, profile)

    let object = try first("UIFont", graph)
    #expect(graph.object("UIFontName", of: object).flatMap { graph.string($0) } == name)
    #expect(graph.value("UISystemFont", of: object)?.value == .bool(isSystem))
  }

  @Test(
    "ends of a grouped table's sections are 10 points of themselves in Xcode 3.2, and their sum and a gap its content",
    arguments: [
      (OutputProfile.xcode3point2, 10.0, false, 30), (.xcode3point2, 27, true, 64), (.xcode3point1, 27, true, 54),
      (.xcode4point3, 27, true, 74),
    ] as [(OutputProfile, Double, Bool, Double)])
  func sections(profile: OutputProfile, height: Double, isSaid: Bool, content: Double) throws {
    let graph = try graph(
      """
      <tableView style="grouped" sectionHeaderHeight="\(height)" sectionFooterHeight="\(height)" \
      sectionIndexMinimumDisplayRowCount="1" id="2">
      <rect key="frame" x="0" y="0" width="320" height="460"/></tableView>
      """, profile)

    let table = try first("UITableView", graph)
    for key in ["UISectionHeaderHeight", "UISectionFooterHeight"] {
      #expect((graph.value(key, of: table) != nil) == isSaid, "\(key)")
    }
    #expect(geometry("UIContentSize", of: table, graph) == [320, content])
    #expect((graph.value("UISectionIndexMinimumDisplayRowCount", of: table) != nil) == (profile >= .xcode4point3))
  }

  @Test(
    "what iOS 5 to 7 brought and what was left out later follows the compiler",
    arguments: [(OutputProfile.xcode3point2, true), (.xcode5, false)])
  func firstSystems(profile: OutputProfile, isOld: Bool) throws {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/>"
    let graph = try graph(
      """
      <navigationBar id="2">\(frame)<items><navigationItem title="One" id="3">
      <barButtonItem key="leftBarButtonItem" systemItem="done" id="4"/></navigationItem></items></navigationBar>
      <mapView id="5">\(frame)</mapView><textView text="Words" id="6">\(frame)</textView>
      <searchBar opaque="NO" id="7">\(frame)</searchBar>
      <label text="Words" adjustsFontSizeToFit="NO" minimumFontSize="12" id="8">\(frame)</label>
      """, profile)

    let found = try [
      graph.value("UILeftBarButtonItems", of: first("UINavigationItem", graph)) == nil,
      graph.value("UISystemItem", of: first("UIBarButtonItem", graph))?.value == .int(0),
      graph.value("MKPitchEnabled", of: first("MKMapView", graph)) == nil,
      graph.value("MKShowsBuildings", of: first("MKMapView", graph)) == nil,
      graph.value("UITextAlignment", of: first("UITextView", graph)) == nil,
      graph.value("UIOpaque", of: first("UISearchBar", graph))?.value == .bool(true),
      graph.value("UIMinimumFontSize", of: first("UILabel", graph)) != nil,
    ]
    #expect(found == Array(repeating: isOld, count: found.count))
  }

  @Test(
    "the bar of a tab bar controller stands where its document has it in Xcode 3.2, and is as wide as the screen",
    arguments: [(OutputProfile.xcode3point2, 289.0), (.xcode5, 160)])
  func tabBar(profile: OutputProfile, center: Double) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="762" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none"><objects><tabBarController id="1">
      <tabBar key="tabBar" id="2"><rect key="frame" x="129" y="330" width="163" height="49"/></tabBar>
      </tabBarController></objects></document>
      """
    var diagnostics = Diagnostics()
    let graph = try Interface.read(Array(text.utf8), name: "View.xib").graph(
      CompileOptions(profile: profile), into: &diagnostics)

    #expect(geometry("UICenter", of: try first("UITabBar", graph), graph) == [center, 354.5])
  }
}
