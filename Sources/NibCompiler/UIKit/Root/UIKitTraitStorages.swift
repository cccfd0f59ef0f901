import NibBytes
import NibGraph
import NibSchema

/// `UINibTraitStorageListsKey`: what UIKit changes when the traits change.
enum UIKitTraitStorages {
  /// A list for each top-level object that holds something that varies, in their order.
  ///
  /// An object that two top-level objects hold has a storage in the list of each. Seen: a view beside a controller,
  /// which is in its own list and in that of the controller, who keeps it alive.
  static func traitStorageLists(_ lowering: inout Lowering) -> [ObjectID] {
    guard !lowering.uiKit.varied.isEmpty || !lowering.uiKit.namedColors.isEmpty, lowering.profile > .xcode5 else {
      return []
    }
    let properties = Dictionary(grouping: lowering.uiKit.varied, by: \.object)
    let colors = Dictionary(grouping: lowering.uiKit.namedColors, by: \.object)
    return lowering.links.topLevel.compactMap { traitStorageList(of: $0, properties, colors, &lowering) }
  }

  private static func traitStorageList(
    of top: ObjectID, _ properties: [ObjectID: [VariedProperty]], _ colors: [ObjectID: [NamedColor]],
    _ lowering: inout Lowering
  ) -> ObjectID? {
    let held = held(by: top, &lowering)
    let varied = held.flatMap { properties[$0] ?? [] }
    // Seen: an object's color before its constraints, and colors of runtime attributes last, in 2 lists of 2 documents.
    var storages: [ObjectID] = []
    for object in held {
      storages += (colors[object] ?? []).map { UIKitNamedColors.storage($0, &lowering) }
      storages += (properties[object] ?? []).map { traitStorage($0, &lowering) }
    }
    if !lowering.uiKit.namedColors.isEmpty {
      let attributes = Dictionary(grouping: lowering.uiKit.namedRuntimeColors, by: \.object)
      for object in held { storages += (attributes[object] ?? []).map { UIKitNamedColors.storage($0, &lowering) } }
    }
    guard !storages.isEmpty else { return nil }
    let parts = parts(of: varied, below: top, held, &lowering)
    let list = lowering.writer.reserve(.traitStorageList)
    let members = lowering.writer.array(storages, .array)
    let descendants = set(parts, &lowering)
    lowering.writer.begin(list)
    lowering.writer.add(.reference(.topLevelObject, top))
    lowering.writer.add(.reference(.traitStorages, members))
    lowering.writer.add(.reference(.descendants, descendants))
    lowering.writer.end()
    return list
  }

  /// An object with all that it holds, breadth first.
  private static func held(by top: ObjectID, _ lowering: inout Lowering) -> [ObjectID] {
    var order = [top]
    var seen = NumberSet([Int(top.index)])
    var next = 0
    while next < order.count {
      let kept = lowering.uiKit.keptAlive[Int(order[next].index)] ?? []
      for member in kept + lowering.links.members(of: order[next]) where seen.insert(Int(member.index)) {
        order.append(member)
      }
      next += 1
    }
    return order
  }

  /// The objects that take part and that UIKit has to keep while they are out of the hierarchy: those that vary, members
  /// that come and go, and the views that constraints relate. Constraints are kept by their storage.
  ///
  /// Seen: a view of which one constraint is left out, with both of its subviews, in 10 lists.
  private static func parts(
    of varied: [VariedProperty], below top: ObjectID, _ held: [ObjectID], _ lowering: inout Lowering
  ) -> [ObjectID] {
    var parts: Set<ObjectID> = []
    for property in varied {
      for object in [property.object] + property.candidates {
        guard let first = lowering.writer.builder.object(NibKey.firstItem.id, of: object) else {
          parts.insert(object)
          continue
        }
        parts.insert(first)
        if let second = lowering.writer.builder.object(NibKey.secondItem.id, of: object) { parts.insert(second) }
      }
    }
    return held.filter { $0 != top && parts.contains($0) }
  }

