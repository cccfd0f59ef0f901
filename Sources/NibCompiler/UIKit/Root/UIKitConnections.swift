import NibBytes
import NibGraph
import NibSchema

/// The members of an outlet collection, gathered from its elements.
struct OutletCollection {
  let owner: Int
  let element: Int
  let property: ByteSpan
  var members: [ObjectID]
}

enum UIKitConnections {
  /// Notes down what the element at hand has for the third pass.
  static func recordLinks(_ element: Int, _ lowering: inout Lowering) {
    // In a storyboard the map says which archive has a connection.
    if lowering.scope == nil, let container = lowering.reader.child(.connections) {
      for connection in lowering.reader.children(of: container) {
        lowering.links.connections.append(LinkElement(owner: element, element: connection))
      }
    }
    if let container = lowering.reader.child(.userDefinedRuntimeAttributes) {
      for attribute in lowering.reader.children(of: container) {
        lowering.links.runtimeAttributes.append(LinkElement(owner: element, element: attribute))
        UIKitNamedColors.note(runtimeAttribute: attribute, of: element, &lowering)
      }
    }
    if let accessibility = lowering.reader.child(.accessibilityConfiguration) {
      lowering.links.accessibility.append(LinkElement(owner: element, element: accessibility))
    }
    if let visible = lowering.reader.attribute(.visibleAtLaunch), lowering.reader.isYes(visible) {
      lowering.uiKit.visibleWindows.append(lowering.reserved(element))
    }
  }

  /// All connections, by class, then by label; equal ones stay in document order. The outlets between a storyboard's own
  /// parts are the first outlets of newer archives, those of the outermost controller before others.
  ///
  /// From Xcode 13 on actions are the last. Seen: 16 archives. The outermost controller: 13 archives since Xcode 11.
  /// Seen: 1 392 of 1 643 archives.
  static func connections(_ lowering: inout Lowering) -> [ObjectID] {
    var made: [LoweredConnection] = []
    made.reserveCapacity(lowering.links.connections.count)
    var collections: [OutletCollection] = []
    // Seen: an outlet that the archive has of itself comes before one of the document with the same label.
    for added in lowering.uiKit.impliedOutlets {
      let outlet = UIKitSegues.impliedOutlet(added.label, added.source, added.destination, &lowering)
      // Seen: 45 archives since Xcode 11, none before.
      let isOwn = lowering.profile >= .xcode11 && (added.label == "storyboard" || added.label == "staticDataSource")
      made.append(LoweredConnection(kind: isOwn ? .own : .outlet, label: outlet.label, object: outlet.object))
    }
    for link in lowering.links.connections {
      let owner = link.owner
      let element = link.element
      guard let source = lowering.object(owner) else { continue }
      switch WellKnownName(lowering.reader.tag(element)) {
      case .action:
        if let event = event(element, source, &lowering) { made.append(event) }
      case .outletCollection: collect(element, owner, into: &collections, &lowering)
      case .outlet:
        if let outlet = outlet(element, source, &lowering) { made.append(outlet) }
      case .segue where lowering.scope != nil:
        if let trigger = UIKitSegues.trigger(element, of: owner, source, &lowering) { made.append(trigger) }
      default:
        let tag = lowering.reader.document.tag(.init(element))
        lowering.reader.warn(.unknownElement, "unknown connection '\(tag)'; connection ignored", at: element)
      }
    }
    for collection in collections {
      made.append(
        LoweredConnection(kind: .collection, label: collection.property, object: connection(collection, &lowering)))
    }
    sort(&made, &lowering)
    ConnectionConflicts.reportConflicts(made, &lowering)
    return made.map(\.object)
  }

  /// Objects are numbered as they are made, so their order is the document's; controllers are lowered from the innermost
  /// outwards.
  private static func sort(_ made: inout [LoweredConnection], _ lowering: inout Lowering) {
    let eventsAreLast = lowering.profile >= .xcode13
    made.sort { left, right in
      if eventsAreLast, (left.kind == .event) != (right.kind == .event) { return right.kind == .event }
      if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
      let order = lowering.writer.builder.bytes.compare(left.label, right.label)
      if order != 0 { return order < 0 }
      return (left.object < right.object) != (left.kind == .own)
    }
  }

