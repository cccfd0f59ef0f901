import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSLayoutAnchor {
  /// What the anchor is of, in words: the class of its view or guide, and the edge.
  public final var name: String { "\(type(of: item)).\(attribute)" }

  /// Whether constraints leave open where the anchor is. They are not solved here, so that nothing is known to be open.
  public final var hasAmbiguousLayout: Bool { false }

  /// The constraints that place the anchor's view or guide by this edge.
  public final var constraintsAffectingLayout: [NSLayoutConstraint] {
    let view = item as? NSView ?? (item as? NSLayoutGuide)?.owningView
    return sequence(first: view, next: { $0?.superview }).prefix { $0 != nil }.flatMap { $0?.constraints ?? [] }
      .filter { constraint in
        (constraint.firstItem === item && constraint.firstAttribute == attribute)
          || (constraint.secondItem === item && constraint.secondAttribute == attribute)
      }
  }
}

extension NSLayoutGuide {
  /// Whether constraints leave open where the guide is. They are not solved here, so that nothing is known to be open.
  public final var hasAmbiguousLayout: Bool { false }
}
