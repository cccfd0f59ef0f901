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

extension Lowering {
  /// Notes down what the element at hand has for the third pass.
  mutating func collectLinks(_ element: Int) {
    let names = book.names
    // In a storyboard the map says which archive has a connection.
    if scope == nil, let container = child(names.connections) {
      for connection in children(of: container) { links.connections.append((element, connection)) }
    }
    if let container = child(names.userDefinedRuntimeAttributes) {
      for attribute in children(of: container) { links.runtimeAttributes.append((element, attribute)) }
    }
    if let accessibility = child(names.accessibilityConfiguration) {
      links.accessibility.append((element, accessibility))
    }
    if let visible = attribute(names.visibleAtLaunch), isYes(visible) {
      links.visibleWindows.append(ObjectID(Int(objectOf[element])))
    }
  }

  /// All connections, by class, then by label; equal ones stay in document order. The outlets between a storyboard's own
  /// parts are the first outlets of newer archives.
  ///
  /// Seen: 1 392 of 1 643 archives.
  mutating func connections() -> [ObjectID] {
    var made: [MadeConnection] = []
    made.reserveCapacity(links.connections.count)
    var collections: [OutletCollection] = []
    // Seen: an outlet that the archive has of itself comes before one of the document with the same label.
    for added in links.addedOutlets {
      let outlet = addedOutlet(added.label, added.source, added.destination)
      // Seen: 45 archives since Xcode 11, none before.
      let isOwn = book.profile >= .nib9g && (added.label == "storyboard" || added.label == "staticDataSource")
      made.append(MadeConnection(kind: isOwn ? .own : .outlet, label: outlet.label, object: outlet.object))
    }
    for (owner, element) in links.connections {
      guard let source = object(owner) else { continue }
      switch tag(element) {
      case book.names.action:
        if let event = event(element, source) { made.append(event) }
      case book.names.outletCollection: collect(element, owner, into: &collections)
      case book.names.outlet:
        if let outlet = outlet(element, source) { made.append(outlet) }
      case book.names.segue where scope != nil:
        if let trigger = trigger(element, of: owner, source) { made.append(trigger) }
      default:
        let tag = document.tag(.init(element))
        warn(.unknownElement, "connection '\(tag)' is not known here; it is left out", at: element)
      }
    }
    for collection in collections {
      made.append(MadeConnection(kind: .collection, label: collection.property, object: connection(collection)))
    }
    // Objects are numbered as they are made, so their order is the document's.
    made.sort { left, right in
      if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
      let order = compare(left.label, right.label)
      return order == 0 ? left.object < right.object : order < 0
    }
    reportConflicts(made)
    return made.map(\.object)
  }

  /// Orders two spans by their bytes: negative when the left one comes first.
  mutating func compare(_ left: ByteSpan, _ right: ByteSpan) -> Int {
    builder.bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<Int(min(left.count, right.count)) {
        let a = bytes[Int(left.offset) + index]
        let b = bytes[Int(right.offset) + index]
        if a != b { return Int(a) - Int(b) }
      }
      return Int(left.count) - Int(right.count)
    }
  }

  private mutating func outlet(_ element: Int, _ source: ObjectID) -> MadeConnection? {
    guard let property = required(book.names.property, element), let id = required(book.names.destination, element),
      let destination = target(id, of: element)
    else { return nil }
    let object = connection(book.classes.outlet, element, property, source, destination)
    builder.end()
    return MadeConnection(
      kind: .outlet, label: property, object: object, element: element, source: source, destination: destination)
  }

  private mutating func event(_ element: Int, _ source: ObjectID) -> MadeConnection? {
    guard let selector = required(book.names.selector, element), let id = required(book.names.destination, element),
      let destination = target(id, of: element)
    else { return nil }
    let object = connection(book.classes.event, element, selector, source, destination)
    var mask: Int64 = 0
    if let type = attribute(book.names.eventType, of: element) {
      if let known = raw(of: type, in: Choice.controlEvent) {
        mask = known
        builder.add(.int(book.keys.eventMask, mask))
      } else {
        warn(.unknownValue, "'\(text(type))' is no control event that is known", at: element)
      }
    }
    builder.end()
    return MadeConnection(
      kind: .event, label: selector, object: object, element: element, source: source, destination: destination,
      event: mask)
  }

  /// Adds a member to its collection: one connection serves all members of an owner's property.
  private mutating func collect(_ element: Int, _ owner: Int, into collections: inout [OutletCollection]) {
    guard let property = required(book.names.property, element), let id = required(book.names.destination, element),
      let member = target(id, of: element)
    else { return }
    let tag = ContentTag.firstCollection &+ UInt32(truncatingIfNeeded: owner)
    if let known = strings.find(property, tag: tag, in: builder.bytes) {
      collections[Int(known.index)].members.append(member)
    } else {
      strings.add(property, tag: tag, object: ObjectID(collections.count), in: builder.bytes)
      collections.append(OutletCollection(owner: owner, element: element, property: property, members: [member]))
    }
  }

  private mutating func connection(_ collection: OutletCollection) -> ObjectID {
    let list = array(collection.members, book.classes.mutableArray)
    let source = object(collection.owner) ?? .root
    let object = connection(
      book.classes.outletCollection, collection.element, collection.property, source, list)
    let kind = attribute(book.names.collectionClass, of: collection.element) ?? .empty
    builder.add(.reference(book.keys.collectionClass, kind.count == 0 ? string("NSArray") : string(kind)))
    let appends = attribute(book.names.appends, of: collection.element).map { isYes($0) } ?? false
    builder.add(.bool(book.keys.addsContent, appends))
    builder.end()
    return object
  }

  /// Begins a connection object; the caller adds the rest and ends it.
  mutating func connection(
    _ classID: ClassID, _ element: Int, _ label: ByteSpan, _ source: ObjectID, _ destination: ObjectID
  ) -> ObjectID {
    let id = attribute(book.names.id, of: element) ?? .empty
    let object = builder.reserve(classID, origin: Origin(offset: document.elements[element].offset, identifier: id))
    let name = string(label)
    builder.begin(object)
    builder.add(.reference(book.keys.label, name))
    builder.add(.reference(book.keys.source, source))
    builder.add(.reference(book.keys.destination, destination))
    return object
  }

  /// An attribute that a connection cannot do without; warns where it is missing.
  private mutating func required(_ name: PassName, _ element: Int) -> ByteSpan? {
    if let span = attribute(name, of: element) { return span }
    warn(.missingAttribute, "'\(document.tag(.init(element)))' has no '\(name.rawValue)'; it is left out", at: element)
    return nil
  }
}
