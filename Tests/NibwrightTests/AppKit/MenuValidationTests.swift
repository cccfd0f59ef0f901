import NibAppKit
import NibRuntime
import Nibwright
import NibTestSupport
import Testing

/// Takes `send:` and `archive:`, and says when.
private final class Mailbox: NSMenuItemValidation, NSToolbarItemValidation {
  var isFull = false
  var log: [String] = []
  @Action("send:") var onSend = { (owner: Mailbox) in owner.log.append("send") }
  @Action("archive:") var onArchive = { (owner: Mailbox) in owner.log.append("archive") }

  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
    log.append("asked of \(menuItem.title)")
    if menuItem.action == "archive:" { menuItem.title = isFull ? "Archive All" : "Archive" }
    return isFull
  }

  func validateToolbarItem(_ item: NSToolbarItem) -> Bool { isFull && item.tag != 7 }
}

/// Asked of items of any kind.
private final class Editor: NSView, NSUserInterfaceValidations {
  var pasted = 0
  var canPaste = false
  @Action("paste:") var onPaste = { (owner: Editor) in owner.pasted += 1 }

  func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
    item.action == "paste:" && canPaste
  }
}

/// Changes a menu before it is seen.
private final class Recents: NSMenuDelegate {
  var log: [String] = []

  func menuNeedsUpdate(_ menu: NSMenu) {
    let item = NSMenuItem()
    item.title = "Letter \(log.count)"
    menu.removeAllItems()
    menu.addItem(item)
    log.append("update")
  }

  func menuWillOpen(_ menu: NSMenu) { log.append("open") }

  func menuDidClose(_ menu: NSMenu) { log.append("close") }
}

@MainActor
@Suite("Items of menus and toolbars, validated") struct MenuValidationTests {
  private func item(_ title: String, _ selector: String?, to target: AnyObject? = nil) -> NSMenuItem {
    let item = NSMenuItem()
    item.title = title
    if let selector { item.addAction(ActionBinding(target: target, selector: selector, events: .all)) }
    return item
  }

  private func menu(_ items: NSMenuItem...) -> NSMenu {
    let menu = NSMenu()
    for item in items { menu.addItem(item) }
    return menu
  }

  private func window(_ views: NSView...) -> NSWindow {
    let (window, content) = (NSWindow(), NSView())
    for view in views { content.addSubview(view) }
    window.setContentView(content)
    window.makeKeyAndOrderFront()
    return window
  }

  @Test("opening a menu asks the target of each item, which may change the item, and a disabled one cannot be chosen")
  func targets() throws {
    let box = Mailbox()
    let (send, archive) = (item("Send", "send:", to: box), item("Archive", "archive:", to: box))
    let menu = menu(send, archive, item("Unwired", nil), item("Nobody", "fly:", to: box))

    #expect(try send.choose() == nil && !send.isEnabled)
    box.isFull = true
    #expect(try archive.choose() === box)
    #expect(box.log.filter { !$0.hasPrefix("asked") } == ["archive"] && archive.title == "Archive All")
    #expect(menu.items.map(\.isEnabled) == [true, true, false, false])
  }

  @Test("a menu that does not enable its items leaves them as they are")
  func manual() throws {
    let box = Mailbox()
    let send = item("Send", "send:", to: box)
    let menu = menu(send)
    menu.autoenablesItems = false

    #expect(try send.choose() === box && box.log == ["send"])
  }

  @Test("an action to the first responder is asked of the view with the keys, its window, its delegate, its controller")
  func chain() throws {
    NSApplication.shared.closeAllWindows()
    let (editor, other) = (Editor(), NSTableView())
    let window = window(editor, other)
    let controller = NSWindowController()
    controller.setWindow(window)
    let (paste, close, show) = (item("Paste", "paste:"), item("Close", "performClose:"), item("Show", "showWindow:"))
    let menu = menu(paste, close, show)

    menu.update()
    #expect(menu.items.map(\.isEnabled) == [false, false, true])
    editor.canPaste = true
    window.styleMask = [.titled, .closable]
    menu.update()
    #expect(menu.items.map(\.isEnabled) == [false, true, true])
    window.makeFirstResponder(editor)
    #expect(try paste.choose() === editor && editor.pasted == 1)
    window.makeFirstResponder(other)
    #expect(try paste.choose() == nil && editor.pasted == 1)
    #expect(try show.choose() === controller)
    #expect(try close.choose() === window && !window.isVisible && !window.isKeyWindow)
  }

  @Test("the key window is asked before the main window, then the application and its delegate, then the nib's owner")
  func windows() throws {
    NSApplication.shared.closeAllWindows()
    let (editor, box, owner) = (Editor(), Mailbox(), RecordingOwner())
    let main = window(editor)
    main.makeFirstResponder(editor)
    editor.canPaste = true
    let panel = window()
    panel.styleMask = .utilityWindow
    let application = NSApplication()
    _ = try application.setOutlet("delegate", to: box)
    NSApplication.shared = application
    box.isFull = true
    let (paste, send, hide) = (item("Paste", "paste:"), item("Send", "send:"), item("Hide", "hide:"))
    let menu = menu(paste, send, hide, item("Odd", "odd:"))
    menu.nextResponderFallback = owner

    #expect(application.keyWindow === panel && application.mainWindow === main)
    #expect(application.target(forAction: "paste:", from: paste) === editor)
    #expect(try paste.choose() === editor)
    #expect(try send.choose() === box && box.log.last == "send")
    #expect(try hide.choose() === application && application.isHidden)
    #expect(try menu.find(title: "Odd")?.choose() === owner && owner.performed == ["odd:"])
  }

