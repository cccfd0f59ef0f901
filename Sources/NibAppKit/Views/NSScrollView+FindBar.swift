import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What shows a bar that finds texts. Stands in for NSTextFinderBarContainer.
@MainActor
public protocol NSTextFinderBarContainer: AnyObject {
  /// The bar; nil for none.
  var findBarView: NSView? { get set }
  /// Whether it is shown.
  var isFindBarVisible: Bool { get set }
  /// The bar has another height.
  func findBarViewDidChangeHeight()
}

private struct FindBarPlace: RareState {
  var view: NSView?
  var isVisible = false
}

extension NSScrollView: NSTextFinderBarContainer {
  /// The bar that finds texts; nil for none.
  public final var findBarView: NSView? {
    get { self[rare: FindBarPlace.self].view }
    set {
      if isFindBarVisible { self[rare: FindBarPlace.self].view?.removeFromSuperview() }
      self[rare: FindBarPlace.self].view = newValue
      if isFindBarVisible, let newValue { addSubview(newValue) }
    }
  }

  /// Whether the bar is shown: it is a subview then.
  public final var isFindBarVisible: Bool {
    get { self[rare: FindBarPlace.self].isVisible }
    set {
      guard newValue != isFindBarVisible else { return }
      self[rare: FindBarPlace.self].isVisible = newValue
      if newValue, let findBarView { addSubview(findBarView) } else { findBarView?.removeFromSuperview() }
      tile()
    }
  }

  /// The bar has another height: what it lies beside is placed anew.
  public final func findBarViewDidChangeHeight() { if isFindBarVisible { tile() } }
}
