import NibFoundation
import NibRuntime
import NibStandIns

/// A size that a screen can be set to. Stands in for UIScreenMode.
@MainActor
public final class UIScreenMode {
  /// The size, in pixels.
  public let size: CGSize
  /// Width of a pixel by its height.
  public let pixelAspectRatio: CGFloat = 1

  init(size: CGSize) { self.size = size }
}

extension UIScreen {
  /// What is done about the edges of television sets.
  public enum OverscanCompensation: Int, Sendable {
    /// As named.
    case scale, insetBounds, none
  }

  /// How a screen shows reference colors.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    /// As named.
    case notSupported, notEnabled, limited, enabled
  }

  private static let mode = UIScreenMode(size: UIScreen.main.nativeBounds.size)

  /// The sizes that the screen can be set to: one.
  public var availableModes: [UIScreenMode] { [Self.mode] }
  /// The best of them.
  public var preferredMode: UIScreenMode? { Self.mode }
  /// The one that is set; there is one, so setting it changes nothing.
  public var currentMode: UIScreenMode? {
    get { Self.mode }
    set {}
  }
  /// The screen that this one repeats: none.
  public var mirrored: UIScreen? { nil }
  /// What is done about the edges; a screen of a device has none.
  public var overscanCompensation: OverscanCompensation {
    get { ScreenChoices.main.compensation }
    set { ScreenChoices.main.compensation = newValue }
  }
  /// Distances that are lost at the edges: none.
  public var overscanCompensationInsets: UIEdgeInsets { UIEdgeInsets() }
  /// Whether the screen may be dimmed further; kept.
  public var wantsSoftwareDimming: Bool {
    get { ScreenChoices.main.dims }
    set { ScreenChoices.main.dims = newValue }
  }
  /// The coordinates of the screen as it is held.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace.main }
  /// The coordinates of the screen held upright: the same.
  public var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace.main }
  /// The whole screen, of older systems.
  public var applicationFrame: CGRect { bounds }
  /// Seconds until a picture is seen, as measured: not.
  public var calibratedLatency: CFTimeInterval { 0 }
  /// How the screen shows reference colors: not.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
  /// How much brighter than white the screen is: not.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// How much brighter than white the screen can be: not.
  public var potentialEDRHeadroom: CGFloat { 1 }
  /// Whether the screen has a focus: not.
  public var supportsFocus: Bool { false }
  /// What has the focus: nothing.
  public var focusedItem: (any UIFocusItem)? { nil }
  /// The view that has the focus: none.
  public var focusedView: UIView? { nil }

  /// A link that calls an object for each picture; see `CADisplayLink`.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// An empty view as large as the screen: nothing is drawn.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }

  private nonisolated static func named(_ name: String) -> Notification.Name {
    Notification.Name("UIScreen\(name)Notification")
  }

  /// A screen was plugged in. Like those below it is posted by tests alone.
  public nonisolated static let didConnectNotification = named("DidConnect")
  /// A screen was taken away.
  public nonisolated static let didDisconnectNotification = named("DidDisconnect")
  /// A screen was set to another size.
  public nonisolated static let modeDidChangeNotification = named("ModeDidChange")
  /// A screen is brighter or darker.
  public nonisolated static let brightnessDidChangeNotification = named("BrightnessDidChange")
  /// Others see the screen, or no longer.
  public nonisolated static let capturedDidChangeNotification = named("CapturedDidChange")
  /// A screen shows reference colors, or no longer.
  public nonisolated static let referenceDisplayModeStatusDidChangeNotification = named(
    "ReferenceDisplayModeStatusDidChange")
}

@MainActor
private final class ScreenChoices {
  static let main = ScreenChoices()
  var compensation = UIScreen.OverscanCompensation.none
  var dims = false
}
