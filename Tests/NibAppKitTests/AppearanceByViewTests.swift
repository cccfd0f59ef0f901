import Foundation
import NibAppKit
import Testing

@Suite("Controllers of AppKit whose views code puts in and takes out")
@MainActor
struct AppKitAppearanceTests {
  private final class Noting: NSViewController {
    var log: [String] = []
    override func loadView() { view = Noted(frame: NSRect(x: 0, y: 0, width: 100, height: 100)) }
    override func viewWillAppear() { log.append("will appear \(view.window != nil)") }
    override func viewDidAppear() { log.append("appeared") }
    override func viewWillDisappear() { log.append("will go \(view.window != nil)") }
    override func viewDidDisappear() { log.append("gone") }
  }

  private final class Noted: NSView {
    var windows: [Bool] = []
    override func viewDidMoveToWindow() { windows.append(window != nil) }
  }

  @Test("a child appears when its view comes into the view of a parent that is there, and goes with it")
  func containment() {
    let (host, child) = (Noting(), Noting())
    let window = NSWindow(contentViewController: host)
    window.makeKeyAndOrderFront(nil)
    host.addChild(child)
    host.view.addSubview(child.view)
    #expect((child.view as? Noted)?.windows == [true])
    #expect(child.log == ["will appear true", "appeared"])
    child.view.removeFromSuperview()
    #expect(child.log.suffix(2) == ["will go true", "gone"])
    child.removeFromParent()
    #expect(host.log == ["will appear true", "appeared"])
    window.close()
    #expect(host.log.suffix(1) == ["gone"])
  }

  @Test("the controller of a tab appears with the tab, and that of the one before goes")
  func tabs() {
    let (first, second) = (Noting(), Noting())
    let tabs = NSTabViewController()
    for controller in [first, second] { tabs.addTabViewItem(NSTabViewItem(viewController: controller)) }
    let window = NSWindow(contentViewController: tabs)
    window.makeKeyAndOrderFront(nil)
    #expect(first.log == ["will appear true", "appeared"] && second.log.isEmpty)
    tabs.selectedTabViewItemIndex = 1
    #expect(first.log.suffix(2) == ["will go true", "gone"])
    #expect(second.log == ["will appear true", "appeared"])
  }

  @Test("a window brings constraints up to date, and selectors have names")
  func constraints() {
    final class Made: NSView {
      var count = 0
      override func updateConstraints() {
        count += 1
        super.updateConstraints()
      }
    }
    let view = Made(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    let window = NSWindow(contentRect: view.frame, styleMask: [.titled], backing: .buffered, defer: false)
    window.contentView?.addSubview(view)
    window.updateConstraintsIfNeeded()
    let earlier = view.count
    view.needsUpdateConstraints = true
    window.updateConstraintsIfNeeded()
    #expect(view.count == earlier + 1)
    #expect(NSStringFromSelector(NSSelectorFromString("save:")) == "save:")
  }
}
