import NibBytes
import NibGraph
import NibSchema

/// Archives of a storyboard, one at a time.
extension Lowering {
  /// The archive of a view or of a prototype cell, with the archives of the prototypes in it.
  /// - Parameter named: Elements outside that other members of its folder have given names.
  mutating func lowerPart(_ part: Int, of map: StoryboardMap, named: [Int] = []) -> LoweredNib {
    let prototypes = lowerPrototypes(in: [part], of: map)
    var scope = NibScope(map: map, part: part)
    scope.prototypes = prototypes
    scope.upstreamNames = named
    let root = startNib(scope)
    let owner = proxy("IBFilesOwner")
    let responder = proxy("IBFirstResponder")
    self.scope?.owner = owner
    self.scope?.firstResponder = responder
    let content = view(map.parts[part].root)
    links.connections = map.parts[part].connections
    if map.parts[part].kind == .view { links.addedOutlets.append(("view", owner, content)) }
    drain()
    links.topLevel = [content, owner, responder]
    lowerEnvelope(root)
    return finishNib()
  }

  /// The archive of a controller with the controllers that it contains.
  mutating func lowerControllers(_ prepared: NibScope) -> LoweredNib {
    let map = prepared.map
    var scope = prepared
    scope.prototypes = lowerPrototypes(in: scope.scenes.map { map.scenes[$0].part }, of: map)
    let root = startNib(scope)
    let owner = proxy("IBFilesOwner")
    let responder = proxy("IBFirstResponder")
    // The oldest compilers archive the first responder of each scene beside the one of the archive.
    if book.profile > .nib9a { self.scope?.firstResponder = responder }
    var listed: [ObjectID] = []
    for scene in scope.scenes { listed += lowerScene(scene, isLast: scene == scope.scenes.last, owner, responder) }
    drain()
    links.topLevel = listed
    lowerEnvelope(root)
    return finishNib()
  }

  /// The objects of a scene that its archive lists.
  private mutating func lowerScene(
    _ scene: Int, isLast: Bool, _ owner: ObjectID, _ responder: ObjectID
  ) -> [ObjectID] {
    guard let map = scope?.map else { return [] }
    let storyboard = proxy("UIStoryboardPlaceholder")
    let known = map.scenes[scene]
    let controller = controller(known.controller)
    links.addedOutlets.append(("storyboard", controller, storyboard))
    if isLast { links.addedOutlets.append(("sceneViewController", owner, controller)) }
    for segue in known.segues {
      if let template = object(segue) { links.addedOutlets.append(("viewController", template, controller)) }
    }
    links.connections += map.parts[known.part].connections
    var objects: [ObjectID] = []
    for element in known.objects {
      if element == known.controller {
        if isLast { objects.append(controller) }
      } else if tag(element) == book.names.placeholder {
        if book.profile == .nib9a, let object = object(element) { objects.append(object) }
      } else if tag(element) != book.names.exit {
        objects.append(view(element))
      }
    }
    guard isLast else { return objects + [storyboard] }
    return book.profile < .nib10 ? objects + [owner, responder, storyboard] : [owner, responder, storyboard] + objects
  }

  /// The object of a controller's element; an unknown kind is a plain controller.
  mutating func controller(_ element: Int) -> ObjectID {
    if let known = object(element) { return known }
    let tag = document.tag(.init(element))
    warn(.unknownElement, "'\(tag)' is no controller that is known; it is compiled as a plain one", at: element)
    return reserve(element, plan: book.fallbackController)
  }

  private mutating func lowerPrototypes(in parts: [Int], of map: StoryboardMap) -> [Int: LoweredNib] {
    var prototypes: [Int: LoweredNib] = [:]
    for part in parts {
      for inner in map.parts[part].inner where map.parts[inner].kind == .prototype {
        prototypes[map.parts[inner].root] = lowerPart(inner, of: map)
      }
    }
    return prototypes
  }

  /// Forgets the archive before and begins one with its root.
  private mutating func startNib(_ scope: NibScope) -> ObjectID {
    for element in touched { objectOf[Int(element)] = -1 }
    touched.removeAll(keepingCapacity: true)
    queue.removeAll()
    lowered = 0
    canvasChanges.removeAll()
    links = LinkWork()
    noteDocument()
    strings = ContentTable()
    numbers.removeAll(keepingCapacity: true)
    furtherNumbers.removeAll()
    values = ValueCache()
    self.scope = scope
    return builder.reserve(book.classes.object)
  }

  private mutating func finishNib() -> LoweredNib {
    shareColors()
    let upstream = scope?.upstreamNames ?? []
    let nested = scope?.nested ?? []
    return LoweredNib(
      parts: builder.takeParts(), upstream: upstream, nested: nested, isMarkedLaunchScreen: links.isMarkedLaunchScreen)
  }

  /// Lists the data sources of static tables among the top objects.
  mutating func listTableSources() {
    links.topLevel += links.tableSources
  }

  /// Puts the stand-ins for outer objects where an era lists them.
  mutating func listUpstream() {
    guard let scope, scope.scenes.isEmpty else { return }
    let proxies = scope.upstream
    guard links.topLevel.count >= 3 else { return }
    let (content, standard, rest) = (links.topLevel[0], links.topLevel[1..<3], links.topLevel[3...])
    links.topLevel =
      book.profile < .nib10 ? [content] + standard + rest + proxies : standard + proxies + [content] + rest
  }
}
