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
        lowering.links.connections.append((element, connection))
      }
    }
    if let container = lowering.reader.child(.userDefinedRuntimeAttributes) {
      for attribute in lowering.reader.children(of: container) {
        lowering.links.runtimeAttributes.append((element, attribute))
      }
    }
    if let accessibility = lowering.reader.child(.accessibilityConfiguration) {
      lowering.links.accessibility.append((element, accessibility))
    }
    if let visible = lowering.reader.attribute(.visibleAtLaunch), lowering.reader.isYes(visible) {
      lowering.uiKit.visibleWindows.append(lowering.reserved(element))
    }
  }

  /// All connections, by class, then by label; equal ones stay in document order. The outlets between a storyboard's own
  /// parts are the first outlets of newer archives.
  ///
  /// Seen: 1 392 of 1 643 archives.
  static func connections(_ lowering: inout Lowering) -> [ObjectID] {
    var made: [MadeConnection] = []
    made.reserveCapacity(lowering.links.connections.count)
    var collections: [OutletCollection] = []
    // Seen: an outlet that the archive has of itself comes before one of the document with the same label.
    for added in lowering.uiKit.addedOutlets {
      let outlet = UIKitSegues.addedOutlet(added.label, added.source, added.destination, &lowering)
      // Seen: 45 archives since Xcode 11, none before.
      let isOwn = lowering.profile >= .nib9g && (added.label == "storyboard" || added.label == "staticDataSource")
      made.append(MadeConnection(kind: isOwn ? .own : .outlet, label: outlet.label, object: outlet.object))
    }
    for (owner, element) in lowering.links.connections {
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
        lowering.reader.warn(.unknownElement, "connection '\(tag)' is not known here; it is left out", at: element)
      }
    }
    for collection in collections {
      made.append(
        MadeConnection(kind: .collection, label: collection.property, object: connection(collection, &lowering)))
    }
    // Objects are numbered as they are made, so their order is the document's.
    made.sort { left, right in
      if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
      let order = compare(left.label, right.label, &lowering)
      return order == 0 ? left.object < right.object : order < 0
    }
    ConnectionConflicts.reportConflicts(made, &lowering)
    return made.map(\.object)
  }

  /// Orders two spans by their bytes: negative when the left one comes first.
  static func compare(_ left: ByteSpan, _ right: ByteSpan, _ lowering: inout Lowering) -> Int {
    lowering.writer.builder.bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<Int(min(left.count, right.count)) {
        let a = bytes[Int(left.offset) + index]
        let b = bytes[Int(right.offset) + index]
        if a != b { return Int(a) - Int(b) }
      }
      return Int(left.count) - Int(right.count)
    }
  }

  private static func outlet(_ element: Int, _ source: ObjectID, _ lowering: inout Lowering) -> MadeConnection? {
    guard let property = required(.property, element, &lowering), let id = required(.destination, element, &lowering),
      let destination = lowering.target(id, of: element)
    else { return nil }
    let object = connection(.outlet, element, property, source, destination, &lowering)
    lowering.writer.end()
    return MadeConnection(
      kind: .outlet, label: property, object: object, element: element, source: source, destination: destination)
  }

  private static func event(_ element: Int, _ source: ObjectID, _ lowering: inout Lowering) -> MadeConnection? {
    guard let selector = required(.selector, element, &lowering), let id = required(.destination, element, &lowering),
      let destination = lowering.target(id, of: element)
    else { return nil }
    let object = connection(.event, element, selector, source, destination, &lowering)
    var mask: Int64 = 0
    if let type = lowering.reader.attribute(.eventType, of: element) {
      if let known = lowering.reader.raw(of: type, in: Choice.controlEvent) {
        mask = known
        lowering.writer.add(.int(.eventMask, mask))
      } else {
        lowering.reader.warn(
          .unknownValue, "'\(lowering.reader.text(type))' is no control event that is known", at: element)
      }
    }
    lowering.writer.end()
    return MadeConnection(
      kind: .event, label: selector, object: object, element: element, source: source, destination: destination,
      event: mask)
  }

  /// Adds a member to its collection: one connection serves all members of an owner's property.
  private static func collect(
    _ element: Int, _ owner: Int, into collections: inout [OutletCollection], _ lowering: inout Lowering
  ) {
    guard let property = required(.property, element, &lowering), let id = required(.destination, element, &lowering),
      let member = lowering.target(id, of: element)
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
      .outletCollection, collection.element, collection.property, source, list, &lowering)
    let kind = lowering.reader.attribute(.collectionClass, of: collection.element) ?? .empty
    lowering.writer.add(
      .reference(.collectionClass, kind.count == 0 ? lowering.writer.string("NSArray") : lowering.writer.string(kind)))
    let appends = lowering.reader.attribute(.appends, of: collection.element).map { lowering.reader.isYes($0) } ?? false
    lowering.writer.add(.bool(.addsContent, appends))
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
      kind, origin: Origin(offset: lowering.reader.document.elements[element].offset, identifier: id))
    let name = lowering.writer.string(label)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.label, name))
    lowering.writer.add(.reference(.source, source))
    lowering.writer.add(.reference(.destination, destination))
    return object
  }

  /// An attribute that a connection cannot do without; warns where it is missing.
  static func required(_ name: WellKnownName, _ element: Int, _ lowering: inout Lowering) -> ByteSpan? {
    if let span = lowering.reader.attribute(name, of: element) { return span }
    lowering.reader.warn(
      .missingAttribute, "'\(lowering.reader.document.tag(.init(element)))' has no '\(name.rawValue)'; it is left out",
      at: element)
    return nil
  }
}
