import NibDiagnostics
import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("What AppKit's archives have and leave out of what documents hardly say") struct AppKitEmptyValueTests {
  private func sample(
    _ elements: String, _ profile: OutputProfile = .standard, target: DeploymentTarget? = nil
  ) throws -> AppKitSample {
    try AppKitSample(elements, options: CompileOptions(profile: profile, deploymentTarget: target))
  }

  @Test(
    "a cell has the tag that it says, and never that of its control",
    arguments: [OutputProfile.xcode8, .xcode12, .xcode16])
  func cellTag(_ profile: OutputProfile) throws {
    func tag(_ control: String, _ cell: String) throws -> Int64? {
      let text = AppKitSample.button.replacing("<button ", with: "<button \(control) ")
        .replacing("<buttonCell ", with: "<buttonCell \(cell) ")
      let sample = try sample(text, profile)
      return sample.integer("NSTag", of: try sample.only("NSButtonCell"))
    }

    #expect(try tag("tag=\"7\"", "") == nil)
    #expect(try tag("tag=\"7\"", "tag=\"7\"") == 7)
    #expect(try tag("", "tag=\"9\"") == 9)
  }

  @Test(
    "the cell of a pop-up button has its tag up to Xcode 7",
    arguments: [(OutputProfile.xcode7, 3), (.xcode8, nil)] as [(OutputProfile, Int64?)])
  func popUpTag(_ profile: OutputProfile, _ expected: Int64?) throws {
    let sample = try sample(
      #"<popUpButton id="p"><popUpButtonCell key="cell" tag="3" id="c"><menu key="menu" id="m"/></popUpButtonCell></popUpButton>"#,
      profile)

    #expect(sample.integer("NSTag", of: try sample.only("NSPopUpButtonCell")) == expected)
  }

  @Test(
    "a matrix has a cell of its own from Xcode 11 on", arguments: [(OutputProfile.xcode10, false), (.xcode11, true)])
  func matrixCell(_ profile: OutputProfile, _ expected: Bool) throws {
    let sample = try sample(
      #"<matrix id="m"><rect key="frame" x="0" y="0" width="90" height="40"/><buttonCell key="prototype" id="p"/></matrix>"#,
      profile)

    let matrix = try sample.only("NSMatrix")
    #expect((sample.value("NSCell", of: matrix) != nil) == expected)
    #expect((sample.value("NSCellIsDiscardable", of: matrix) == .bool(true)) == expected)
  }

  @Test("a visual effect view has a layer where the document says so")
  func effectLayer() throws {
    let sample = try sample(#"<visualEffectView id="a"/><visualEffectView wantsLayer="YES" id="b"/>"#)

    let views = sample.objects("NSVisualEffectView")
    #expect(views.map { sample.value("NSViewIsLayerTreeHost", of: $0) } == [nil, .bool(true)])
  }

  @Test("a window's name for its frame is archived, empty or not")
  func frameName() throws {
    func name(_ attribute: String) throws -> String? {
      let sample = try sample(#"<window \#(attribute) id="w"/>"#)
      return sample.text("NSFrameAutosaveName", of: try sample.only("NSWindowTemplate"))
    }

    #expect(try name(#"frameAutosaveName="""#) == "")
    #expect(try name(#"frameAutosaveName="Main""#) == "Main")
    #expect(try name("") == nil)
  }

  @Test("a label that takes its width from its first layout has the width of its text")
  func firstLayoutWidth() throws {
    func width(_ attributes: String) throws -> Double? {
      let sample = try sample(
        #"""
        <textField \#(attributes) id="t"><rect key="frame" x="0" y="0" width="104" height="17"/>
        <textFieldCell key="cell" id="c"/></textField>
        """#)
      return sample.real("NSPreferredMaxLayoutWidth", of: try sample.only("NSTextField"))
    }

    #expect(try width("") == nil)
    #expect(try width(#"setsMaxLayoutWidthAtFirstLayout="YES""#) == 100)
    #expect(try width(#"setsMaxLayoutWidthAtFirstLayout="YES" preferredMaxLayoutWidth="50""#) == 50)
  }

  private static func table(_ tag: String, _ attributes: String = "", prototypes: [Int] = []) -> String {
    let views = prototypes.map {
      #"""
      <tableCellView id="v\#($0)"><rect key="frame" x="0" y="0" width="90" height="\#($0)"/><subviews>
      <textField id="f\#($0)"><rect key="frame" x="0" y="0" width="90" height="17"/>
      <textFieldCell key="cell" editable="\#($0 > 40 ? "YES" : "NO")" id="c\#($0)"/></textField></subviews></tableCellView>
      """#
    }.joined()
    return #"""
      <scrollView id="s"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <clipView key="contentView" id="k"><rect key="frame" x="1" y="1" width="98" height="98"/><subviews>
      <\#(tag) viewBased="YES" rowSizeStyle="automatic" \#(attributes) id="t">
      <rect key="frame" x="0" y="0" width="98" height="98"/>
      <tableColumns><tableColumn width="90" id="n"><textFieldCell key="dataCell" id="d"/>
      <prototypeCellViews>\#(views)</prototypeCellViews></tableColumn></tableColumns></\#(tag)></subviews></clipView>
      <scroller key="horizontalScroller" id="h"/><scroller key="verticalScroller" id="l"/></scrollView>
      """#
  }

  @Test(
    "systems before macOS 11 have plain tables",
    arguments: [
      (DeploymentTarget(major: 10, minor: 14), OutputProfile.xcode26, "", 4),
      (DeploymentTarget(major: 10, minor: 14), .xcode26, #"tableStyle="sourceList""#, 4),
      (DeploymentTarget(major: 11, minor: 0), .xcode26, "", nil),
      (DeploymentTarget(major: 11, minor: 0), .xcode26, #"tableStyle="sourceList""#, 3),
      (DeploymentTarget(major: 10, minor: 14), .xcode12, "", nil),
    ] as [(DeploymentTarget, OutputProfile, String, Int64?)])
  func plainTables(
    _ target: DeploymentTarget, _ profile: OutputProfile, _ attributes: String, _ expected: Int64?
  ) throws {
    let sample = try sample(Self.table("tableView", attributes), profile, target: target)

    #expect(sample.integer("NSTableViewStyle", of: try sample.only("NSTableView")) == expected)
  }

  @Test(
    "an outline leaves out the indentation that its system has",
    arguments: [(14, 16, false), (14, 13, true), (11, 16, true), (11, 13, false), (11, 0, true)])
  func indentation(_ minor: Int, _ indentation: Int, _ expected: Bool) throws {
    let target = minor == 11 ? DeploymentTarget(major: 11, minor: 0) : DeploymentTarget(major: 10, minor: minor)
    let sample = try sample(
      Self.table("outlineView", #"indentationPerLevel="\#(indentation)""#), .xcode26, target: target)

    let key = sample.value("NSOutlineViewIndentationPerLevelKey", of: try sample.only("NSOutlineView"))
    #expect((key != nil) == expected)
  }

  @Test("a row is as high as the highest prototype")
  func rowHeight() throws {
    let sample = try sample(Self.table("tableView", #"rowHeight="20""#, prototypes: [18, 62, 22]))

    #expect(sample.real("NSRowHeight", of: try sample.only("NSTableView")) == 62)
  }

  @Test(
    "tables and scrollers have a second size from Xcode 12 to 16",
    arguments: [
      (OutputProfile.xcode11, nil), (.xcode12, 0), (.xcode16, 0), (.xcode26, nil),
    ] as [(OutputProfile, Int64?)])
  func secondSize(_ profile: OutputProfile, _ expected: Int64?) throws {
    let sample = try sample(Self.table("tableView"), profile)

    for object in [try sample.only("NSTableView")] + sample.objects("NSScroller") {
      #expect(sample.integer("NSControlSize2", of: object) == expected)
    }
  }
}
