import NibRuntime
import NibStandIns

// What is brought up to date before a layout, from iOS 26 on.

extension UIView {
  /// Makes `updateProperties` due.
  public func setNeedsUpdateProperties() {
    arePropertiesDue = true
    Self.mayBeDue = true
  }

  /// Whether a view ever made them due: layouts of programs that do not use them are not slowed down.
  private static var mayBeDue = false

  /// Calls `updateProperties` of the view and those in it where that is due; that of a controller's view is preceded by the
  /// controller's.
  public func updatePropertiesIfNeeded() {
    guard Self.mayBeDue else { return }
    // Not `subtree`, which lays out what it walks over.
    var open = [self]
    while let view = open.popLast() {
      open += view.subviews.reversed()
      guard view.arePropertiesDue else { continue }
      view.arePropertiesDue = false
      if let controller = view.shownController {
        controller.updateProperties()
      }
      view.updateProperties()
    }
  }
}

extension UIViewController {
  /// Makes `updateProperties` due; nothing before the view is loaded.
  public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }

  /// Calls `updateProperties` where that is due.
  public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
}
