import NibFoundation

/// Hears of taps on a pencil. Stands in for UIPencilInteraction; `tap()` and `squeeze(_:)` are a user's.
public final class UIPencilInteraction: UIViewInteraction {
  /// Who hears.
  public weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether taps are heard.
  public var isEnabled = true

  /// What a user wants two taps to do; as the system has it at first, and a test sets it.
  public static var preferredTapAction = UIPencilPreferredAction.switchEraser
  /// What a user wants a squeeze to do; likewise.
  public static var preferredSqueezeAction = UIPencilPreferredAction.showContextualPalette
  /// Whether only pencils draw; likewise.
  public static var prefersPencilOnlyDrawing = false
  /// Whether a pencil that hovers shows what it would draw; likewise.
  public static var prefersHoverToolPreview = false

  /// Makes one.
  public init(delegate: (any UIPencilInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Taps the pencil twice.
  /// - Parameter pose: how the pencil is held above the screen; nil for not near it.
  public func tap(holding pose: UIPencilHoverPose? = nil) {
    if isEnabled { delegate?.pencilInteraction(self, didReceiveTap: Tap(hoverPose: pose)) }
  }

  /// Squeezes the pencil, or goes on with that.
  /// - Parameters:
  ///   - phase: how far the squeeze is.
  ///   - pose: how the pencil is held above the screen; nil for not near it.
  public func squeeze(_ phase: Phase, holding pose: UIPencilHoverPose? = nil) {
    if isEnabled { delegate?.pencilInteraction(self, didReceiveSqueeze: Squeeze(phase: phase, hoverPose: pose)) }
  }

  /// How far a squeeze is. Stands in for UIPencilInteraction.Phase.
  public enum Phase: UInt, Sendable {
    /// As named.
    case began, changed, ended, cancelled
  }

  /// Two taps. Stands in for UIPencilInteraction.Tap.
  public struct Tap: Sendable {
    /// When, in seconds since the device began.
    public let timestamp = ProcessInfo.processInfo.systemUptime
    /// How the pencil is held above the screen; nil for not near it.
    public let hoverPose: UIPencilHoverPose?
  }

  /// A squeeze. Stands in for UIPencilInteraction.Squeeze.
  public struct Squeeze: Sendable {
    /// When, in seconds since the device began.
    public let timestamp = ProcessInfo.processInfo.systemUptime
    /// How far it is.
    public let phase: Phase
    /// How the pencil is held above the screen; nil for not near it.
    public let hoverPose: UIPencilHoverPose?
  }
}

/// How a pencil is held above the screen. Stands in for UIPencilHoverPose.
public struct UIPencilHoverPose: Sendable, Hashable {
  /// Where, in the view's coordinates.
  public let location: CGPoint
  /// How far away, 0...1.
  public let zOffset: CGFloat
  /// Where it leans, in radians.
  public let azimuthAngle: CGFloat
  /// How far it stands up, in radians.
  public let altitudeAngle: CGFloat
  /// How it is turned, in radians.
  public let rollAngle: CGFloat
  /// Where it leans, as a direction of length 1.
  public var azimuthUnitVector: CGVector { CGVector(dx: cos(azimuthAngle), dy: sin(azimuthAngle)) }

  /// Makes one, for tests.
  public init(
    location: CGPoint, zOffset: CGFloat = 0, azimuthAngle: CGFloat = 0, altitudeAngle: CGFloat = 0,
    rollAngle: CGFloat = 0
  ) {
    (self.location, self.zOffset, self.azimuthAngle) = (location, zOffset, azimuthAngle)
    (self.altitudeAngle, self.rollAngle) = (altitudeAngle, rollAngle)
  }
}

/// What taps on a pencil, or a squeeze, are wanted to do.
public enum UIPencilPreferredAction: Int, Sendable {
  /// As named.
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette
  /// As named.
  case runSystemShortcut
}

/// Who hears of a pencil; all is optional. Stands for UIPencilInteractionDelegate.
@MainActor
public protocol UIPencilInteractionDelegate: AnyObject {
  /// A user tapped the pencil twice, as systems before iOS 17.5 tell it.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// A user tapped the pencil twice.
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// A user squeezes the pencil.
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  /// Tells it as older systems do.
  public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
    pencilInteractionDidTap(interaction)
  }
  /// Does nothing.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}
