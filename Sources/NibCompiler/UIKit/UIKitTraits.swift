import NibSchema
import NibGraph

/// Traits and overrides of traits.
enum UIKitTraits {
  /// `UIViewTraitOverrides` and `UIViewLocalOverrideTraitCollection` of a table view, which say that a selection in it is
  /// key.
  ///
  /// Seen: 14 table views of version 10, all alike; other scroll views have none.
  static func lowerTableOverrides(_ lowering: inout Lowering) {
    let key = traitCollection([.int(.traitCollectionBuiltinTraitUITraitNameSelectionIsKey, 0)], &lowering)
    lowerOverrides(before: key, &lowering)
  }

  /// The same of the detail label of a cell of a built-in style, which says nothing in the same words.
  ///
  /// Seen: 2 detail labels, 15 other labels of cells without.
  static func lowerLabelOverrides(_ element: Int, _ lowering: inout Lowering) {
    guard UIKitCellBackgrounds.cell(withBuiltIn: element, as: [.detailTextLabel], &lowering) != nil else { return }
    lowerOverrides(before: noTraits(&lowering), &lowering)
  }

  private static func lowerOverrides(before: ObjectID, _ lowering: inout Lowering) {
    let (none, defaults) = (noTraits(&lowering), lowering.writer.set([]))
    let earlier = traitOverrides(before, defaults, &lowering)
    let overrides = traitOverrides(none, defaults, before: earlier, &lowering)
    lowering.writer.add(.reference(.viewTraitOverrides, overrides))
    lowering.writer.add(.reference(.viewLocalOverrideTraitCollection, none))
  }

  /// The traits of overrides that override nothing: one object in an archive.
  private static func noTraits(_ lowering: inout Lowering) -> ObjectID {
    if let known = lowering.uiKit.noTraits { return known }
    let made = traitCollection([], &lowering)
    lowering.uiKit.noTraits = made
    return made
  }

  /// Traits as an object; without any, those of every size.
  static func traitCollection(_ traits: [KeyedValue], _ lowering: inout Lowering) -> ObjectID {
    let object = lowering.writer.reserve(.traitCollection)
    lowering.writer.begin(object)
    for trait in traits { lowering.writer.add(trait) }
    lowering.writer.end()
    return object
  }

  private static func traitOverrides(
    _ collection: ObjectID, _ values: ObjectID, before: ObjectID? = nil, _ lowering: inout Lowering
  ) -> ObjectID {
    let object = lowering.writer.reserve(.traitOverrides)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.overrides, collection))
    lowering.writer.add(.reference(.defaultValueOverrides, values))
    if let before { lowering.writer.add(.reference(.overridesAppliedBefore, before)) }
    lowering.writer.end()
    return object
  }
}

extension UIKitTraits {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitTraits) -> CustomLoweringCode {
    switch lowering {
    case .tableTraitOverrides: .init(.computed) { lowerTableOverrides(&$2) }
    case .labelTraitOverrides: .init(.computed) { lowerLabelOverrides($0, &$2) }
    }
  }
}
