import NibGraph
import NibInspector
import Nibwright

extension ArchiveContext {
  /// Takes connections, runtime attributes and constraints over from a report.
  mutating func addLinks(_ report: inout InterfaceReport) {
    interface.connections.reserve(more: report.connections.count)
    for entry in report.connections where entry.kind != .segue {
      var connection = ConnectionContext(kind: entry.kind, source: entry.source, destinations: entry.destinations)
      connection.sourceType = entry.source.flatMap { type(of: $0)?.name }
      let destination = entry.destinations.first.flatMap { type(of: $0) }
      connection.destinationType = destination?.name
      connection.destinationModule = destination?.module
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
    report.connections = []
    interface.runtimeAttributes += report.runtimeAttributes.map { entry in
      RuntimeAttributeContext(object: entry.object, keyPath: entry.keyPath, type: entry.type, value: entry.value)
    }
    report.runtimeAttributes = []
    interface.constraints.reserve(more: report.constraints.count)
    for entry in report.constraints { addConstraint(entry) }
    report.constraints = []
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
    constraint.sentence = ConstraintSentence.of(constraint, words(for:))
    interface.constraints.append(constraint)
  }

  /// Takes pictures, colours, fonts, texts and what is told to assistive technology over from a report.
  mutating func addUses(_ report: inout InterfaceReport, _ reader: GraphReading) {
    for entry in report.images {
      let picture = UseTables.Picture(name: entry.name, catalog: entry.catalog)
      if entry.width != nil || entry.height != nil { uses.sizes[picture] = (entry.width, entry.height) }
      uses.images.add(picture, UseContext(entry.object, entry.key))
    }
    report.images = []
    for entry in report.colors {
      uses.colors.add(
        ColorContext.Content(
          kind: entry.name == nil ? .components : entry.isSystem ? .system : .named, name: entry.name,
          space: entry.space,
          components: entry.components), UseContext(entry.object, entry.key))
    }
    report.colors = []
    for font in reader.fonts() { uses.fonts.add(font.content, font.use) }
    report.strings.removeAll { $0.localizationKey == nil && !StringMeaning.isForPeople($0.key) }
    interface.strings.reserve(more: report.strings.count)
    for entry in report.strings {
      interface.strings.append(
        StringContext(
          value: entry.value, object: entry.object, key: entry.key, localizationKey: entry.localizationKey,
          objectType: type(of: entry.object)?.name))
    }
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
