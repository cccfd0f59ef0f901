import NibBytes
import NibGraph
import NibSchema

/// What each form of row writes: the one switch by which rows run.
enum RowForms {
  /// Runs one row on the element at hand.
  static func run(_ row: PlannedRow, _ element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {
    switch row.operation {
    case .bool, .boolAsInt: BoolForm.lower(row, element, &lowering)
    case .int: IntForm.lower(row, element, &lowering)
    case .float, .double: RealForm.lower(row, element, &lowering)
    case .choice: ChoiceForm.lower(row, element, &lowering)
    case .string, .nonemptyString: TextForm.lower(row, &lowering)
    case .attributedString: AttributedStringForm.lower(row, &lowering)
    case .color: ColorForm.lower(row, &lowering)
    case .font: FontForm.lower(row, &lowering)
    case .image: ImageForm.lower(row, &lowering)
    case .geometry: GeometryForm.lower(row, &lowering)
    case .priorities: PrioritiesForm.lower(row, element, &lowering)
    case .bits: BitsForm.lower(row, &lowering)
    case .anyBit: AnyBitForm.lower(row, &lowering)
    case .geometryText: GeometryTextForm.lower(row, &lowering)
    case .textAttributes: TextAttributesForm.lower(row, &lowering)
    case .child: ChildForm.lower(row, &lowering)
    case .list: ListForm.lower(row, element, &lowering)
    case .reference: ReferenceForm.lower(row, element, &lowering)
    case .constant: ConstantForm.lower(row, &lowering)
    case .synthesized: SynthesizedForm.lower(row, element, plan, &lowering)
    case .packed: PackedForm.lower(row, element, &lowering)
    case .parentReference: ParentReferenceForm.lower(row, element, &lowering)
    case .holder: HolderForm.lower(row, &lowering)
    case .custom: CustomForm.lower(row, element, plan, &lowering)
    }
  }
}
