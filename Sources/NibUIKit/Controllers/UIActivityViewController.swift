import NibRuntime
import NibStandIns

/// Shares things with other programs; kept, and shown to nobody. Stands in for UIActivityViewController.
open class UIActivityViewController: UIViewController {
  /// What is shared.
  public private(set) final var activityItems: [Any] = []
  /// Kinds that are not offered.
  public final var excludedActivityTypes: [ActivityType]?
  /// Called when the user is done: never by itself.
  public final var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Who hears that the user is done, likewise.
  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Does what a user does who chooses a kind: the controller goes, and the handler hears.
  /// - Returns: false if the kind is excluded.
  @discardableResult
  public func choose(_ activity: ActivityType) -> Bool {
    guard !(excludedActivityTypes?.contains(activity) ?? false) else { return false }
    if presentingViewController != nil { dismiss(animated: true) }
    completionWithItemsHandler?(activity, true, nil, nil)
    return true
  }

  /// A kind of sharing.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes one of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// As named.
    public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// As named.
    public static let addToReadingList = Self(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// As named.
    public static let assignToContact = Self(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// As named.
    public static let openInIBooks = Self(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    /// As named.
    public static let markupAsPDF = Self(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
    /// As named.
    public static let postToFacebook = Self(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    /// As named.
    public static let postToTwitter = Self(rawValue: "com.apple.UIKit.activity.PostToTwitter")
    /// As named.
    public static let postToFlickr = Self(rawValue: "com.apple.UIKit.activity.PostToFlickr")
    /// As named.
    public static let postToVimeo = Self(rawValue: "com.apple.UIKit.activity.PostToVimeo")
    /// As named.
    public static let postToWeibo = Self(rawValue: "com.apple.UIKit.activity.PostToWeibo")
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
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
    modalPresentationStyle = .pageSheet
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A kind of sharing of a program's own; not offered. Stands in for UIActivity.
@MainActor
open class UIActivity {
  /// Makes one.
  public init() {}

  /// Which kind it is.
  open var activityType: UIActivityViewController.ActivityType? { nil }
  /// The title.
  open var activityTitle: String? { nil }
  /// The image.
  open var activityImage: UIImage? { nil }
  /// Whether it takes things.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes things.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it.
  open func perform() {}
  /// It is done.
  open func activityDidFinish(_ completed: Bool) {}
}
