import NibRuntime

extension UIEdgeInsets {
  /// No distance from any edge.
  public static let zero = Self()
}

/// Distances from the edges, where a line of text begins and ends rather than left and right.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  /// From the top edge.
  public var top: CGFloat
  /// From the edge where lines begin.
  public var leading: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the edge where lines end.
  public var trailing: CGFloat

  /// Makes insets of four distances, in points.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance from any edge.
  public static let zero = Self()
}

extension UIView {
  /// Distances that subviews keep from the edges, in points; where neither archive nor code says any, 8 from each.
  public var layoutMargins: UIEdgeInsets {
    get { ownLayoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set { ownLayoutMargins = newValue }
  }

  /// `layoutMargins` by the direction of text: lines begin at the right only where the view is forced to it.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
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
