import NibRuntime
import NibStandIns

/// What assistive technology is told and says. Stands in for UIAccessibility; nothing is read out.
@MainActor
public enum UIAccessibility {
  /// What a program tells.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Makes one of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The screen shows something new.
    public static let screenChanged = Self(rawValue: 1000)
    /// Parts of the screen changed.
    public static let layoutChanged = Self(rawValue: 1001)
    /// Something to read out.
    public static let announcement = Self(rawValue: 1008)
    /// The content scrolled.
    public static let pageScrolled = Self(rawValue: 1009)
    /// Reading is to wait.
    public static let pauseAssistiveTechnology = Self(rawValue: 1010)
    /// Reading goes on.
    public static let resumeAssistiveTechnology = Self(rawValue: 1011)
  }

  /// What was told, in order, for a test to look at.
  public static var posted: [(notification: Notification, argument: Any?)] = []

  /// Tells nobody: it is kept in `posted`.
  public static func post(notification: Notification, argument: Any?) { posted.append((notification, argument)) }

  /// Whether the screen is read out; like those below it is off unless a test says otherwise.
  public static var isVoiceOverRunning = false
  /// Whether switches are used.
  public static var isSwitchControlRunning = false
  /// Whether things are to move less.
  public static var isReduceMotionEnabled = false
  /// Whether less is to shine through.
  public static var isReduceTransparencyEnabled = false
  /// Whether texts are bold.
  public static var isBoldTextEnabled = false
  /// Whether colors are turned over.
  public static var isInvertColorsEnabled = false
  /// Whether colors are left out.
  public static var isGrayscaleEnabled = false
  /// Whether colors are darker.
  public static var isDarkerSystemColorsEnabled = false
  /// Whether buttons have shapes.
  public static var buttonShapesEnabled = false
  /// Whether colors are not the only difference.
  public static var shouldDifferentiateWithoutColor = false
  /// Whether other transitions fade.
  public static var prefersCrossFadeTransitions = false
  /// Whether films begin by themselves.
  public static var isVideoAutoplayEnabled = true
  /// Whether words that are spoken are shown.
  public static var isClosedCaptioningEnabled = false
  /// Whether sound is the same for both ears.
  public static var isMonoAudioEnabled = false
  /// Whether the device is kept to one program.
  public static var isGuidedAccessEnabled = false
  /// Keeps the device to the program, or no longer: at once, and the completion hears that it was done.
  public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
    isGuidedAccessEnabled = enable
    completionHandler(true)
  }
  /// Whether selections are read out.
  public static var isSpeakSelectionEnabled = false
  /// Whether the screen is read out on demand.
  public static var isSpeakScreenEnabled = false
  /// Whether a shake undoes.
  public static var isShakeToUndoEnabled = true
  /// Whether a touch stands for others.
  public static var isAssistiveTouchRunning = false

  /// A rectangle of a view in the coordinates of the screen: of the root of its tree.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  private nonisolated static func changed(_ name: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility" + name)
  }

  /// `isVoiceOverRunning` changed. Like those below it is posted by tests alone.
  public nonisolated static let voiceOverStatusDidChangeNotification = changed("VoiceOverStatusDidChangeNotification")
  /// `isReduceMotionEnabled` changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = changed(
    "ReduceMotionStatusDidChangeNotification")
  /// `isReduceTransparencyEnabled` changed.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = changed(
    "ReduceTransparencyStatusDidChangeNotification")
  /// `isBoldTextEnabled` changed.
  public nonisolated static let boldTextStatusDidChangeNotification = changed("BoldTextStatusDidChangeNotification")
  /// `isDarkerSystemColorsEnabled` changed.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = changed(
    "DarkerSystemColorsStatusDidChangeNotification")
  /// `isSwitchControlRunning` changed.
  public nonisolated static let switchControlStatusDidChangeNotification = changed(
    "SwitchControlStatusDidChangeNotification")
  /// An announcement was read out.
  public nonisolated static let announcementDidFinishNotification = changed("AnnouncementDidFinishNotification")
}

/// Something that can be done with an element besides tapping it. Stands in for UIAccessibilityCustomAction.
@MainActor
open class UIAccessibilityCustomAction {
  /// What is done.
  public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  open var name: String
  /// The same with attributes; the name where none were given.
  open var attributedName: NSAttributedString {
    get { named ?? NSAttributedString(string: name) }
    set {
      named = newValue
      name = newValue.string
    }
  }
  private final var named: NSAttributedString?
  /// What kind of action it is, for assistive technology; nil for no kind.
  open var category: String?
  /// The image.
  open var image: UIImage?
  /// Does it; says whether it was done.
  open var actionHandler: ActionHandler?
  /// Who does it, where no closure does; not kept alive.
  open weak var target: AnyObject?
  /// What the target is sent.
  open var selector: Selector?

