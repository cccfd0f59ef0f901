import NibFoundation
import NibRuntime
import NibStandIns

extension UIFont {
  /// How wide letters are.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// Below 0 narrow, above 0 wide.
    public let rawValue: CGFloat

    /// Makes a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest.
    public static let compressed = Self(rawValue: -0.3)
    /// Narrow.
    public static let condensed = Self(rawValue: -0.2)
    /// As usual.
    public static let standard = Self(rawValue: 0)
    /// Wide.
    public static let expanded = Self(rawValue: 0.2)
  }

  /// The system's font of a width, which its name says.
  public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    var font = systemFont(ofSize: size, weight: weight).nibFont
    let names: [Width: String] = [.compressed: "Compressed", .condensed: "Condensed", .expanded: "Expanded"]
    if let name = names[width] { font.name = font.name.replacingOccurrences(of: "-", with: "-\(name)") }
    return UIFont(font)
  }
}

extension UIColor {
  /// How much a color stands out.
  public enum Prominence: Int, Sendable {
    /// As named.
    case primary, secondary, tertiary, quaternary
  }

  /// The color as it stands out more or less: with the opacity that the system's label colors have.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    let part: [Prominence: Double] = [.primary: 1, .secondary: 0.6, .tertiary: 0.3, .quaternary: 0.18]
    return withAlphaComponent(CGFloat(nibColor.alpha * (part[prominence] ?? 1)))
  }

  /// The color for a screen that may show brighter whites: the same, for nothing here is brighter than white.
  public func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> UIColor { self }

  /// The color as any screen shows it: the same, likewise.
  public var standardDynamicRange: UIColor { self }
}

extension UISpringTimingParameters {
  /// A swing of a length in seconds, that goes beyond the end by a part, -1...1.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    self.init(dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), initialVelocity: initialVelocity)
  }
}

extension UIView.AnimationOptions {
  /// Layouts and properties that are due are brought up to date with the changes.
  public static let flushUpdates = Self(rawValue: 1 << 12)
}

extension UIImage.SymbolConfiguration {
  /// How colors go over a symbol.
  public enum ColorRenderingMode: Int, Sendable {
    /// As named.
    case automatic, flat, gradient
  }

  /// How a symbol says its value.
  public enum VariableValueMode: Int, Sendable {
    /// As named.
    case automatic, color, draw
  }
}

/// Calls closures with each picture on the screen. Stands in for UIUpdateLink; `fire()` is a picture.
@MainActor
public final class UIUpdateLink {
  private weak var view: UIView?
  private var actions: [(phase: UIUpdateActionPhase, handler: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
  /// Whether the closures are called.
  public var isEnabled = false
  /// Whether pictures come though nothing changes; kept.
  public var requiresContinuousUpdates = false
  /// Whether the delay counts; kept.
  public var wantsLowLatencyEventDispatch = false
  /// Whether pictures are shown at once; kept.
  public var wantsImmediatePresentation = false
  /// How many pictures a second are wished for; kept.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// Makes one of the screen that a view is on.
  public init(view: UIView) { self.view = view }

  /// Makes one of a scene's screen.
  public init(windowScene: UIWindowScene) {}

  /// Makes one of a view's screen with a closure.
  public convenience init(view: UIView, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    self.init(view: view)
    addAction(handler: handler)
  }

  /// Adds a closure, which is called before changes are made known to Core Animation.
  public func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCATransactionCommit, handler: handler)
  }

  /// Adds a closure, which is called in a phase of each picture.
  public func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) { actions.append((phase, handler)) }

  /// Does what a picture on the screen does: the closures of each phase, those of a phase in the order they were added.
  /// - Parameter time: when it is shown, in seconds.
  public func fire(at time: TimeInterval = 0) {
    guard isEnabled else { return }
    let info = UIUpdateInfo(modelTime: time)
    for phase in UIUpdateActionPhase.inOrder {
      for action in actions where action.phase == phase { action.handler(self, info) }
    }
  }
}

/// A part of making a picture. Stands in for UIUpdateActionPhase.
public struct UIUpdateActionPhase: Hashable, Sendable {
  private let place: Int

  /// Before and after touches and keys are handed over.
  public static let (beforeEventDispatch, afterEventDispatch) = (Self(place: 0), Self(place: 1))
  /// Before and after display links are called.
  public static let (beforeCADisplayLinkDispatch, afterCADisplayLinkDispatch) = (Self(place: 2), Self(place: 3))
  /// Before and after changes are made known to Core Animation.
  public static let (beforeCATransactionCommit, afterCATransactionCommit) = (Self(place: 4), Self(place: 5))
  /// Before and after touches that must be shown soon are handed over.
  public static let (beforeLowLatencyEventDispatch, afterLowLatencyEventDispatch) = (Self(place: 6), Self(place: 7))
  /// Before and after their changes are made known.
  public static let (beforeLowLatencyCATransactionCommit, afterLowLatencyCATransactionCommit) = (
    Self(place: 8), Self(place: 9)
  )
  /// When it is known that a picture is made.
  public static let afterUpdateScheduled = Self(place: -1)
  /// When all is done.
  public static let afterUpdateComplete = Self(place: 10)

  static let inOrder = (-1...10).map { Self(place: $0) }
}

/// When a picture is made and shown. Stands in for UIUpdateInfo.
public struct UIUpdateInfo: Sendable {
  /// The time to reckon by, in seconds.
  public let modelTime: TimeInterval
  /// When the picture must be done, in seconds.
  public var completionDeadlineTime: TimeInterval { modelTime }
  /// When the picture is shown, in seconds.
  public var estimatedPresentationTime: TimeInterval { modelTime }
  /// Whether the picture is shown at once.
  public var isImmediatePresentationExpected: Bool { false }
}