  private static func outlet(_ element: Int, _ source: ObjectID, _ lowering: inout Lowering) -> LoweredConnection? {
    guard let property = required(.property, element, &lowering), let id = required(.destination, element, &lowering),
      let destination = destination(id, of: element, &lowering)
    else { return nil }
    let object = connection(.runtimeOutletConnection, element, property, source, destination, &lowering)
    lowering.writer.end()
    return LoweredConnection(
      kind: .outlet, label: property, object: object, element: element, source: source, destination: destination)
  }

  /// The object that a connection leads to; warns when there is none. A guide is made for it, as for a constraint.
  private static func destination(_ id: ByteSpan, of element: Int, _ lowering: inout Lowering) -> ObjectID? {
    let found = lowering.reader.element(id)
    if found >= 0, lowering.reader.tag(found) == .viewLayoutGuide, lowering.object(found) == nil,
      lowering.scope?.holds(Int(lowering.scope?.map.unitOf[found] ?? -1)) ?? true,
      UIKitLayoutGuides.archivesGuides(&lowering)
    {
      return UIKitLayoutGuides.guide(found, owner: lowering.reader.parent(of: found), &lowering)
    }
    return lowering.target(id, of: element)
  }

  private static func event(_ element: Int, _ source: ObjectID, _ lowering: inout Lowering) -> LoweredConnection? {
    guard let selector = required(.selector, element, &lowering), let id = required(.destination, element, &lowering),
      let destination = destination(id, of: element, &lowering)
    else { return nil }
    let object = connection(.runtimeEventConnection, element, selector, source, destination, &lowering)
    var mask: Int64 = 0
    if let type = lowering.reader.attribute(.eventType, of: element) {
      if let known = lowering.reader.raw(of: type, in: Choice.controlEvent) {
        mask = known
        lowering.writer.add(.int(.eventMask, mask))
      } else {
        lowering.reader.warn(
          .unknownValue, "unknown control event '\(lowering.reader.text(type))'; the action is sent for none",
          at: element)
      }
    }
    lowering.writer.end()
    return LoweredConnection(
      kind: .event, label: selector, object: object, element: element, source: source, destination: destination,
      event: mask)
  }

  /// Adds a member to its collection: one connection serves all members of an owner's property.
  private static func collect(
    _ element: Int, _ owner: Int, into collections: inout [OutletCollection], _ lowering: inout Lowering
  ) {
    guard let property = required(.property, element, &lowering), let id = required(.destination, element, &lowering),
      let member = destination(id, of: element, &lowering)
    else { return }
    let tag = ContentTag.firstCollection &+ UInt32(truncatingIfNeeded: owner)
    if let known = lowering.writer.strings.find(property, tag: tag, in: lowering.writer.builder.bytes) {
      collections[Int(known.index)].members.append(member)
    } else {
      lowering.writer.strings.add(
        property, tag: tag, object: ObjectID(collections.count), in: lowering.writer.builder.bytes)
      collections.append(OutletCollection(owner: owner, element: element, property: property, members: [member]))
    }
  }

  private static func connection(_ collection: OutletCollection, _ lowering: inout Lowering) -> ObjectID {
    let list = lowering.writer.array(collection.members, .mutableArray)
    let source = lowering.object(collection.owner) ?? .root
    let object = connection(
      .runtimeOutletCollectionConnection, collection.element, collection.property, source, list, &lowering)
    let kind = lowering.reader.attribute(.collectionClass, of: collection.element) ?? .empty
    lowering.writer.add(
      .reference(
        .runtimeCollectionClassName,
        kind.count == 0 ? lowering.writer.string(.class(.array)) : lowering.writer.string(kind)))
    let appends = lowering.reader.attribute(.appends, of: collection.element).map { lowering.reader.isYes($0) } ?? false
    lowering.writer.add(.bool(.addsContentToExistingCollection, appends))
    lowering.writer.end()
    return object
  }

