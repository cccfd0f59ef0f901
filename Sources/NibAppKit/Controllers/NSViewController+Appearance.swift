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

  /// Tells whether the view is on the screen, where that is new.
  final func setAppeared(_ appears: Bool) {
    guard appears != hasAppeared else { return }
    hasAppeared = appears
    if appears {
      viewWillAppear()
      viewDidAppear()
    } else {
      viewWillDisappear()
      viewDidDisappear()
    }
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
