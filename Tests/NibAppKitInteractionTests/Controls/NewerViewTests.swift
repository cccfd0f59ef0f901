import Foundation
import NibAppKit
import NibRuntime
import Testing

/// Views, controls and pointers of newer systems.
@MainActor
@Suite("newer views of AppKit") struct NewerViewTests {
  @Test("glass shows one view in its bounds, which follows its size and goes when another comes")
  func glass() {
    let glass = NSGlassEffectView(frame: NSRect(x: 0, y: 0, width: 100, height: 50))
    let (first, second) = (NSTextField(labelWithString: "one"), NSTextField(labelWithString: "two"))
    glass.contentView = first
    #expect(glass.subviews == [first] && first.frame == glass.bounds)
    glass.setFrameSize(NSSize(width: 120, height: 80))
    #expect(first.frame.size == NSSize(width: 120, height: 80))
    glass.contentView = second
    #expect(glass.subviews == [second] && first.superview == nil && glass.contentView === second)
    let other = NSView()
    other.addSubview(second)
    glass.contentView = nil
    #expect(second.superview === other && glass.subviews.isEmpty)

    let container = NSGlassEffectContainerView(frame: NSRect(x: 0, y: 0, width: 300, height: 40))
    container.contentView = glass
    #expect(container.subviews == [glass] && glass.frame == container.bounds)
  }

  private final class Covered: NSBackgroundExtensionView {
    var covered: CGFloat = 0
    override var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: covered, bottom: 0, right: 0) }
  }

  @Test("the content of a background lies in the safe area, unless code places it")
  func background() {
    let (view, image) = (Covered(frame: NSRect(x: 0, y: 0, width: 200, height: 100)), NSImageView())
    view.covered = 40
    view.contentView = image
    #expect(image.frame == NSRect(x: 40, y: 0, width: 160, height: 100))
    view.setFrameSize(NSSize(width: 300, height: 120))
    #expect(image.frame == NSRect(x: 40, y: 0, width: 260, height: 120))
    view.covered = 10
    view.layout()
    #expect(image.frame == NSRect(x: 10, y: 0, width: 290, height: 120))
    view.automaticallyPlacesContentView = false
    image.frame = NSRect(x: 1, y: 2, width: 3, height: 4)
    view.layout()
    #expect(image.frame == NSRect(x: 1, y: 2, width: 3, height: 4))
    view.automaticallyPlacesContentView = true
    #expect(image.frame == NSRect(x: 10, y: 0, width: 290, height: 120))
  }

  @Test("shapes and prominence are kept by each control")
  func looks() {
    let (button, segments, slider) = (NSButton(), NSSegmentedControl(), NSSlider())
    button.borderShape = .capsule
    button.tintProminence = .primary
    segments.borderShape = .circle
    slider.tintProminence = .none
    button.bezelStyle = .glass
    button.controlSize = .extraLarge
    #expect(button.borderShape == .capsule && button.tintProminence == .primary && segments.borderShape == .circle)
    #expect(slider.tintProminence == .none && button.bezelStyle.rawValue == 16 && button.controlSize.rawValue == 4)
    #expect(NSButton().borderShape == .automatic && NSButton().tintProminence == .automatic)
  }

  private final class Divided: NSView {
    var isWide = false
    override func resetCursorRects() {
      addCursorRect(bounds, cursor: isWide ? .columnResize : .columnResize(directions: .left))
    }
  }

  @Test("a window asks its views for pointers anew; those of one direction are one object")
  func pointers() {
    let (window, view, elsewhere) = (NSWindow(), Divided(frame: NSRect(x: 0, y: 0, width: 9, height: 9)), Divided())
    window.contentView?.addSubview(view)
    var asked = 0
    final class Counting: NSView {
      var count: () -> Void = {}
      override func resetCursorRects() { count() }
    }
    let counting = Counting()
    counting.count = { asked += 1 }
    view.addSubview(counting)
    window.invalidateCursorRects(for: counting)
    #expect(asked == 1)
    window.resetCursorRects()
    #expect(asked == 2)
    counting.removeFromSuperview()
    window.invalidateCursorRects(for: counting)
    window.invalidateCursorRects(for: elsewhere)
    #expect(asked == 2)
    #expect(view.cursor(at: NSPoint(x: 1, y: 1)) === NSCursor.columnResize(directions: .left))
    view.isWide = true
    #expect(view.cursor(at: NSPoint(x: 1, y: 1)) === NSCursor.columnResize)
    #expect(NSCursor.columnResize(directions: .all) === NSCursor.columnResize)
    #expect(NSCursor.rowResize(directions: .up) !== NSCursor.rowResize(directions: .down))
    let corner = NSCursor.frameResize(position: .topLeft, directions: .inward)
    #expect(corner === NSCursor.frameResize(position: .topLeft, directions: .inward))
    #expect(corner !== NSCursor.frameResize(position: .topLeft, directions: .all))
  }

  @Test("a tile of the Dock that code makes has no owner")
  func tiles() {
    let tile = NSDockTile()
    tile.badgeLabel = "3"
    #expect(tile.owner == nil && tile.badgeLabel == "3")
  }

  @Test("settings are read and written by their paths")
  func settings() throws {
    let name = "org.example.settings.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let controller = NSUserDefaultsController(defaults: defaults, initialValues: ["size": 12])
    #expect(controller.value(forKeyPath: "values.size") as? Int == 12)
    controller.setValue(14, forKeyPath: "values.size")
    #expect(controller.value(forKeyPath: "values.size") as? Int == 14 && defaults.integer(forKey: "size") == 14)
    controller.setValue(3, forKeyPath: "size")
    #expect(controller.value(forKeyPath: "size") == nil && defaults.integer(forKey: "size") == 14)
    #expect(controller.value(forKeyPath: "values.other") == nil)
  }
}
