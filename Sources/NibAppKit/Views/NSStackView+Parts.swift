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
struct MemberPriorities: RareState {
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

  /// Forgets what code told of a member.
  final func forgetMember(_ view: NSView) {
    let id = ObjectIdentifier(view)
    (partsOfCode[id], spacings[id]) = (nil, nil)
    if !rareStates.isEmpty { self[rare: MemberPriorities.self].visibility[id] = nil }
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