  /// Makes one that a closure does.
  public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }

  /// Makes one that a target does.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Chooses it as a user of assistive technology does. Raises what the target's action throws.
  /// - Returns: whether it was done.
  @discardableResult
  open func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    return InterfaceFaults.raising(or: false) {
      try ActionDispatch.send(selector.name, to: target, from: self) != nil
    }
  }
}

/// A part of a view that is no view, for assistive technology. Stands in for UIAccessibilityElement.
open class UIAccessibilityElement: UIResponder {
  /// What holds it; not kept alive.
  open weak var accessibilityContainer: AnyObject?
  /// Where it is on the screen, in points.
  open var accessibilityFrame = CGRect()
  /// Where it is in its container, in points.
  open var accessibilityFrameInContainerSpace = CGRect()
  final lazy var said = ElementWords()

  /// Makes one of a container; assistive technology stops there.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }
}

extension UIView {
  /// What can be done with the view besides tapping it.
  final var ownAccessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { extras?.accessibility?.customActions }
    set { makeAccessibility().customActions = newValue }
  }

  func makeAccessibility() -> ViewAccessibility {
    let extras = makeExtras()
    if let known = extras.accessibility { return known }
    let made = ViewAccessibility()
    extras.accessibility = made
    return made
  }

  /// Whether assistive technology looks at nothing beside the view.
  final var ownAccessibilityViewIsModal: Bool {
    get { extras?.accessibility?.isModal ?? false }
    set { makeAccessibility().isModal = newValue }
  }
  /// Whether what is in the view is gone through before what is beside it.
  final var ownShouldGroupAccessibilityChildren: Bool {
    get { extras?.accessibility?.groupsChildren ?? false }
    set { makeAccessibility().groupsChildren = newValue }
  }
  /// Words that a user may say for the view.
  final var ownAccessibilityUserInputLabels: [String]? {
    get { extras?.accessibility?.inputLabels }
    set { makeAccessibility().inputLabels = newValue }
  }
  /// The language that the view is read in.
  final var ownAccessibilityLanguage: String? {
    get { extras?.accessibility?.language }
    set { makeAccessibility().language = newValue }
  }
  /// Whether colors of the view stay when others are turned over.
  final var ownAccessibilityIgnoresInvertColors: Bool {
    get { extras?.accessibility?.ignoresInvertColors ?? false }
    set { makeAccessibility().ignoresInvertColors = newValue }
  }
  /// The frame on the screen, in points: that of the view in its root, unless code says another.
  final var ownAccessibilityFrame: CGRect {
    get { extras?.accessibility?.frame ?? convert(bounds, to: nil) }
    set { makeAccessibility().frame = newValue }
  }
  /// The point on the screen where activation taps: the middle, unless code says another.
  final var ownAccessibilityActivationPoint: CGPoint {
    get {
      extras?.accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { makeAccessibility().activationPoint = newValue }
  }
  /// Whether the view answers to touches for assistive technology.
  final var ownAccessibilityRespondsToUserInteraction: Bool {
    get { extras?.accessibility?.responds ?? isUserInteractionEnabled }
    set { makeAccessibility().responds = newValue }
  }
  /// What the elements in the view are together.
  final var ownAccessibilityContainerType: UIAccessibilityContainerType {
    get { extras?.accessibility?.containerType ?? .none }
    set { makeAccessibility().containerType = newValue }
  }
  /// What reads out large letters.
  final var ownShowsLargeContentViewer: Bool {
    get { extras?.accessibility?.showsLargeContent ?? false }
    set { makeAccessibility().showsLargeContent = newValue }
  }
  /// What that shows as text.
  final var ownLargeContentTitle: String? {
    get { extras?.accessibility?.largeTitle }
    set { makeAccessibility().largeTitle = newValue }
  }
  /// What that shows as a picture.
  final var ownLargeContentImage: UIImage? {
    get { extras?.accessibility?.largeImage }
    set { makeAccessibility().largeImage = newValue }
  }
}

/// What elements in a view are together.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// As named.
  case none, dataTable, list, landmark, semanticGroup
}

/// What assistive technology hears of few views.
@MainActor
final class ViewAccessibility {
  var customActions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
  var isModal = false
  var groupsChildren = false
  var inputLabels: [String]?
  var language: String?
  var ignoresInvertColors = false
  var largeTitle: String?
  var largeImage: UIImage?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var responds: Bool?
  var containerType = UIAccessibilityContainerType.none
  var showsLargeContent = false
}
