import Foundation

/// One direction of a view that follows the size of its superview.
package struct Autoresizing {
  /// A part of the superview's length, and whether it changes with it.
  package typealias Part = (isFlexible: Bool, length: CGFloat)

  /// How far the view moves.
  package let offset: CGFloat
  /// By how much it grows.
  package let growth: CGFloat

  /// Divides what the superview grew by among the flexible parts, each by its length, and evenly where they have none.
  ///
  /// Documented: UIView, `autoresizingMask`; NSView, `autoresizingMask`.
  package init(superviewGrewBy growth: CGFloat, before: Part, view: Part, after: Part) {
    let flexible = [before, view, after].filter(\.isFlexible)
    let total = flexible.reduce(0) { $0 + max($1.length, 0) }
    func share(_ part: Part) -> CGFloat {
      guard part.isFlexible else { return 0 }
      return total > 0 ? growth * max(part.length, 0) / total : growth / CGFloat(flexible.count)
    }
    self.offset = share(before)
    self.growth = share(view)
  }
}
