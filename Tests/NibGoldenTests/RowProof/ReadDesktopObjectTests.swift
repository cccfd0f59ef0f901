import Foundation
import NibAppKit
import NibRuntime
import Nibwright
import Testing

/// Objects of documents for macOS, and values that become others: `UnreadRow` names these tests.
@Suite("Objects of archives and the properties of AppKit's stand-ins")
@MainActor
struct ReadDesktopObjectTests {
  /// What a document of some elements becomes.
  private func load(_ elements: String) throws -> Instantiation {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
      <objects><customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/><customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="-3" userLabel="Application" customClass="NSObject"/>\(elements)</objects></document>
      """
    let compiled = try Interface.read(Array(text.utf8), name: "object.xib").compile().encoded()
    return try Interface.read(try #require(compiled.first).bytes, name: "object.nib")
      .instantiate(owner: RecordingOwner(), environment: .inspection)
  }

  @Test("a constraint has the items of its document")
  func itemsOfDesktopConstraints() throws {
    let report = try load(
      """
      <view id="prf-00-001"><subviews><button id="prf-00-002"/><view id="prf-00-003"/></subviews>
      <constraints><constraint firstItem="prf-00-003" firstAttribute="top" secondItem="prf-00-002" secondAttribute="bottom" id="prf-00-004"/></constraints></view>
      """)

    let button = try #require(report.find(NSButton.self))
    let constraint = try #require(button.superview?.constraints.first)
    #expect(constraint.firstItem === button.superview?.subviews.last && constraint.secondItem === button)
  }

  @Test("a path control shows the place of its document")
  func placeOfPathControls() throws {
    let report = try load(
      """
      <pathControl id="prf-00-001"><pathCell key="cell" id="prf-00-002"><url key="url" string="file:///Library/Fonts/"/>
      </pathCell></pathControl>
      """)

    let control = try #require(report.find(NSPathControl.self))
    #expect(control.url == URL(string: "file:///Library/Fonts/"))
    #expect(control.pathItems.map(\.title) == ["Macintosh HD", "Library", "Fonts"])
  }

  @Test("a cell of a matrix has its own tag")
  func tagsOfCells() throws {
    let report = try load(
      """
      <matrix id="prf-00-001"><cells><column><buttonCell tag="4" id="prf-00-002"/><buttonCell tag="5" id="prf-00-003"/></column></cells></matrix>
      """)

    #expect(try #require(report.find(NSMatrix.self)).cells.map(\.tag) == [4, 5])
  }

  @Test("a table has its header, and as rowSizeStyle says the height of its rows or of their views")
  func headersAndHeightsOfRows() throws {
    func table(_ style: String = "") throws -> NSTableView {
      let report = try load(
        """
        <scrollView id="prf-00-001"><clipView key="contentView" id="prf-00-002"><subviews>
        <tableView rowHeight="20" \(style) headerView="prf-00-004" viewBased="YES" id="prf-00-003"><tableColumns>
        <tableColumn id="prf-00-005"><prototypeCellViews><tableCellView id="prf-00-006"><rect key="frame" x="0" y="0" width="50" height="33"/></tableCellView></prototypeCellViews></tableColumn>
        </tableColumns></tableView></subviews></clipView>
        <tableHeaderView key="headerView" id="prf-00-004"/></scrollView>
        """)
      return try #require(report.find(NSTableView.self))
    }

    let plain = try table()
    #expect(plain.headerView?.archivedClassName == "NSTableHeaderView" && plain.rowHeight == 20)
    #expect(try table("rowSizeStyle=\"automatic\"").rowHeight == 33)
  }

  @Test("a controller of a storyboard has its view, and its segue the identifier")
  func viewsAndSeguesOfScenes() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="MacOSX.Cocoa" initialViewController="prf-00-001">
      <scenes><scene sceneID="prf-00-011"><objects><viewController id="prf-00-001" sceneMemberID="viewController"><view key="view" identifier="seen" id="prf-00-002"/>
      <connections><segue destination="prf-00-003" kind="show" identifier="proof" id="prf-00-005"/></connections></viewController></objects></scene>
      <scene sceneID="prf-00-012"><objects><viewController id="prf-00-003" sceneMemberID="viewController"><view key="view" identifier="destination" id="prf-00-004"/></viewController></objects></scene>
      </scenes></document>
      """
    let storyboard = try NSStoryboard(data: Array(document.utf8), environment: .inspection)

    let controller = try #require(storyboard.instantiateInitialController() as? NSViewController)

    #expect(controller.view.identifier == "seen")
    let segue = try #require(controller.performSegue(withIdentifier: "proof"))
    #expect(segue.identifier == "proof")
    #expect((segue.destinationController as? NSViewController)?.view.identifier == "destination")
  }

