import NibGraph
import NibSchema

/// `UINibTraitStorageListsKey`: what UIKit changes when the traits change.
extension Lowering {
  /// A list for each top-level object that holds something that varies, in their order.
  ///
  /// An object that two top-level objects hold has a storage in the list of each. Seen: a view beside a controller,
  /// which is in its own list and in that of the controller, who keeps it alive.
  mutating func traitStorageLists() -> [ObjectID] {
    guard !links.varied.isEmpty, book.profile > .nib9a else { return [] }
    let properties = Dictionary(grouping: links.varied, by: \.object)
    return links.topLevel.compactMap { traitStorageList(of: $0, properties) }
  }

  private mutating func traitStorageList(
    of top: ObjectID, _ properties: [ObjectID: [VariedProperty]]
  ) -> ObjectID? {
    let held = held(by: top)
    let varied = held.flatMap { properties[$0] ?? [] }
    guard !varied.isEmpty else { return nil }
    let storages = varied.map { traitStorage($0) }
    let parts = parts(of: varied, below: top, held)
    let list = builder.reserve(builder.class("_UITraitStorageList"))
    let members = array(storages, book.classes.array)
    let descendants = set(parts)
    builder.begin(list)
    builder.add(.reference(builder.key("UITopLevelObject"), top))
    builder.add(.reference(builder.key("UITraitStorages"), members))
    builder.add(.reference(builder.key("UIDescendants"), descendants))
    builder.end()
    return list
  }

  /// An object with all that it holds, breadth first.
  private mutating func held(by top: ObjectID) -> [ObjectID] {
    var order = [top]
    var seen: Set<ObjectID> = [top]
    var next = 0
    while next < order.count {
      let kept = links.keptAlive[order[next]] ?? []
      for member in kept + links.members(of: order[next]) where seen.insert(member).inserted { order.append(member) }
      next += 1
    }
    return order
  }

  /// The objects that take part and that UIKit has to keep while they are out of the hierarchy: those that vary, members
  /// that come and go, and the views that constraints relate. Constraints are kept by their storage.
  ///
  /// Seen: a view of which one constraint is left out, with both of its subviews, in 10 lists.
  private mutating func parts(of varied: [VariedProperty], below top: ObjectID, _ held: [ObjectID]) -> [ObjectID] {
    var parts: Set<ObjectID> = []
    for property in varied {
      for object in [property.object] + property.candidates {
        guard let first = builder.object(book.keys.firstItem.id, of: object) else {
          parts.insert(object)
          continue
        }
        parts.insert(first)
        if let second = builder.object(book.keys.secondItem.id, of: object) { parts.insert(second) }
      }
    }
    return held.filter { $0 != top && parts.contains($0) }
  }

  private mutating func traitStorage(_ property: VariedProperty) -> ObjectID {
    let records = property.changes.map { memberRecord($0) }
    let list = array(records, book.classes.mutableArray)
    let path = string(property.row.keyPath)
    let candidates = orderedSet(property.candidates)
    let storage = builder.reserve(builder.class("_UIRelationshipTraitStorage"))
    builder.begin(storage)
    builder.add(.reference(book.keys.object, property.object))
    builder.add(.reference(book.keys.keyPath, path))
    builder.add(.reference(builder.key("UIRecords"), list))
    builder.add(.reference(builder.key("UIRelationshipCandidates"), candidates))
    builder.end()
    return storage
  }

  /// Members that come and go; up to Xcode 8.0 the base has no traits at all, later an object without traits.
  ///
  /// Seen: 363 records, of which 60 have none; 10 of Xcode 8 and 9 have the object.
  private mutating func memberRecord(_ change: VariedProperty.Change) -> ObjectID {
    let hasTraits = !change.traits.isBase || book.profile >= .nib9e
    let traits = hasTraits ? traitCollection(change.traits) : nil
    let (added, removed) = (set(change.added), set(change.removed))
    let record = builder.reserve(builder.class("_UIRelationshipTraitStorageRecord"))
    builder.begin(record)
    let key = builder.key("UITraitCollection")
    builder.add(traits.map { .reference(key, $0) } ?? .null(key))
    builder.add(.reference(builder.key("UIAddedObjects"), added))
    builder.add(.reference(builder.key("UIRemovedObjects"), removed))
    builder.end()
    return record
  }

  private mutating func traitCollection(_ traits: Traits) -> ObjectID {
    var values: [KeyedValue] = []
    for (trait, row) in VariationRow.traits.enumerated() {
      guard let value = traits.values.first(where: { $0.trait == trait })?.value else { continue }
      values.append(.int(builder.key(row.key), value))
    }
    return traitCollection(values)
  }

  /// An ordered set: not inlined as other collections are, but with a key for each place.
  private mutating func orderedSet(_ members: [ObjectID]) -> ObjectID {
    let object = builder.reserve(builder.class("NSOrderedSet"))
    builder.begin(object)
    for (place, member) in members.enumerated() {
      builder.add(.reference(builder.key("NS.object.\(place)"), member))
    }
    builder.end()
    return object
  }
}
