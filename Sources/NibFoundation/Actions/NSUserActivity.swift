// Foundation's type of this name, where Foundation has none.

#if !canImport(ObjectiveC)
  import Foundation

  /// What a user does, to go on with elsewhere; kept, and told to nobody. Stands in for NSUserActivity.
  @MainActor
  open class NSUserActivity: Hashable {
    /// A name that stays, by which activities are deleted.
    public typealias PersistentIdentifier = String

    /// The activity that the user goes on with elsewhere if he does: the last one that became current.
    public private(set) static weak var current: NSUserActivity?

    /// What kind of activity it is.
    public final let activityType: String
    /// The title.
    open var title: String?
    /// What it takes to go on.
    open var userInfo: [AnyHashable: Any]?
    /// Keys of `userInfo` that are needed to find it again.
    open var requiredUserInfoKeys: Set<String>?
    /// The page where it goes on without the app.
    open var webpageURL: URL?
    /// The page that led to it.
    open var referrerURL: URL?
    /// Words by which it is found.
    open var keywords: Set<String> = []
    /// When it need not be found any more.
    open var expirationDate: Date?
    /// Which window goes on with it.
    open var targetContentIdentifier: String?
    /// A name that stays, by which it is deleted.
    open var persistentIdentifier: PersistentIdentifier?
    /// Whether it may go on on other devices.
    open var isEligibleForHandoff = true
    /// Whether it may be found.
    open var isEligibleForSearch = false
    /// Whether it may be found by all people.
    open var isEligibleForPublicIndexing = false
    /// Whether `userInfo` is to be brought up to date before it is handed on.
    open var needsSave = false
    /// What is told of it.
    public final weak var delegate: (any NSUserActivityDelegate)?
    /// Whether it was ended.
    public private(set) final var isInvalidated = false
    /// Who brings it up to date besides the delegate, in the order in which they were given the activity.
    package final var savers: [(owner: ObjectIdentifier, save: @MainActor (NSUserActivity) -> Void)] = []

    /// Makes one of a kind.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds to what it takes to go on.
    open func addUserInfoEntries(from entries: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(entries) { $1 }
    }

    /// Makes it the current one; nothing for one that was ended.
    open func becomeCurrent() { if !isInvalidated { Self.current = self } }

    /// Makes it the current one no longer.
    open func resignCurrent() { if Self.current === self { Self.current = nil } }

    /// Ends it.
    open func invalidate() {
      resignCurrent()
      isInvalidated = true
    }

    /// Does what the system does before an activity is handed on: where `needsSave` says so, the delegate and the objects
    /// whose activity it is bring it up to date.
    public final func saveIfNeeded() {
      guard needsSave else { return }
      needsSave = false
      delegate?.userActivityWillSave(self)
      for saver in savers { saver.save(self) }
    }

    /// Whether both are one activity.
    public nonisolated static func == (first: NSUserActivity, second: NSUserActivity) -> Bool { first === second }

    /// By identity.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// What is told of an activity. Stands in for NSUserActivityDelegate.
  @MainActor
  public protocol NSUserActivityDelegate: AnyObject {
    /// The activity is about to be handed on, and may be brought up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// The user went on with it elsewhere.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
  }

  extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  }

  /// The kind of activity that a link to the app's web site is.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
