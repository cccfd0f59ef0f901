import NibBytes
import NibGraph
import NibSchema

/// How the archives of a storyboard refer to each other, and where archives lie in others.
enum UIKitJoints {
  /// The archives of prototypes, with the `UINib` that each is in.
  static func innerArchives(of graph: ObjectGraph) -> [(holder: ObjectID, data: ByteSpan)] {
    guard graph.classes.find(UIKitClass.nib.rawValue) != nil else { return [] }
    return graph.objectIDs.compactMap { object in
      guard graph.isOf(UIKitClass.nib, object), let data = graph.object(UIKitKey.archiveData, of: object),
        let span = graph.value(NibKey.bytes, of: data)?.span
      else { return nil }
      return (object, span)
    }
  }

  /// Dictionaries of archives, each with the one of what they need from around them.
  private static let prototypes: [(nibs: UIKitKey, externals: UIKitKey)] = [
    (.tableViewCellPrototypeNibs, .tableViewCellPrototypeNibExternalObjects),
    (.collectionViewCellNibDict, .collectionViewCellPrototypeNibExternalObjects),
    (.collectionViewSupplementaryViewNibDict, .collectionViewSupplementaryViewPrototypeNibExternalObjects),
  ]

  /// The objects that the proxies of inner archives stand for, and the one controller of several archived copies.
  static func meant(in combined: CombinedGraph) -> [ObjectID: ObjectID] {
    var joints = Joints(combined)
    joints.joinPrototypes()
    for controller in UIKitScenes.controllers(of: combined) {
      joints.joinView(of: controller)
      for copy in controller.copies { joints.meant[copy] = controller.object }
    }
    return joints.meant
  }

  /// What is joined so far.
  private struct Joints {
    let combined: CombinedGraph
    let graph: ObjectGraph
    /// The proxies of each archive by what they are called.
    private var proxies: [ObjectID: [String: [ObjectID]]] = [:]
    var meant: [ObjectID: ObjectID] = [:]

    init(_ combined: CombinedGraph) {
      self.combined = combined
      graph = combined.graph
      for place in combined.parts.indices {
        var named: [String: [ObjectID]] = [:]
        for index in combined.objects(of: place) {
          let object = ObjectID(index)
          guard graph.isOf(UIKitClass.proxyObject, object), let name = graph.proxyIdentifier(object) else { continue }
          named[name, default: []].append(object)
        }
        proxies[combined.parts[place].root] = named
      }
    }

    private mutating func join(_ name: String, in part: ObjectID, to object: ObjectID) {
      for proxy in proxies[part]?[name] ?? [] where meant[proxy] == nil { meant[proxy] = object }
    }

    private mutating func join(_ part: ObjectID, _ table: ObjectID) {
      for entry in entries(of: table) { join(entry.name, in: part, to: entry.object) }
    }

    private func entries(of dictionary: ObjectID) -> [(name: String, object: ObjectID)] {
      (graph.pairs(dictionary) ?? []).compactMap { key, value in
        guard case .reference(let key) = key, case .reference(let object) = value, let name = graph.string(key) else {
          return nil
        }
        return (name, object)
      }
    }

    /// Joins the archives of prototypes with the tables of what each needs.
    mutating func joinPrototypes() {
      let holders = Dictionary(
        combined.parts.compactMap { part in part.holder.map { ($0, part.root) } }, uniquingKeysWith: { own, _ in own })
      guard !holders.isEmpty else { return }
      for object in graph.objectIDs {
        for (nibs, externals) in prototypes {
          guard let nibs = graph.object(nibs, of: object), let tables = graph.object(externals, of: object) else {
            continue
          }
          let needs = Dictionary(
            entries(of: tables).map { ($0.name, $0.object) }, uniquingKeysWith: { own, _ in own })
          for nib in entries(of: nibs) {
            if let part = holders[nib.object], let table = needs[nib.name] { join(part, table) }
          }
        }
      }
    }

