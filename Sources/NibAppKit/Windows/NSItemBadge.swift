import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What stands at the corner of an item of a toolbar, from macOS 26 on. Stands in for NSItemBadge.
public struct NSItemBadge: Hashable, Sendable {
  /// The text; nil for a dot alone.
  public let text: String?

  private init(_ text: String?) { self.text = text }

  /// A number, as the user's language writes it.
  public static func count(_ count: Int) -> NSItemBadge {
    NSItemBadge(NumberFormatter.localizedString(from: NSNumber(value: count), number: .none))
  }

  /// A text.
  public static func text(_ text: String) -> NSItemBadge { NSItemBadge(text) }

  /// A dot.
  public static var indicator: NSItemBadge { NSItemBadge(nil) }
}

private struct ToolbarItemLook: RareState {
  var badge: NSItemBadge?
}

extension NSToolbarItem {
  /// What stands at the corner of the item; nil for nothing.
  public final var badge: NSItemBadge? {
    get { self[rare: ToolbarItemLook.self].badge }
    set { self[rare: ToolbarItemLook.self].badge = newValue }
  }
}
