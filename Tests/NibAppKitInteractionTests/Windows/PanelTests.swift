import NibAppKit
import NibRuntime
import Testing

@Suite("Alerts, popovers and panels")
struct PanelTests {
  private final class Helper: NSObject, NSAlertDelegate {
    var shows = false
    var asked = 0
    func alertShowHelp(_ alert: NSAlert) -> Bool {
      asked += 1
      return shows
    }
  }

  @Test("the help of an alert is the delegate's, else that of its anchor")
  func alertHelp() throws {
    NSApp.closeAllWindows()
    NSHelpManager.shared.openedAnchors = []
    let (alert, helper, window) = (NSAlert(), Helper(), plainWindow())
    alert.showsHelp = true
    alert.helpAnchor = "deleting"
    alert.delegate = helper
    window.makeKeyAndOrderFront(nil)
    alert.beginSheetModal(for: window)
    try alert.helpButton?.click()
    helper.shows = true
    try alert.helpButton?.click()
    #expect(helper.asked == 2 && NSHelpManager.shared.openedAnchors.map(\.anchor) == ["deleting"])
    #expect(window.attachedSheet === alert.window)
    try alert.buttons[0].click()
    #expect(window.attachedSheet == nil)
    window.close()
  }

  private final class Owner: NSObject, NSPopoverDelegate {
    var heard: [String] = []
    var detaches = false
    var window: NSWindow?
    func popoverWillShow(_ notification: Notification) { heard.append("will show") }
    func popoverDidShow(_ notification: Notification) { heard.append("did show") }
    func popoverWillClose(_ notification: Notification) { heard.append("will close") }
    func popoverDidClose(_ notification: Notification) {
      heard.append(notification.userInfo?[NSPopover.closeReasonUserInfoKey] as? String ?? "")
    }
    func popoverShouldDetach(_ popover: NSPopover) -> Bool { detaches }
    func detachableWindow(for popover: NSPopover) -> NSWindow? { window }
  }

  @Test("a popover tells when it is shown and closed and why, and is drawn off where the delegate lets it")
  func popovers() {
    let (popover, owner, view) = (NSPopover(), Owner(), NSView())
    popover.contentViewController = NSViewController()
    popover.contentViewController?.view = NSView()
    popover.delegate = owner
    popover.show(relativeTo: .zero, of: view, preferredEdge: .maxY)
    popover.performClose(nil)
    #expect(!popover.isShown)
    #expect(owner.heard == ["will show", "did show", "will close", "NSPopoverCloseReasonStandard"])

    popover.show(relativeTo: .zero, of: view, preferredEdge: .maxY)
    #expect(!popover.detach() && !popover.isDetached)
    owner.detaches = true
    #expect(popover.detach() && popover.isDetached && popover.isShown)
    popover.close()
    #expect(!popover.isDetached && popover.positioningRect == .zero)

    let window = plainWindow()
    owner.window = window
    popover.show(relativeTo: .zero, of: view, preferredEdge: .maxY)
    #expect(popover.detach() && !popover.isShown && window.isVisible)
    #expect(owner.heard.last == "NSPopoverCloseReasonDetachToWindow")
    window.close()
  }

  private struct Refused: Error {}

  private final class Files: NSObject, NSOpenSavePanelDelegate {
    var folders: [String] = []
    func panel(_ sender: Any, shouldEnable url: URL) -> Bool { url.pathExtension != "exe" }
    func panel(_ sender: Any, validate url: URL) throws {
      if url.lastPathComponent == "bad.txt" { throw Refused() }
    }
    func panel(_ sender: Any, didChangeToDirectoryURL url: URL?) { folders.append(url?.path ?? "") }
    func panel(_ sender: Any, userEnteredFilename filename: String, confirmed okFlag: Bool) -> String? {
      filename.isEmpty ? nil : filename.lowercased()
    }
  }

