import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few applications have beside `ApplicationState`.
struct ApplicationUse: RareState {
  var token: Data?
  var isRegistered = false
  var kinds: NSApplication.RemoteNotificationType = []
  var customizesTouchBar = false
  var palettes = 0
  var searchers: [any NSUserInterfaceItemSearching] = []
  var keepsRestoring = 0
  var yieldedTo: [String] = []
  var servicesShown: [String: Bool] = [:]
  var providers: [String: Any] = [:]
  var wasSeen = false
}

/// Notifications that a server sends. There is no server here: a test gives the token and hands them on.
extension NSApplication {
  /// What notifications of a server do. Documented: the bits, by AppKit.
  public struct RemoteNotificationType: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes kinds of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// They show a number on the icon.
    public static let badge = Self(rawValue: 1)
    /// They are heard.
    public static let sound = Self(rawValue: 2)
    /// They are read.
    public static let alert = Self(rawValue: 4)
  }

  /// What a server would know the application by, as a test sets it; nil for no server.
  public final var remoteNotificationToken: Data? {
    get { self[rare: ApplicationUse.self].token }
    set { self[rare: ApplicationUse.self].token = newValue }
  }

  /// Asks to be sent notifications: the delegate is told `remoteNotificationToken`, or that there is no server.
  public final func registerForRemoteNotifications() {
    if let token = remoteNotificationToken {
      self[rare: ApplicationUse.self].isRegistered = true
      delegate?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
    } else {
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
    }
  }

  /// Asks to be sent notifications of some kinds, likewise.
  public final func registerForRemoteNotifications(matching types: RemoteNotificationType) {
    self[rare: ApplicationUse.self].kinds = types
    registerForRemoteNotifications()
  }

  /// Asks to be sent none.
  public final func unregisterForRemoteNotifications() {
    self[rare: ApplicationUse.self].isRegistered = false
    self[rare: ApplicationUse.self].kinds = []
  }

  /// Whether the application is sent notifications.
  public final var isRegisteredForRemoteNotifications: Bool { self[rare: ApplicationUse.self].isRegistered }

  /// The kinds that it asked for.
  public final var enabledRemoteNotificationTypes: RemoteNotificationType { self[rare: ApplicationUse.self].kinds }

  /// Does what a server does that sends a notification: the delegate is told, if the application asked for that.
  /// - Returns: whether it did.
  @discardableResult
  public final func receiveRemoteNotification(_ userInfo: [String: Any]) -> Bool {
    guard isRegisteredForRemoteNotifications else { return false }
    delegate?.application(self, didReceiveRemoteNotification: userInfo)
    return true
  }
}

/// What can be found by the help menu. Stands in for NSUserInterfaceItemSearching.
@MainActor
public protocol NSUserInterfaceItemSearching: AnyObject {
  /// Finds items for a text, and hands them to a block.
  func searchForItems(
    withSearch searchString: String, resultLimit: Int, matchedItemHandler handleMatchedItems: @escaping ([Any]) -> Void)
  /// The titles of an item, from the menu to itself.
  func localizedTitles(forItem item: Any) -> [String]
  /// A user chooses an item.
  func performAction(forItem item: Any)
  /// A user wants all topics of help for a text.
  func showAllHelpTopics(forSearch searchString: String)
}

extension NSUserInterfaceItemSearching {
  /// Does nothing.
  public func performAction(forItem item: Any) {}
  /// Does nothing.
  public func showAllHelpTopics(forSearch searchString: String) {}
}

/// Searching from the help menu.
extension NSApplication {
  /// Has an object be asked for items when a user searches in the help menu.
  public final func registerUserInterfaceItemSearchHandler(_ handler: any NSUserInterfaceItemSearching) {
    unregisterUserInterfaceItemSearchHandler(handler)
    self[rare: ApplicationUse.self].searchers.append(handler)
  }

  /// Has it be asked no more.
  public final func unregisterUserInterfaceItemSearchHandler(_ handler: any NSUserInterfaceItemSearching) {
    self[rare: ApplicationUse.self].searchers.removeAll { $0 === handler }
  }

  /// Whether a text is in a title, and where: whatever case and accents.
  public final func searchString(
    _ searchString: String, inUserInterfaceItemString stringToSearch: String, searchRange: NSRange,
    found foundRange: UnsafeMutablePointer<NSRange>?
  ) -> Bool {
    let found = (stringToSearch as NSString).range(
      of: searchString, options: [.caseInsensitive, .diacriticInsensitive], range: searchRange)
    foundRange?.pointee = found
    return found.location != NSNotFound
  }

  /// What was found by the help menu.
  public struct FoundItem {
    /// The titles, from the menu to itself.
    public let titles: [String]
    let item: Any
    let searcher: any NSUserInterfaceItemSearching

    /// Does what a user does who chooses it.
    @MainActor public func choose() { searcher.performAction(forItem: item) }
  }

  /// Does what a user does who types in the field of the help menu: asks those that are registered.
  /// - Returns: what they found.
  public final func searchHelpMenu(
    for text: String, limit: Int = 10
  ) -> [FoundItem] {
    self[rare: ApplicationUse.self].searchers.flatMap { searcher in
      var found: [Any] = []
      searcher.searchForItems(withSearch: text, resultLimit: limit) { found += $0 }
      return found.prefix(limit).map { item in
        FoundItem(titles: searcher.localizedTitles(forItem: item), item: item, searcher: searcher)
      }
    }
  }
}