  private static func traitStorage(_ property: VariedProperty, _ lowering: inout Lowering) -> ObjectID {
    property.values.isEmpty ? memberStorage(property, &lowering) : valueStorage(property, &lowering)
  }

  /// A value: a record for each that it has.
  private static func valueStorage(_ property: VariedProperty, _ lowering: inout Lowering) -> ObjectID {
    var records: [ObjectID] = []
    for varied in property.values {
      let traits = traitCollection(varied.traits, &lowering)
      let value = UIKitVariedValues.object(varied.value, &lowering)
      let record = lowering.writer.reserve(.attributeTraitStorageRecord)
      lowering.writer.begin(record)
      lowering.writer.add(.reference(.traitCollection, traits))
      lowering.writer.add(.reference(.value, value))
      lowering.writer.end()
      records.append(record)
    }
    let list = lowering.writer.array(records, .mutableArray)
    let path = lowering.writer.string(property.row.keyPath)
    let storage = lowering.writer.reserve(.attributeTraitStorage)
    lowering.writer.begin(storage)
    lowering.writer.add(.reference(.object, property.object))
    lowering.writer.add(.reference(.keyPath, path))
    lowering.writer.add(.reference(.records, list))
    lowering.writer.end()
    return storage
  }

  /// Members of a list: a record for each variation.
  private static func memberStorage(_ property: VariedProperty, _ lowering: inout Lowering) -> ObjectID {
    let records = property.changes.map { memberRecord($0, &lowering) }
    let list = lowering.writer.array(records, .mutableArray)
    let path = lowering.writer.string(property.row.keyPath)
    let candidates = lowering.writer.orderedSet(property.candidates)
    let storage = lowering.writer.reserve(.relationshipTraitStorage)
    lowering.writer.begin(storage)
    lowering.writer.add(.reference(.object, property.object))
    lowering.writer.add(.reference(.keyPath, path))
    lowering.writer.add(.reference(.records, list))
    lowering.writer.add(.reference(.relationshipCandidates, candidates))
    lowering.writer.end()
    return storage
  }

  /// Members that come and go; up to Xcode 8.0 the base has no traits at all, later an object without traits.
  ///
  /// Seen: 363 records, of which 60 have none; 10 of Xcode 8 and 9 have the object.
  private static func memberRecord(_ change: VariedProperty.Change, _ lowering: inout Lowering) -> ObjectID {
    let hasTraits = !change.traits.isBase || lowering.profile >= .xcode8
    let traits = hasTraits ? traitCollection(change.traits, &lowering) : nil
    let (added, removed) = (set(change.added, &lowering), set(change.removed, &lowering))
    let record = lowering.writer.reserve(.relationshipTraitStorageRecord)
    lowering.writer.begin(record)
    let key = UIKitKey.traitCollection
    lowering.writer.add(traits.map { .reference(key, $0) } ?? .null(key))
    lowering.writer.add(.reference(.addedObjects, added))
    lowering.writer.add(.reference(.removedObjects, removed))
    lowering.writer.end()
    return record
  }

  /// A set; from Xcode 13 on it has a key for each place, as an ordered one has, and none is shared.
  ///
  /// Seen: 16 sets of 3 storyboards of 2 apps by Xcode 13.4 and 14, 4 of them empty; 60 of 16 documents up to 11.4 are lists.
  private static func set(_ members: [ObjectID], _ lowering: inout Lowering) -> ObjectID {
    lowering.profile >= .xcode13 ? lowering.writer.placed(members, .set) : lowering.writer.set(members)
  }

  private static func traitCollection(_ traits: Traits, _ lowering: inout Lowering) -> ObjectID {
    var values: [KeyedValue] = []
    for (trait, row) in VariationRow.traits.enumerated() {
      guard let value = traits.values.first(where: { $0.trait == trait })?.value else { continue }
      values.append(.int(lowering.writer.key(named: row.key), value))
    }
    return UIKitTraits.traitCollection(values, &lowering)
  }
}