  @Test("a menu's delegate may change it before it is seen, and menus open from the outside in")
  func delegates() throws {
    let recents = Recents()
    let inner = NSMenu()
    inner.title = "Open Recent"
    _ = try inner.setOutlet("delegate", to: recents)
    let opener = item("Open Recent", nil)
    opener.setSubmenu(inner)
    let bar = menu(opener)

    inner.open()
    #expect(inner.items.map(\.title) == ["Letter 0"] && !inner.items[0].isEnabled && opener.isEnabled)
    #expect(try inner.items[0].choose() == nil)
    #expect(recents.log == ["update", "open", "update", "open", "close"])
    #expect(bar.items.count == 1)
  }

  @Test("a key equivalent updates its menu first, and goes on to the next item where one is disabled")
  func keys() throws {
    NSApplication.shared.closeAllWindows()
    let box = Mailbox()
    let (send, hidden) = (item("Send", "send:", to: box), item("Archive", "archive:", to: box))
    for item in [send, hidden] { item.keyEquivalent = "d" }
    let quit = item("Quit", "terminate:")
    quit.keyEquivalent = "d"
    let bar = menu(send, hidden, quit)
    let application = NSApplication()
    NSApplication.shared = application

    #expect(try bar.performKeyEquivalent("d") === quit && application.isTerminated)
    box.isFull = true
    #expect(try bar.performKeyEquivalent("d") === send && box.log.last == "send")
  }

  @Test("a controller of objects enables the items that add and remove")
  func controllers() throws {
    let people = NSArrayController()
    let menu = menu(
      item("Add", "add:", to: people), item("Remove", "remove:", to: people), item("Next", "selectNext:", to: people))
    people.contentValue = .array([])

    menu.update()
    #expect(menu.items.map(\.isEnabled) == [true, false, false])
    try menu.items[0].choose()
    try menu.items[0].choose()
    people.selectionIndex = 0
    menu.update()
    #expect(menu.items.map(\.isEnabled) == [true, true, true])
  }

  @Test("items of a pop-up button that have no action are the button's, others are validated")
  func popUp() throws {
    let (box, button) = (Mailbox(), NSPopUpButton())
    let cell = try #require(button.popUpCell)
    cell.menu = menu(item("Plain", nil), item("Send", "send:", to: box))

    try button.choose("Plain")
    #expect(button.titleOfSelectedItem == "Plain")
    #expect(try button.choose("Send") == nil && button.titleOfSelectedItem == "Plain")
    box.isFull = true
    #expect(try button.choose("Send") === box)
  }

  private static let document = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504"
      targetRuntime="MacOSX.Cocoa"><objects>
    <customObject id="-2" userLabel="File's Owner" customClass="NSObject"/><customObject id="-1"
      userLabel="First Responder" customClass="FirstResponder"/><customObject id="-3" userLabel="Application"/>
    <window id="w" title="Mail"><windowStyleMask key="styleMask" titled="YES"/>
      <rect key="contentRect" x="0" y="0" width="9" height="9"/><view key="contentView" id="v">
      <rect key="frame" x="0" y="0" width="9" height="9"/></view>
      <toolbar key="toolbar" implicitIdentifier="t" displayMode="iconAndLabel" sizeMode="regular" id="tb">
      <allowedToolbarItems>
      <toolbarItem implicitItemIdentifier="a" label="Send" paletteLabel="Send" tag="1" id="i1"><connections>
        <action selector="send:" target="-1" id="c1"/></connections></toolbarItem>
      <toolbarItem implicitItemIdentifier="b" label="Later" paletteLabel="Later" tag="7" id="i2"><connections>
        <action selector="send:" target="-1" id="c2"/></connections></toolbarItem>
      <toolbarItem implicitItemIdentifier="c" label="Own" paletteLabel="Own" autovalidates="NO" id="i3"/>
      <toolbarItem implicitItemIdentifier="d" label="Idle" paletteLabel="Idle" id="i4"/>
      <toolbarItem implicitItemIdentifier="NSToolbarPrintItem" id="i5"/>
      </allowedToolbarItems><defaultToolbarItems><toolbarItem reference="i1"/><toolbarItem reference="i2"/>
      <toolbarItem reference="i3"/><toolbarItem reference="i4"/><toolbarItem reference="i5"/></defaultToolbarItems>
      </toolbar><connections><outlet property="delegate" destination="-2" id="c3"/></connections></window>
    </objects></document>
    """#

  @Test("a toolbar of a document asks whoever takes the actions of its items")
  func toolbar() throws {
    let box = Mailbox()
    let nib = try NibFile(data: Array(Self.document.utf8), name: "Mail.xib")
    let live = try nib.instantiateReport(owner: box)
    let toolbar = try #require(live.find(NSWindow.self)?.toolbar)

    toolbar.validateVisibleItems()
    #expect(toolbar.items.map(\.isEnabled) == [false, false, true, false, true])
    #expect(try toolbar.items[0].performClick() == nil && box.log.isEmpty)
    box.isFull = true
    toolbar.validateVisibleItems()
    #expect(toolbar.items.map(\.isEnabled) == [true, false, true, false, true])
    #expect(try toolbar.items[0].performClick() === box && box.log == ["send"])
  }
}
