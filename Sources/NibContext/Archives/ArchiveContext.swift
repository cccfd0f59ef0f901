import NibArchives
import NibBytes
import NibDiagnostics
import NibGraph
import NibInspector
import NibSchema
import Nibwright

/// Adds archives to the context of one interface: objects, connections and uses from the neutral report, and from the graph
/// what the report leaves out.
struct ArchiveContext {
  /// What is known so far.
  var interface: InterfaceContext
  /// What could not be read.
  var failures: [NibError] = []
  /// Number of texts that are cut, because many objects share a long one.
  private(set) var cutTexts = 0
  /// Pictures, colours and fonts.
  var uses = UseTables()
  /// Places of objects and placeholders by id: what links lead to.
  private var places = PlaceTable()
  private var words = DocumentWords.Table()
  private var types = TypeTable()
  /// The controller of the scene that an archive belongs to, by the archive's name.
  private var controllers: [String: String] = [:]
  private let limits: ReadLimits
  /// Whether objects alone are wanted.
  private let isOfObjects: Bool

  /// Prototypes in prototypes that are read.
  private static let deepest = 4

  init(_ interface: InterfaceContext, limits: ReadLimits = ReadLimits(), parts: DocumentContext.Parts = .all) {
    self.interface = interface
    self.limits = limits
    isOfObjects = parts.isEmpty
  }

  /// Adds the archive of a scene's controller, or of any other part.
  /// - Parameters:
  ///   - name: its name where there are several; empty for the only one.
  ///   - scene: the identifier of the controller that the storyboard's list says it has.
  mutating func add(_ graph: ObjectGraph, name: String = "", scene: String? = nil) {
    add(graph, name: name, scene: scene, holder: nil, level: 1)
  }

  private mutating func add(_ graph: ObjectGraph, name: String, scene: String?, holder: String?, level: Int) {
    let reader = GraphReading(graph, prefix: name)
    note(graph.format)
    let controller = scene.flatMap { addScene($0, name, reader) }
    for controller in reader.root?.sceneControllers ?? [] { addScene(of: controller, reader) }
    let holder = holder ?? controller ?? controllers[name]
    let first = Counts(interface)
    // What a word needs to be known of an object: others that it refers to, and pictures.
    var words: [DocumentWords.Number] = []
    interface.connections.reserve(more: isOfObjects ? 0 : reader.root?.connections.count ?? 0)
    var report = GraphReport(idPrefix: name, isOfObjects: isOfObjects).report(
      graph, reader.root,
      count: { count in
        interface.objects.reserve(more: count)
        if !isOfObjects { places.reserve(more: count, of: owners) }
        words.reserveCapacity(count)
      },
      object: { entry in
        guard !isSegue(entry.class) else { return }
        words.append(self.words.number(of: entry.class))
        addObject(entry, holder, reader.platform)
      },
      step: { report in
        guard !isOfObjects else { return report.runtimeAttributes.removeAll(keepingCapacity: true) }
        takeLinks(&report)
        takeUses(&report)
      })
    cutTexts += report.cutTexts ?? 0
    addWords(words, from: first.objects, report)
    if !isOfObjects {
      addPlaceholders(report, reader.platform)
      if interface.kind == .nib { addRoots(reader) }
      addReusables(reader, holder)
      complete(from: first)
      addSegues(reader, holder)
      addUses(&report, reader)
    }
    addNested(reader, name: name, holder: holder, level: level)
  }

  private mutating func note(_ format: ArchiveFormat) {
    guard interface.framework == nil else { return }
    interface.framework = format.platform?.framework
    if let system = format.platform?.traits.onlySystem { interface.platform = system }
  }

  /// Archives in the archive: prototypes of cells.
  private mutating func addNested(_ reader: GraphReading, name: String, holder: String?, level: Int) {
    guard level < Self.deepest else { return }
    var seen: Set<ByteSpan> = []
    // Spans that overlap would multiply the bytes.
    var left = reader.graph.bytes.count
    for object in reader.objects(of: .class(.nib)) {
      guard let data = reader.graph.object(.key(.archiveData), of: object),
        let span = reader.graph.value(.key(.bytes), of: data)?.span, seen.insert(span).inserted
      else { continue }
      left -= Int(span.count)
      guard left >= 0 else { return }
      let nested = "\(reader.id(object))/"
      do throws(ArchiveError) {
        let bytes = Array(reader.graph.bytes[span.range])
        let graph = try ArchiveDecoder(limits: limits).decode(bytes, file: interface.file)
        add(graph, name: nested, scene: nil, holder: holder, level: level + 1)
      } catch {
        failures.append(NibError(error))
      }
    }
  }

