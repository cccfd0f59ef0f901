import NibRuntime
import NibStandIns

/// A controller of a model. Stands in for NSObjectController, NSArrayController and their kinds; it keeps
/// its content and does nothing with it.
open class NSObjectController: NSResponder {
  /// Class of the objects in its content.
  public final var objectClassName: String?
  /// What it controls.
  public final var content: NibValue = .null
  /// Whether its content can be changed.
  public final var isEditable = false
  /// Whether it is the one of the whole program (user defaults).
  public final var isSharedInstance = false

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.objectControllerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [objectControllerTable] }

  private static let objectControllerTable = PropertyTable(
    NSObjectController.self,
    [
      Property("objectClassName", "NSObjectClassName", get: { $0.objectClassName }, set: { $0.objectClassName = $1 }),
      Property("content", get: { $0.content }, set: { $0.content = $1 }),
      Property("editable", "NSEditable", get: { $0.isEditable }, set: { $0.isEditable = $1 }),
      Property("sharedInstance", "NSSharedInstance", get: { $0.isSharedInstance }, set: { $0.isSharedInstance = $1 }),
    ])
}
