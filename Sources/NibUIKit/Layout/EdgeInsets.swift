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

extension NSDirectionalEdgeInsets: NibConvertible {
  /// `insets`
  public static var nibKind: String { "insets" }

  /// Takes four numbers, and archives' text of them, from the top to where lines end.
  public init?(nibValue: NibValue) {
    let numbers: [Double]
    switch nibValue {
    case .reals(let reals): numbers = reals
    case .insets(let insets): numbers = [insets.top, insets.left, insets.bottom, insets.right]
    case .string(let text): numbers = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
    default: return nil
    }
    guard numbers.count == 4 else { return nil }
    self.init(
      top: CGFloat(numbers[0]), leading: CGFloat(numbers[1]), bottom: CGFloat(numbers[2]), trailing: CGFloat(numbers[3])
    )
  }

  /// As insets.
  public var nibValue: NibValue {
    .insets(NibInsets(top: Double(top), left: Double(leading), bottom: Double(bottom), right: Double(trailing)))
  }
}

extension UIView {
  /// Distances that subviews keep from the edges, in points; where neither archive nor code says any, 8 from each.
  public var layoutMargins: UIEdgeInsets {
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
