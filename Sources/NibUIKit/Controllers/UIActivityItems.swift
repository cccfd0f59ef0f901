import NibFoundation
import NibRuntime
import NibStandIns

/// Where shared things go. Stands in for UIActivityItemsConfigurationInteraction.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// To others.
  public static let share = Self(rawValue: "share")
  /// To the pasteboard.
  public static let copy = Self(rawValue: "copy")
}

/// Keys of metadata of shared items. Stands in for UIActivityItemsConfigurationMetadataKey.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let title = Self(rawValue: "title")
  /// The text of a message.
  public static let messageBody = Self(rawValue: "messageBody")
  /// A link, with what it leads to.
  public static let linkPresentationMetadata = Self(rawValue: "linkPresentationMetadata")
  /// Whom they are shared with.
  public static let collaborationModeRestrictions = Self(rawValue: "collaborationModeRestrictions")
  /// The options of sharing.
  public static let shareRecipients = Self(rawValue: "shareRecipients")
}

/// What a picture of shared things is for. Stands in for UIActivityItemsConfigurationPreviewIntent.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of it.
  public static let fullSize = Self(rawValue: "fullSize")
  /// A small picture.
  public static let thumbnail = Self(rawValue: "thumbnail")
}

/// What is to be shared. Stands for UIActivityItemsConfigurationReading.
@MainActor
public protocol UIActivityItemsConfigurationReading: AnyObject {
  /// What hands the things over.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Whether they may go somewhere.
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  /// More of all of them.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// More of one of them.
  func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// A picture of one of them.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
  /// Programs besides those of the system.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  /// Yes.
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool { true }
  /// None.
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  /// None.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// None.
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
  /// None.
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// What is to be shared. Stands in for UIActivityItemsConfiguration.
@MainActor
open class UIActivityItemsConfiguration: UIActivityItemsConfigurationReading {
  /// What hands the things over.
  public final let itemProvidersForActivityItemsConfiguration: [NSItemProvider]
  /// What the program knows the things by.
  open var localObject: Any?
  /// Where the things may go.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]
  /// Says more of all things by a key.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Says more of one thing by a key.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Makes a picture of one thing.
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// Makes programs besides those of the system.
  open var applicationActivitiesProvider: (() -> [UIActivity]?)?

  /// Shares objects.
  public convenience init(objects: [Any]) { self.init(itemProviders: objects.map { NSItemProvider(object: $0) }) }

  /// Shares what providers hand over.
  public init(itemProviders: [NSItemProvider]) { itemProvidersForActivityItemsConfiguration = itemProviders }

  /// The value of `supportedInteractions`.
  open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    supportedInteractions.contains(interaction)
  }

  /// The value of `metadataProvider`.
  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }

  /// The value of `perItemMetadataProvider`.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }

  /// The value of `previewProvider`.
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }

  /// The value of `applicationActivitiesProvider`.
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}

extension UIActivityViewController {
  /// Offers what a configuration has: its objects, and its programs besides those of the system.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
  }
}

/// Makes what is shared when somebody wants it. Stands in for UIActivityItemProvider.
@MainActor
open class UIActivityItemProvider: UIActivityItemSource {
  /// What stands for it before.
  public final let placeholderItem: Any?
  /// Where it goes; nil before somebody wants it.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Makes one.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// Makes what is shared: what stands for it, where a subclass does not override it.
  open var item: Any { placeholderItem ?? "" }

  /// What stands for it before.
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? ""
  }

  /// What is shared.
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}

extension UIActivity.ActivityType {
  /// As named, like those below.
  public static let postToTencentWeibo = Self(rawValue: "com.apple.UIKit.activity.TencentWeibo")
  /// As named.
  public static let sharePlay = Self(rawValue: "com.apple.UIKit.activity.SharePlay")
  /// As named.
  public static let collaborationInviteWithLink = Self(rawValue: "com.apple.UIKit.activity.CollaborationInviteWithLink")
  /// As named.
  public static let collaborationCopyLink = Self(rawValue: "com.apple.UIKit.activity.CollaborationCopyLink")
  /// As named.
  public static let addToHomeScreen = Self(rawValue: "com.apple.UIKit.activity.AddToHomeScreen")
}
