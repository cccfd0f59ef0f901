import Foundation
import NibAppKit
import Testing

@MainActor
@Suite("Predicates of rows") struct PredicateRowTests {
  private func text(_ predicate: NSPredicate?) -> String? { predicate.map { "\($0)" } }

  private func templates() -> [NSPredicateEditorRowTemplate] {
    [
      NSPredicateEditorRowTemplate(compoundTypes: [1, 2]),
      NSPredicateEditorRowTemplate(
        leftExpressions: [NSExpression(forKeyPath: "name")], rightExpressionAttributeType: .stringAttributeType,
        modifier: .direct,
        operators: [
          NSNumber(value: NSComparisonPredicate.Operator.contains.rawValue),
          NSNumber(value: NSComparisonPredicate.Operator.equalTo.rawValue),
        ], options: Int(NSComparisonPredicate.Options.caseInsensitive.rawValue)),
      NSPredicateEditorRowTemplate(
        leftExpressions: [NSExpression(forKeyPath: "kind")],
        rightExpressions: [NSExpression(forConstantValue: "a"), NSExpression(forConstantValue: "b")], modifier: .direct,
        operators: [NSNumber(value: NSComparisonPredicate.Operator.equalTo.rawValue)], options: 0),
    ]
  }

  @Test("a predicate becomes rows that templates show, and the rows say it again")
  func editor() throws {
    let editor = NSPredicateEditor()
    editor.rowTemplates = templates()
    let predicate = NSPredicate(format: "name CONTAINS[c] 'x' AND (kind == 'b' OR kind == 'a')")
    editor.objectValue = predicate
    #expect(editor.numberOfRows == 5)
    #expect(editor.rowType(forRow: 0) == .compound && editor.subrowIndexes(forRow: 0) == [1, 2])
    #expect(text(editor.predicate) == "\(predicate)")
    #expect(text(editor.objectValue as? NSPredicate) == "\(predicate)")
    editor.removeRow(at: 4)
    #expect((editor.predicate(forRow: 2) as? NSCompoundPredicate)?.subpredicates.count == 1)
    editor.addRow(nil)
    #expect(text(editor.predicate(forRow: 4)) == #"name CONTAINS[c] """#)
    editor.objectValue = NSPredicate(format: "age > 3")
    #expect(editor.numberOfRows == 0)
  }

  @Test("templates say which predicates they show")
  func matches() {
    let all = templates()
    #expect(all[0].match(for: NSPredicate(format: "a == 1 OR b == 1")) == 1)
    #expect(all[0].match(for: NSPredicate(format: "NOT a == 1")) == 0)
    #expect(all[1].match(for: NSPredicate(format: "name ==[c] 'y'")) == 1)
    #expect(all[1].match(for: NSPredicate(format: "name == 'y'")) == 0)
    #expect(all[2].match(for: NSPredicate(format: "kind == 'c'")) == 0)
    #expect(all[2].rightExpressions?.count == 2 && all[1].rightExpressions == nil && all[0].compoundTypes == [1, 2])
  }

  private final class Parts: NSRuleEditorDelegate {
    func ruleEditor(
      _ editor: NSRuleEditor, numberOfChildrenForCriterion criterion: Any?, with rowType: NSRuleEditor.RowType
    ) -> Int { criterion as? String == "3" || rowType == .compound && criterion != nil ? 0 : 1 }
    func ruleEditor(
      _ editor: NSRuleEditor, child index: Int, forCriterion criterion: Any?, with rowType: NSRuleEditor.RowType
    ) -> Any { rowType == .compound ? "any" : criterion == nil ? "age" : criterion as? String == "age" ? "over" : "3" }
    func ruleEditor(_ editor: NSRuleEditor, displayValueForCriterion criterion: Any, inRow row: Int) -> Any {
      criterion
    }
    func ruleEditor(
      _ editor: NSRuleEditor, predicatePartsForCriterion criterion: Any, withDisplayValue value: Any, inRow row: Int
    ) -> [NSRuleEditor.PredicatePartKey: Any]? {
      switch criterion as? String {
      case "any": [.compoundType: NSCompoundPredicate.LogicalType.or.rawValue]
      case "age": [.leftExpression: NSExpression(forKeyPath: "age")]
      case "over": [.operatorType: NSComparisonPredicate.Operator.greaterThan.rawValue]
      case "3": [.rightExpression: NSExpression(forConstantValue: 3)]
      default: nil
      }
    }
  }

  @Test("the delegate's parts make the predicate of rules")
  func rules() {
    let (editor, parts) = (NSRuleEditor(), Parts())
    editor.delegate = parts
    #expect(editor.predicate == nil)
    editor.addRow(nil)
    editor.addRow(nil)
    #expect(text(editor.predicate(forRow: 1)) == "age > 3")
    #expect(text(editor.predicate) == "age > 3 OR age > 3")
  }
}
