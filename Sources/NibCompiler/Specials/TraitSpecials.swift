import NibGraph

extension Lowering {
  /// `UIViewTraitOverrides` and `UIViewLocalOverrideTraitCollection`: a table view says that a selection in it is key.
  ///
  /// Seen: 14 table views of version 10, all alike; other scroll views have none.
  mutating func lowerTraitOverrides(_ plan: Plan) {
    guard plan.tag == "tableView" else { return }
    let empty = traitCollection()
    let key = traitCollection([.int(builder.key("UITraitCollectionBuiltinTrait-_UITraitNameSelectionIsKey"), 0)])
    let values = set([])
    let before = traitOverrides(key, values)
    let overrides = traitOverrides(empty, values, before: before)
    builder.add(.reference(builder.key("UIViewTraitOverrides"), overrides))
    builder.add(.reference(builder.key("UIViewLocalOverrideTraitCollection"), empty))
  }

  /// Traits as an object; without any, those of every size.
  mutating func traitCollection(_ traits: [KeyedValue] = []) -> ObjectID {
    let object = builder.reserve(builder.class("UITraitCollection"))
    builder.begin(object)
    for trait in traits { builder.add(trait) }
    builder.end()
    return object
  }

  private mutating func traitOverrides(
    _ collection: ObjectID, _ values: ObjectID, before: ObjectID? = nil
  ) -> ObjectID {
    let object = builder.reserve(builder.class("_UITraitOverrides"))
    builder.begin(object)
    builder.add(.reference(builder.key("overrides"), collection))
    builder.add(.reference(builder.key("defaultValueOverrides"), values))
    if let before { builder.add(.reference(builder.key("overridesAppliedBefore"), before)) }
    builder.end()
    return object
  }
}
