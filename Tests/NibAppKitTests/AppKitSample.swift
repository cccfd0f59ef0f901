import NibAppKit
import NibGraph
import NibRuntime
import NibTestSupport

/// Small AppKit archives for the tests of stand-ins.
enum AppKitSample {
  typealias Value = TestNib.Value

  /// A cell's values: its content and flags.
  static func cell(
    _ className: String, _ contents: String? = nil, flags: Int64 = 0x400_0000, flags2: Int64 = 0,
    _ more: [(String, Value)] = []
  ) -> Value {
    let content = contents.map { [("NSContents", Value.string($0))] } ?? []
    return .object(className, [("NSCellFlags", .int(flags)), ("NSCellFlags2", .int(flags2))] + content + more)
  }

  /// A control's values: its cell and whether it reacts.
  static func control(_ cell: Value, isEnabled: Bool = true, _ more: [(String, Value)] = []) -> [(String, Value)] {
    more + (isEnabled ? [("NSEnabled", .bool(true))] : []) + [("NSCell", cell)]
  }

  /// A button's values.
  static func button(
    _ title: String, kind: NSButton.ButtonType = .momentaryPushIn, isEnabled: Bool = true, flags: Int64 = 0x400_0000,
    flags2: Int64 = 0
  ) -> [(String, Value)] {
    let kind = [("NSAuxButtonType", Value.int(Int64(kind.rawValue)))]
    return control(cell("NSButtonCell", title, flags: flags, flags2: flags2, kind), isEnabled: isEnabled)
  }

  /// A menu item's values.
  static func item(_ title: String, _ more: [(String, Value)] = []) -> [(String, Value)] {
    [("NSTitle", .string(title))] + more
  }

  /// Instantiates with stand-ins.
  static func load(
    _ nib: TestDesktopNib, owner: AnyObject? = nil, classes: ClassRegistry = AppKitCatalog.registry
  ) throws -> Instantiation {
    try NibInstantiator(graph: try nib.graph(), classes: classes).instantiateReport(owner: owner ?? RecordingOwner())
  }
}