  // MARK: Objects

  private mutating func addObject(_ entry: ObjectEntry, _ holder: String?, _ platform: NibPlatform) {
    let type = TypeContext(
      entry.class, customClass: entry.customClass, customModule: entry.customModule, on: platform)
    var object = ObjectContext(id: entry.id, type: types.shared(type))
    object.parent = entry.parent
    object.scene = holder
    object.place = PlaceContext(entry.place)
    object.attributes = entry.attributes
    interface.objects.append(object)
    if !isOfObjects { places.add(entry.id, at: interface.objects.count - 1, of: owners) }
  }

  /// Adds to objects what they say under the names that documents have for it, once all of an archive are there.
  /// - Parameter words: those of the objects from a place on.
  private mutating func addWords(_ words: [DocumentWords.Number], from first: Int, _ report: InterfaceReport) {
    // Few archives have objects with states.
    lazy var numbers = Dictionary(
      interface.objects[first...].indices.map { (interface.objects[$0].id, $0) },
      uniquingKeysWith: { first, _ in first })
    // The first image of each object; its others come right behind it.
    let images = Dictionary(
      zip(Int32(0)..., report.images).lazy.compactMap { place, image in image.object.map { ($0, place) } },
      uniquingKeysWith: { first, _ in first })
    for (place, number) in zip(first..., words) {
      guard let known = self.words[number] else { continue }
      let object = interface.objects[place]
      let said = known.attributes(of: object) { id in
        numbers[id].map { interface.objects[$0] }
      } image: {
        images.isEmpty ? nil : Self.image($0, $1, from: images[$0], in: report.images)
      }
      let added = said.filter { attribute in !object.attributes.contains { $0.key == attribute.key } }
      guard !added.isEmpty else { continue }
      interface.objects[place].attributes.reserveCapacity(object.attributes.count + added.count)
      interface.objects[place].attributes += added
    }
  }

  /// The name of the image that an object has under a key.
  private static func image(_ object: String, _ key: String, from first: Int32?, in images: [ImageEntry]) -> String? {
    guard let first else { return nil }
    return images[Int(first)...].prefix { $0.object == object }.first { $0.key == key }?.name
  }

  private mutating func addPlaceholders(_ report: InterfaceReport, _ platform: NibPlatform) {
    for entry in report.placeholders {
      let type = TypeContext(.key(.nsObject), on: platform)
      interface.placeholders.append(PlaceholderContext(id: entry.id, identifier: entry.identifier, type: type))
      places.add(entry.id, at: -interface.placeholders.count, of: owners)
    }
  }

  private var owners: PlaceTable.Owners {
    PlaceTable.Owners(objects: interface.objects, placeholders: interface.placeholders)
  }

  /// The type of an object or placeholder.
  func type(of id: String) -> TypeContext? {
    guard let place = places.place(of: id, in: owners) else { return nil }
    return place < 0 ? interface.placeholders[-1 - place].type : interface.objects[place].type
  }

  /// What sentences call an object or placeholder.
  func words(for id: String) -> String? {
    guard let place = places.place(of: id, in: owners) else { return nil }
    return place < 0 ? interface.placeholders[-1 - place].identifier : "\(interface.objects[place].type.name) \(id)"
  }

  private mutating func addReusables(_ reader: GraphReading, _ holder: String?) {
    for object in reader.owners(.key(.reuseIdentifier)) {
      guard let identifier = reader.text(.key(.reuseIdentifier), object), !identifier.isEmpty,
        let type = type(of: reader.id(object))
      else { continue }
      interface.reusables.append(
        ReusableContext(
          id: reader.id(object), identifier: identifier, code: CodeName(identifier), scene: holder, type: type))
    }
  }

  private mutating func addRoots(_ reader: GraphReading) {
    let top = reader.root?.topLevel ?? []
    interface.roots.reserve(more: top.count)
    for object in top {
      let id = reader.id(object)
      guard reader.graph.proxyIdentifier(object) == nil, let type = type(of: id) else { continue }
      interface.roots.append(TypedReference(id: id, type: type))
    }
  }

