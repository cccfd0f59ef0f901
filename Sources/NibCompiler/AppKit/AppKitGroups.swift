import NibBytes
import NibGraph
import NibSchema

/// What rows cannot say of matrices.
enum AppKitMatrices {
  /// The cells row by row. A column that is shorter than others ends its rows early. Seen: 2 matrices of one column.
  static func lowerCells(_ lowering: inout Lowering) {
    var columns: [[Int]] = []
    if let container = lowering.reader.child(.cells) {
      for column in Array(lowering.reader.children(of: container)) where lowering.reader.tag(column) == .column {
        columns.append(Array(lowering.reader.children(of: column)))
      }
    }
    let rows = columns.map(\.count).max() ?? 0
    var cells: [ObjectID] = []
    for row in 0..<rows {
      for column in columns where row < column.count {
        if let cell = lowering.object(column[row]) { cells.append(cell) }
      }
    }
    lowering.writer.add(.int(.nsNumRows, Int64(rows)))
    lowering.writer.add(.int(.nsNumCols, Int64(columns.count)))
    lowering.writer.add(.reference(.nsCells, lowering.writer.array(cells, .mutableArray)))
  }

  /// The control of a cell; the cells of a matrix name none. Seen: 6 cells of matrices, 220 others.
  static func lowerControl(of element: Int, _ lowering: inout Lowering) {
    var container = lowering.reader.parent(of: element)
    while container > 0, AppKitObjects.isInArchive(container, &lowering) {
      let plan = Int(lowering.reader.index.planOf[container])
      if plan >= 0, let control = lowering.object(container) {
        guard lowering.reader.tag(container) != .matrix else { return }
        if lowering.schema.plans[plan].role == .view {
          return lowering.writer.add(.reference(.nsControlView, control))
        }
        // A cell of a column is the table's. Seen: 53 cells.
        guard lowering.reader.tag(container) == .tableColumn else { return }
      }
      container = lowering.reader.parent(of: container)
    }
  }
}

/// What rows cannot say of web views.
enum AppKitWebViews {
  /// What the document says of preferences, as a dictionary.
  static func lowerPreferences(_ lowering: inout Lowering) {
    var entries: [(key: ObjectID, value: ObjectID)] = []
    var names: [String] = []
    // Preferences without a name are those of all views: from Xcode 6 on nothing is said of them. Seen: 17 of 18.
    let isPlain = lowering.profile >= .xcode6 && lowering.reader.attribute(.identifier) == nil
    if isPlain { warnOfPlain(&lowering) }
    for preference in isPlain ? [] : AppKitWebPreference.all {
      guard let span = lowering.reader.attribute(lowering.schema.symbols.find(preference.attribute)) else { continue }
      let key = lowering.writer.string(preference.key)
      let count = entries.count
      if preference.isFlag {
        let flag = lowering.reader.isYes(span)
        entries.append((key, lowering.platform.values.boolean(flag, &lowering)))
      } else if let number = lowering.reader.integer(span) {
        entries.append((key, lowering.writer.number(integer: number)))
      }
      if entries.count > count { names.append(preference.key) }
    }
    // Up to Xcode 5 in the order of the keys' hashes. Seen: 2 of 2.
    if let hashing = DictionaryOrder.Hashing(in: lowering.profile, &lowering) {
      entries = DictionaryOrder.presetMutable(names, hashing).map { entries[$0] }
    }
    let dictionary = lowering.writer.reserve(NibClass.mutableDictionary)
    lowering.writer.begin(dictionary)
    lowering.writer.add(.bool(.nsInlinedValue, true))
    for entry in entries {
      lowering.writer.add(.reference(.nibEncoderEmptyKey, entry.key))
      lowering.writer.add(.reference(.nibEncoderEmptyKey, entry.value))
    }
    lowering.writer.end()
    lowering.writer.add(.reference(.values, dictionary))
  }

