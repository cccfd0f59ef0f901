import NibRuntime

/// Shakes the device: what it would do is kept in `performed`. Stands in for UIFeedbackGenerator.
@MainActor
open class UIFeedbackGenerator: UIViewInteraction {
  /// Makes one.
  public override init() { super.init() }

  /// Makes one of a view.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// Does nothing.
  open func prepare() {}
}

/// As something that hits. Stands in for UIImpactFeedbackGenerator.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard.
  public enum FeedbackStyle: Int, Sendable {
    /// As named.
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  /// Makes one of a hardness.
  public init(style: FeedbackStyle = .medium) {
    self.style = style
    super.init()
  }

  /// Makes one of a hardness and a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Hits.
  public func impactOccurred(intensity: CGFloat = 1) { Self.performed.append("\(style) impact \(intensity)") }

  /// Hits at a point of the view.
  public func impactOccurred(intensity: CGFloat = 1, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// For what went well or not. Stands in for UINotificationFeedbackGenerator.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable {
    /// As named.
    case success, warning, error
  }

  /// Says how it went.
  public func notificationOccurred(_ type: FeedbackType) { Self.performed.append("\(type)") }

  /// Says how it went, at a point of the view.
  public func notificationOccurred(_ type: FeedbackType, at location: CGPoint) { notificationOccurred(type) }
}

/// For a choice that changes. Stands in for UISelectionFeedbackGenerator.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Says that the choice changed.
  public func selectionChanged() { Self.performed.append("selection") }

  /// Says that the choice changed, at a point of the view.
  public func selectionChanged(at location: CGPoint) { selectionChanged() }
}