  private func isSegue(_ className: String) -> Bool {
    GraphReading.isSegue(className)
  }

  // MARK: Scenes

  /// Adds the scene of an archive; returns its controller's id.
  ///
  /// - Seen: the controller that an outlet `storyboard` hangs on is a top-level object; those that it contains are none. In
  ///   storyboards of macOS the owner's outlet `sceneController` leads to it; 11 of them.
  private mutating func addScene(_ identifier: String, _ name: String, _ reader: GraphReading) -> String? {
    let top = Set(reader.root?.topLevel ?? [])
    let storyboard = reader.root?.connections.last { connection in
      connection.label == "storyboard" && connection.source.map { top.contains($0) } ?? false
    }
    let told = reader.root?.connections.first { connection in
      connection.label == "sceneController" && connection.source == reader.root?.owner
    }
    let first = (reader.root?.topLevel ?? []).first { reader.graph.proxyIdentifier($0) == nil }
    guard let controller = told?.destinations.first ?? storyboard?.source ?? first else { return nil }
    let type = reader.type(controller)
    // The archive of a reference to another storyboard; the storyboard's list has the reference.
    guard type.className != UIKitElements.viewControllerPlaceholder.className else { return nil }
    let known = reader.text(
      [.key(.storyboardIdentifier), .key(.explicitStoryboardIdentifier), .key(.nsStoryboardIdentifier)], controller)
    let id = reader.id(controller)
    interface.scenes.append(
      SceneContext(
        id: id, storyboardIdentifier: known, code: CodeName(known ?? type.name), type: type,
        title: reader.text([.key(.title), .key(.nsTitle)], controller), isInitial: identifier == interface.initialScene,
        archive: identifier))
    if let view = reader.text([.key(.nibName), .key(.nsNibName)], controller) { controllers[view] = id }
    return id
  }

  /// Adds the scene of one of the controllers that an archive has of a whole storyboard.
  private mutating func addScene(of controller: ObjectID, _ reader: GraphReading) {
    let (id, type) = (reader.id(controller), reader.type(controller))
    let isInitial = reader.root?.initialController == controller
    if isInitial { interface.initialScene = id }
    interface.scenes.append(SceneContext(id: id, code: CodeName(type.name), type: type, isInitial: isInitial))
  }

  private mutating func addSegues(_ reader: GraphReading, _ holder: String?) {
    let segues = reader.segues
    interface.segues.reserve(more: segues.count)
    for object in segues {
      let custom = reader.text(.key(.segueClassName), object).map { ClassName($0) }
      var segue = SegueContext(
        kind: reader.segueKind(object),
        type: types.shared(
          TypeContext(
            reader.platform.traits.segueClass, customClass: custom?.path, customModule: custom?.module,
            on: reader.platform)))
      segue.id = reader.id(object)
      segue.identifier = reader.text([.key(.uiIdentifier), .key(.nsIdentifier)], object).flatMap {
        $0.isEmpty ? nil : $0
      }
      segue.source = holder
      segue.sourceType = holder.flatMap { type(of: $0)?.name }
      segue.scene = holder
      segue.destinationIdentifier = reader.text(
        [.key(.destinationViewControllerIdentifier), .key(.nsDestinationControllerIdentifier)], object)
      segue.unwindAction = reader.text(.key(.uiAction), object)
      interface.segues.append(segue)
    }
  }

  /// Completes what refers to scenes by name.
  mutating func finish() -> InterfaceContext {
    let destinations = Dictionary(
      interface.scenes.compactMap { scene in scene.archive.map { ($0, scene) } },
      uniquingKeysWith: { first, _ in first })
    let initial = interface.scenes.first(where: \.isInitial)?.id
    interface.initialScene = initial
    for place in interface.segues.indices {
      let scene = interface.segues[place].destinationIdentifier.flatMap { destinations[$0] }
      interface.segues[place].destination = scene?.id
      interface.segues[place].destinationType = scene?.type.name
      if let scene { interface.segues[place].destinationIdentifier = scene.storyboardIdentifier }
    }
    uses.fill(&interface)
    return interface
  }
}
