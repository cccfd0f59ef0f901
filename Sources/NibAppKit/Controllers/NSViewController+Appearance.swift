import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSViewController {
  /// Takes what an archive connects as the view.
  final func setView(outlet value: AnyObject?) throws -> Bool {
    if let value, !(value is NSView) { throw OutletMismatch(expected: NSView.self, found: type(of: value)) }
    setView(value as? NSView)
    return true
  }

  /// A size that nothing is larger than, in points.
  static let largestSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// Tells that the view comes to the screen, where that is new.
  /// - Returns: whether it is.
  final func beginAppearing() -> Bool {
    guard !hasAppeared else { return false }
    hasAppeared = true
    viewWillAppear()
    return true
  }

  /// Tells that the view came to the screen, unless it has left it meanwhile.
  final func endAppearing() { if hasAppeared { viewDidAppear() } }

  /// Tells that the view is on the screen no more, where it was.
  final func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    viewWillDisappear()
    viewDidDisappear()
  }

  /// The window that shows the controller, or one that holds it.
  var windowOfView: NSWindow? {
    var next: NSViewController? = self
    for _ in 0..<1000 {
      guard let controller = next else { return nil }
      if let window = controller.windowController?.window ?? controller.ownWindowMade { return window }
      next = controller.parent
    }
    return nil
  }
}
