import NibRuntime
import NibStandIns

/// Shares things with other programs; kept, and shown to nobody. Stands in for UIActivityViewController.
open class UIActivityViewController: UIViewController {
  /// What is shared.
  open private(set) var activityItems: [Any] = []
  /// Activities of the program's own.
  open private(set) var applicationActivities: [UIActivity] = []
  /// Whether some kinds may be offered before others; kept.
  open var allowsProminentActivity = true
  /// Parts of what is shown that are left out; kept.
  open var excludedActivitySectionTypes: SectionTypes = []
  /// Kinds that are not offered.
  open var excludedActivityTypes: [ActivityType]?
  /// Called when the user is done: never by itself.
  open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Who hears that the user is done, likewise.
  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Does what a user does who chooses a kind: the controller goes, and the handler hears.
  /// - Returns: false if the kind is excluded.
  @discardableResult
  open func choose(_ activity: ActivityType) -> Bool {
    guard !(excludedActivityTypes?.contains(activity) ?? false) else { return false }
    if presentingViewController != nil { dismiss(animated: true) }
    if let own = applicationActivities.first(where: { $0.activityType == activity }) {
      let items = items(for: activity)
      guard own.canPerform(withActivityItems: items) else { return false }
      own.prepare(withActivityItems: items)
      own.perform()
    }
    completionWithItemsHandler?(activity, true, nil, nil)
    return true
  }

  /// What is shared by a kind: what is an item source is asked for it.
  open func items(for activity: ActivityType?) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: activity)
    }
  }

  /// Parts of what is shown. Documented: the bits, by UIKit.
  public struct SectionTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// People that the user shares with often.
    public static let peopleSuggestions = Self(rawValue: 1)
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

  /// Makes one for things, with activities of the program's own.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    modalPresentationStyle = .pageSheet
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A kind of sharing of a program's own; `UIActivityViewController.choose(_:)` performs it. Stands in for UIActivity.
@MainActor
open class UIActivity {
  /// A kind of sharing.
  public typealias ActivityType = UIActivityViewController.ActivityType

  /// Where it is offered.
  public enum Category: Int, Sendable {
    /// As named.
    case action, share
  }

  /// Where it is offered: among actions.
  open class var activityCategory: Category { .action }
  /// A controller that does it; nil for none.
  open var activityViewController: UIViewController? { nil }

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

/// What is shared, made when it is asked for. Stands for UIActivityItemSource.
@MainActor
public protocol UIActivityItemSource: AnyObject {
  /// Something of the same type, before it is known what is shared.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// What is shared by a kind; nil for nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivityViewController.ActivityType?
  ) -> Any?
  /// The subject, for kinds that have one; empty if left out.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivityViewController.ActivityType?
  ) -> String
  /// The name of its type; empty if left out.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivityViewController.ActivityType?
  ) -> String
  /// A small picture of it; none if left out.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivityViewController.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// Empty.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivityViewController.ActivityType?
  ) -> String { "" }
  /// Empty.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivityViewController.ActivityType?
  ) -> String { "" }
  /// None.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivityViewController.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