    /// Joins the archive of a controller's view with the controller and what it gives by name.
    mutating func joinView(of controller: UIKitScenes.Controller) {
      guard let view = graph.text(UIKitKey.nibName, of: controller.object).flatMap({ combined.part(named: $0) }) else {
        return
      }
      if let table = graph.object(UIKitKey.externalObjectsTableForViewLoading, of: controller.object) {
        join(view.root, table)
      }
      join("IBFilesOwner", in: view.root, to: controller.object)
      guard let responder = proxies[controller.part]?["IBFirstResponder"]?.first else { return }
      join("IBFirstResponder", in: view.root, to: responder)
    }
  }
}

/// The controllers of a storyboard's archives.
enum UIKitScenes {
  /// A controller that is a scene.
  struct Controller {
    let object: ObjectID
    /// The root of the archive that it is raised from.
    let part: ObjectID
    /// Other archives' copies of it.
    var copies: [ObjectID] = []
  }

  /// The controllers: first those that archives are named for, then those that stand in containers alone.
  static func controllers(of combined: CombinedGraph) -> [Controller] {
    let graph = combined.graph
    var found: [Controller] = []
    var byView: [String: Int] = [:]
    var byName: [String: Int] = [:]
    func add(_ object: ObjectID, _ part: ObjectID) {
      if let view = graph.text(UIKitKey.nibName, of: object), byView[view] == nil { byView[view] = found.count }
      if let name = graph.text(UIKitKey.storyboardIdentifier, of: object), byName[name] == nil {
        byName[name] = found.count
      }
      found.append(Controller(object: object, part: part))
    }
    for part in combined.parts where part.holder == nil {
      let scene = part.lists.connections.first { $0.label == "sceneViewController" }
      // The archive of a reference has nothing but what the storyboard itself says of it.
      if let object = scene?.destinations.first, !isReference(object, graph) { add(object, part.root) }
    }
    let roots = Dictionary(
      found.enumerated().map { ($0.element.object, $0.offset) }, uniquingKeysWith: { own, _ in own })
    var seen = Set(roots.keys)
    var next = 0
    while next < found.count {
      let container = found[next]
      next += 1
      for child in children(of: container.object, graph) where seen.insert(child).inserted {
        let name = graph.text(UIKitKey.storyboardIdentifier, of: child)
        let view = graph.text(UIKitKey.nibName, of: child)
        let known = name.flatMap { byName[$0] } ?? view.flatMap { byView[$0] }
        if let known, graph.className(of: found[known].object) == graph.className(of: child) {
          found[known].copies.append(child)
        } else if let known = root(like: child, found, graph) {
          found[known].copies.append(child)
        } else if !isReference(child, graph) {
          add(child, container.part)
        }
      }
    }
    return found
  }

  /// A controller without a view of its own is another's copy if it contains the same ones.
  private static func root(like child: ObjectID, _ found: [Controller], _ graph: ObjectGraph) -> Int? {
    let views = children(of: child, graph).map { graph.text(UIKitKey.nibName, of: $0) }
    // Looked for among the first ones alone, so that the time of an input made for it does not grow with its square.
    guard !views.isEmpty, !views.contains(nil), found.count < 1000, views.count < 100 else { return nil }
    return found.firstIndex { other in
      graph.className(of: other.object) == graph.className(of: child)
        && children(of: other.object, graph).map { graph.text(UIKitKey.nibName, of: $0) } == views
    }
  }

  /// Whether an object stands for a controller of another storyboard.
  static func isReference(_ object: ObjectID, _ graph: ObjectGraph) -> Bool {
    graph.className(of: object) == UIKitElements.viewControllerPlaceholder.className
  }

  /// The controllers that one contains in its archive.
  static func children(of controller: ObjectID, _ graph: ObjectGraph) -> [ObjectID] {
    let list =
      graph.object(UIKitKey.viewControllers, of: controller)
      ?? graph.object(UIKitKey.childViewControllers, of: controller)
    return list.map { graph.members($0) } ?? []
  }
}
