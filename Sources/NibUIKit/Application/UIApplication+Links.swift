#if !NIB_LIGHT
  import Foundation
  import NibRuntime
  import NibStandIns

  extension UIApplication {
    /// How a link is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes a key of a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Only in an app that has asked for such links.
      public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Opens nothing: the link is kept in `openedURLs`, and the completion hears whether `canOpenURL` says yes.
    public func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) {
      let opens = canOpenURL(url)
      if opens { links.opened.append(url) }
      completionHandler?(opens)
    }

    /// Whether a link could be opened: as `opensURL` says.
    public func canOpenURL(_ url: URL) -> Bool { opensURL(url) }

    /// What decides which links can be opened: all, unless a test says otherwise.
    public var opensURL: (URL) -> Bool {
      get { links.isOpened }
      set { links.isOpened = newValue }
    }

    /// The links that were opened, in order, for a test to look at.
    public var openedURLs: [URL] {
      get { links.opened }
      set { links.opened = newValue }
    }

    /// The scenes of the program: one, with its windows.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }

    /// What opens the program's settings.
    public static let openSettingsURLString = "app-settings:"

    /// The program came to the front. Like those below it is posted by tests alone.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// The program is about to leave the front.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// The program went to the background.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// The program is about to come back.
    public static let willEnterForegroundNotification = Notification.Name(
      "UIApplicationWillEnterForegroundNotification")
    /// The program is about to end.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Memory is short.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
      "UIApplicationDidReceiveMemoryWarningNotification")
    /// The user took a picture of the screen.
    public static let userDidTakeScreenshotNotification = Notification.Name(
      "UIApplicationUserDidTakeScreenshotNotification")
  }

  /// What a program did with links.
  struct ApplicationLinks {
    var opened: [URL] = []
    var isOpened: (URL) -> Bool = { _ in true }
  }

  /// One instance of a program's interface. Stands in for UIScene.
  @MainActor
  open class UIScene: Hashable {
    /// Where a scene stands.
    public enum ActivationState: Int, Sendable {
      /// As named.
      case unattached = -1
      /// As named.
      case foregroundActive, foregroundInactive, background
    }

    /// Always in front.
    public var activationState: ActivationState { .foregroundActive }
    /// What the scene's delegate is; set by a test.
    public weak var delegate: AnyObject?
    /// The title.
    public var title: String!

    init() {}

    /// Whether both are one object.
    public nonisolated static func == (a: UIScene, b: UIScene) -> Bool { a === b }

    /// By identity.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// The scene with the program's windows. Stands in for UIWindowScene.
  public final class UIWindowScene: UIScene {
    /// The one scene.
    public static let main = UIWindowScene()

    /// The windows that were made visible, in that order.
    public var windows: [UIWindow] { UIApplication.shared.windows }
    /// The window that was made visible last.
    public var keyWindow: UIWindow? { windows.last }
    /// The screen.
    public var screen: UIScreen { .main }
    /// What the screen says of itself.
    public var traitCollection: UITraitCollection { .current }
  }

  extension UIWindow {
    /// The program's scene.
    public var windowScene: UIWindowScene? { .main }

    /// Makes a window of a scene, as large as its screen.
    public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }
  }

  extension UIResponder {
    /// The keyboard is about to come. Like those below it is posted by tests alone: there is no keyboard.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The keyboard came.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to go.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard went.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The keyboard's frame is about to change.
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// The keyboard's frame changed.
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    /// Key of the keyboard's frame before: a `CGRect`.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// Key of the keyboard's frame after, likewise.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// Key of how long it takes, in seconds.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// Key of how it moves.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  }

  extension UITextField {
    /// Editing began. Like those below it is posted by tests alone; actions and the delegate hear of what a user does.
    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// The text changed.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// Editing ended.
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
  }

  extension UITextView {
    /// The text changed; posted by tests alone.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  }

  extension Bundle {
    /// Makes the objects of a nib of the bundle and returns the top-level ones, without proxies. Raises what finding, reading
    /// and making throw.
    @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
      UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
  }

  /// What was copied. Stands in for UIPasteboard; other programs' is not looked at.
  @MainActor
  public final class UIPasteboard {
    /// The one that all share.
    public static let general = UIPasteboard()

    /// The text.
    public var string: String?
    /// The link.
    public var url: URL?
    /// The image.
    public var image: UIImage?
    /// The color.
    public var color: UIColor?
    /// Whether there is a text.
    public var hasStrings: Bool { string != nil }
    /// Whether there is a link.
    public var hasURLs: Bool { url != nil }
    /// Whether there is an image.
    public var hasImages: Bool { image != nil }
  }

  /// Shares things with other programs; kept, and shown to nobody. Stands in for UIActivityViewController.
  open class UIActivityViewController: UIViewController {
    /// What is shared.
    public private(set) final var activityItems: [Any] = []
    /// Kinds that are not offered.
    public final var excludedActivityTypes: [ActivityType]?
    /// Called when the user is done: never by itself.
    public final var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

    /// A kind of sharing.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes one of a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Mail.
      public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
      /// Messages.
      public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
      /// A printer.
      public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
      /// The pasteboard.
      public static let copyToPasteboard = Self(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
      /// The pictures of the device.
      public static let saveToCameraRoll = Self(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    }

    /// Makes one for things; activities of the program's own are not offered.
    public init(activityItems: [Any], applicationActivities: [AnyObject]?) {
      super.init(nibName: nil, bundle: nil)
      self.activityItems = activityItems
      modalPresentationStyle = .pageSheet
    }

    /// Reads the archived values.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }
#endif

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

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// As named.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIDevice {
  /// Upright, always.
  public var orientation: UIDeviceOrientation { .portrait }
}
