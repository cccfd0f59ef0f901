import NibGraph

extension Lowering {
  /// `UIViewTraitOverrides` and `UIViewLocalOverrideTraitCollection`: a table view says that a selection in it is key,
  /// the detail label of a cell of a built-in style says nothing in the same words.
  ///
  /// Seen: 14 table views of version 10, all alike; other scroll views have none. 2 detail labels, 15 other labels of
  /// cells without.
  mutating func lowerTraitOverrides(_ element: Int, _ plan: Plan) {
    let isTable = plan.tag == "tableView"
    guard isTable || cell(withBuiltIn: element, as: [.detailTextLabel]) != nil else { return }
    let empty = values.noTraits ?? traitCollection()
    values.noTraits = empty
    let key = builder.key("UITraitCollectionBuiltinTrait-_UITraitNameSelectionIsKey")
    let defaults = set([])
    let before = traitOverrides(isTable ? traitCollection([.int(key, 0)]) : empty, defaults)
    let overrides = traitOverrides(empty, defaults, before: before)
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
