import NibDiagnostics
import NibDocument
import NibGraph

/// A connection of the archive with its number in the document.
struct LegacyLink {
  /// The connector.
  let object: ObjectID
  /// Its number, as text.
  let id: String
}

/// Connections: outlets, actions, tool tips and bindings, in this order.
extension LegacyCopying {
  mutating func connections(into diagnostics: inout Diagnostics) -> [LegacyLink] {
    var byKind: [[LegacyLink]] = [[], [], []]
    for connection in sortedConnections() {
      switch legacy.className(of: connection.node) {
      case "IBOutletConnection": byKind[0].append(outlet(connection))
      case "IBActionConnection": byKind[1].append(action(connection))
      case "IBBindingConnection":
        guard let connector = legacy.value("connector", of: connection.node) else {
          warn("a binding without a connector is left out", connection.node, &diagnostics)
          continue
        }
        byKind[2].insert(LegacyLink(object: object(connector), id: connection.id), at: 0)
      // An archive lists these apart.
      case "IBAccessibilityConnection": break
      default:
        let name = legacy.className(of: connection.node) ?? "no class"
        warn("a connection of \(name) is not known; it is left out", connection.node, &diagnostics)
      }
    }
    return byKind[0] + byKind[1] + toolTips() + byKind[2]
  }

  /// By the number of the source, then by label.
  ///
  /// Seen: 15 of 16 archives without names.
  private func sortedConnections() -> [LegacyRecords.Connection] {
    let keyed = records.connections.map { connection -> (source: Int64, label: String, LegacyRecords.Connection) in
      let source = legacy.value("source", of: connection.node).flatMap { records.record(of: $0) }
      let label = legacy.value("label", of: connection.node).flatMap { legacy.text(of: $0) } ?? ""
      return (source.flatMap { Int64($0.id) } ?? 0, label, connection)
    }
    return keyed.enumerated().sorted { left, right in
      (left.element.source, left.element.label, left.offset) < (right.element.source, right.element.label, right.offset)
    }.map(\.element.2)
  }

  private mutating func outlet(_ connection: LegacyRecords.Connection) -> LegacyLink {
    link(connection, .class(.nsNibOutletConnector), from: "source", to: "destination")
  }

  /// An action's source is what it is sent to; without a destination it goes to the first responder.
  private mutating func action(_ connection: LegacyRecords.Connection) -> LegacyLink {
    link(connection, .class(.nsNibControlConnector), from: "destination", to: "source")
  }

  private mutating func link(
    _ connection: LegacyRecords.Connection, _ className: String, from source: String, to destination: String
  ) -> LegacyLink {
    let connector = reserve(className, of: connection.node)
    let from = legacy.value(source, of: connection.node).map { object($0) }
    let target = legacy.value(destination, of: connection.node)
    let isResponder = target.flatMap { records.record(of: $0) }?.id == "-1"
    let to = isResponder ? nil : target.map { object($0) }
    let label = legacy.value("label", of: connection.node).map { object($0) }
    begin(connector)
    add(.key(.nsSource), from)
    if let to { add(.key(.nsDestination), to) }
    add(.key(.nsLabel), label)
    end()
    return LegacyLink(object: connector, id: connection.id)
  }

  /// Tool tips, which the document keeps as placeholders of attributes.
  private mutating func toolTips() -> [LegacyLink] {
    var links: [LegacyLink] = []
    for record in records.objects {
      guard let placeholders = records.property("IBAttributePlaceholdersKey", of: record.object) else { continue }
      for (_, placeholder) in legacy.pairs(of: placeholders) {
        guard legacy.className(of: placeholder) == "IBToolTipAttribute",
          let tip = legacy.value("toolTip", of: placeholder)
        else { continue }
        let connector = reserve(.class(.nsIBHelpConnector), of: placeholder)
        let (target, marker) = (object(record.object), object(tip))
        let file = text("NSToolTipHelpKey")
        begin(connector)
        add(.key(.nsDestination), target)
        add(.key(.nsMarker), marker)
        add(.key(.nsFile), file)
        end()
        links.append(LegacyLink(object: connector, id: ""))
      }
    }
    return links
  }

  /// Connectors between a view and what it is titled by.
  mutating func accessibility() -> [ObjectID] {
    var connectors: [ObjectID] = []
    for connection in records.connections where legacy.className(of: connection.node) == "IBAccessibilityConnection" {
      connectors.append(link(connection, "NSNibAXRelationshipConnector", from: "source", to: "destination").object)
    }
    return connectors
  }

  private func warn(_ message: String, _ node: ElementIndex, _ diagnostics: inout Diagnostics) {
    guard !diagnostics.isFull else { return }
    diagnostics.add(DocumentIssue.noKnownForm, message, at: legacy.place(of: node))
  }
}
