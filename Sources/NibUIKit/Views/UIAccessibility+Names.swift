import NibFoundation
import NibRuntime
import NibStandIns

extension UIAccessibility {
  /// What reads the screen or moves over it.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What reads the screen.
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// What moves over it by switches.
    public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Ears with a hearing device.
  public struct HearingDeviceEar: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left ear.
    public static let left = Self(rawValue: 2)
    /// The right ear.
    public static let right = Self(rawValue: 4)
    /// Both.
    public static let both: Self = [.left, .right]
  }

  /// What is made larger.
  public enum ZoomType: Int, Sendable {
    /// As named.
    case insertionPoint
  }

  /// How a part of a program is restricted.
  public enum GuidedAccessRestrictionState: Int, Sendable {
    /// As named.
    case allow, deny
  }

  /// What a program may switch on while the device is kept to it.
  public struct GuidedAccessAccessibilityFeature: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reading the screen.
    public static let voiceOver = Self(rawValue: 1)
    /// Making it larger.
    public static let zoom = Self(rawValue: 2)
    /// Touches by help.
    public static let assistiveTouch = Self(rawValue: 4)
    /// Colors turned over.
    public static let invertColors = Self(rawValue: 8)
    /// No colors.
    public static let grayscaleDisplay = Self(rawValue: 16)
  }

  /// Whether switches show labels for on and off; like those of the class it is off unless a test sets it.
  public static var isOnOffSwitchLabelsEnabled: Bool {
    get { AccessibilityChoices.main.labels }
    set { AccessibilityChoices.main.labels = newValue }
  }

  /// Whether the place of typing does not blink.
  public static var prefersNonBlinkingTextInsertionIndicator: Bool {
    get { AccessibilityChoices.main.steady }
    set { AccessibilityChoices.main.steady = newValue }
  }

  /// The ears with a hearing device: none, unless a test sets it.
  public static var hearingDevicePairedEar: HearingDeviceEar {
    get { AccessibilityChoices.main.ears }
    set { AccessibilityChoices.main.ears = newValue }
  }

  /// What the technology looks at: the argument of the last `post` of a layout or a screen, as it goes there.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    posted.last { $0.notification == .layoutChanged || $0.notification == .screenChanged }?.argument
  }

  /// Keeps the device to the program, or no longer: at once.
  public static func requestGuidedAccessSession(enabled enable: Bool) async -> Bool {
    isGuidedAccessEnabled = enable
    return true
  }

  /// Switches something on or off while the device is kept to the program; whether it is, is what it answers.
  public static func configureForGuidedAccess(
    features: GuidedAccessAccessibilityFeature, enabled: Bool
  ) async throws { if !isGuidedAccessEnabled { throw CocoaError(.featureUnsupported) } }

  /// Whether a part of the program is restricted: no.
  public static func guidedAccessRestrictionState(
    forIdentifier restrictionIdentifier: String
  ) -> GuidedAccessRestrictionState { .allow }

  /// Says that what is made larger moved; nothing is made larger.
  public static func zoomFocusChanged(zoomType: ZoomType, toFrame frame: CGRect, in view: UIView) {}

  /// Tells the user that a gesture of the program's is in the way; nobody is told.
  public static func registerGestureConflictWithZoom() {}

  /// An outline of a view in the coordinates of the screen: of the root of its tree.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let origin = view.convert(CGPoint(), to: nil)
    let made = UIBezierPath(cgPath: path.cgPath)
    made.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return made
  }
}

@MainActor
private final class AccessibilityChoices {
  static let main = AccessibilityChoices()
  var labels = false
  var steady = false
  var ears: UIAccessibility.HearingDeviceEar = []
}

/// Restricts parts of a program while the device is kept to it. Stands for UIGuidedAccessRestrictionDelegate.
@MainActor
public protocol UIGuidedAccessRestrictionDelegate: AnyObject {
  /// The names of the parts.
  var guidedAccessRestrictionIdentifiers: [String]? { get }
  /// A part is restricted, or no longer.
  func guidedAccessRestriction(
    withIdentifier restrictionIdentifier: String,
    didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
  /// What a part is called.
  func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

extension UIAccessibility {
  private nonisolated static func told(_ name: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(name)Notification")
  }

  /// Key of what was read out.
  public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// Key of whether all of it was.
  public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// The technology looks at something else. Like those below it is posted by tests alone.
  public nonisolated static let elementFocusedNotification = told("ElementFocused")
  /// Key of what it looks at.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// Key of what it looked at.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// Key of the technology.
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// `isMonoAudioEnabled` changed.
  public nonisolated static let monoAudioStatusDidChangeNotification = told("MonoAudioStatusDidChange")
  /// `isClosedCaptioningEnabled` changed.
  public nonisolated static let closedCaptioningStatusDidChangeNotification = told("ClosedCaptioningStatusDidChange")
  /// `isInvertColorsEnabled` changed.
  public nonisolated static let invertColorsStatusDidChangeNotification = told("InvertColorsStatusDidChange")
  /// `isGuidedAccessEnabled` changed.
  public nonisolated static let guidedAccessStatusDidChangeNotification = told("GuidedAccessStatusDidChange")
  /// `buttonShapesEnabled` changed.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = told(
    "ButtonShapesEnabledStatusDidChange")
  /// `isGrayscaleEnabled` changed.
  public nonisolated static let grayscaleStatusDidChangeNotification = told("GrayscaleStatusDidChange")
  /// `isVideoAutoplayEnabled` changed.
  public nonisolated static let videoAutoplayStatusDidChangeNotification = told("VideoAutoplayStatusDidChange")
  /// `isSpeakSelectionEnabled` changed.
  public nonisolated static let speakSelectionStatusDidChangeNotification = told("SpeakSelectionStatusDidChange")
  /// `isSpeakScreenEnabled` changed.
  public nonisolated static let speakScreenStatusDidChangeNotification = told("SpeakScreenStatusDidChange")
  /// `isShakeToUndoEnabled` changed.
  public nonisolated static let shakeToUndoDidChangeNotification = told("ShakeToUndoDidChange")
  /// `isAssistiveTouchRunning` changed.
  public nonisolated static let assistiveTouchStatusDidChangeNotification = told("AssistiveTouchStatusDidChange")
  /// `shouldDifferentiateWithoutColor` changed.
  public nonisolated static let differentiateWithoutColorDidChangeNotification = told(
    "ShouldDifferentiateWithoutColorDidChange")
  /// `isOnOffSwitchLabelsEnabled` changed.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = told("OnOffSwitchLabelsDidChange")
  /// `hearingDevicePairedEar` changed.
  public nonisolated static let hearingDevicePairedEarDidChangeNotification = told("HearingDevicePairedEarDidChange")
  /// `prefersCrossFadeTransitions` changed.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = told(
    "PrefersCrossFadeTransitionsStatusDidChange")
  /// `prefersNonBlinkingTextInsertionIndicator` changed.
  public nonisolated static let prefersNonBlinkingTextInsertionIndicatorDidChangeNotification = told(
    "PrefersNonBlinkingTextInsertionIndicatorDidChange")
}
