import Foundation
import NibUIKit
import Testing

@Suite("Controllers whose views code puts in and takes out")
@MainActor
struct AppearanceByViewTests {
  private class Noting: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will go \(view.window != nil)") }
    override func viewDidDisappear(_ animated: Bool) { log.append("gone \(view.window != nil)") }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("size \(Int(size.width)), now \(Int(view.bounds.size.width))")
      coordinator.animate { _ in
        self.log.append("turning at \(Int(self.view.bounds.size.width))")
      } completion: { _ in
        self.log.append("done")
      }
    }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test("a child appears when its view comes into the view of a parent that is there, and goes with it")
  func containment() {
    let (host, child, box) = (UIViewController(), Noting(), UIView())
    let window = show(host)
    host.addChild(child)
    box.addSubview(child.view)
    #expect(child.log.isEmpty)
    host.view.addSubview(box)
    child.didMove(toParent: host)
    #expect(child.log == ["will appear", "appeared"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.log.suffix(2) == ["will go true", "gone false"])
    let alone = Noting()
    window.addSubview(alone.view)
    #expect(alone.log == ["will appear", "appeared"])
  }

  @Test("a parent that tells its children itself is left to do so")
  func byHand() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (host, child) = (Container(), Noting())
    let window = show(host)
    host.addChild(child)
    host.view.addSubview(child.view)
    #expect(child.log.isEmpty && child.view.window === window)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(child.log == ["will appear", "appeared"])
    window.rootViewController = nil
    #expect(child.log.count == 2)
  }

  @Test("a window of another size tells the controllers before the root's view fills it")
  func size() {
    let (root, child) = (Noting(), Noting())
    let window = show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    (root.log, child.log) = ([], [])
    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    #expect(root.log == ["size 844, now 390", "turning at 844", "done"])
    #expect(child.log.count == 3)
    #expect(root.view.frame == window.bounds)
  }

  @Test("a controller is presented as a sheet where nobody says how, and the presenter stays")
  func sheet() {
    let (host, shown) = (Noting(), Noting())
    let window = show(host)
    #expect(shown.modalPresentationStyle == .automatic)
    host.log = []
    host.present(shown, animated: true)
    #expect(host.log.isEmpty && shown.log == ["will appear", "appeared"])
    #expect(shown.swipeAway())
    #expect(window.rootViewController?.presentedViewController == nil)
    let full = Noting()
    full.modalPresentationStyle = .fullScreen
    host.present(full, animated: true)
    #expect(host.log.suffix(2).map { $0.prefix(4) } == ["will", "gone"])
  }
}

@Suite("When views are laid out")
@MainActor
struct LayoutPassTests {
  private final class Counting: UIView {
    private(set) var passes = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
    }
  }

  @Test("a layout reaches each view below for which it is due: new ones, those of another size, those that ask")
  func passes() {
    let (top, middle, low) = (UIView(), Counting(), Counting())
    top.layoutIfNeeded()
    top.addSubview(middle)
    middle.addSubview(low)
    top.layoutIfNeeded()
    #expect(middle.passes == 1 && low.passes == 1)
    top.layoutIfNeeded()
    #expect(middle.passes == 1 && low.passes == 1)
    low.setNeedsLayout()
    top.layoutIfNeeded()
    #expect(middle.passes == 1 && low.passes == 2)
    middle.frame.size.width = 50
    top.layoutIfNeeded()
    #expect(middle.passes == 2 && low.passes == 2)
    middle.frame.origin.x = 5
    top.layoutIfNeeded()
    #expect(middle.passes == 2)
    low.removeFromSuperview()
    top.layoutIfNeeded()
    #expect(middle.passes == 3)
  }

  @Test("a cell is laid out with its table")
  func cells() {
    final class Cell: UITableViewCell {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
      }
    }
    @MainActor
    final class Rows: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { Cell() }
    }
    let (top, table, rows) = (UIView(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Rows())
    table.dataSource = rows
    top.addSubview(table)
    top.layoutIfNeeded()
    #expect((table.visibleCells.first as? Cell)?.passes == 1)
  }
}
