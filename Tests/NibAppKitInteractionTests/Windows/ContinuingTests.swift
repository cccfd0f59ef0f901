import Foundation
import NibAppKit
import Testing

/// Goes on with activities from elsewhere in a view.
private final class Guide: NSApplicationDelegate {
  var log: [String] = []
  let page = Page()
  func application(
    _ application: NSApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    log.append("will \(userActivityType)")
    return true
  }
  func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool {
    log.append("goes on")
    restorationHandler([page])
    return true
  }
}

/// Shows a page, sharper or not.
private final class Page: NSView {
  var log: [String] = []
  override func restoreUserActivityState(_ userActivity: NSUserActivity) { log.append(userActivity.title ?? "") }
  override func viewDidMoveToWindow() { log.append("moved") }
  override func viewDidChangeBackingProperties() { log.append("scale \(window?.backingScaleFactor ?? 0)") }
}

/// Takes what the panels of colors and fonts choose.
private final class Painter: NSView, NSColorChanging, NSFontChanging {
  var color: NSColor?
  var size: CGFloat = 0
  override var acceptsFirstResponder: Bool { true }
  func changeColor(_ sender: NSColorPanel?) { color = sender?.color }
  func changeFont(_ sender: NSFontManager?) { size = sender?.convert(.systemFont(ofSize: 9)).pointSize ?? 0 }
}

/// Follows the button.
private final class TurnCell: NSCell {
  var log: [String] = []
  override func startTracking(at startPoint: NSPoint, in controlView: NSView) -> Bool {
    log.append("start \(Int(startPoint.x))")
    return true
  }
  override func continueTracking(last lastPoint: NSPoint, current currentPoint: NSPoint, in controlView: NSView) -> Bool
  {
    log.append("go on")
    return true
  }
  override func stopTracking(
    last lastPoint: NSPoint, current stopPoint: NSPoint, in controlView: NSView, mouseIsUp flag: Bool
  ) { log.append("stop \(flag)") }
}

/// Sets up its editor.
private final class LargeCell: NSTextFieldCell {
  var editors: [String] = []
  override func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText {
    editors.append(textObj.string)
    return super.setUpFieldEditorAttributes(textObj)
  }
}

/// A field that counts how often its text is taken.
private final class Counting: NSTextField {
  var takes = 0
  override func validateEditing() {
    takes += 1
    super.validateEditing()
  }
}

@MainActor
@Suite("Activities from elsewhere, pixels and cells", .serialized) struct ContinuingTests {
  private let bench = UserActionBench()

  @Test("the delegate goes on with an activity, and what it gives restores its state")
  func activities() {
    let (guide, before) = (Guide(), NSApplication.shared.delegate)
    NSApplication.shared.delegate = guide
    defer { NSApplication.shared.delegate = before }
    let activity = NSUserActivity(activityType: "page")
    activity.title = "Page 3"
    #expect(NSApplication.shared.goOn(with: activity))
    #expect(guide.log == ["will page", "goes on"] && guide.page.log == ["Page 3"])
    NSApplication.shared.delegate = nil
    #expect(!NSApplication.shared.goOn(with: activity))
  }

  @Test("a view hears that it came to other pixels, behind that it came into the window")
  func pixels() throws {
    let page = Page()
    let window = bench.window(page)
    let scale = window.backingScaleFactor
    try #require(scale != 1)
    #expect(page.log == ["moved", "scale \(scale)"])
    page.removeFromSuperview()
    #expect(page.log.count == 3)
    window.contentView = page
    #expect(page.log.suffix(2) == ["moved", "scale \(scale)"])
  }

  @Test("a cell follows the button, and sets up the editor of its field, which takes the text at the end")
  func cells() throws {
    let (control, turning) = (NSControl(), TurnCell())
    control.cell = turning
    control.addAction(bench.action("open:", bench.desk))
    let (field, cell) = (Counting(), LargeCell(textCell: "a"))
    field.cell = cell
    field.isEditable = true
    let window = bench.window(control, field)
    control.frame = NSRect(x: 0, y: 0, width: 20, height: 20)
    try control.click(at: NSPoint(x: 5, y: 5))
    #expect(turning.log == ["start 5", "go on", "stop true"] && bench.desk.log == ["open"])
    try field.replaceText(with: "b")
    #expect(cell.editors.contains("a") && field.takes == 0)
    window.makeFirstResponder(nil)
    #expect(field.takes == 1 && field.stringValue == "b")
    try field.replaceText(with: "c")
    field.stringValue = ""
    window.makeFirstResponder(nil)
    #expect(field.takes == 2 && field.stringValue.isEmpty)
  }

  @Test("who has the keys takes what the panels of colors and fonts choose")
  func panels() {
    let painter = Painter()
    let window = bench.window(painter)
    window.makeFirstResponder(painter)
    NSColorPanel.shared.choose(.systemRed)
    NSFontPanel.shared.choose(.systemFont(ofSize: 31))
    #expect(painter.color == .systemRed && painter.size == 31)
  }
}
