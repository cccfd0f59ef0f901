import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The place among an item's children that stands for the item itself, where something is dropped.
public let NSOutlineViewDropOnItemIndex = -1

/// What an outline has beside its archived values.
struct OutlineExtras {
  /// Where the data source wants what is dragged to be dropped.
  var drop: (item: Any?, index: Int)?
  var keepsItems = true
  var isRestoring = false
  /// How deep the outline is in opening or closing items together, how many it came to, and whether some were.
  var depth = 0
  var visits = 0
  var isChanged = false
}

extension NSOutlineView {
  /// The key that an outline looks up a nib of its triangles by.
  public static let disclosureButtonIdentifier = NSUserInterfaceItemIdentifier("NSOutlineViewDisclosureButtonKey")
  /// The key that an outline looks up a nib of the buttons of groups by, in lists of sources.
  public static let showHideButtonIdentifier = NSUserInterfaceItemIdentifier("NSOutlineViewShowHideButtonKey")

  /// Whether the outline keeps items alive, as long as it shows them; items are kept here either way.
  public final var stronglyReferencesItems: Bool {
    get { itemExtras.keepsItems }
    set { itemExtras.keepsItems = newValue }
  }

  final func triangleFrame(_ row: Int) -> NSRect {
    guard let item = item(atRow: row), isExpandable(item), let column = outlineTableColumn,
      let place = columns.firstIndex(where: { $0 === column }),
      (delegate as? any NSOutlineViewDelegate)?.outlineView(self, shouldShowOutlineCellForItem: item) ?? true
    else { return .zero }
    let cell = cellFrame(place, row)
    guard !cell.isEmpty else { return .zero }
    let indent = indentationMarkerFollowsCell ? CGFloat(level(forRow: row)) * CGFloat(indentationPerLevel) : 0
    return NSRect(x: cell.minX + indent, y: cell.minY, width: CGFloat(indentationPerLevel), height: cell.height)
  }

  final func indented(_ rect: NSRect, _ column: Int, _ row: Int) -> NSRect {
    guard !rect.isEmpty, columns.indices.contains(column), columns[column] === outlineTableColumn else { return rect }
    let indent = min(rect.width, CGFloat(max(0, level(forRow: row)) + 1) * CGFloat(indentationPerLevel))
    return NSRect(x: rect.minX + indent, y: rect.minY, width: rect.width - indent, height: rect.height)
  }
}

/// Which items of outlines with a name are open, by what stands for them.
@MainActor
private enum KeptItems {
  /// By the mark of an item when it was opened, as a number that grows.
  static var byName: [NSTableView.AutosaveName: [AnyHashable: Int]] = [:]
  static var last = 0
}

extension NSOutlineView {
  /// Forgets which items of all outlines under a name are open: nothing outlives the program.
  public static func removeAutosavedItems(named name: AutosaveName) { KeptItems.byName[name] = nil }

  /// Keeps whether an item is open.
  final func keepExpanded(_ item: Any) {
    guard autosaveExpandedItems, !itemExtras.isRestoring, let autosaveName, let itemSource,
      let mark = itemSource.outlineView(self, persistentObjectForItem: item) as? AnyHashable
    else { return }
    KeptItems.last += 1
    KeptItems.byName[autosaveName, default: [:]][mark] = isItemExpanded(item) ? KeptItems.last : nil
  }

  /// Opens the items that were open.
  final func restoreExpandedItems() {
    guard autosaveExpandedItems, let autosaveName, let itemSource, let kept = KeptItems.byName[autosaveName] else {
      return
    }
    itemExtras.isRestoring = true
    defer { itemExtras.isRestoring = false }
    // In the order in which they were opened: an item comes before those in it.
    let marks = kept.sorted { $0.value < $1.value }.map(\.key)
    together {
      for mark in marks {
        if let item = itemSource.outlineView(self, itemForPersistentObject: mark.base) { expandItem(item) }
      }
    }
  }
}
