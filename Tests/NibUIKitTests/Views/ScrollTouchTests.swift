import Foundation
import NibUIKit
import Testing

@Suite("What a user does with a scroll view")
@MainActor
struct ScrollTouchTests {
  @MainActor
  private final class Listener: UIScrollViewDelegate {
    let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 1200))
    var log: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      log.append("zoom \(scrollView.zoomScale) \(scrollView.isZooming)")
    }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("begin") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      log.append("end \(scale)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      log.append("\(Int(scrollView.contentOffset.x)) \(scrollView.isDragging) \(scrollView.isDecelerating)")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("let go \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rests") }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("inset") }
  }

  private func made() -> (UIScrollView, Listener) {
    let (view, listener) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600)), Listener())
    view.addSubview(listener.zoomed)
    view.contentSize = CGSize(width: 800, height: 1200)
    (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 3)
    view.delegate = listener
    return (view, listener)
  }

  @Test("zooming gives the view and the content another size")
  func zoom() {
    let (view, listener) = made()
    view.setZoomScale(2, animated: true)
    #expect(listener.zoomed.frame.size == CGSize(width: 1600, height: 2400))
    #expect(view.contentSize == CGSize(width: 1600, height: 2400))
    #expect(view.pinch(toScale: 9))
    #expect(view.contentSize == CGSize(width: 2400, height: 3600))
    #expect(!view.pinch(toScale: 9))
    #expect(listener.log == ["zoom 2.0 false", "end 2.0", "begin", "zoom 3.0 true", "end 3.0"])
    view.zoomScale = 1
    #expect(listener.zoomed.frame.size == CGSize(width: 800, height: 1200))
  }

  @Test("pages go on to the nearest one after the finger lets go")
  func pages() {
    let (view, listener) = made()
    view.isPagingEnabled = true
    #expect(view.drag(to: CGPoint(x: 250, y: 0)))
    #expect(listener.log == ["250 true false", "let go true", "400 false true", "rests"])
    #expect(view.drag(to: CGPoint(x: 0, y: 0)))
    #expect(listener.log.suffix(2) == ["0 true false", "let go false"])
  }

  @Test("a tap on the bar of the screen scrolls to the top, insets included")
  func top() {
    let (view, listener) = made()
    view.contentInset.top = 20
    view.contentOffset.y = 300
    #expect(view.tapStatusBar())
    #expect(view.contentOffset == CGPoint(x: 0, y: -20))
    #expect(listener.log == ["inset", "0 false false", "0 false false", "top"])
    #expect(!view.tapStatusBar())
    view.contentOffset.y = 300
    view.scrollsToTop = false
    #expect(!view.tapStatusBar())
  }
}
