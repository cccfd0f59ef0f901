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
