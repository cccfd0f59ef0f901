import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// Rules that a user puts together. Stands in for NSRuleEditor.
open class NSRuleEditor: NSControl {
  /// Height of rows, in points.
  public final var rowHeight = 25.0
  /// Name of the file with the texts.
  public final var formattingStringsFilename: String?
  /// Whether the rules can be changed.
  public final var isEditable = true
  /// Whether a rule of others may have none.
  public final var allowsEmptyCompoundRows = false
  /// Whether the last rule can be removed.
  public final var canRemoveAllRows = true
  /// How rules lie in others.
  public final var nestingMode = NestingMode.compound

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.ruleEditorTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [ruleEditorTable] }

  private static let ruleEditorTable = PropertyTable(
    NSRuleEditor.self, kind: AppKitElements.ruleEditor, fresh: { NSRuleEditor() },
    [
      Property("rowHeight", \.rowHeight),
      Property("formattingStringsFilename", \.formattingStringsFilename),
      Property("editable", \.isEditable),
      Property("allowsEmptyCompoundRows", \.allowsEmptyCompoundRows),
      Property("canRemoveAllRows", \.canRemoveAllRows),
      Property("nestingMode", \.nestingMode),
    ])
}

extension NSRuleEditor {
  /// How rules lie in others. Documented: the numbers, by AppKit.
  public enum NestingMode: Int, NibChoice {
    /// One; a list; one that holds others, each of which may; one that holds others.
    case single, list, compound, simple
  }
}

/// Rules that make a predicate. Stands in for NSPredicateEditor.
open class NSPredicateEditor: NSRuleEditor {
  /// What rows are made like.
  public final var rowTemplates: [NSPredicateEditorRowTemplate] = []

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.predicateEditorTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [predicateEditorTable] }

  private static let predicateEditorTable = PropertyTable(
    NSPredicateEditor.self, kind: AppKitElements.predicateEditor, fresh: { NSPredicateEditor() },
    [
      Property("rowTemplates", objects: \.rowTemplates)
    ])

  /// The predicate of the rows. Setting one makes a row of each part that a template shows.
  open override var objectValue: Any? {
    get { predicate ?? super.objectValue }
    set {
      super.objectValue = newValue
      showRows(of: newValue as? NSPredicate)
    }
  }
}

/// What a row of a predicate editor is made like. Stands in for NSPredicateEditorRowTemplate.
open class NSPredicateEditorRowTemplate: NSResponder {
  /// Whether it compares, 1, or holds others, 2, as archived.
  public final var rowType = 1
  /// Bits: without case 1, without marks 2, normalized 4.
  public final var options = 0
  /// What a row made like it has: pop-up buttons, and a field for a value of the user's.
  public final var templateViews: [NSView] = []
  /// Foundation's number of the type of that value: 300 a whole number, 500 a real, 700 a text; 0 for none.
  public final var rightExpressionAttributeType = 0
  /// How many of several values must fit.
  public final var modifier = Modifier.direct

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.predicateEditorRowTemplateTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [predicateEditorRowTemplateTable] }

  private static let predicateEditorRowTemplateTable = PropertyTable(
    NSPredicateEditorRowTemplate.self, kind: AppKitElements.predicateEditorRowTemplate,
    fresh: { NSPredicateEditorRowTemplate() },
    [
      Property("rowType", \.rowType),
      Property("options", \.options),
      Property("modifier", \.modifier),
      Property("templateViews", row: "popUpMenus", objects: \.templateViews),
      Property("rightExpressionAttributeType", row: "rightExpressionObject", \.rightExpressionAttributeType),
    ])

  /// How well the template shows a predicate, 0 for not at all: 1 where it has all that the predicate is made of.
  open func match(for predicate: NSPredicate) -> Double { standardMatch(predicate) }
  /// The predicate of a row that is made like the template.
  /// - Parameter subpredicates: the predicates of the rows in it; nil for a row that holds no others.
  open func predicate(withSubpredicates subpredicates: [NSPredicate]?) -> NSPredicate {
    standardPredicate(subpredicates)
  }
  /// The predicates that are shown as rows within one: those that it is made of; nil for a comparison.
  open func displayableSubpredicates(of predicate: NSPredicate) -> [NSPredicate]? {
    (predicate as? Foundation.NSCompoundPredicate)?.subpredicates
  }
}

extension NSPredicateEditorRowTemplate {
  /// How many of several values must fit. Foundation's. Documented: the numbers, by AppKit.
  public enum Modifier: Int, NibChoice {
    /// The value itself; all; any.
    case direct, all, any
  }
}
