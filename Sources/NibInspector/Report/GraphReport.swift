import NibDiagnostics
import NibGraph

/// Makes the neutral report of an archive.
public struct GraphReport: Sendable {
  /// What stands before the numbers of objects: tells apart those of several archives.
  let idPrefix: String
  /// Whether objects and runtime attributes alone are reported, as they are among all else.
  let isOfObjects: Bool

  /// Makes a producer.
  /// - Parameters:
  ///   - idPrefix: what stands before the numbers of objects.
  ///   - isOfObjects: whether of objects alone is reported, without what they use and how they are connected.
  public init(idPrefix: String = "", isOfObjects: Bool = false) {
    self.idPrefix = idPrefix
    self.isOfObjects = isOfObjects
  }

  /// The report of a graph. O(values).
  public func report(_ graph: ObjectGraph) -> InterfaceReport { report(graph, NibRoot(graph)) }

  /// The report of a graph whose root is read already.
  package func report(_ graph: ObjectGraph, _ root: NibRoot?) -> InterfaceReport {
    var objects: [ObjectEntry] = []
    var report = report(
      graph, root, count: { objects.reserveCapacity($0) }, object: { objects.append($0) }, step: { _ in })
    report.objects = objects
    return report
  }

  /// The report of a graph without its objects, which are handed over one by one: a large archive has many.
  /// - Parameters:
  ///   - count: hears how many objects there are before the first.
  ///   - object: takes an object.
  ///   - step: may take from the report what was added to it since the last call, so that it is not kept twice.
  package func report(
    _ graph: ObjectGraph, _ root: NibRoot?, count: (Int) -> Void, object: (ObjectEntry) -> Void,
    step: (inout InterfaceReport) -> Void
  ) -> InterfaceReport {
    var producer = GraphReportProducer(graph, root, self)
    count(producer.objectCount)
    return producer.run(object, step)
  }
}

/// The passes behind `GraphReport`.
struct GraphReportProducer {
  /// The graph with its names.
  let index: GraphIndex
  /// Shows content on one line.
  let content: LineContent
  /// What the root lists.
  let root: NibRoot?
  /// Who holds whom.
  let parents: ParentTable
  /// What is known so far.
  var report: InterfaceReport
  /// List elements that may still be written; shared lists would multiply them.
  var listBudget: Int
  /// Bytes of long texts that may still be repeated; one that many objects share would multiply them.
  var textBudget: Int
  /// Long texts that were read, by their objects.
  private var longTexts: [Int: (whole: String, head: String)] = [:]
  /// What stands before the numbers of objects.
  let idPrefix: String
  /// Whether of objects alone is reported.
  let isOfObjects: Bool
  /// For each key whether the entry of an object says it in its own fields.
  let isOwnKey: [Bool]

  /// Prepares a run.
  init(_ graph: ObjectGraph, _ root: NibRoot?, _ options: GraphReport) {
    idPrefix = options.idPrefix
    isOfObjects = options.isOfObjects
    self.root = root
    var graph = graph
    if !graph.origins.text.isEmpty, graph.origins.lines == nil { graph.origins.lines = .init(graph.origins.text) }
    index = GraphIndex(graph)
    content = LineContent(index: index)
    isOwnKey = index.keyNames.map { Self.ownKeys.contains($0) }
    parents = ParentTable(index, root)
    report = InterfaceReport(file: graph.origins.file, format: FormatEntry(graph.format))
    listBudget = 4 * graph.values.count + 1000
    textBudget = 4 * graph.bytes.count + 1_000_000
  }

  /// The graph; yielded, for a copy of it counts a reference for each of its tables.
  var graph: ObjectGraph { _read { yield index.graph } }

  /// Number of objects with an identity.
  var objectCount: Int {
    graph.objectIDs.count { object in
      switch index.role(object) {
      case .object: object != .root
      case .segue: true
      default: false
      }
    }
  }

