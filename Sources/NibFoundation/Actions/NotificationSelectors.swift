#if !canImport(ObjectiveC)
  import Foundation
  import NibRuntime
  import NibStandIns

  /// Observers by selector, which Foundation has with Objective-C alone.
  extension NotificationCenter {
    /// Sends an action to an object for each notification of a name, with the notification as `NSNotification`. The
    /// object says with `@Action` which selectors it performs, and is not kept alive; `removeObserver` of a stand-in ends it.
    @MainActor
    public func addObserver(
      _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {
      let delivery = SelectorDelivery(to: observer as AnyObject, selector.name)
      let token = addObserver(forName: name, object: object, queue: nil) {
        delivery.deliver(NSNotification(name: $0.name, object: $0.object, userInfo: $0.userInfo))
      }
      SelectorObservers.add(token, name, of: observer as AnyObject, in: self)
    }

    /// Ends what `addObserver(_:selector:name:object:)` began for an object.
    @MainActor
    public func removeObserver(_ observer: StandIn) { SelectorObservers.remove(nil, of: observer, in: self) }

    /// Ends that for notifications of a name.
    @MainActor
    public func removeObserver(_ observer: StandIn, name: Notification.Name?, object: Any?) {
      SelectorObservers.remove(name, of: observer, in: self)
    }
  }

  extension NotificationCenter {
    /// Calls a block on a queue for each notification of a name.
    ///
    /// Foundation's own method takes a queue that may be nil, so that this one is chosen where there is one. Of the main queue
    /// it calls the block at once where the main actor posts: without Apple's runtime other threads than the first serve
    /// that queue, as in tests, and Foundation would wait for it on the queue itself, for ever.
    public func addObserver(
      forName name: Notification.Name?, object: Any?, queue: OperationQueue,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      guard queue === OperationQueue.main else {
        return addObserver(forName: name, object: object, queue: Optional(queue), using: block)
      }
      return addObserver(forName: name, object: object, queue: nil) { notification in
        if MainQueue.isCurrent { return block(notification) }
        let sent = Sent(notification: notification)
        DispatchQueue.main.async { block(sent.notification) }
      }
    }
  }

  /// A notification on its way to the main queue.
  private struct Sent: @unchecked Sendable {
    let notification: Notification
  }

  @MainActor
  private enum SelectorObservers {
    private struct Entry {
      let token: any NSObjectProtocol
      let name: Notification.Name?
      let observer: WeakReference
    }

    private static var entries: [Entry] = []

    static func add(
      _ token: any NSObjectProtocol, _ name: Notification.Name?, of observer: AnyObject, in center: NotificationCenter
    ) {
      for entry in entries where entry.observer.object == nil { center.removeObserver(entry.token) }
      entries.removeAll { $0.observer.object == nil }
      entries.append(Entry(token: token, name: name, observer: WeakReference(observer)))
    }

    static func remove(_ name: Notification.Name?, of observer: AnyObject, in center: NotificationCenter) {
      let matches = { (entry: Entry) in entry.observer.object === observer && (name == nil || entry.name == name) }
      for entry in entries where matches(entry) { center.removeObserver(entry.token) }
      entries.removeAll(where: matches)
    }
  }
#endif
