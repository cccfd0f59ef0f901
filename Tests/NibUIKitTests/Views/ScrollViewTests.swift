import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

private final class Listener: UIScrollViewDelegate {
  var heard: [String] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll \(scrollView.contentOffset.y)") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { heard.append("zoom \(scrollView.zoomScale)") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { heard.append("end") }
}

@Suite("A scroll view")
struct ScrollViewTests {
  @Test("tells its delegate of what changes, once, and keeps zoom within bounds")
  func delegate() {
    let (scroll, listener) = (UIScrollView(), Listener())
    scroll.delegate = listener

    scroll.contentOffset = CGPoint(x: 0, y: 10)
    scroll.contentOffset = CGPoint(x: 0, y: 10)
    scroll.maximumZoomScale = 2
    scroll.setZoomScale(9)

    #expect(listener.heard == ["scroll 10.0", "zoom 2.0"])
    #expect(scroll.bounds.origin.y == 10)
  }

  @Test("is dragged by a user, unless scrolling is off")
  func drag() {
    let (scroll, listener) = (UIScrollView(), Listener())
    scroll.delegate = listener

    #expect(scroll.drag(to: CGPoint(x: 0, y: 5)))
    scroll.isScrollEnabled = false
    #expect(!scroll.drag(to: CGPoint(x: 0, y: 50)))

    #expect(listener.heard == ["begin", "scroll 5.0", "end"])
  }

  @Test("moves just so far that a rectangle is seen")
  func visible() {
    let scroll = UIScrollView()
    scroll.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)

    scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 20))
    #expect(scroll.contentOffset.y == 70)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 80, width: 10, height: 20))
    #expect(scroll.contentOffset.y == 70)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 30, width: 10, height: 20))
    #expect(scroll.contentOffset.y == 30)
  }

  @Test("has the archive's values; a delegate of an archive hears too")
  func archived() throws {
    var nib = TestNib()
    nib.object(
      "s", "UIScrollView",
      [("UIContentOffset", .reals([0, 7])), ("UIKeyboardDismissMode", .int(1)), ("UIBouncesZoom", .bool(true))])
    nib.outlet("delegate", from: "s", to: "owner")
    let listener = Listener()

    let scroll = try #require(try load(nib, owner: listener).find(UIScrollView.self))

    #expect(scroll.contentOffset.y == 7)
    #expect(scroll.keyboardDismissMode == .onDrag)
    #expect(scroll.delegate === listener)
    #expect(listener.heard.isEmpty)
    scroll.contentOffset.y = 8
    #expect(listener.heard == ["scroll 8.0"])
  }

  @Test("refreshes when it is pulled, once until the work is done")
  func refresh() throws {
    let (scroll, control) = (UIScrollView(), UIRefreshControl())
    var refreshes = 0
    scroll.refreshControl = control
    control.addAction(for: .valueChanged) { _ in refreshes += 1 }

    #expect(try scroll.pullToRefresh())
    #expect(try !scroll.pullToRefresh())
    control.endRefreshing()
    #expect(try scroll.pullToRefresh())

    #expect(refreshes == 2)
    #expect(control.superview === scroll)
    scroll.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test("a controller of a table has the table's control, and takes another table")
  func tableController() throws {
    let controller = UITableViewController(style: .grouped)
    controller.refreshControl = UIRefreshControl()
    var refreshes = 0
    controller.refreshControl?.addAction(for: .valueChanged) { _ in refreshes += 1 }

    #expect(try controller.tableView.pullToRefresh() && refreshes == 1)
    #expect(controller.refreshControl?.isRefreshing == true && controller.tableView.style == .grouped)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), style: .plain)
    controller.tableView = table
    #expect(controller.view === table && controller.refreshControl == nil)
  }
}
