import NibBytes
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

/// The property lists of a storyboard for watchOS: one of its controllers, and one of the categories of notifications
/// where it has such.
///
/// Seen: 2 storyboards, both with a notification. Inferred: that one without has the first list alone.
struct WatchKitStoryboard {
  let document: Document
  let schema: CompiledSchema
  let index: SymbolizedDocument
  let options: CompileOptions

  /// What a storyboard has in its scenes.
  private struct Scenes {
    var controllers: [Int] = []
    var notifications: [(category: ByteSpan, controller: Int)] = []
  }

  func compiled(into diagnostics: inout Diagnostics) throws(CompileError) -> CompiledInterface {
    var lowering = Lowering(document, schema: schema, index: index, options: options, diagnostics: diagnostics)
    let scenes = scenes(&lowering)
    var nibs = [controllers(scenes.controllers, &lowering)]
    var paths = [NibPlatform.watchKitInterface]
    if !scenes.notifications.isEmpty {
      nibs.append(categories(scenes.notifications, &lowering))
      paths.append(NibPlatform.watchKitNotifications)
    }
    diagnostics = lowering.reader.diagnostics
    let graphs = try LoweredNibs(
      document: document, schema: schema, encode: nil, container: .propertyList(.binary)
    ).graphs(of: nibs, &lowering.writer.builder)
    var manifest = StoryboardManifest(
      initialIdentifier: document.attribute("initialViewController", of: .root).map { "controller-" + $0 })
    manifest.platform = .watchkit
    return CompiledInterface(
      files: zip(paths, graphs).map { CompiledInterface.File(path: $0, graph: $1) }, storyboard: manifest)
  }

  /// The controllers of all scenes, and of which category each notification is. What no list shows is told of.
  private func scenes(_ lowering: inout Lowering) -> Scenes {
    var found = Scenes()
    var shownForNotifications: Set<Int> = []
    var categories: [String: Int] = [:]
    for container in document.children(of: .root) where document.tag(container) == "scenes" {
      for scene in document.children(of: container) {
        guard let objects = document.child("objects", of: scene) else { continue }
        for object in document.children(of: objects) {
          let element = Int(object.index)
          switch document.tag(object) {
          case WatchKitElements.controller.tag: found.controllers.append(element)
          case WatchKitElements.notificationController.tag:
            if let end = WatchKitConnections.end(of: WatchKitElements.dynamicSegue, from: element, &lowering) {
              shownForNotifications.insert(end.element)
            }
            guard let category = category(of: element, &lowering) else { continue }
            if categories.updateValue(element, forKey: lowering.reader.text(category)) != nil {
              lowering.reader.warn(
                .noKnownForm, "a second controller is for the category '\(lowering.reader.text(category))'", at: element
              )
            }
            found.notifications.append((category, element))
          case let tag:
            lowering.reader.warn(
              .unknownElement,
              "a scene has a <\(tag)>, which has no known form: \(lowering.reader.excerpt(of: element))",
              at: element)
          }
        }
      }
    }
    found.controllers.removeAll { shownForNotifications.contains($0) }
    return found
  }

  private func category(of controller: Int, _ lowering: inout Lowering) -> ByteSpan? {
    let child = lowering.reader.children(of: controller).first {
      document.tag(ElementIndex($0)) == "notificationCategory"
    }
    if let child, let category = lowering.reader.attribute(.identifier, of: child) { return category }
    lowering.reader.warn(
      .missingAttribute, "'notificationController' has no category with an 'identifier' by which a list has it",
      at: child ?? controller)
    return nil
  }

  private func controllers(_ elements: [Int], _ lowering: inout Lowering) -> LoweredNib {
    lowering.startArchive()
    let root = lowering.writer.reserve(.object)
    let entries = entries(of: elements, &lowering) { element, reader in
      let id = reader.attribute(.id, of: element)
      return "controller-" + (id.map { reader.text($0) } ?? "")
    }
    let initial = document.attribute("initialViewController", of: .root)
    if initial == nil {
      lowering.reader.warn(
        .missingAttribute, "'document' has no 'initialViewController', and no list is without a first controller", at: 0
      )
    }
    if let initial, !elements.contains(where: { document.attribute("id", of: ElementIndex($0)) == initial }) {
      lowering.reader.warn(
        .danglingReference,
        "'initialViewController' names '\(initial)', which is none of the controllers that are shown",
        at: 0)
    }
    let name = initial.map { lowering.writer.string("controller-" + $0) }
    lowering.writer.begin(root)
    lowering.writer.add(.reference(WatchKitKey.controllers.id, entries))
    if let name { lowering.writer.add(.reference(WatchKitKey.root.id, name)) }
    lowering.writer.end()
    return LoweredNib(tables: lowering.writer.builder.takeTables())
  }

  private func categories(
    _ notifications: [(category: ByteSpan, controller: Int)], _ lowering: inout Lowering
  ) -> LoweredNib {
    lowering.startArchive()
    let root = lowering.writer.reserve(.object)
    var names = notifications.map { lowering.reader.text($0.category) }[...]
    let entries = entries(of: notifications.map(\.controller), &lowering) { _, _ in names.removeFirst() }
    lowering.writer.begin(root)
    lowering.writer.add(.reference(WatchKitKey.categories.id, entries))
    lowering.writer.end()
    return LoweredNib(tables: lowering.writer.builder.takeTables())
  }

  /// A dictionary of the objects of elements, by names of theirs.
  private func entries(
    of elements: [Int], _ lowering: inout Lowering, named name: (Int, inout ElementReader) -> String
  ) -> ObjectID {
    let holder = lowering.writer.reserve(.object)
    var values: [KeyedValue] = []
    for element in elements {
      guard let object = lowering.object(element) else { continue }
      values.append(.reference(lowering.writer.key(named: name(element, &lowering.reader)), object))
    }
    lowering.processQueue()
    lowering.writer.begin(holder)
    for value in values { lowering.writer.add(value) }
    lowering.writer.end()
    return holder
  }
}
