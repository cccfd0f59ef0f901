import Foundation
import NibAppKit
import Testing

/// Says whether a popover may close.
private final class Watch: NSPopoverDelegate {
  var asked = 0
  var allows = true
  func popoverShouldClose(_ popover: NSPopover) -> Bool {
    asked += 1
    return allows
  }
}

@MainActor
@Suite("Popovers that close by themselves", .serialized) struct PopoverPressTests {
  private let bench = UserActionBench()
  private let popover = NSPopover()
  private let watch = Watch()
  private let controller = NSViewController()
  private let inner, opener, other: NSButton

  init() {
    inner = bench.button("In", "open:")
    opener = bench.button("Info", "open:")
    other = bench.button("On", "save:")
    controller.view = NSView()
    controller.view.addSubview(inner)
    (popover.contentViewController, popover.delegate) = (controller, watch)
  }

  private func show(_ behavior: NSPopover.Behavior) {
    popover.behavior = behavior
    popover.show(relativeTo: opener.bounds, of: opener, preferredEdge: .maxY)
  }

  @Test("a transient one closes by a click elsewhere, if its delegate allows it")
  func transient() throws {
    _ = bench.window(opener, other)
    show(.transient)
    try inner.click()
    try opener.click()
    #expect(popover.isShown && watch.asked == 0)
    watch.allows = false
    try other.click()
    #expect(popover.isShown && watch.asked == 1)
    watch.allows = true
    try other.click()
    #expect(!popover.isShown && bench.desk.log == ["open", "open", "save", "save"])
    show(.applicationDefined)
    try other.click()
    #expect(popover.isShown && watch.asked == 2)
  }

  @Test("a semitransient one stays while another window is clicked, and closes by the escape key")
  func semitransient() throws {
    let window = bench.window(opener, other)
    show(.semitransient)
    let second = NSWindow(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
    second.contentView = bench.button("Else", "save:")
    second.makeKeyAndOrderFront(nil)
    try second.contentView?.click()
    #expect(popover.isShown)
    second.close()
    window.makeKeyAndOrderFront(nil)
    try window.key(.escape)
    #expect(!popover.isShown && watch.asked == 1)
    #expect(bench.code { try window.key(.escape) } == .noSuchKey)
  }
}
