import NibBytes
import NibGraph
import NibSchema

/// Archives of a storyboard, one at a time.
enum StoryboardArchives {
  /// The archive of a view or of a prototype cell, with the archives of the prototypes in it.
  /// - Parameter named: Elements outside that other members of its folder have given names.
  static func lowerUnit(_ unit: Int, of map: StoryboardMap, named: [Int] = [], _ lowering: inout Lowering) -> LoweredNib
  {
    let prototypes = lowerPrototypes(in: [unit], of: map, &lowering)
    let scope = NibScope(map: map, unit: unit)
    scope.prototypes = prototypes
    for element in named { _ = scope.upstreamPlace(of: element) }
    let root = startNib(scope, &lowering)
    let owner = UpstreamProxies.proxy("IBFilesOwner", &lowering)
    let responder = UpstreamProxies.proxy("IBFirstResponder", &lowering)
    lowering.scope?.owner = owner
    lowering.scope?.firstResponder = responder
    let content = lowering.view(map.units[unit].root)
    lowering.links.connections = map.units[unit].connections
    if map.units[unit].kind == .view {
      lowering.uiKit.impliedOutlets.append(ImpliedOutlet("view", of: owner, to: content))
    }
    lowering.processQueue()
    lowering.links.topLevel = [content, owner, responder]
    UIKitRoot.write(root, &lowering)
    return finishNib(&lowering)
  }

  /// The archive of a controller with the controllers that it contains.
  static func lowerControllers(_ prepared: NibScope, _ lowering: inout Lowering) -> LoweredNib {
    let map = prepared.map
    let scope = prepared.restarted()
    scope.prototypes = lowerPrototypes(in: scope.scenes.map { map.scenes[$0].unit }, of: map, &lowering)
    let root = startNib(scope, &lowering)
    let owner = UpstreamProxies.proxy("IBFilesOwner", &lowering)
    let responder = UpstreamProxies.proxy("IBFirstResponder", &lowering)
    // The oldest compilers archive the first responder of each scene beside the one of the archive.
    if lowering.profile > .xcode5 { lowering.scope?.firstResponder = responder }
    var listed: [ObjectID] = []
    for scene in scope.scenes {
      listed += lowerScene(scene, isLast: scene == scope.scenes.last, owner, responder, &lowering)
    }
    lowering.processQueue()
    lowering.links.topLevel = listed
    UIKitRoot.write(root, &lowering)
    return finishNib(&lowering)
  }

  /// The objects of a scene that its archive lists.
  private static func lowerScene(
    _ scene: Int, isLast: Bool, _ owner: ObjectID, _ responder: ObjectID, _ lowering: inout Lowering
  ) -> [ObjectID] {
    guard let map = lowering.scope?.map else { return [] }
    let storyboard = UpstreamProxies.proxy("UIStoryboardPlaceholder", &lowering)
    let known = map.scenes[scene]
    let controller = controller(known.controller, &lowering)
    if known.reference == nil {
      lowering.uiKit.impliedOutlets.append(ImpliedOutlet("storyboard", of: controller, to: storyboard))
    }
    if isLast { lowering.uiKit.impliedOutlets.append(ImpliedOutlet("sceneViewController", of: owner, to: controller)) }
    for segue in known.segues {
      if let template = lowering.object(segue) {
        lowering.uiKit.impliedOutlets.append(ImpliedOutlet("viewController", of: template, to: controller))
      }
    }
    lowering.links.connections += map.units[known.unit].connections
    var objects: [ObjectID] = []
    for element in known.objects {
      if element == known.controller {
        if isLast { objects.append(controller) }
      } else if lowering.reader.tag(element) == .placeholder {
        if lowering.profile <= .xcode5, let object = lowering.object(element) { objects.append(object) }
      } else if lowering.reader.tag(element) != .exit {
        objects.append(lowering.view(element))
      }
    }
    guard isLast else { return objects + [storyboard] }
    guard lowering.profile >= .xcode13 else { return objects + [owner, responder, storyboard] }
    // The controller comes behind what is beside it. Seen: 2 recognizers, in storyboards of 2 apps.
    return [owner, responder, storyboard] + objects.filter { $0 != controller } + [controller]
  }

  /// The object of a controller's element; an unknown kind is a plain controller.
  static func controller(_ element: Int, _ lowering: inout Lowering) -> ObjectID {
    if let known = lowering.object(element) { return known }
    let tag = lowering.reader.document.tag(.init(element))
    lowering.reader.warn(
      .unknownElement, "unknown controller element <\(tag)>; compiling it as UIViewController", at: element)
    return lowering.reserve(element, plan: lowering.schema.fallbackController)
  }

  private static func lowerPrototypes(in units: [Int], of map: StoryboardMap, _ lowering: inout Lowering)
    -> NumberMap<LoweredNib>
  {
    var prototypes = NumberMap<LoweredNib>()
    for unit in units {
      for inner in map.units[unit].inner where map.units[inner].kind == .prototype {
        prototypes.set(map.units[inner].root, lowerUnit(inner, of: map, &lowering))
      }
    }
    return prototypes
  }

  private static func startNib(_ scope: NibScope, _ lowering: inout Lowering) -> ObjectID {
    lowering.startArchive(scope)
    return lowering.writer.reserve(.object)
  }

  private static func finishNib(_ lowering: inout Lowering) -> LoweredNib {
    let upstream = lowering.scope?.upstreamNames ?? []
    let nested = lowering.scope?.nested ?? []
    return LoweredNib(
      tables: lowering.writer.builder.takeTables(), upstream: upstream, nested: nested,
      isMarked: lowering.uiKit.engine == .toolchain)
  }

  /// Lists the data sources of static tables among the top objects.
  static func listTableSources(_ lowering: inout Lowering) {
    lowering.links.topLevel += lowering.uiKit.tableSources
  }

  /// Puts the stand-ins for outer objects where an era lists them.
  static func listUpstream(_ lowering: inout Lowering) {
    guard let scope = lowering.scope, scope.scenes.isEmpty else { return }
    let proxies = scope.upstream
    guard lowering.links.topLevel.count >= 3 else { return }
    let (content, standard, rest) = (
      lowering.links.topLevel[0], lowering.links.topLevel[1..<3], lowering.links.topLevel[3...]
    )
    lowering.links.topLevel =
      lowering.profile < .xcode13 ? [content] + standard + rest + proxies : standard + proxies + [content] + rest
  }
}
