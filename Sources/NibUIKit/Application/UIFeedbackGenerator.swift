import NibRuntime

/// Shakes the device; does nothing here. Stands in for UIFeedbackGenerator.
@MainActor
open class UIFeedbackGenerator {
  /// Makes one.
  public init() {}

  /// Does nothing.
  public func prepare() {}
}

/// As something that hits. Stands in for UIImpactFeedbackGenerator.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard.
  public enum FeedbackStyle: Int, Sendable {
    /// As named.
    case light, medium, heavy, soft, rigid
  }

  /// Makes one of a hardness.
  public init(style: FeedbackStyle = .medium) {}

  /// Does nothing.
  public func impactOccurred(intensity: CGFloat = 1) {}
}

/// For what went well or not. Stands in for UINotificationFeedbackGenerator.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable {
    /// As named.
    case success, warning, error
  }

  /// Does nothing.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// For a choice that changes. Stands in for UISelectionFeedbackGenerator.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  public func selectionChanged() {}
}
