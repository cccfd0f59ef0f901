import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// The cell of a pop-up button. Stands in for NSPopUpButtonCell.
open class NSPopUpButtonCell: NSButtonCell {
  /// Whether the button shows an item of its menu.
  open var usesItemFromMenu = true
  /// Whether the chosen item is marked.
  open var altersStateOfSelectedItem = true
  /// Whether the first item is a title that is never chosen.
  open var pullsDown = false
  /// The items.
  open override var menu: NSMenu? {
    didSet { menu?.isOfPopUpButton = true }
  }
  /// The item chosen.
  open var selectedItem: NSMenuItem?
  /// What points at the menu.
  open var arrowPosition = ArrowPosition.arrowAtBottom
  /// The edge that the menu opens at.
  open var preferredEdge = NSRectEdge.minY

  /// Makes a cell of an item's title.
  public override init(textCell string: String) {
    super.init(textCell: "")
    if !string.isEmpty { addItem(withTitle: string) }
  }

  /// Makes a cell of an image.
  public override init(imageCell image: NSImage?) { super.init(imageCell: image) }

  /// Makes a cell of an item's title, or of the title of a menu that is pulled down.
  public init(textCell stringValue: String, pullsDown pullDown: Bool) {
    super.init(textCell: "")
    pullsDown = pullDown
    if !stringValue.isEmpty { addItem(withTitle: stringValue) }
  }

  /// Reads the archived values.
  public required init(coder: NSCoder) { super.init(coder: coder) }

  /// What points at the menu of a pop-up button. Documented: the order of the cases, by AppKit.
  public enum ArrowPosition: Int, NibChoice {
    /// Nothing; an arrow in the middle; one at the edge where the menu opens.
    case noArrow, arrowAtCenter, arrowAtBottom
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    // Archives leave the number out where it is 0.
    arrowPosition = .noArrow
    try Self.popUpButtonCellTable.read(self, from: coder)
    menu?.isOfPopUpButton = true
    if let index = try Self.popUpButtonCellTable.names.value("selectedIndex", in: coder, as: Int.self), let menu,
      menu.items.indices.contains(index)
    {
      selectedItem = menu.items[index]

    }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [popUpButtonCellTable] }

  private static let popUpButtonCellTable = PropertyTable(
    NSPopUpButtonCell.self, kind: AppKitElements.popUpButtonCell, fresh: { NSPopUpButtonCell() },
    [
      Property("pullsDown", \.pullsDown),
      Property(
        "preferredEdge", get: { Int($0.preferredEdge.rawValue) },
        set: { $0.preferredEdge = UInt(exactly: $1).flatMap(NSRectEdge.init) ?? .minY }),
      Property("usesItemFromMenu", \.usesItemFromMenu),
      Property("arrowPosition", \.arrowPosition),
      Property("menu", object: \.menu),
      Property("selectedItem", object: \.selectedItem),
      Property("altersStateOfSelectedItem", \.altersStateOfSelectedItem),
    ])
}
