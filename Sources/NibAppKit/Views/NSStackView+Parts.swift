import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is told of a stack view. Stands in for NSStackViewDelegate.
@MainActor
public protocol NSStackViewDelegate: AnyObject {
  /// Members are about to take no room.
  func stackView(_ stackView: NSStackView, willDetach views: [NSView])
  /// Members take room again.
  func stackView(_ stackView: NSStackView, didReattach views: [NSView])
}

extension NSStackViewDelegate {
  /// Does nothing.
  public func stackView(_ stackView: NSStackView, willDetach views: [NSView]) {}
  /// Does nothing.
  public func stackView(_ stackView: NSStackView, didReattach views: [NSView]) {}
}

/// What code told of members, by the view.
private struct MemberPriorities: RareState {
  var visibility: [ObjectIdentifier: NSStackView.VisibilityPriority] = [:]
}

extension NSStackView {
  /// How much it counts that a member is seen. Documented: the numbers, by AppKit.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Float
    /// Makes a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// It is always seen.
    public static let mustHold = Self(1000)
    /// It goes where there is no room.
    public static let detachOnlyIfNecessary = Self(900)
    /// It is not seen.
    public static let notVisible = Self(0)
  }

  /// What is told of the stack view, if it is of the protocol; not kept alive.
  public final var delegate: (any NSStackViewDelegate)? {
    get { outlet("delegate") as? any NSStackViewDelegate }
    set { connect("delegate", to: newValue) }
  }

  /// The members in order.
  public final var views: [NSView] { arrangedSubviews }

  /// The members of a part, in order; those that no part has are in the first.
  public final func views(in gravity: Gravity) -> [NSView] { arrangedSubviews.filter { part(of: $0) == gravity } }

  /// Puts members into a part in place of those that are there, which leave.
  public final func setViews(_ views: [NSView], in gravity: Gravity) {
    for view in self.views(in: gravity) where !views.contains(where: { $0 === view }) { removeView(view) }
    for view in views {
      removeArrangedSubview(view)
      addView(view, in: gravity)
    }
  }

  /// Puts a member at a place of a part, counted from 0; beyond the ends at the nearest.
  public final func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
    removeArrangedSubview(view)
    let before = arrangedSubviews.count { part(of: $0).rawValue < gravity.rawValue }
    let inPart = views(in: gravity).count
    partsOfCode[ObjectIdentifier(view)] = gravity
    insertArrangedSubview(view, at: before + min(max(index, 0), inPart))
  }

  /// Says how much it counts that a member is seen; `notVisible` hides it, others show it. The delegate is told.
  public final func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    let was = visibilityPriority(for: view)
    if priority == .notVisible, was != .notVisible {
      delegate?.stackView(self, willDetach: [view])
      view.isHidden = true
    }
    self[rare: MemberPriorities.self].visibility[ObjectIdentifier(view)] = priority
    if priority != .notVisible, was == .notVisible {
      view.isHidden = false
      delegate?.stackView(self, didReattach: [view])
    }
  }

  /// Forgets what code told of a member.
  final func forgetMember(_ view: NSView) {
    let id = ObjectIdentifier(view)
    (partsOfCode[id], spacings[id]) = (nil, nil)
    if !rareStates.isEmpty { self[rare: MemberPriorities.self].visibility[id] = nil }
  }

  /// How much it counts that a member is seen.
  public final func visibilityPriority(for view: NSView) -> VisibilityPriority {
    self[rare: MemberPriorities.self].visibility[ObjectIdentifier(view)] ?? .mustHold
  }

  /// How strongly the view resists members being cut off.
  public final func clippingResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    .init(Float(orientation == .horizontal ? horizontalClippingResistancePriority : verticalClippingResistancePriority))
  }
  /// Sets how strongly the view resists members being cut off.
  public final func setClippingResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    switch orientation {
    case .horizontal: horizontalClippingResistancePriority = Double(priority.rawValue)
    case .vertical: verticalClippingResistancePriority = Double(priority.rawValue)
    }
  }
  /// How strongly the view keeps close to its members.
  public final func huggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
    .init(Float(orientation == .horizontal ? horizontalHuggingPriority : verticalHuggingPriority))
  }
  /// Sets how strongly the view keeps close to its members.
  public final func setHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    switch orientation {
    case .horizontal: horizontalHuggingPriority = Double(priority.rawValue)
    case .vertical: verticalHuggingPriority = Double(priority.rawValue)
    }
  }
}