  @Test("who is asked of files refuses them, and changes names")
  func savePanels() {
    let (panel, files) = (NSSavePanel(), Files())
    panel.delegate = files
    panel.directoryURL = URL(fileURLWithPath: "/tmp")
    #expect(files.folders == ["/tmp"])
    #expect(!panel.choose([URL(fileURLWithPath: "/tmp/a.exe")]))
    #expect(!panel.choose([URL(fileURLWithPath: "/tmp/bad.txt")]) && panel.validationError is Refused)
    #expect(panel.choose([URL(fileURLWithPath: "/tmp/Good.TXT")]) && panel.url?.lastPathComponent == "good.txt")

    let open = NSOpenPanel()
    open.delegate = files
    #expect(!open.choose([URL(fileURLWithPath: "/tmp/bad.txt")]) && open.urls.isEmpty)
    #expect(open.choose([URL(fileURLWithPath: "/tmp/a.txt")]) && open.url?.lastPathComponent == "a.txt")
  }

  @Test("files are chosen by their kinds, and kinds by what they are kinds of")
  func contentTypes() throws {
    let panel = NSOpenPanel()
    panel.allowedFileTypes = ["txt"]
    panel.allowedContentTypes = [.image]
    #expect(panel.allowedFileTypes == nil && panel.currentContentType == .image)
    #expect(!panel.choose([URL(fileURLWithPath: "/tmp/a.txt")]))
    #expect(panel.choose([URL(fileURLWithPath: "/tmp/a.JPG")]))
    let own = try #require(UTType(filenameExtension: "nibwright"))
    panel.allowedContentTypes = [own]
    #expect(panel.choose([URL(fileURLWithPath: "/tmp/a.nibwright")]) && own.conforms(to: .data))
    #expect(
      UTType.png.conforms(to: .content) && !UTType.png.conforms(to: .text) && UTType(filenameExtension: "") == nil)
  }

  private final class Colored: NSView, NSColorChanging {
    var color: NSColor?
    override var acceptsFirstResponder: Bool { true }
    func changeColor(_ sender: NSColorPanel?) { color = sender?.color }
    override func responds(to selector: String) -> Bool { selector == "changeColor:" || super.responds(to: selector) }
    override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
      guard selector == "changeColor:" else { return try super.perform(selector, sender: sender, event: event) }
      changeColor(sender as? NSColorPanel)
      return true
    }
  }

  @Test("a color that is chosen in the panel goes to the first responder")
  func colors() {
    NSApp.closeAllWindows()
    let (window, view) = (plainWindow(), Colored())
    window.contentView = view
    window.makeKeyAndOrderFront(nil)
    window.makeFirstResponder(view)
    NSApp.orderFrontColorPanel(nil)
    #expect(NSColorPanel.shared.isVisible && NSColorPanel.sharedColorPanelExists)
    NSColorPanel.shared.choose(.red)
    #expect(view.color == .red && NSColorPanel.shared.alpha == 1)
    window.close()
    NSColorPanel.shared.close()
  }

  private final class Text: NSView, NSFontChanging {
    var font = NSFont.systemFont(ofSize: 12)
    override var acceptsFirstResponder: Bool { true }
    func changeFont(_ sender: NSFontManager?) { if let sender { font = sender.convert(font) } }
    override func responds(to selector: String) -> Bool { selector == "changeFont:" || super.responds(to: selector) }
    override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
      guard selector == "changeFont:" else { return try super.perform(selector, sender: sender, event: event) }
      changeFont(NSFontManager.shared)
      return true
    }
  }

  @Test("fonts that the panel and menus choose go to the first responder")
  func fonts() throws {
    NSApp.closeAllWindows()
    let (window, view) = (plainWindow(), Text())
    window.contentView = view
    window.makeKeyAndOrderFront(nil)
    window.makeFirstResponder(view)
    NSFontManager.shared.setSelectedFont(view.font, isMultiple: false)
    let bold = NSMenuItem()
    bold.tag = Int(NSFontTraitMask.boldFontMask.rawValue)
    NSFontManager.shared.addFontTrait(bold)
    #expect(NSFontManager.shared.traits(of: view.font).contains(.boldFontMask))
    NSFontManager.shared.removeFontTrait(bold)
    #expect(!NSFontManager.shared.traits(of: view.font).contains(.boldFontMask))
    let larger = NSMenuItem()
    larger.tag = 3
    NSFontManager.shared.modifyFont(larger)
    #expect(view.font.pointSize == 13)
    NSFontPanel.shared.choose(try #require(NSFont(name: "Helvetica", size: 20)))
    #expect(view.font.fontName == "Helvetica" && NSFontManager.shared.selectedFont?.pointSize == 20)
    window.close()
  }
}