  /// Warns of what preferences without a name say: they are those of all views, and nothing is archived of it.
  private static func warnOfPlain(_ lowering: inout Lowering) {
    guard let element = lowering.reader.element else { return }
    var said: [String] = []
    for preference in AppKitWebPreference.all {
      guard let span = lowering.reader.attribute(lowering.schema.symbols.find(preference.attribute)) else { continue }
      said.append("\(preference.attribute)=\"\(lowering.reader.text(span))\"")
    }
    guard !said.isEmpty else { return }
    lowering.reader.warn(
      .ignoredValue,
      "preferences without an identifier are those of all web views, and archives have nothing of them: "
        + said.joined(separator: " "), at: element)
  }
}

/// Accessibility in AppKit: connectors of their own kind, which the root lists apart.
enum AppKitAccessibility {
  /// A connector for each attribute of accessibility that an element says. Seen: 32 descriptions, 1 help text.
  static func connectors(_ lowering: inout Lowering) -> [ObjectID] {
    var connectors: [ObjectID] = []
    for link in lowering.links.accessibility {
      let owner = link.owner
      let element = link.element
      for (name, attribute) in [
        (WellKnownName.description, "AXDescription"), (.help, "AXHelp"), (.identifier, "AXIdentifier"),
      ] {
        guard let text = lowering.reader.attribute(name, of: element) else { continue }
        let attribute = lowering.writer.string(lowering.writer.append(Array(attribute.utf8)), mutable: true)
        let value = LocalizableTexts.object(text, name, of: element, &lowering)
        connectors.append(
          lowering.writer.object(
            AppKitClass.nsNibAXAttributeConnector.id, .reference(.axDestinationArchiveKey, lowering.reserved(owner)),
            .reference(.axAttributeTypeArchiveKey, attribute), .reference(.axAttributeValueArchiveKey, value)))
      }
      if let container = lowering.reader.firstChild(.connections, of: element) {
        for connection in Array(lowering.reader.children(of: container)) {
          lowering.appKit.accessibilityLinks.append((owner, connection))
        }
      }
    }
    return connectors + links(&lowering)
  }

  /// A connector for each element that is the title of another, or linked with it.
  ///
  /// Documented: AppKit, NSAccessibility, the attributes whose values are elements. Inferred: that these are archived as
  /// the attributes with texts are; no archive at hand has one.
  private static func links(_ lowering: inout Lowering) -> [ObjectID] {
    var connectors: [ObjectID] = []
    for (owner, connection) in lowering.appKit.accessibilityLinks {
      guard let id = UIKitConnections.required(.destination, connection, &lowering),
        let property = UIKitConnections.required(.property, connection, &lowering)
      else { continue }
      let isTitle = lowering.reader.text(property) == "title"
      guard isTitle || lowering.reader.text(property) == "link" else {
        lowering.reader.warn(
          .noKnownForm,
          "the accessibility connection '\(lowering.reader.text(property))' is not archived: no known form; screen "
            + "readers do not know it", at: connection)
        continue
      }
      guard let target = lowering.target(id, of: connection), let source = lowering.object(owner) else { continue }
      let name = isTitle ? "AXTitleUIElement" : "AXLinkedUIElements"
      let attribute = lowering.writer.string(lowering.writer.append(Array(name.utf8)), mutable: true)
      let value = isTitle ? target : lowering.writer.array([target], .array)
      connectors.append(
        lowering.writer.object(
          AppKitClass.nsNibAXAttributeConnector.id, .reference(.axDestinationArchiveKey, source),
          .reference(.axAttributeTypeArchiveKey, attribute),
          .reference(.axAttributeValueArchiveKey, value)))
    }
    return connectors
  }
}

extension AppKitMatrices {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitMatrices) -> CustomLoweringCode {
    switch lowering {
    case .cellControl: .init(.computed) { lowerControl(of: $0, &$2) }
    case .matrixCells: .init(lower: { lowerCells(&$2) }, raise: { $0.raiseMatrixCells($1) })
    }
  }
}

extension AppKitWebViews {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitWebViews) -> CustomLoweringCode {
    switch lowering {
    case .webPreferenceValues: .init(lower: { lowerPreferences(&$2) }, raise: { $0.raiseWebPreferences($1) })
    }
  }
}
