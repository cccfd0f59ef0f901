import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The icon of the application or of a window in the Dock. Stands in for NSDockTile.
@MainActor
public final class NSDockTile {
  /// Whose icon it is.
  public private(set) weak var owner: AnyObject?
  /// What stands on the icon, as a number of messages; nil for nothing.
  public var badgeLabel: String?
  /// The view in place of the image; nil for the image.
  public var contentView: NSView?
  /// Whether the icon of a window has the application's on it.
  public var showsApplicationBadge = true
  /// Size, in points.
  public let size = NSSize(width: 128, height: 128)

  /// Makes one of nobody.
  public init() {}

  init(owner: AnyObject) {
    self.owner = owner
    showsApplicationBadge = owner is NSWindow
  }

  /// Draws the icon again; nothing is drawn here.
  public func display() {}
}
