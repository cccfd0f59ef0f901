import Foundation
import NibStandIns

/// A note to the user in a corner of the screen. Stands in for NSUserNotification, which newer systems have no more.
@MainActor
open class NSUserNotification {
  /// How a user answered. Stands in for NSUserNotification.ActivationType.
  public enum ActivationType: Int, Sendable {
    /// As named.
    case none, contentsClicked, actionButtonClicked, replied, additionalActionClicked
  }

  /// The sound of the system's.
  public static let defaultSoundName = "DefaultSoundName"

  /// The first line.
  open var title: String?
  /// The second line.
  open var subtitle: String?
  /// The text.
  open var informativeText: String?
  /// What tells it from others; one of the same is taken for the same note.
  open var identifier: String?
  /// The name of its sound; nothing is heard.
  open var soundName: String?
  /// The picture beside the text.
  open var contentImage: NSImage?
  /// Whether there is a button to act.
  open var hasActionButton = true
  /// The title of that button.
  open var actionButtonTitle = "Show"
  /// The title of the button that closes it.
  open var otherButtonTitle = "Close"
  /// Whether a user can reply with a text.
  open var hasReplyButton = false
  /// What the field for the reply shows while it is empty.
  open var responsePlaceholder: String?
  /// The program's own data.
  open var userInfo: [String: Any]?
  /// When it is to come; nil for now.
  open var deliveryDate: Date?
  /// When it came; nil before.
  open internal(set) var actualDeliveryDate: Date?
  /// Whether it was shown.
  open internal(set) var isPresented = false
  /// How a user answered.
  open internal(set) var activationType = ActivationType.none
  /// What a user replied.
  open internal(set) var response: NSAttributedString?

  /// Makes a note without texts.
  public init() {}
}

/// Hears of notes. Stands for NSUserNotificationCenterDelegate; all is optional.
@MainActor
public protocol NSUserNotificationCenterDelegate: AnyObject {
  /// A note came.
  func userNotificationCenter(
    _ center: NSUserNotificationCenter, didDeliver notification: NSUserNotification)
  /// The user answered a note.
  func userNotificationCenter(
    _ center: NSUserNotificationCenter, didActivate notification: NSUserNotification)
  /// Whether a note is shown although the program is in front: no, unless the delegate wants it.
  func userNotificationCenter(
    _ center: NSUserNotificationCenter, shouldPresent notification: NSUserNotification
  ) -> Bool
}

extension NSUserNotificationCenterDelegate {
  /// Does nothing.
  public func userNotificationCenter(
    _ center: NSUserNotificationCenter, didDeliver notification: NSUserNotification
  ) {}
  /// Does nothing.
  public func userNotificationCenter(
    _ center: NSUserNotificationCenter, didActivate notification: NSUserNotification
  ) {}
  /// No.
  public func userNotificationCenter(
    _ center: NSUserNotificationCenter, shouldPresent notification: NSUserNotification
  ) -> Bool { false }
}

/// Delivers notes: a test looks at `deliveredNotifications` and answers as a user. Stands in for NSUserNotificationCenter.
@MainActor
open class NSUserNotificationCenter {
  /// The program's.
  public static let `default` = NSUserNotificationCenter()

  /// Hears of notes.
  open weak var delegate: (any NSUserNotificationCenterDelegate)?
  /// Notes that wait for their time, in order. They come with `deliver(_:)`; no clock runs.
  open var scheduledNotifications: [NSUserNotification] = []
  /// Notes that came, the last one first.
  open private(set) var deliveredNotifications: [NSUserNotification] = []

  /// Makes a center without notes; a program has `default`.
  public init() {}

  /// Has a note wait for its time.
  open func scheduleNotification(_ notification: NSUserNotification) { scheduledNotifications.append(notification) }

  /// Forgets a note that waits.
  open func removeScheduledNotification(_ notification: NSUserNotification) {
    scheduledNotifications.removeAll { isSame($0, notification) }
  }

  /// Has a note come at once.
  open func deliver(_ notification: NSUserNotification) {
    removeScheduledNotification(notification)
    removeDeliveredNotification(notification)
    notification.actualDeliveryDate = notification.deliveryDate ?? Date()
    deliveredNotifications.insert(notification, at: 0)
    let isInFront = NSApplication.shared.isActive
    notification.isPresented =
      !isInFront || delegate?.userNotificationCenter(self, shouldPresent: notification) ?? false
    delegate?.userNotificationCenter(self, didDeliver: notification)
  }

  /// Takes a note away.
  open func removeDeliveredNotification(_ notification: NSUserNotification) {
    deliveredNotifications.removeAll { isSame($0, notification) }
  }

  /// Takes all notes away.
  open func removeAllDeliveredNotifications() { deliveredNotifications = [] }

  /// Answers a note as a user does. Not part of AppKit.
  /// - Parameters:
  ///   - notification: one of those that came.
  ///   - activation: how it is answered.
  ///   - reply: the text of a reply.
  /// - Returns: whether it was there.
  @discardableResult
  open func answer(
    _ notification: NSUserNotification, _ activation: NSUserNotification.ActivationType, reply: String? = nil
  ) -> Bool {
    guard deliveredNotifications.contains(where: { $0 === notification }) else { return false }
    notification.activationType = activation
    notification.response = reply.map { NSAttributedString(string: $0) }
    delegate?.userNotificationCenter(self, didActivate: notification)
    return true
  }

  private func isSame(_ one: NSUserNotification, _ other: NSUserNotification) -> Bool {
    one === other || one.identifier != nil && one.identifier == other.identifier
  }
}