  /// Every object from the top down, then the connections in the order in which they are made.
  /// - Parameters:
  ///   - take: takes an object; the report has none.
  ///   - step: may take what the report has so far.
  mutating func run(_ take: (ObjectEntry) -> Void, _ step: (inout InterfaceReport) -> Void) -> InterfaceReport {
    for object in parents.order {
      switch index.role(object) {
      case .object where object != .root: take(entry(object))
      case .segue:
        take(entry(object))
        if !isOfObjects { addSegue(object) }
      // What it holds counts against what may be written of lists and texts after it.
      case .keyValuePair: addRuntimeAttribute(object)
      case .constraint where !isOfObjects: addConstraint(object)
      case .proxy where !isOfObjects: addPlaceholder(object)
      default: break
      }
      step(&report)
    }
    if !isOfObjects { addConnections(step) }
    return report
  }

  /// Id of an object in the report: the element's where it is known.
  func id(_ object: ObjectID) -> String {
    graph.origins.identifier(of: object) ?? idPrefix + object.description
  }

  /// Place in the source, when there is one.
  func place(_ object: ObjectID) -> PlaceEntry? {
    let place = graph.place(of: object)
    guard let entry = PlaceEntry(place), graph.origins.identifier(of: object) == nil else { return PlaceEntry(place) }
    return PlaceEntry(file: entry.file, line: entry.line, column: entry.column)
  }

  /// A text as a report has it: whole, and its beginning with its size where it was repeated too often.
  mutating func shownText(_ object: ObjectID) -> String? {
    let number = Int(object.index)
    if longTexts[number] == nil {
      guard let text = string(object) else { return nil }
      guard text.utf8.count > QuotedText.limit else { return text }
      longTexts[number] = (text, QuotedText.cut(text))
    }
    guard let known = longTexts[number] else { return nil }
    return isWithinBudget(known.whole) ? known.whole : known.head
  }

  // What changes itself would copy the graph to ask it.
  private func string(_ object: ObjectID) -> String? { graph.string(object) }

  /// Whether a text may be written whole; counts those that may not.
  mutating func isWithinBudget(_ text: String) -> Bool {
    guard text.utf8.count > QuotedText.limit else { return true }
    textBudget -= text.utf8.count
    if textBudget < 0 { report.cutTexts = (report.cutTexts ?? 0) + 1 }
    return textBudget >= 0
  }

  /// Text under a key of an object.
  func text(_ key: String, _ object: ObjectID) -> String? {
    graph.object(key, of: object).flatMap { graph.string($0) }
  }

  /// Whole number under a key of an object.
  func integer(_ key: String, _ object: ObjectID) -> Int64? {
    guard case .int(let number)? = graph.value(key, of: object)?.value else { return nil }
    return number
  }

  /// Number of any kind under a key of an object.
  func real(_ key: String, _ object: ObjectID) -> Double? {
    switch graph.value(key, of: object)?.value {
    case .int(let number): Double(number)
    case .float(let number): number.shortest
    case .double(let number): number
    default: nil
    }
  }
}

extension Float {
  /// The double whose shortest text is that of the float: 0.2 stays 0.2.
  var shortest: Double { Double(description) ?? Double(self) }
}

extension GraphReportProducer {
  /// Records pictures, colours and text that an object's value refers to.
  mutating func record(_ value: KeyedValue, of owner: String) {
    guard let object = value.object else { return }
    guard !isOfObjects else {
      if index.role(object) == .image { addImage(object, owner, index.keyName(value)) }
      // A long text that is told once more counts as if it were listed.
      if longTexts[Int(object.index)] != nil { _ = shownText(object) }
      return
    }
    let key = index.keyName(value)
    switch index.role(object) {
    case .string: addString(object, owner, key)
    case .color: addColor(object, owner, key)
    case .image: addImage(object, owner, key)
    default: break
    }
  }