  @Test("an outline has its triangles in the column that its document names, which is the first")
  func columnOfTriangles() throws {
    let report = try load(
      """
      <outlineView outlineTableColumn="prf-00-002" id="prf-00-001"><tableColumns><tableColumn identifier="a" id="prf-00-002"/>
      <tableColumn identifier="b" id="prf-00-003"/></tableColumns></outlineView>
      """)

    let outline = try #require(report.find(NSOutlineView.self))
    #expect(outline.outlineTableColumn === outline.columns.first && outline.columns.count == 2)
  }

  @Test("the guide that a constraint of a document names is the view's")
  func guidesOfViews() throws {
    let report = try load(
      """
      <view id="prf-00-001"><subviews><button id="prf-00-002"/></subviews>
      <viewLayoutGuide key="safeArea" id="prf-00-003"/><viewLayoutGuide key="layoutMargins" id="prf-00-004"/>
      <constraints><constraint firstItem="prf-00-002" firstAttribute="top" secondItem="prf-00-003" secondAttribute="top" id="prf-00-005"/>
      <constraint firstItem="prf-00-002" firstAttribute="leading" secondItem="prf-00-004" secondAttribute="leading" id="prf-00-006"/></constraints></view>
      """)

    let view = try #require(report.find(NSButton.self)?.superview)
    #expect(view.constraints.first?.secondItem === view.safeAreaLayoutGuide)
    #expect(view.constraints.last?.secondItem === view.layoutMarginsGuide)
    #expect(view.layoutGuides.count == 2 && view.layoutGuides.allSatisfy { $0.owningView === view })
  }

  @Test("a popover of a segue lies and closes as the document says")
  func popoversOfSegues() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="MacOSX.Cocoa" initialViewController="prf-00-001">
      <scenes><scene sceneID="prf-00-011"><objects><viewController id="prf-00-001" sceneMemberID="viewController"><view key="view" id="prf-00-002"/>
      <connections><segue destination="prf-00-003" kind="popover" identifier="proof" preferredEdge="maxX" popoverBehavior="t" id="prf-00-005"/></connections></viewController></objects></scene>
      <scene sceneID="prf-00-012"><objects><viewController id="prf-00-003" sceneMemberID="viewController"><view key="view" id="prf-00-004"/></viewController></objects></scene>
      </scenes></document>
      """
    let storyboard = try NSStoryboard(data: Array(document.utf8), environment: .inspection)
    let controller = try #require(storyboard.instantiateInitialController() as? NSViewController)

    let segue = try #require(controller.performSegue(withIdentifier: "proof"))

    let popover = try #require((segue.destinationController as? NSViewController)?.presentationPopover)
    #expect(popover.preferredEdge == .maxX && popover.behavior == .transient)
  }

  @Test("the predicate of a controller says which objects it would fetch")
  func predicatesOfControllers() throws {
    let report = try load(
      "<objectController fetchPredicateFormat=\"author.name == 'proof'\" id=\"prf-00-001\"/>")

    let predicate = try #require(report.find(NSObjectController.self)?.fetchPredicate)
    let author = DictionaryModel()
    _ = author.setValue(.string("proof"), forKey: "name")
    let book = DictionaryModel()
    #expect(!predicate.evaluate(with: book))
    _ = book.setValue(.object(author), forKey: "author")
    #expect(predicate.evaluate(with: book))
    _ = author.setValue(.string("another"), forKey: "name")
    #expect(!predicate.evaluate(with: book))
  }
}
