import NibBytes
import NibGraph
import NibSchema

/// Prototypes of tables: each is in the table's archive, and once more an archive of its own inside it.
enum AppKitPrototypes {
  /// How many prototypes may lie in each other: each is archived twice in the one around it, so they multiply.
  private static let depthLimit = 3

  /// Lowers the archives of all prototypes of a document; those inside others stand behind them and come first.
  static func lowerAll(_ lowering: inout Lowering) {
    guard lowering.reader.index.symbolOfName.contains(WellKnownName.prototypeCellViews.symbol) else { return }
    var prototypes: [Int] = []
    for element in lowering.reader.document.elements.indices
    where lowering.reader.tag(element) == .prototypeCellViews {
      if depth(of: element, &lowering) <= depthLimit {
        prototypes += lowering.reader.children(of: element)
      } else {
        lowering.reader.warn(
          .noKnownForm, "prototypes more than \(depthLimit) deep in others are not archived; they cannot be made",
          at: element)
      }
    }
    for element in prototypes.sorted(by: >) {
      // Lowering an archive makes new records.
      let nib = lower(element, &lowering)
      lowering.appKit.prototypes[element] = nib
    }
    lowering.startArchive()
  }

  /// How many lists of prototypes an element lies in, its own among them; no more than are too many.
  private static func depth(of element: Int, _ lowering: inout Lowering) -> Int {
    var (depth, around) = (0, element)
    while around > 0, depth <= depthLimit {
      if lowering.reader.tag(around) == .prototypeCellViews { depth += 1 }
      around = lowering.reader.parent(of: around)
    }
    return depth
  }

  private static func lower(_ element: Int, _ lowering: inout Lowering) -> LoweredNib {
    lowering.startArchive()
    lowering.appKit.scope = AppKitScope(
      roots: [element], spans: [AppKitScopes.span(of: element, &lowering)], isPrototype: true)
    let root = lowering.writer.reserve(.object)
    let owner = AppKitRoot.plainOwner(&lowering)
    let application = AppKitScopes.application(&lowering)
    lowering.appKit.scope?.owner = owner
    lowering.appKit.scope?.others = [application]
    // What is odd in a prototype is told with the table's archive.
    let told = lowering.reader.told
    _ = lowering.view(element)
    lowering.processQueue()
    AppKitRoot.write(root, &lowering)
    lowering.reader.told = told
    return LoweredNib(tables: lowering.writer.builder.takeTables(), nested: lowering.nested)
  }

  /// Names the view of a prototype's own archive as its table does. Seen: 8 archives.
  static func nameRoot(_ element: Int, _ lowering: inout Lowering) {
    guard let scope = lowering.appKit.scope, scope.isPrototype, scope.roots == [element],
      lowering.reader.attribute(.identifier, of: element) == nil
    else { return }
    let column = lowering.reader.parent(of: lowering.reader.parent(of: element))
    let name = AppKitTables.identifier(of: column, &lowering)
    lowering.overrides.append(.reference(.nsReuseIdentifierKey, lowering.writer.string(name)))
  }

  /// `NSTableViewArchivedReusableViewsKey`: a nib for each name, in the order of the names.
  ///
  /// Seen: 6 tables and outlines.
  static func lowerPrototypes(of table: Int, _ lowering: inout Lowering) {
    guard let list = lowering.reader.child(.tableColumns) else { return }
    var entries: [(name: String, nib: ObjectID)] = []
    for column in Array(lowering.reader.children(of: list)) {
      guard let container = lowering.reader.firstChild(.prototypeCellViews, of: column) else { continue }
      let columnName = AppKitTables.identifier(of: column, &lowering)
      for view in Array(lowering.reader.children(of: container)) {
        _ = lowering.view(view)
        let own = lowering.reader.attribute(.identifier, of: view).map { lowering.reader.text($0) }
        guard let nib = nib(of: view, &lowering) else { continue }
        entries.append((own ?? columnName, nib))
      }
    }
    guard lowering.reader.attribute(.viewBased).map({ lowering.reader.isYes($0) }) ?? false else { return }
    var pairs: [(key: ObjectID, value: ObjectID)] = []
    for entry in entries.sorted(by: { $0.name < $1.name }) {
      pairs.append((lowering.writer.string(entry.name), entry.nib))
    }
    lowering.writer.add(
      .reference(.nsTableViewArchivedReusableViewsKey, lowering.writer.dictionary(pairs, .mutableDictionary)))
  }

  private static func nib(of view: Int, _ lowering: inout Lowering) -> ObjectID? {
    guard let nib = lowering.appKit.prototypes[view] else { return nil }
    let data = lowering.writer.object(NibClass.data.id, .data(.bytes, .empty))
    lowering.nested.append(NestedNib(holder: data, nib: nib))
    let object = lowering.writer.reserve(.nsNib)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.nsNibFileData, data))
    lowering.writer.add(.bool(.nsNibFileIsKeyed, true))
    lowering.writer.add(.bool(.nsNibFileUseParentBundle, true))
    lowering.writer.add(.null(.nsNibFileImages))
    lowering.writer.add(.null(.nsNibFileSounds))
    lowering.writer.end()
    return object
  }
}

extension AppKitPrototypes {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitPrototypes) -> CustomLoweringCode {
    switch lowering {
    case .tablePrototypeViews: .init(lower: { lowerPrototypes(of: $0, &$2) }, raise: { $0.raisePrototypeViews($1) })
    }
  }
}
