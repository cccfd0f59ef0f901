import NibGraph
import NibInspector
import Nibwright

extension ArchiveContext {
  /// How much an interface has of what is complete only when all objects of an archive are known.
  struct Counts {
    let objects: Int
    let connections: Int
    let constraints: Int
    let strings: Int

    /// Counts what an interface has.
    init(_ interface: InterfaceContext) {
      objects = interface.objects.count
      connections = interface.connections.count
      constraints = interface.constraints.count
      strings = interface.strings.count
    }
  }

  /// Takes connections, runtime attributes and constraints over from a report; the types of what they lead to come later.
  mutating func takeLinks(_ report: inout InterfaceReport) {
    for entry in report.connections where entry.kind != .segue {
      var connection = ConnectionContext(kind: entry.kind, source: entry.source, destinations: entry.destinations)
      switch entry.kind {
      case .action: connection.selector = entry.label
      case .binding:
        connection.binding = entry.label
        connection.keyPath = entry.detail
      default: connection.property = entry.label
      }
      connection.events = entry.events
      connection.eventMask = entry.eventMask.map { Int($0) }
      connection.place = PlaceContext(entry.place)
      if entry.kind == .other { connection.connectionClass = entry.class }
      interface.connections.append(connection)
    }
    report.connections.removeAll(keepingCapacity: true)
    for entry in report.runtimeAttributes {
      interface.runtimeAttributes.append(
        RuntimeAttributeContext(object: entry.object, keyPath: entry.keyPath, type: entry.type, value: entry.value))
    }
    report.runtimeAttributes.removeAll(keepingCapacity: true)
    for entry in report.constraints { addConstraint(entry) }
    report.constraints.removeAll(keepingCapacity: true)
  }

  /// Adds the types of the objects that links and texts name, once all of an archive are known.
  /// - Parameter first: what the interface had before the archive.
  mutating func complete(from first: Counts) {
    for place in first.connections..<interface.connections.count {
      let source = interface.connections[place].source
      interface.connections[place].sourceType = source.flatMap { type(of: $0)?.name }
      let destination = interface.connections[place].destinations.first.flatMap { type(of: $0) }
      interface.connections[place].destinationType = destination?.name
      interface.connections[place].destinationModule = destination?.module
    }
    for place in first.constraints..<interface.constraints.count {
      interface.constraints[place].sentence = ConstraintSentence.of(interface.constraints[place], words(for:))
    }
    for place in first.strings..<interface.strings.count {
      interface.strings[place].objectType = type(of: interface.strings[place].object)?.name
    }
  }

  private mutating func addConstraint(_ entry: ConstraintEntry) {
    var constraint = ConstraintContext(id: entry.id, relation: entry.relation)
    constraint.identifier = entry.identifier
    constraint.owner = entry.owner
    constraint.firstItem = entry.firstItem
    constraint.firstAttribute = entry.firstAttribute
    constraint.secondItem = entry.secondItem
    constraint.secondAttribute = entry.secondItem == nil ? nil : entry.secondAttribute
    constraint.multiplier = entry.multiplier
    constraint.constant = entry.constant
    constraint.priority = entry.priority
    constraint.place = PlaceContext(entry.place)
    interface.constraints.append(constraint)
  }

  /// Takes colours and texts over from a report.
  mutating func takeUses(_ report: inout InterfaceReport) {
    for entry in report.colors {
      uses.colors.add(
        ColorContext.Content(
          kind: entry.name == nil ? .components : entry.isSystem ? .system : .named, name: entry.name,
          space: entry.space,
          components: entry.components), UseContext(entry.object, entry.key))
    }
    report.colors.removeAll(keepingCapacity: true)
    for entry in report.strings where entry.localizationKey != nil || StringMeaning.isForPeople(entry.key) {
      interface.strings.append(
        StringContext(
          value: entry.value, object: entry.object, key: entry.key, localizationKey: entry.localizationKey))
    }
    report.strings.removeAll(keepingCapacity: true)
  }

  /// Takes pictures over from a report, and adds fonts and what is told to assistive technology.
  mutating func addUses(_ report: inout InterfaceReport, _ reader: GraphReading) {
    for entry in report.images {
      let picture = UseTables.Picture(name: entry.name, catalog: entry.catalog)
      if entry.width != nil || entry.height != nil { uses.sizes[picture] = (entry.width, entry.height) }
      uses.images.add(picture, UseContext(entry.object, entry.key))
    }
    report.images = []
    for font in reader.fonts() { uses.fonts.add(font.content, font.use) }
    interface.accessibility += reader.accessibility()
  }
}

extension UseContext {
  /// A use as a report says it; nil for an entry that is no use.
  init?(_ object: String?, _ key: String?) {
    guard let object, let key else { return nil }
    self.init(object: object, key: key)
  }
}
