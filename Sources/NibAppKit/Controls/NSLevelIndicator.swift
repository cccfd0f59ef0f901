import NibRuntime
import NibSchema
import NibStandIns

/// A bar or rating. Stands in for NSLevelIndicator.
open class NSLevelIndicator: NSControl {

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.levelIndicatorTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [levelIndicatorTable] }

  private static let levelIndicatorTable = PropertyTable(
    NSLevelIndicator.self, kind: AppKitElements.levelIndicator, fresh: { NSLevelIndicator() },
    [
      Property("minValue", \.minValue),
      Property("maxValue", \.maxValue),
    ])

  /// The cell with its ends.
  public var rangeCell: RangeCell? { cell as? RangeCell }

  /// Least value.
  public var minValue: Double {
    get { rangeCell?.minValue ?? 0 }
    set { rangeCell?.minValue = newValue }
  }

  /// Greatest value.
  public var maxValue: Double {
    get { rangeCell?.maxValue ?? 0 }
    set { rangeCell?.maxValue = newValue }
  }

  /// A cell for a control that is made in code.
  open override class func makeCell() -> NSCell { NSLevelIndicatorCell() }

  override class var derivedProperties: Set<String> { ["objectValue", "stringValue", "integerValue"] }

  /// Shows no text.
  open override var shownTexts: [String] { [] }
}
