import Foundation
import NibFoundation
import NibStandIns

/// Who brings an activity up to date before it is handed on.
@MainActor
enum UserActivitySaving {
  /// Has an object asked about its activity in place of another one.
  static func follow<Owner: AnyObject>(
    _ activity: NSUserActivity?, instead old: NSUserActivity?, _ owner: Owner,
    update: @escaping @MainActor (Owner, NSUserActivity) -> Void
  ) {
    guard activity !== old else { return }
    #if !canImport(ObjectiveC)
      let number = ObjectIdentifier(owner)
      for activity in [old, activity] { activity?.savers.removeAll { $0.owner == number } }
      activity?.savers.append((number, { [weak owner] in if let owner { update(owner, $0) } }))
    #endif
  }
}

/// Restores what a user did elsewhere. Stands in for NSUserActivityRestoring.
@MainActor
public protocol NSUserActivityRestoring {
  /// Goes on with an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension NSResponder: NSUserActivityRestoring {}

extension DocumentAspects: NSUserActivityRestoring {}

extension UserOperable where Self: NSApplication {
  /// Goes on with an activity that the user began elsewhere, on another device or by a link: the delegate is told its kind,
  /// then asked to go on, and what it gives restores its state.
  /// - Returns: whether the delegate goes on with it.
  @discardableResult
  public func goOn(with activity: NSUserActivity) -> Bool {
    guard let delegate else { return false }
    _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
    return delegate.application(self, continue: activity) { objects in
      for object in objects { object.restoreUserActivityState(activity) }
    }
  }
}

/// Gives and takes what a service of other programs works on. Stands in for NSServicesMenuRequestor.
@MainActor
public protocol NSServicesMenuRequestor: AnyObject {
  /// Puts what is selected on a pasteboard.
  /// - Returns: whether it could.
  func writeSelection(to pboard: NSPasteboard, types: [NSPasteboard.PasteboardType]) -> Bool
  /// Takes what a service made of it.
  /// - Returns: whether it could.
  func readSelection(from pboard: NSPasteboard) -> Bool
}

extension NSServicesMenuRequestor {
  /// Nothing.
  public func writeSelection(to pboard: NSPasteboard, types: [NSPasteboard.PasteboardType]) -> Bool { false }
  /// Nothing.
  public func readSelection(from pboard: NSPasteboard) -> Bool { false }
}
