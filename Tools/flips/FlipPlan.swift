import NibBytes
import NibDocument
import NibSchema

/// Which changes are made to which elements: of each kind of change as many as are asked for, in as many documents.
public struct FlipPlan: Sendable {
  /// One change of one element.
  struct Step: Sendable {
    let flip: Flip
    let element: ElementIndex
    /// The values that an attribute gets, until one shows.
    let values: [String]
    /// How many changes of the same kind come before it.
    let turn: Int
  }

  /// The documents, the shortest first.
  public let documents: [FlipDocument]
  /// What is done to each document.
  private(set) var steps: [[Step]]

  /// How often a kind of change is made at most.
  let limit: Int
  private let isWanted: (@Sendable (Flip) -> Bool)?
  private var counts: [Flip: Int] = [:]
  /// Values of attributes by platform, tag and name, of which one takes the place of another.
  private var values: [Flip: [String]] = [:]

  /// Makes a plan.
  /// - Parameters:
  ///   - documents: what is changed.
  ///   - limit: how often a kind of change is made at most, in documents of their own.
  ///   - isWanted: whether changes of a kind are made; nil for all kinds.
  public init(_ documents: [FlipDocument], per limit: Int, where isWanted: (@Sendable (Flip) -> Bool)? = nil) {
    self.documents = documents.sorted { ($0.document.source.count, $0.path) < ($1.document.source.count, $1.path) }
    steps = Array(repeating: [], count: documents.count)
    self.limit = limit
    self.isWanted = isWanted
    for document in self.documents { collectValues(of: document) }
    for place in self.documents.indices { choose(in: place) }
  }

  /// How many kinds of change there are.
  public var kindCount: Int { counts.count }
  /// How many changes are made.
  public var stepCount: Int { steps.reduce(0) { $0 + $1.count } }

  private mutating func collectValues(of document: FlipDocument) {
    for element in document.elements {
      let tag = document.document.tag(element)
      for (name, value) in document.attributes(of: element) {
        let flip = Flip(document.platform, tag, .value(name))
        if values[flip, default: []].count < 8, values[flip]?.contains(value) != true {
          values[flip, default: []].append(value)
        }
      }
    }
  }

  private mutating func choose(in place: Int) {
    var met: Set<Flip> = []
    let document = documents[place]
    for element in document.elements {
      for (change, values) in changes(of: element, in: document) {
        let flip = Flip(document.platform, document.document.tag(element), change)
        guard counts[flip, default: 0] < limit, met.insert(flip).inserted, isWanted?(flip) ?? true
        else { continue }
        steps[place].append(Step(flip: flip, element: element, values: values, turn: counts[flip, default: 0]))
        counts[flip, default: 0] += 1
      }
    }
  }

  /// All that can be done to an element.
  private func changes(of element: ElementIndex, in document: FlipDocument) -> [(Flip.Change, [String])] {
    var changes: [(Flip.Change, [String])] = []
    let tag = document.document.tag(element)
    for (name, value) in document.attributes(of: element) {
      let known = values[Flip(document.platform, tag, .value(name))] ?? []
      changes.append((.value(name), Self.others(than: value, among: known)))
      changes.append((.nonsense(name), [Flip.mark]))
    }
    let hasKey = document.document.attribute("key", of: element) != nil && !Ignorance.keyless.contains(tag)
    if hasKey { changes.append((.nonsense("key"), [Flip.mark])) }
    for name in Ignorance.names(of: tag, document.platform) + [Flip.mark]
    where document.document.attribute(name, of: element) == nil {
      changes.append((.attribute(name), ["YES"]))
    }
    // What is read as a child is not read as an attribute.
    for child in document.document.children(of: element) {
      let name = document.document.attribute("key", of: child) ?? document.document.tag(child)
      let isName = name.wholeMatch(of: /[A-Za-z]+/) != nil && !Ignorance.isEditors(name)
      if isName, document.document.attribute(name, of: element) == nil {
        changes.append((.attribute(name), ["YES"]))
      }
    }
    changes.append((.child(Flip.mark), [""]))
    guard document.isObject(element) else { return changes }
    changes.append((.customClass, [""]))
    changes.append((.runtimeAttribute, [""]))
    if document.hasOwner { changes.append((.outlet, [""])) }
    return changes
  }

  /// Values of the same sort: the opposite, other numbers, words that stand there elsewhere, or one that stands nowhere.
  ///
  /// More than one, because two words may mean the same and a number may be beyond what counts.
  static func others(than value: String, among known: [String]) -> [String] {
    if value == "YES" { return ["NO"] }
    if value == "NO" { return ["YES"] }
    if let number = Int(value), abs(number) < 1 << 40 { return [String(number + 3), String(number - 1)] }
    if let number = Double(value), number.isFinite { return ["\(number + 3)", "\(number - 0.25)"] }
    let words = known.filter { $0 != value && !$0.isEmpty && $0 != "YES" && $0 != "NO" }
    return words.prefix(2) + [value + "q"]
  }
}

extension FlipDocument {
  /// The elements that changes are made to: all but those that Interface Builder alone reads, with what is in them.
  var elements: [ElementIndex] {
    var found: [ElementIndex] = []
    var isLeft = [Bool](repeating: false, count: document.elements.count)
    for place in document.elements.indices {
      let element = ElementIndex(place)
      let parent = Int(document.elements[place].parent)
      let key = document.attribute("key", of: element) ?? ""
      isLeft[place] =
        parent >= 0 && isLeft[parent] || Ignorance.isEditors(document.tag(element)) || Ignorance.isEditors(key)
      if !isLeft[place] { found.append(element) }
    }
    return found
  }

  /// The attributes of an element but its id and key, which say which element it is and not what it is like.
  func attributes(of element: ElementIndex) -> [(name: String, value: String)] {
    document.attributes(of: element).compactMap { attribute in
      let name = document.names[Int(attribute.name)]
      return name == "id" || name == "key" ? nil : (name, document.bytes.text(attribute.value))
    }
  }

  /// Whether an element may be an object: it has an id and is neither a connection nor the document.
  func isObject(_ element: ElementIndex) -> Bool {
    document.attribute("id", of: element) != nil && !Self.connections.contains(document.tag(element))
  }

  private static let connections: Set<String> = [
    "outlet", "action", "outletCollection", "binding", "segue", "accessibilityConnection",
  ]
}
