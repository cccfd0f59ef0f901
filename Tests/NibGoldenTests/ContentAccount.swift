import NibArchives
import NibBytes
import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import Synchronization

/// What became of the elements of a document that stand for something: each object with an id and each connection is an
/// object of an archive, or a message tells of it, or its tag is in a table with the reason why neither is.
struct ContentAccount {
  /// Elements that stand for an object.
  private(set) var objects = 0
  /// Elements that stand for a connection.
  private(set) var connections = 0
  /// What neither an archive has nor a message tells of, as `tag at line:column`.
  private(set) var lost: [String] = []

  private static let connectionTags: Set<String> = [
    "outlet", "action", "outletCollection", "segue", "binding", "accessibilityConnection",
  ]

  /// Messages of something that is left out with all that it holds.
  private static let wholeLosses: Set<String> = [
    "unknownElement", "noKnownForm", "missingReuseIdentifier", "unreachableScene", "duplicateIdentifier",
    "secondController", "repeatedChild",
  ]

  /// Elements that are no object of an archive by what they are, and why.
  private static func isWithoutObject(_ element: ElementIndex, _ document: Document) -> Bool {
    switch document.tag(element) {
    // Interface Builder's canvas alone.
    case "device", "adaptation": true
    // Stand-ins for what is there anyway: a proxy where something leads to them.
    case "placeholder", "exit": true
    case "customObject":
      document.attribute("sceneMemberID", of: element) == "firstResponder"
        || document.attribute("id", of: element) == "-1"
    // An object only where a constraint or an outlet leads to it.
    case "viewLayoutGuide", "viewControllerLayoutGuide": true
    // The storyboard's list has it.
    case "viewControllerPlaceholder", "controllerPlaceholder": true
    // Interface Builder removes these at build time, as its inspector says.
    case "constraint": document.attribute("placeholder", of: element) == "YES"
    // An entry in a list of the object that it belongs to.
    case "accessibilityConnection": true
    // The controller of the other storyboard has its own.
    case "navigationItem", "tabBarItem":
      document.tag(ElementIndex(Int(document.elements[Int(element.index)].parent))) == "viewControllerPlaceholder"
    // A container's list of controllers has what it leads to.
    case "segue": document.attribute("kind", of: element) == "relationship"
    default: false
    }
  }

  /// Whether an earlier connection stands for this one, too: members of one collection are one connection of an archive.
  private static func isFurtherMember(_ element: ElementIndex, _ document: Document) -> Bool {
    guard document.tag(element) == "outletCollection" else { return false }
    let container = ElementIndex(Int(document.elements[Int(element.index)].parent))
    let first = document.children(of: container).first {
      document.tag($0) == "outletCollection"
        && document.attribute("property", of: $0) == document.attribute("property", of: element)
    }
    return first != element
  }

  /// Compiles a document and looks for what it holds.
  init?(_ bytes: [UInt8], file: String) {
    guard let document = try? XIBReader().read(bytes, file: file) else { return nil }
    let inner = InnerGraphs()
    let compiler = InterfaceCompiler { graph in
      inner.add(graph)
      return try ArchiveEncoder(order: .canonical).encode(graph)
    }
    var diagnostics = Diagnostics(limit: .max)
    // A document that is refused loses nothing in silence.
    guard let made = try? compiler.compile(document, into: &diagnostics),
      !diagnostics.messages.contains(where: { $0.severity == .error })
    else { return nil }
    self.init(document, graphs: made.files.map(\.graph) + inner.all, diagnostics.messages)
  }

  /// Looks for what a document holds among graphs and messages.
  init(_ document: Document, graphs: [ObjectGraph], _ messages: [Diagnostic]) {
    var archived: Set<UInt32> = []
    for graph in graphs { for origin in graph.origins.origins { archived.insert(origin.offset) } }
    let told = Told(document, messages, wholeLosses: Self.wholeLosses)
    for place in document.elements.indices.dropFirst() {
      let element = ElementIndex(place)
      let tag = document.tag(element)
      let isConnection =
        Self.connectionTags.contains(tag)
        && document.elements[place].parent >= 0
        && document.tag(ElementIndex(Int(document.elements[place].parent))) == "connections"
      guard isConnection || document.attribute("id", of: element) != nil else { continue }
      if isConnection { connections += 1 } else { objects += 1 }
      if archived.contains(document.originOffset(of: place)) || told.tells(of: place) { continue }
      if Self.isWithoutObject(element, document) || Self.isFurtherMember(element, document) { continue }
      lost.append("\(tag) at \(document.place(of: element))")
    }
  }

  /// The graphs of archives in archives.
  private final class InnerGraphs: Sendable {
    private let graphs = Mutex<[ObjectGraph]>([])

    var all: [ObjectGraph] { graphs.withLock { $0 } }

    func add(_ graph: ObjectGraph) { graphs.withLock { $0.append(graph) } }
  }

  /// Which elements messages are about.
  private struct Told {
    private var elements: Set<Int> = []
    private var whole: Set<Int> = []
    private let document: Document

    init(_ document: Document, _ messages: [Diagnostic], wholeLosses: Set<String>) {
      self.document = document
      guard !messages.isEmpty else { return }
      var places: [Place.Position: [String]] = [:]
      for message in messages { places[message.place.position, default: []].append(message.id) }
      var cursor = LineCursor()
      for place in document.elements.indices {
        guard let ids = places[document.place(of: ElementIndex(place), from: &cursor).position] else { continue }
        elements.insert(place)
        guard ids.contains(where: wholeLosses.contains) else { continue }
        whole.insert(place)
        // A scene is left out with all that its objects hold; the message is at its controller.
        if let objects = parent(place), let scene = parent(objects), document.tag(ElementIndex(scene)) == "scene" {
          whole.insert(scene)
        }
      }
      addContained()
    }

    /// What a scene that is left out contains is lost with it; the message at that scene counts it.
    private mutating func addContained() {
      let segues = document.elements.indices.map { ElementIndex($0) }.filter {
        document.tag($0) == "segue" && document.attribute("kind", of: $0) == "relationship"
      }
      guard !whole.isEmpty, !segues.isEmpty else { return }
      var ids: [String: Int] = [:]
      for place in document.elements.indices {
        if let id = document.attribute("id", of: ElementIndex(place)) { ids[id] = place }
      }
      var hasMore = true
      while hasMore {
        hasMore = false
        for segue in segues where tells(of: Int(segue.index)) {
          guard let target = document.attribute("destination", of: segue).flatMap({ ids[$0] }),
            let scene = parent(target).flatMap({ parent($0) }), whole.insert(scene).inserted
          else { continue }
          hasMore = true
        }
      }
    }

    private func parent(_ place: Int) -> Int? {
      let parent = Int(document.elements[place].parent)
      return parent < 0 ? nil : parent
    }

    func tells(of place: Int) -> Bool {
      if elements.contains(place) { return true }
      var around = parent(place)
      while let outer = around {
        if whole.contains(outer) { return true }
        around = parent(outer)
      }
      return false
    }
  }
}
