import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// The view of one cell of a table. Stands in for NSTableCellView.
open class NSTableCellView: NSView {
  /// What the cell shows.
  open var objectValue: Any? {
    get { ModelBox.unboxed(contentValue) }
    set { contentValue = ModelBox.boxed(newValue) }
  }

  /// What the cell shows, as archives and bindings have it.
  open var contentValue: NibValue = .null {
    didSet { KeyValueCenter.shared.didChange(self, "objectValue") }
  }

  /// How what is behind the view looks: texts follow it. Of a row that is selected strongly it is `.emphasized`.
  open var backgroundStyle = NSView.BackgroundStyle.normal
  /// The size of rows that the view is laid out for.
  open var rowSizeStyle = NSTableView.RowSizeStyle.default

  /// What is seen of the view while it is dragged: its text and its image, where they are connected.
  open var draggingImageComponents: [NSDraggingImageComponent] {
    NSDraggingImageComponent.parts(imageView, textField)
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.tableCellViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tableCellViewTable] }

  private static let tableCellViewTable = PropertyTable(
    NSTableCellView.self, kind: AppKitElements.tableCellView, fresh: { NSTableCellView() },
    [
      Property("objectValue", \.contentValue)
    ])

  /// The text, if it is connected; not kept alive.
  open weak var textField: NSTextField?
  /// The image, if it is connected; not kept alive.
  open weak var imageView: NSImageView?

  /// `textField` and `imageView` are kept; others are as in `StandIn`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    switch name {
    case "textField": textField = value as? NSTextField
    case "imageView": imageView = value as? NSImageView
    default: break
    }
    return try super.setOutlet(name, to: value)
  }
}