  private mutating func addString(_ object: ObjectID, _ owner: String, _ key: String) {
    guard let value = shownText(object) else { return }
    var entry = StringEntry(value: value, object: owner, key: key)
    entry.localizationKey = text(.key(.nsKey), object)
    report.strings.append(entry)
  }

  /// Seen: both placeholders of pictures; AppKit's catalog `system` marks pictures of the system.
  private mutating func addImage(_ object: ObjectID, _ owner: String, _ key: String) {
    guard let name = text(.key(.resourceName), object) ?? text(.key(.nsResourceName), object) else { return }
    // AppKit names sounds in the same way.
    if let resource = text(.key(.nsClassName), object), resource != .class(.nsImage) { return }
    var entry = ImageEntry(name: name, object: owner, key: key)
    entry.catalog = text(.key(.nsCatalogName), object) ?? text(.key(.ibNamespaceID), object)
    entry.width = real(.key(.imageWidth), object)
    entry.height = real(.key(.imageHeight), object)
    report.images.append(entry)
  }

  private mutating func addColor(_ object: ObjectID, _ owner: String, _ key: String) {
    var entry = ColorEntry(object: owner, key: key)
    let named = graph.object(.key(.dynamicModifiedBaseColor), of: object) ?? object
    let systemName = [String.key(.systemColorName), .key(.patternSelector)].firstNonNil { text($0, named) }
    entry.name = text(.key(.dynamicCatalogName), named) ?? systemName ?? text(.key(.nsColorName), named)
    entry.isSystem = isSystemColor(named, name: systemName)
    entry.components = components(object)
    entry.space = integer(.key(.nsColorSpace), object).map { Self.spaceName($0) }
    report.colors.append(entry)
  }

  /// Whether the key of a colour's name, or of AppKit the catalog beside it, says that the system has it. Seen: all of
  /// AppKit's have a catalog, `System` for those of the system.
  private func isSystemColor(_ object: ObjectID, name: String?) -> Bool {
    if text(.key(.dynamicCatalogName), object) != nil { return false }
    if name != nil { return true }
    return text(.key(.nsColorName), object) != nil && text(.key(.nsCatalogName), object).map { $0 == "System" } ?? true
  }

  /// Seen: UIKit writes components as numbers, AppKit as text, `0.5 1`, sometimes ended by a NUL.
  private func components(_ object: ObjectID) -> [Double]? {
    if let white = real(.key(.whiteDouble), object) ?? real(.key(.white), object) { return [white] + alpha(object) }
    let rgb = [String.key(.red), .key(.green), .key(.blue)].compactMap {
      real($0 + "-Double", object) ?? real($0, object)
    }
    if rgb.count == 3 { return rgb + alpha(object) }
    let text = [.key(.nsComponents), .key(.nsRgb), .key(.nsWhite)].firstNonNil { key in
      graph.value(key, of: object)?.span.map { graph.bytes[$0.range].prefix { $0 != 0 } }
    }
    guard let text, text.count < 200 else { return nil }
    let numbers = String(decoding: text, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
    return numbers.isEmpty ? nil : numbers
  }

  private func alpha(_ object: ObjectID) -> [Double] {
    (real(.key(.alphaDouble), object) ?? real(.key(.alpha), object)).map { [$0] } ?? []
  }

  /// Documented: NSColorSpace numbers of keyed archives.
  private static func spaceName(_ number: Int64) -> String {
    switch number {
    case 1: "calibratedRGB"
    case 2: "deviceRGB"
    case 3: "calibratedWhite"
    case 4: "deviceWhite"
    case 5: "deviceCMYK"
    case 6: "catalog"
    case 10: "pattern"
    default: String(number)
    }
  }
}

extension Array {
  /// The first answer that is one.
  fileprivate func firstNonNil<Answer>(_ ask: (Element) -> Answer?) -> Answer? {
    for element in self {
      if let answer = ask(element) { return answer }
    }
    return nil
  }
}
