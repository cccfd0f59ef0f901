import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("Forms of symbols, dates, colors, stacks, predicates and triggers for macOS")
struct AppKitFormTests {
  private let frame = #"<rect key="frame" x="10" y="20" width="80" height="30"/>"#

  @Test("Display P3 is archived with its profile, raised as it was, and wider than the calibrated space")
  func displayP3() throws {
    let sample = try ControlSample(
      #"""
      <colorWell id="w">\#(frame)<color key="color" red="0.25" green="0.75" blue="0.5" alpha="1" colorSpace="custom"
        customColorSpace="displayP3"/></colorWell>
      """#)

    let tree = try sample.tree()
    #expect(tree.contains("NSSpaceID: 12, NSICC: NSData (NS.bytes: data (536 bytes"))
    #expect(tree.contains("0.25 0.75 0.5 1"))
    #expect(DisplayP3Profile.bytes.count == 536)
    #expect(AppKitColor.calibrated(displayP3: 0, 1, 0) == [0, 1, 0])
    let calibrated = AppKitColor.calibrated(displayP3: 0.92199999094009399, 0.46500000357627869, 0.210999995470047)
    for (number, archived) in zip(calibrated, [0.976015389, 0.3411625028, 0.08319491148]) {
      #expect(abs(number - archived) < 5e-7)
    }
  }

  @Test("a button says how it shows symbols for the editor, and its cell for the system")
  func symbolConfigurations() throws {
    let sample = try ControlSample(
      #"""
      <button id="b">\#(frame)<buttonCell key="cell" type="bevel" image="anchor" catalog="system" id="c"/>
        <symbolConfiguration key="symbolConfiguration" configurationType="pointSize" pointSize="15" scale="large"
          weight="medium"><nil key="locale"/></symbolConfiguration></button>
      """#)

    let shadow = try #require(sample.objects("IBNSImageSymbolConfiguration").first)
    #expect(sample.value("IBNSImageSymbolConfigurationType", of: shadow) == .int(1))
    #expect(sample.value("IBNSImageSymbolConfigurationWeight", of: shadow) == .int(5))
    #expect(sample.value("IBNSImageSymbolConfigurationScale", of: shadow) == .int(3))
    let own = try #require(sample.objects("NSImageSymbolConfiguration").first)
    #expect(sample.value("NSPointSize", of: own) == .double(15))
    #expect(sample.value("NSFontWeight", of: own) == .double(Double(Float(0.23))))
    #expect(sample.value("NSSymbolScale", of: own) == .int(3))
  }

  @Test("a date with a time zone is of an older class, one without a moment")
  func calendarDates() throws {
    func picker(_ content: String, _ id: String) -> String {
      #"<datePicker id="p\#(id)">\#(frame)<datePickerCell key="cell" id="c\#(id)"><calendarDate key="date" "#
        + #"timeIntervalSinceReferenceDate="60" calendarFormat="%Y">\#(content)</calendarDate></datePickerCell></datePicker>"#
    }
    let sample = try ControlSample(
      picker("", "1")
        + picker(#"<timeZone key="timeZone" name="Europe/Oslo"><data key="data">VFppZg==</data></timeZone>"#, "2"))

    #expect(sample.objects("NSDate").count == 1)
    let date = try #require(sample.objects("NSCalendarDate").first)
    #expect(sample.text("NS.format", of: date) == "%Y")
    let zone = try #require(sample.graph.object("NS.timezone", of: date))
    #expect(sample.text("NS.name", of: zone) == "Europe/Oslo")
    #expect(sample.graph.object("NS.data", of: zone) != nil)
  }

  @Test("views of a stack that are hidden, or say how much they are to be seen, stand in a table with the number")
  func visibilityPriorities() throws {
    func view(_ id: String, _ more: String = "") -> String {
      #"<customView \#(more) id="\#(id)">\#(frame)</customView>"#
    }
    let sample = try ControlSample(
      #"""
      <stackView detachesHiddenViews="YES" distribution="fill" id="s">\#(frame)
        <subviews>\#(view("a"))\#(view("b", #"hidden="YES""#))\#(view("d"))</subviews>
        <visibilityPriorities><integer value="1000"/><integer value="1000"/><real value="500"/></visibilityPriorities>
      </stackView>
      """#)

    let table = try #require(sample.objects("NSMapTable").first)
    #expect(sample.value("NS.count", of: table) == .int(2))
    #expect(sample.graph.object("$3", of: table).flatMap { sample.graph.number($0) } == 0)
    #expect(sample.graph.object("$5", of: table).flatMap { sample.graph.number($0) } == 500)
    #expect(sample.value("$6", of: table) == .null)
  }

  @Test(
    "a predicate is archived where it compares a property for equality",
    arguments: [
      ("parent == nil", AppKitPredicates.Constant.none), ("deleted = 0", .integer(0)), ("a.b == 'x'", .text("x")),
      ("weight == 0.5", .real(0.5)),
    ])
  func predicates(text: String, constant: AppKitPredicates.Constant) {
    #expect(AppKitPredicates.comparison(text)?.constant == constant)
  }

  @Test(
    "other predicates have no known form",
    arguments: ["a != 0", "a == b", "a > 1", "a == 1 AND b == 2", "TRUEPREDICATE"])
  func otherPredicates(text: String) {
    #expect(AppKitPredicates.comparison(text) == nil)
  }

  @Test("an action with a trigger of its own has a connector of its own")
  func triggers() throws {
    let sample = try ControlSample(
      #"""
      <tableView id="t">\#(frame)<connections>
        <action trigger="doubleAction" selector="board:" target="-2" id="x"/></connections></tableView>
      """#)

    let connector = try #require(sample.objects("NSNibAuxiliaryActionConnector").first)
    #expect(sample.text("NSTrigger", of: connector) == "doubleAction")
    #expect(sample.text("NSLabel", of: connector) == "board:")
    #expect(sample.objects("NSNibControlConnector").isEmpty)
  }
}