  /// Begins a connection object; the caller adds the rest and ends it.
  static func connection(
    _ kind: UIKitClass, _ element: Int, _ label: ByteSpan, _ source: ObjectID, _ destination: ObjectID,
    _ lowering: inout Lowering
  ) -> ObjectID {
    let id = lowering.reader.attribute(.id, of: element) ?? .empty
    let object = lowering.writer.reserve(
      kind, origin: Origin(offset: lowering.reader.document.originOffset(of: element), identifier: id))
    let name = lowering.writer.string(label)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.label, name))
    lowering.writer.add(.reference(.source, source))
    lowering.writer.add(.reference(.destination, destination))
    return object
  }

  /// An attribute that a connection cannot do without; warns where it is missing, and where it names nothing.
  static func required(_ name: WellKnownName, _ element: Int, _ lowering: inout Lowering) -> ByteSpan? {
    let span = lowering.reader.attribute(name, of: element)
    // No property and no method has an empty name: at run time such a connection ends the load.
    let isEmpty = span.map { $0.count == 0 && (name == .property || name == .selector) } ?? false
    if let span, !isEmpty { return span }
    let tag = lowering.reader.document.tag(.init(element))
    lowering.reader.warn(
      .missingAttribute, "'\(tag)' has \(isEmpty ? "an empty" : "no") '\(name.rawValue)'; it is left out", at: element)
    return nil
  }
}

/// What connections are ordered by before their labels.
enum ConnectionKind: Int {
  case event
  case collection
  /// An outlet between a storyboard's own parts, in newer archives.
  case own
  case outlet
}

/// A connection on its way into the archive's list, with what tells whether another one says the same.
struct LoweredConnection {
  /// Its place among the kinds.
  let kind: ConnectionKind
  /// The selector or the property.
  let label: ByteSpan
  /// Its object.
  let object: ObjectID
  /// Its element; -1 for what the compiler made up, and for a collection, which gathers several.
  var element = -1
  /// The object that it belongs to.
  var source = ObjectID.root
  /// The object that it leads to.
  var destination = ObjectID.root
  /// The control event of an action.
  var event: Int64 = 0
}

/// What two connections of one label share when they concern the same thing.
private struct ConnectionKey: Hashable {
  let source: ObjectID
  /// Of an action alone: it may lead to many targets, an outlet leads to one object.
  let destination: ObjectID?
  let event: Int64
}

enum ConnectionConflicts {
  /// Warns of connections that say what an earlier one says, and of outlets that say something else.
  ///
  /// Both are archived, as Interface Builder's compiler does; of two that conflict the last one that is made at load
  /// time stays.
  /// - Parameter made: All connections, those of one kind and label side by side.
  static func reportConflicts(_ made: [LoweredConnection], _ lowering: inout Lowering) {
    var first = 0
    while first < made.count {
      var end = first + 1
      while end < made.count, made[end].kind == made[first].kind, isEqual(made[end].label, made[first].label, &lowering)
      {
        end += 1
      }
      if end - first > 1 { reportConflicts(among: made[first..<end], &lowering) }
      first = end
    }
  }

  private static func reportConflicts(among connections: ArraySlice<LoweredConnection>, _ lowering: inout Lowering) {
    var seen = EqualTable<ConnectionKey, ObjectID>()
    for connection in connections where connection.element >= 0 {
      let isAction = connection.kind == .event
      let key = ConnectionKey(
        source: connection.source, destination: isAction ? connection.destination : nil, event: connection.event)
      guard let earlier = seen.find(key) else {
        seen.add(key, connection.destination)
        continue
      }
      let name = lowering.reader.text(connection.label)
      if earlier == connection.destination {
        let kind = isAction ? "action" : "outlet"
        lowering.reader.warn(
          .repeatedConnection, "the \(kind) '\(name)' is connected twice to the same object", at: connection.element)
      } else {
        lowering.reader.warn(
          .conflictingConnection, "the outlet '\(name)' is connected to two objects; delete one of the connections",
          at: connection.element)
      }
    }
  }

  private static func isEqual(_ left: ByteSpan, _ right: ByteSpan, _ lowering: inout Lowering) -> Bool {
    left == right || (left.count == right.count && lowering.writer.builder.bytes.compare(left, right) == 0)
  }
}
