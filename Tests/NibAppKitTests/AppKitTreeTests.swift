import NibAppKit
import NibRuntime
import NibTestSupport
import Testing

@Suite("Live trees of AppKit archives") struct AppKitTreeTests {
  private func window() throws -> Instantiation {
    var nib = TestDesktopNib()
    nib.object(
      "window", "NSWindowTemplate",
      [
        ("NSWindowStyleMask", .int(15)), ("NSWindowRect", .string("{{10, 20}, {300, 200}}")),
        ("NSWTFlags", .int(0x6078_0000)), ("NSWindowTitle", .string("Sign in")), ("NSWindowClass", .string("NSPanel")),
        ("NSWindowView", .ref("view")),
      ])
    nib.object(
      "view", "NSView",
      [
        ("NSvFlags", .int(0x112)), ("NSSubviews", .array([.ref("name"), .ref("go")])),
        ("NSFrameSize", .string("{300, 200}")),
      ],
      in: "window")
    nib.object(
      "name", "NSTextField",
      [("NSSuperview", .ref("view")), ("NSFrame", .string("{{20, 60}, {100, 22}}")), ("NSNextKeyView", .ref("go"))]
        + AppKitSample.control(
          AppKitSample.cell(
            "NSTextFieldCell", "Ada", flags: 0x1421_0001 | 0x1000_0000, [("NSPlaceholderString", .string("Name"))])),
      in: "view")
    nib.object(
      "go", "NSButton",
      [("NSvFlags", .int(-0x8000_0000 + 0x10C)), ("NSTag", .int(4))]
        + AppKitSample.control(AppKitSample.cell("NSButtonCell", "Go", flags: 0x2400_0000)), in: "view")
    nib.outlet("initialFirstResponder", from: "window", to: "name")
    nib.outlet("window", from: "owner", to: "window")
    nib.action("go:", from: "go", to: "owner")
    nib.help("Lets you in", of: "go")
    nib.window("window")
    return try AppKitSample.load(nib)
  }

  @Test("a window shows its views, their properties and its connections")
  func rendering() throws {
    #expect(InstantiatedTreeRendering().render(try window()) == Self.tree)
  }

  private static let tree = """
    NSPanel @4
      . title = "Sign in"
      . contentRect = (10, 20; 300 x 200)
      . styleMask = [titled, closable, miniaturizable, resizable]
      . visible = true
      . releasedWhenClosed = false
      . autorecalculatesKeyViewLoop = false
      . allowsToolTipsWhenApplicationIsInactive = false
      -> initialFirstResponder = NSTextField @6
      NSView @5
        . frame = (0, 0; 300 x 200)
        . autoresizingMask = [width, height]
        . autoresizesSubviews = true
        NSTextField @6
          . frame = (20, 60; 100 x 22)
          . stringValue = "Ada"
          . placeholderString = "Name"
          . editable = true
          . selectable = true
        NSButton @7
          . toolTip = "Lets you in"
          . tag = 4
          . autoresizingMask = [maxXMargin, minYMargin]
          . hidden = true
          . autoresizesSubviews = true
          . enabled = false
          . title = "Go"
    connections: 4 of 4 made
      outlet initialFirstResponder: NSPanel @4 -> NSTextField @6
      outlet window: File's Owner -> NSPanel @4
      action go:: NSButton @7 -> File's Owner
      help Lets you in: NSButton @7 -> nil
    images: 0 found, 0 missing

    """

  @Test("views find each other, their window and what they show")
  func queries() throws {
    let live = try window()
    let window = try #require(live.desktop.window("Sign in"))
    let field = try #require(live.desktop.find(text: "Name") as? NSTextField)
    let button = try #require(live.desktop.find(NSButton.self))

    #expect(live.topLevel.count == 1)
    #expect(field.window === window && button.superview === window.contentView)
    #expect(field.nextKeyView === button)
    #expect(live.desktop.find(tag: 4) === button)
    #expect(window.query.all(NSControl.self).count == 2)
    #expect(button.isHiddenOrHasHiddenAncestor && !button.isEnabled)
    #expect(window.isVisible && window.isKeyWindow)
  }

  @Test("a view that holds itself is not added, and a tree of any depth is walked")
  func circles() throws {
    let (outer, inner) = (NSView(), NSView())
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)

    #expect(inner.subviews.isEmpty && outer.subviews.count == 1)

    let (menu, item) = (NSMenu(), NSMenuItem())
    menu.addItem(item)
    #expect(throws: RuntimeError.self) { try InterfaceFaults.catching { item.setSubmenu(menu) } }
    #expect(menu.query.objects.count == 2 && menu.allItems.count == 1)

    var nib = TestDesktopNib()
    nib.object("menu", "NSMenu", [("NSTitle", .string("M")), ("NSMenuItems", .array([.ref("item")]))])
    nib.object("item", "NSMenuItem", AppKitSample.item("Itself", [("NSSubmenu", .ref("menu"))]), in: "menu")
    let live = try AppKitSample.load(nib)
    #expect(try #require(live.desktop.find(NSMenu.self)).allItems.count == 1)
  }

  @Test("a custom view is made by its frame and then takes over what the archive says")
  func customView() throws {
    final class Gauge: NSView {
      var madeWith: NSRect?
      override init(frame frameRect: NSRect) {
        madeWith = frameRect
        super.init(frame: frameRect)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    var nib = TestDesktopNib()
    let values: [(String, AppKitSample.Value)] = [
      ("NSFrame", .string("{{1, 2}, {3, 4}}")), ("NSvFlags", .int(0x102)), ("NSSubviews", .array([.ref("label")])),
    ]
    nib.custom("gauge", "Gauge", as: "NSCustomView", values)
    nib.custom("swapped", "Gauge", as: "NSClassSwapper", of: "NSView", [("NSFrameSize", .string("{5, 6}"))])
    nib.object("label", "NSTextField", AppKitSample.control(AppKitSample.cell("NSTextFieldCell", "7")), in: "gauge")
    let registry = ClassRegistry(parent: AppKitCatalog.registry)
    registry.register(Gauge.self, as: "Gauge")

    let gauges = try AppKitSample.load(nib, classes: registry).all(Gauge.self)

    #expect(gauges.map(\.madeWith) == [NSRect(x: 1, y: 2, width: 3, height: 4), nil])
    #expect(gauges.map(\.frame.size.width) == [3, 5])
    #expect(gauges.first?.subviews.count == 1 && gauges.first?.autoresizingMask == .width)
    #expect(gauges.map(\.archivedClassName) == ["Gauge", "Gauge"])
  }
}
