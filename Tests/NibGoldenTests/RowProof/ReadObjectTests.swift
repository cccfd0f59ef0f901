import NibRuntime
import NibSchema
import NibUIKit
import Nibwright
import Testing

/// Objects of documents, and values that become others, which no property of a table has: `UnreadRow` names these tests.
@Suite("Objects of archives and the properties of stand-ins")
@MainActor
struct ReadObjectTests {
  /// The first object of a class in a document of one element.
  private func load<Wanted>(_ type: Wanted.Type, _ element: String) throws -> Wanted {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useSafeAreas="YES">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>\(element)</objects></document>
      """
    let compiled = try Interface.read(Array(text.utf8), name: "object.xib").compile().encoded()
    let report = try Interface.read(try #require(compiled.first).bytes, name: "object.nib")
      .instantiate(owner: RecordingOwner(), environment: .inspection)
    return try #require(report.find(type))
  }

  @Test("subviews and constraints of a document are the view's")
  func subviewsAndConstraints() throws {
    let view = try load(
      UIView.self,
      """
      <view id="prf-00-001"><subviews><label id="prf-00-002" text="a"/><view id="prf-00-003"/></subviews>
      <constraints><constraint firstItem="prf-00-003" firstAttribute="top" secondItem="prf-00-002" secondAttribute="bottom" id="prf-00-004"/></constraints></view>
      """)

    #expect(view.subviews.count == 2 && view.subviews.first is UILabel)
    let constraint = try #require(view.constraints.first)
    #expect(constraint.firstItem === view.subviews[1] && constraint.secondItem === view.subviews[0])
  }

  @Test("the view of a document is its controller's")
  func controllersView() throws {
    let controller = try load(
      UIViewController.self,
      "<viewController id=\"prf-00-001\"><label key=\"view\" id=\"prf-00-002\" text=\"a\"/></viewController>")

    #expect((controller.view as? UILabel)?.text == "a")
  }

  @Test("segments of a control and states of a button have their titles")
  func segmentsAndStates() throws {
    let control = try load(
      UISegmentedControl.self,
      "<segmentedControl id=\"prf-00-001\"><segments><segment title=\"a\"/><segment title=\"b\"/></segments></segmentedControl>"
    )
    let button = try load(
      UIButton.self,
      "<button id=\"prf-00-001\"><state key=\"normal\" title=\"a\"/><state key=\"selected\" title=\"b\"/></button>")

    #expect((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == ["a", "b"])
    #expect(button.title(for: .normal) == "a" && button.title(for: .selected) == "b")
  }

  @Test("a picker has the date and the locale of its document")
  func datesAndLocales() throws {
    let picker = try load(
      UIDatePicker.self,
      """
      <datePicker useCurrentDate="NO" id="prf-00-001"><date key="date" timeIntervalSinceReferenceDate="42"/>
      <locale key="locale" localeIdentifier="de_CH"/></datePicker>
      """)

    #expect(picker.date.timeIntervalSinceReferenceDate == 42)
    #expect(picker.locale?.identifier == "de_CH")
  }

  @Test("the title of a configuration has its font", arguments: [true, false])
  func configurationFonts(isTitle: Bool) throws {
    let font = isTitle ? "titleFontDescription" : "subtitleFontDescription"
    let button = try load(
      UIButton.self,
      """
      <button id="prf-00-001"><buttonConfiguration key="configuration" style="plain" title="a" subtitle="b">
      <fontDescription key="\(font)" type="system" pointSize="33"/></buttonConfiguration></button>
      """)

    let configuration = try #require(button.configuration)
    let text = isTitle ? configuration.archivedTitle : configuration.archivedSubtitle
    #expect(text?.runs.first?.attribute("NSFont").flatMap { NibFont(nibValue: $0) }?.pointSize == 33)
  }

  @Test("a segue of a document leads to its destination")
  func destinationOfSegues() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="prf-00-001">
      <scenes><scene sceneID="prf-00-011"><objects><viewController id="prf-00-001" sceneMemberID="viewController"><view key="view" id="prf-00-002"/>
      <connections><segue destination="prf-00-003" kind="show" identifier="proof" id="prf-00-005"/></connections></viewController></objects></scene>
      <scene sceneID="prf-00-012"><objects><viewController title="destination" id="prf-00-003" sceneMemberID="viewController"><view key="view" id="prf-00-004"/></viewController></objects></scene>
      </scenes></document>
      """
    let storyboard = try UIStoryboard(data: Array(document.utf8), environment: .inspection)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()

    controller.performSegue(withIdentifier: "proof", sender: nil)

    #expect(controller.presentedViewController?.title == "destination")
  }
}
