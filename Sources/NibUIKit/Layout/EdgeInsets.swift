import NibFoundation
import NibRuntime

extension UIEdgeInsets {
  /// No distance from any edge.
  public static let zero = Self()
}

extension UIView {
  /// Distances that subviews keep from the edges, in points; where neither archive nor code says any, 8 from each.
  final var placedLayoutMargins: UIEdgeInsets {
    get {
      let margins = ownLayoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      guard marginsAreDirectional, beginsRight else { return margins }
      return UIEdgeInsets(top: margins.top, left: margins.right, bottom: margins.bottom, right: margins.left)
    }
    set {
      ownLayoutMargins = newValue
      marginsAreDirectional = false
    }
  }

  /// `layoutMargins` by the direction of text: lines begin at the right only where the view is forced to it.
  final var ownDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let (leading, trailing) = beginsRight ? (margins.right, margins.left) : (margins.left, margins.right)
      return NSDirectionalEdgeInsets(
        top: CGFloat(margins.top), leading: CGFloat(leading), bottom: CGFloat(margins.bottom),
        trailing: CGFloat(trailing))
    }
    set {
      let (left, right) =
        beginsRight ? (newValue.trailing, newValue.leading) : (newValue.leading, newValue.trailing)
      layoutMargins = UIEdgeInsets(
        top: Double(newValue.top), left: Double(left), bottom: Double(newValue.bottom), right: Double(right))
    }
  }

  private var beginsRight: Bool { semanticContentAttribute == .forceRightToLeft }
}
