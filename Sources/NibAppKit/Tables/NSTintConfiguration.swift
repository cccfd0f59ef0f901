import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The color that pictures of a row of a list of sources have. Stands in for NSTintConfiguration.
@MainActor
public final class NSTintConfiguration {
  /// The color as it was given; nil for the accent color of the system or the program, and for none.
  public let baseTintColor: NSColor?
  /// Whether a user's own accent color counts in its place.
  public let adaptsToUserAccentColor: Bool
  private let isMonochrome: Bool

  private init(_ color: NSColor?, adapts: Bool, isMonochrome: Bool = false) {
    (baseTintColor, adaptsToUserAccentColor, self.isMonochrome) = (color, adapts, isMonochrome)
  }

  /// The accent color.
  public static let `default` = NSTintConfiguration(nil, adapts: true)
  /// The color of texts.
  public static let monochrome = NSTintConfiguration(nil, adapts: false, isMonochrome: true)

  /// A color, unless a user has chosen an accent color.
  public convenience init(preferredColor color: NSColor) { self.init(color, adapts: true) }

  /// A color, whatever a user has chosen.
  public convenience init(fixedColor color: NSColor) { self.init(color, adapts: false) }

  /// The color that gives a picture the same look; nobody has chosen an accent color here.
  public var equivalentContentTintColor: NSColor? {
    baseTintColor ?? (isMonochrome ? .labelColor : .controlAccentColor)
  }
}

extension NSOutlineView {
  /// The color of the pictures of an item's row, as the delegate says; nil for the standard.
  public final func tintConfiguration(forItem item: Any) -> NSTintConfiguration? {
    (delegate as? any NSOutlineViewDelegate)?.outlineView(self, tintConfigurationForItem: item)
  }

  /// Gives the pictures of a row that have no color of their own that of its item.
  final func tint(_ rowView: NSTableRowView, _ row: Int) {
    guard let item = item(atRow: row), let color = tintConfiguration(forItem: item)?.equivalentContentTintColor else {
      return
    }
    for case let cell as NSTableCellView in rowView.cells.values where cell.imageView?.contentTintColor == nil {
      cell.imageView?.contentTintColor = color
    }
  }
}
