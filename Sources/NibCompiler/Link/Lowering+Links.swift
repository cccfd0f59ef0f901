import NibBytes
import NibGraph
import NibSchema

extension Lowering {
  /// Notes down what the element at hand has for the third pass.
  mutating func collectLinks(_ element: Int) {
    let names = book.names
    if let container = child(names.connections) {
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

  /// All connections, by class, then by label; equal ones stay in document order.
  ///
  /// Seen: 1 392 of 1 643 archives.
  mutating func connections() -> [ObjectID] {
    var made: [(rank: Int, label: String, object: ObjectID)] = []
    for (owner, element) in links.connections {
      let source = ObjectID(Int(objectOf[owner]))
      switch tag(element) {
      case book.names.action:
        if let event = event(element, source) { made.append((0, event.label, event.object)) }
      case book.names.outletCollection:
        if let collection = collection(element, owner, source) {
          made.append((1, collection.label, collection.object))
        }
      case book.names.outlet:
        if let outlet = outlet(element, source) { made.append((2, outlet.label, outlet.object)) }
      default:
        warn("unknownElement", "connection '\(document.tag(.init(element)))' is not known here; it is left out", at: element)
      }
    }
    let order = made.indices.sorted {
      (made[$0].rank, made[$0].label, $0) < (made[$1].rank, made[$1].label, $1)
    }
    return order.map { made[$0].object }
  }

  private mutating func outlet(_ element: Int, _ source: ObjectID) -> (label: String, object: ObjectID)? {
    guard let property = required(book.names.property, element), let id = required(book.names.destination, element),
      let destination = target(id, of: element)
    else { return nil }
    let object = connection(book.classes.outlet, element, property, source, destination)
    builder.end()
    return (text(property), object)
  }

  private mutating func event(_ element: Int, _ source: ObjectID) -> (label: String, object: ObjectID)? {
    guard let selector = required(book.names.selector, element), let id = required(book.names.destination, element),
      let destination = target(id, of: element)
    else { return nil }
    let object = connection(book.classes.event, element, selector, source, destination)
    if let type = attribute(book.names.eventType, of: element) {
      if let mask = Choice.controlEvent.value(of: text(type)) {
        builder.add(.int(book.keys.eventMask, mask))
      } else {
        warn("unknownValue", "'\(text(type))' is no control event that is known", at: element)
      }
    }
    builder.end()
    return (text(selector), object)
  }

  /// One connection for all members of a collection: the first element makes it, the others add to it.
  private mutating func collection(
    _ element: Int, _ owner: Int, _ source: ObjectID
  ) -> (label: String, object: ObjectID)? {
    guard let property = required(book.names.property, element) else { return nil }
    let label = text(property)
    let same = links.connections.filter { other in
      other.owner == owner && tag(other.element) == book.names.outletCollection
        && attribute(book.names.property, of: other.element).map { text($0) } == label
    }
    guard same.first?.element == element else { return nil }
    var members: [ObjectID] = []
    for other in same {
      if let id = required(book.names.destination, other.element), let member = target(id, of: other.element) {
        members.append(member)
      }
    }
    let list = array(members, book.classes.mutableArray)
    let object = connection(book.classes.outletCollection, element, property, source, list)
    let kind = attribute(book.names.collectionClass, of: element).map { text($0) } ?? "NSArray"
    builder.add(.reference(book.keys.collectionClass, string(kind)))
    builder.add(.bool(book.keys.addsContent, attribute(book.names.appends, of: element).map(isYes) ?? false))
    builder.end()
    return (label, object)
  }

  /// Begins a connection object; the caller adds the rest and ends it.
  private mutating func connection(
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
    warn("missingAttribute", "'\(document.tag(.init(element)))' has no '\(name.rawValue)'; it is left out", at: element)
    return nil
  }
}
