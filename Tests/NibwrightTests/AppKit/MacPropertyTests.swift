import NibAppKit
import NibRuntime
import Nibwright
import Testing

/// What a program asks of AppKit's objects after it loaded a nib for macOS.
@MainActor
@Suite("Properties of AppKit's objects that documents say") struct MacPropertyTests {
  private func load<Wanted: AnyObject>(_ type: Wanted.Type, _ element: String) throws -> Wanted {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
      <objects><customObject id="-2" userLabel="File's Owner"/><customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>\(element)</objects></document>
      """
    let compiled = try Interface.read(Array(text.utf8), name: "properties.xib").compile().encoded()
    let report = try Interface.read(try #require(compiled.first).bytes, name: "properties.nib")
      .instantiate(owner: RecordingOwner(), environment: .inspection)
    // A view that nobody holds goes with the report.
    kept.reports.append(report)
    return try #require(report.find(type))
  }

  private final class Kept {
    var reports: [Instantiation] = []
  }

  private let kept = Kept()

  @Test("the border of a field is a bezel, a line or none", arguments: ["bezel", "border", "none"])
  func borders(style: String) throws {
    let field = try load(
      NSTextField.self,
      "<textField id=\"a\"><textFieldCell key=\"cell\" borderStyle=\"\(style)\" alignment=\"right\" lineBreakMode=\"truncatingTail\" id=\"b\"/></textField>"
    )

    #expect(field.isBezeled == (style == "bezel") && field.isBordered == (style == "border"))
    #expect(field.cell.alignment == .right && field.cell.lineBreakMode == .byTruncatingTail)
  }

  @Test("a button has its border, the place of its image and what a press shows")
  func buttons() throws {
    let button = try load(
      NSButton.self,
      """
      <button id="a"><buttonCell key="cell" type="roundTextured" bezelStyle="texturedRounded" imagePosition="above" imageScaling="proportionallyDown" borderStyle="border" title="Go" id="b">
      <behavior key="behavior" pushIn="YES" lightByBackground="YES" changeContents="YES"/></buttonCell></button>
      """)

    let cell = try #require(button.buttonCell)
    #expect(cell.isBordered && cell.imagePosition == .imageAbove && cell.imageScaling == .scaleProportionallyDown)
    #expect(
      cell.highlightsBy == [.pushInCellMask, .changeBackgroundCellMask] && cell.showsStateBy == [.contentsCellMask])
    #expect(cell.imageDimsWhenDisabled)
  }

  @Test("an indicator of progress is seen while it stands still unless its document says NO", arguments: [true, false])
  func stopped(isSeen: Bool) throws {
    let value = isSeen ? "" : "displayedWhenStopped=\"NO\""
    let spinner = try load(
      NSProgressIndicator.self,
      "<progressIndicator style=\"spinning\" indeterminate=\"YES\" controlSize=\"small\" \(value) id=\"a\"/>")

    #expect(spinner.isDisplayedWhenStopped == isSeen)
    #expect(spinner.isSpinning && spinner.isIndeterminate && spinner.controlSize == .small)
  }

  @Test("a cell's formatter writes numbers as the document says")
  func formatters() throws {
    let field = try load(
      NSTextField.self,
      """
      <textField id="a"><textFieldCell key="cell" id="b"><numberFormatter key="formatter" formatterBehavior="default10_4" numberStyle="currency" minimumFractionDigits="2" maximumFractionDigits="2" positivePrefix="+" id="c">
      <real key="minimum" value="0.5"/></numberFormatter></textFieldCell></textField>
      """)

    let formatter = try #require(field.cell.formatter as? NSNumberFormatter)
    #expect(formatter.numberStyle == .currency && formatter.positivePrefix == "+")
    #expect(formatter.minimumFractionDigits == 2 && formatter.maximumFractionDigits == 2)
    #expect(formatter.minimum == 0.5 && formatter.maximum == nil)
  }

  @Test(
    "a text view finds in a panel or a bar, and checks what its document says", arguments: ["panel", "bar", "none"])
  func texts(find: String) throws {
    let view = try load(
      NSTextView.self,
      "<textView findStyle=\"\(find)\" importsGraphics=\"NO\" allowsUndo=\"YES\" linkDetection=\"YES\" textCompletion=\"NO\" editable=\"NO\" id=\"a\"/>"
    )

    #expect(view.usesFindPanel == (find == "panel") && view.usesFindBar == (find == "bar"))
    #expect(!view.importsGraphics && view.allowsUndo && view.isAutomaticLinkDetectionEnabled && !view.isEditable)
    #expect(!view.isAutomaticTextCompletionEnabled && !view.isGrammarCheckingEnabled)
  }

  @Test("a scroll view goes as far as its document says, and knows its scrollers")
  func scrolling() throws {
    let view = try load(
      NSScrollView.self,
      """
      <scrollView borderType="line" horizontalLineScroll="11" verticalLineScroll="12" horizontalPageScroll="13" verticalPageScroll="14" verticalScrollElasticity="none" id="a">
      <clipView key="contentView" copiesOnScroll="NO" id="b"/><scroller key="verticalScroller" controlSize="small" id="c"/></scrollView>
      """)

    #expect(view.horizontalLineScroll == 11 && view.verticalLineScroll == 12)
    #expect(view.horizontalPageScroll == 13 && view.verticalPageScroll == 14)
    #expect(view.borderType == .lineBorder && view.verticalScrollElasticity == .none)
    #expect(view.contentView.copiesOnScroll == false && view.verticalScroller?.controlSize == .small)
  }

  @Test("a date picker has its date, its limits and the parts that it shows")
  func dates() throws {
    let picker = try load(
      NSDatePicker.self,
      """
      <datePicker id="a"><datePickerCell key="cell" datePickerStyle="clockAndCalendar" id="b"><date key="date" timeIntervalSinceReferenceDate="42"/>
      <date key="minDate" timeIntervalSinceReferenceDate="7"/><datePickerElements key="datePickerElements" year="YES" month="YES" day="YES"/></datePickerCell></datePicker>
      """)

    let cell = try #require(picker.cell as? NSDatePickerCell)
    #expect(
      picker.dateValue.timeIntervalSinceReferenceDate == 42 && cell.minDate?.timeIntervalSinceReferenceDate == 7
        && cell.maxDate == nil)
    #expect(cell.datePickerStyle == .clockAndCalendar && cell.datePickerElements == .yearMonthDay)
  }

  @Test("a stack view has the views of each of its parts, and all of them in a row")
  func gravity() throws {
    let stack = try load(
      NSStackView.self,
      """
      <stackView id="a"><edgeInsets key="edgeInsets" left="1" right="2" top="3" bottom="4"/><beginningViews><button id="b"/></beginningViews>
      <middleViews><view id="c"/></middleViews><endViews><slider id="d"/></endViews></stackView>
      """)

    #expect(stack.views(in: .leading).first is NSButton && stack.views(in: .trailing).first is NSSlider)
    #expect(stack.views(in: .center).count == 1 && stack.arrangedSubviews.count == 3)
    #expect(NSEdgeInsetsEqual(stack.edgeInsets, NSEdgeInsets(top: 3, left: 1, bottom: 4, right: 2)))
  }

  @Test("a cell of a grid knows its row and its column, and views the look and the focus ring of their own")
  func gridsOfDocuments() throws {
    let grid = try load(
      NSGridView.self,
      """
      <gridView appearanceType="darkAqua" focusRingType="none" id="a"><rows><gridRow id="b"/></rows><columns><gridColumn id="c"/></columns>
      <gridCells><gridCell row="b" column="c" id="d"><button key="contentView" id="e"/></gridCell></gridCells></gridView>
      """)

    let cell = try #require(grid.cells.first)
    #expect(cell.row === grid.rows.first && cell.column === grid.columns.first && cell.contentView is NSButton)
    #expect(grid.appearance?.name == .darkAqua && grid.focusRingType == .none)
  }

  @Test("a runtime attribute sets what a row names by the framework's name")
  func attributes() throws {
    let field = try load(
      NSTextField.self, "<textField id=\"a\"><textFieldCell key=\"cell\" borderStyle=\"bezel\" id=\"b\"/></textField>")

    #expect(field.cell.setAttribute(.bool(true), forKey: "bordered") == .set && field.isBordered)
    #expect(field.setAttribute(.string("NSAppearanceNameDarkAqua"), forKey: "appearance") == .set)
    #expect(field.appearance?.isDark == true)
    #expect(field.cell.setAttribute(.string("wide"), forKey: "bezeled") == .wrongKind(expected: "bool"))
  }
}
