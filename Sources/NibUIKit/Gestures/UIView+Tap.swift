import NibRuntime
import NibStandIns

/// A single tap, wherever it lands.
extension UIView {
  /// A tap at the view: it reaches the view itself, or the nearest one around it that takes touches, as those in labels
  /// and pictures do. There the tap recognizers of that view and of those around it recognize; where none does, the
  /// nearest control is tapped, or the nearest cell selected. The `touchesBegan` of recognizers and of the view is called
  /// before, and `touchesEnded` or, of the view where a recognizer recognizes, `touchesCancelled`; a responder that keeps
  /// the touch for itself wants it.
  /// - Returns: false if nothing happens: the view is not shown, no touch gets there, or nobody wants it.
  /// - Throws: `RuntimeError` of an action, of a list's data source, of a segue.
  func tapThrough() throws(RuntimeError) -> Bool {
    guard isTouchable, let touched = sequence(first: self, next: \.superview).first(where: \.receivesTouches) else {
      return false
    }
    let finger = Finger(on: touched, at: touched.middle)
    finger.tellDown()
    let isRecognized = try touched.recognizeTap(count: 1, touches: 1)
    if finger.tellUp(isRecognized: isRecognized) { return true }
    for view in sequence(first: touched, next: \.superview) {
      if let control = view as? UIControl { return try control.tap() }
      if let selected = try RuntimeError.translating(view, { try view.selectAsCell() }) { return selected }
    }
    return !finger.isUnwanted
  }

  /// The middle of the view, in its own coordinates.
  var middle: CGPoint {
    CGPoint(x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
  }

  /// Whether the view can be seen where a touch would meet it.
  var isTouchable: Bool {
    sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha >= 0.01 }
  }

  /// Selects the row or item that the view is the cell of; nil if it is none.
  private func selectAsCell() throws -> Bool? {
    if let cell = self as? UITableViewCell, let table = list(UITableView.self), let path = table.indexPath(for: cell) {
      return try table.select(path)
    }
    if let cell = self as? UICollectionViewCell, let list = list(UICollectionView.self),
      let path = list.indexPath(for: cell)
    {
      return try list.select(path)
    }
    return nil
  }

  private func list<List: UIView>(_ type: List.Type) -> List? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? List }.first
  }
}
