import NibBytes
import NibGraph
import NibSchema

/// What each form of row writes.
enum RowForms {
  /// Runs one row on the element at hand.
  static func run(_ row: PlannedRow, _ element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {
    switch row.operation {
    case .bool, .boolAsInt: runBool(row, element, &lowering)
    case .int: runInt(row, element, &lowering)
    case .float, .double: runReal(row, element, &lowering)
    case .choice: runChoice(row, element, &lowering)
    case .string, .nonemptyString: runString(row, &lowering)
    case .attributedString: runAttributedString(row, &lowering)
    case .color: runColor(row, &lowering)
    case .font: runFont(row, &lowering)
    case .image: runImage(row, &lowering)
    case .geometry: runGeometry(row, &lowering)
    case .priorities: runPriorities(row, element, &lowering)
    case .bits: runBits(row, &lowering)
    case .anyBit: runAnyBit(row, &lowering)
    case .geometryText: runGeometryText(row, &lowering)
    case .textAttributes: runTextAttributes(row, &lowering)
    case .child: runChild(row, &lowering)
    case .list: runList(row, element, &lowering)
    case .reference: runReference(row, element, &lowering)
    case .constant: runConstant(row, &lowering)
    case .synthesized: runSynthesized(row, element, plan, &lowering)
    case .packed: runPacked(row, element, &lowering)
    case .parentReference: runParentReference(row, element, &lowering)
    case .custom:
      lowering.schema.customLowerings[Int(row.extra)].lower(element, plan, &lowering)
    }
  }
}
