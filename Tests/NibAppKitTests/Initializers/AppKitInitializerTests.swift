import Foundation
import NibAppKit
import NibRuntime
import NibTestSupport
import Testing

@MainActor
@Suite("Classes of apps with AppKit's initializers") struct AppKitInitializerTests {
  @Test("code makes them by initializers of their own")
  func code() {
    #expect(TemplateView().origin == "frame" && TemplateView(frame: .zero).origin == "frame")
    #expect(NumberView(number: 7).number == 7 && NumberView(number: 7).frame == .zero)
    #expect(RoundButton(radius: 9).frame.width == 18)
    #expect(NoteField().wasSetUp && NoteField(labelWithString: "A").stringValue == "A")
    #expect(CodeTextView(frame: .zero).language == "Swift" && CodeTextView().textContainer != nil)
    #expect(PaddedCell(textCell: "A").padding == 4 && PaddedCell(textCell: "A").stringValue == "A")
    #expect(NSSliderCell().maxValue == 1 && NSSliderCell(textCell: "").maxValue == 1)
    #expect(NamedColumn(identifier: .init("name")).title == "Name")
    #expect(HoldRecognizer(seconds: 2).seconds == 2)
  }

  @Test("windows and controllers, too")
  func windows() {
    let window = BorderlessWindow(
      contentRect: NSRect(x: 0, y: 0, width: 5, height: 6), styleMask: [.titled],
      backing: .buffered, defer: false)
    #expect(window.styleMask == .borderless && window.contentView?.frame.size == NSSize(width: 5, height: 6))
    #expect(
      NSWindow().contentView?.frame.size == .zero
        && NSWindow(
          contentRect: .zero, styleMask: [], backing: .buffered,
          defer: false
        ).contentView != nil)
    #expect((ShelfController(shelf: 3).view as? NumberView)?.number == 3)
    let controller = ShelfWindowController(shelf: 4)
    #expect((controller.window as? NumberWindow)?.number == 4 && controller.window?.windowController === controller)
    #expect(NSOpenPanel().prompt == "Open" && !NSPanel().isReleasedWhenClosed && NSWindow().isReleasedWhenClosed)
  }

  @Test("lists make them of the class that was registered")
  func dynamic() {
    let collection = NSCollectionView()
    collection.register(ShelfItem.self, forItemWithIdentifier: .init("item"))
    let item = collection.makeItem(withIdentifier: .init("item"), for: IndexPath(item: 0, section: 0))
    #expect((item as? ShelfItem)?.origin == "code")

    #expect((NoteField().cell as? PaddedCell) != nil)
    #expect(CodeTextView.scrollableTextView().documentView is CodeTextView)
    let menu = NSMenuItem(title: "A", action: nil, keyEquivalent: "a")
    #expect((menu.copy() as? NSMenuItem)?.title == "A")
  }

  @Test("an archive makes them by init(coder:), a custom view by init(frame:), a window by its rectangle")
  func archive() throws {
    var nib = TestDesktopNib()
    nib.custom("template", "TemplateView", as: "NSCustomView", [("NSFrameSize", .string("{5, 6}"))])
    nib.custom("swapped", "TemplateView", as: "NSClassSwapper", of: "NSView", [("NSFrameSize", .string("{7, 8}"))])
    nib.custom("number", "NumberView", as: "NSClassSwapper", of: "NSView", [("NSFrameSize", .string("{1, 2}"))])
    nib.custom(
      "note", "NoteField", as: "NSClassSwapper", of: "NSTextField",
      AppKitSample.control(AppKitSample.cell("NSTextFieldCell", "Note")))
    let registry = ClassRegistry(parent: AppKitCatalog.registry)
    registry.register(TemplateView.self, as: "TemplateView")
    registry.register(NumberView.self, as: "NumberView")
    registry.register(NoteField.self, as: "NoteField")

    let live = try AppKitSample.load(nib, classes: registry)

    #expect(live.all(TemplateView.self).map(\.origin) == ["frame", "coder"])
    #expect(live.all(TemplateView.self).map(\.frame.width) == [5, 7])
    #expect(live.all(NumberView.self).map(\.number) == [-1] && live.all(NumberView.self).map(\.frame.height) == [2])
    #expect(live.all(NoteField.self).map(\.wasSetUp) == [true])
    #expect(live.all(NoteField.self).map(\.stringValue) == ["Note"])
  }

  @Test("an init(coder:) that returns nil ends the load with the name of the class")
  func refusing() throws {
    var nib = TestDesktopNib()
    nib.custom("round", "RoundButton", as: "NSClassSwapper", of: "NSButton", [("NSFrameSize", .string("{1, 2}"))])
    let registry = ClassRegistry(parent: AppKitCatalog.registry)
    registry.register(RoundButton.self, as: "RoundButton")

    let error = #expect(throws: RuntimeError.self) { try AppKitSample.load(nib, classes: registry) }
    #expect(error?.code == .objectFailed && error?.detail.contains("RoundButton") == true)
  }
}
