import NibSchema

/// The list that a combo box drops down.
enum AppKitComboBoxes {
  /// Its size by the items that the document has.
  private static func lowerListSize(_ lowering: inout Lowering) {
    var items = 0
    if let values = lowering.reader.child(lowering.declared.attribute) {
      for _ in lowering.reader.children(of: values) { items += 1 }
    }
    let controlSize = lowering.reader.attribute(.controlSize).map { lowering.reader.text($0) } ?? ""
    let size = AppKitComboList.size(
      items: items, isSmall: AppKitComboList.smallSizes.contains(controlSize), in: lowering.profile)
    let text = lowering.writer.string(Geometry.text([size.width, size.height], of: .size))
    lowering.writer.add(.reference(lowering.declared.key, text))
  }
}

extension AppKitComboBoxes {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitComboBoxes) -> CustomLoweringCode {
    switch lowering {
    case .comboListSize: .init(.computed) { lowerListSize(&$2) }
    }
  }
}
