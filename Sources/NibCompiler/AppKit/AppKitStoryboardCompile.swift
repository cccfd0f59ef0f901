import NibBytes
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

/// The archives of a storyboard for macOS: those of views first, because controllers name what these refer to.
///
/// Seen: 8 storyboards.
struct AppKitStoryboardCompile {
  let document: Document
  let schema: CompiledSchema
  let index: SymbolizedDocument
  let options: CompileOptions
  let encode: NestedEncoder?

  /// Each archive is a file, or a folder of members by system as that of a XIB. Seen: 3 folders of a storyboard for 10.12.
  func run(into diagnostics: inout Diagnostics) throws(CompileError) -> CompiledInterface {
    let members = AppKitVariants.members(of: document, options)
    var compiled = try run(for: members[0], into: &diagnostics)
    guard members.count > 1 else { return compiled }
    var folders = compiled.files.map { [$0] }
    for member in members.dropFirst() {
      // The warnings of one member are those of all.
      var scratch = Diagnostics()
      for (place, file) in try run(for: member, into: &scratch).files.enumerated() { folders[place].append(file) }
    }
    compiled.files = folders.flatMap { $0 }
    return compiled
  }

  private func run(
    for member: VariantMember, into diagnostics: inout Diagnostics
  ) throws(CompileError) -> CompiledInterface {
    var options = options
    options.deploymentTarget = member.target
    var lowering = Lowering(document, schema: schema, index: index, options: options, diagnostics: diagnostics)
    AppKitPrototypes.lowerAll(&lowering)
    let storyboard = AppKitStoryboard(&lowering)
    var paths: [String] = []
    var nibs: [LoweredNib] = []
    var upstream: [Int: [Int]] = [:]
    let unreachable = storyboard.unreachable()
    for scene in unreachable.sorted() { storyboard.warnUnreachable(scene, &lowering) }
    for scene in storyboard.scenes.indices where storyboard.scenes[scene].view != nil && !unreachable.contains(scene) {
      let nib = Self.lowerView(of: scene, storyboard, &lowering)
      upstream[scene] = nib.upstream
      paths.append(Self.path(storyboard.scenes[scene].viewName, member))
      nibs.append(nib)
    }
    for scene in storyboard.scenes.indices {
      guard let name = storyboard.scenes[scene].name, storyboard.scenes[scene].reference == nil else { continue }
      paths.append(Self.path(name, member))
      nibs.append(Self.lowerController(of: scene, storyboard, upstream, &lowering))
    }
    diagnostics = lowering.reader.diagnostics
    if !unreachable.isEmpty { checkLeftOut(unreachable, storyboard, into: &diagnostics) }
    let container = AppKitVariants.container(for: member.target, options.profile)
    let graphs = try LoweredNibs(document: document, schema: schema, encode: encode, container: container)
      .graphs(of: nibs, &lowering.writer.builder)
    let files = zip(paths, graphs).map { CompiledInterface.File(path: $0, graph: $1) }
    return CompiledInterface(files: files, storyboard: Self.manifest(storyboard, &lowering))
  }

  private static func path(_ name: String, _ member: VariantMember) -> String {
    name + ".nib" + (member.path.isEmpty ? "" : "/" + member.path)
  }

  /// Tells of what is wrong in scenes that no archive has: they are lowered for their messages alone.
  private func checkLeftOut(
    _ scenes: Set<Int>, _ storyboard: AppKitStoryboard, into diagnostics: inout Diagnostics
  ) {
    var lowering = Lowering(
      document, schema: schema, index: index, options: options, diagnostics: diagnostics.empty)
    AppKitPrototypes.lowerAll(&lowering)
    for scene in scenes.sorted() where storyboard.scenes[scene].reference == nil {
      var upstream: [Int: [Int]] = [:]
      if storyboard.scenes[scene].view != nil {
        upstream[scene] = Self.lowerView(of: scene, storyboard, &lowering).upstream
      }
      _ = Self.lowerController(of: scene, storyboard, upstream, &lowering)
    }
    diagnostics.addNew(lowering.reader.diagnostics)
  }

  private static func manifest(_ storyboard: AppKitStoryboard, _ lowering: inout Lowering) -> StoryboardManifest {
    var scenes: [StoryboardManifest.Scene] = []
    var mainMenu: String?
    for scene in storyboard.scenes {
      guard let name = scene.name, scene.reference == nil else { continue }
      var listed = StoryboardManifest.Scene(identifier: name)
      if lowering.reader.tag(scene.controller) == .application {
        mainMenu = name
      } else {
        listed.uniqueIdentifier = AppKitScenes.uniqueIdentifier(of: scene.controller, &lowering)
      }
      scenes.append(listed)
    }
    var made = StoryboardManifest(
      scenes: scenes, initialIdentifier: storyboard.initialName,
      references: storyboard.scenes.compactMap(\.reference))
    made.platform = .appkit
    made.mainMenu = mainMenu
    return made
  }

  private static func begin(_ storyboard: AppKitStoryboard, _ scene: Int, _ lowering: inout Lowering) -> ObjectID {
    lowering.startArchive()
    let root = lowering.writer.reserve(.object)
    let owner = AppKitRoot.plainOwner(&lowering)
    let scope = AppKitScope(owner: owner)
    scope.storyboard = storyboard
    scope.scene = scene
    lowering.appKit.scope = scope
    return root
  }

  private static func finish(_ root: ObjectID, _ lowering: inout Lowering) -> LoweredNib {
    lowering.processQueue()
    AppKitRoot.write(root, &lowering)
    return LoweredNib(
      tables: lowering.writer.builder.takeTables(), upstream: lowering.appKit.scope?.upstream ?? [],
      nested: lowering.nested)
  }

  /// The archive of a view: what is around it goes by names.
  private static func lowerView(
    of scene: Int, _ storyboard: AppKitStoryboard, _ lowering: inout Lowering
  ) -> LoweredNib {
    let root = begin(storyboard, scene, &lowering)
    guard let view = storyboard.scenes[scene].view else { return finish(root, &lowering) }
    let span = AppKitScopes.span(of: view, &lowering)
    let application = AppKitScopes.application(&lowering)
    lowering.appKit.scope?.roots = [view]
    lowering.appKit.scope?.spans = [span]
    lowering.appKit.scope?.isView = true
    lowering.appKit.scope?.others = [application]
    let content = lowering.view(view)
    if let owner = lowering.appKit.scope?.owner {
      lowering.appKit.impliedOutlets.append(ImpliedOutlet("view", of: owner, to: content))
    }
    lowering.processQueue()
    // Outlets from around the view into it are the view's.
    for element in storyboard.scenes[scene].span where !span.contains(element) {
      guard lowering.reader.tag(element) == .outlet || lowering.reader.tag(element) == .action else { continue }
      let name: WellKnownName = lowering.reader.tag(element) == .outlet ? .destination : .target
      let end = lowering.reader.attribute(name, of: element).map { lowering.reader.element($0) } ?? -1
      guard span.contains(end) else { continue }
      let owner = lowering.reader.parent(of: lowering.reader.parent(of: element))
      lowering.links.connections.append(LinkElement(owner: owner, element: element))
    }
    return finish(root, &lowering)
  }

  /// The archive of a controller or of the application, with the controller that its window shows.
  private static func lowerController(
    of scene: Int, _ storyboard: AppKitStoryboard, _ upstream: [Int: [Int]], _ lowering: inout Lowering
  ) -> LoweredNib {
    let root = begin(storyboard, scene, &lowering)
    lowering.appKit.scope?.viewUpstream = upstream
    let own = storyboard.scenes[scene]
    let content = own.content.map { storyboard.scenes[$0] }
    let held = storyboard.held(by: scene)
    for held in [own] + held.map({ storyboard.scenes[$0] }) {
      let parts = spans(of: held, &lowering)
      lowering.appKit.scope?.spans += parts
      lowering.appKit.scope?.segues.formUnion(held.segues)
    }
    lowering.appKit.scope?.spans.removeAll(where: \.isEmpty)
    lowering.appKit.scope?.spans.sort { $0.lowerBound < $1.lowerBound }
    let menu = lowering.reader.firstChild(.mainMenu, of: own.controller)
    lowering.appKit.scope?.roots = [own.controller] + own.objects + (menu.map { [$0] } ?? [])
    for element in [own.controller] + own.objects { _ = object(element, &lowering) }
    let application = AppKitScopes.application(&lowering)
    lowering.appKit.scope?.others.append(application)
    let isApplication = lowering.reader.tag(own.controller) == .application
    addStoryboard(to: own, holder: isApplication ? menu : own.controller, isApplication, &lowering)
    if !isApplication, let owner = lowering.appKit.scope?.owner {
      let controller = object(own.controller, &lowering)
      lowering.appKit.impliedOutlets.append(ImpliedOutlet("sceneController", of: owner, to: controller))
    }
    for held in held {
      addStoryboard(to: storyboard.scenes[held], holder: storyboard.scenes[held].controller, false, &lowering)
    }
    lowering.processQueue()
    // Inferred: those that nothing leads to, too. Seen: a menu of a scene with an archive of its own.
    for held in held { for other in storyboard.scenes[held].objects { _ = object(other, &lowering) } }
    lowering.processQueue()
    placeContent(own, content, &lowering)
    for held in held where own.content != held { placeItem(storyboard.scenes[held], storyboard, &lowering) }
    return finish(root, &lowering)
  }

  private static func object(_ element: Int, _ lowering: inout Lowering) -> ObjectID {
    if let known = lowering.object(element) { return known }
    let tag = lowering.reader.document.tag(.init(element))
    lowering.reader.warn(.unknownElement, "unknown element <\(tag)>; compiling it as NSObject", at: element)
    return lowering.reserve(element, plan: lowering.schema.fallbackObject)
  }

  /// A scene's controller and objects without its view.
  private static func spans(of scene: AppKitStoryboard.Scene, _ lowering: inout Lowering) -> [Range<Int>] {
    var spans = scene.objects.map { AppKitScopes.span(of: $0, &lowering) }
    let all = AppKitScopes.span(of: scene.controller, &lowering)
    guard let view = scene.view.map({ AppKitScopes.span(of: $0, &lowering) }) else { return spans + [all] }
    spans += [all.lowerBound..<view.lowerBound, view.upperBound..<all.upperBound]
    return spans
  }

  /// The storyboard as a controller and its segues know it.
  private static func addStoryboard(
    to scene: AppKitStoryboard.Scene, holder: Int?, _ isApplication: Bool, _ lowering: inout Lowering
  ) {
    guard let holder, !isApplication || !scene.segues.isEmpty else { return }
    // One a scene. Seen: 2 in 6 of 6 archives of windows that show a controller.
    let placeholder = AppKitScopes.storyboard(&lowering)
    let controller = object(holder, &lowering)
    if !isApplication {
      lowering.appKit.impliedOutlets.append(ImpliedOutlet("storyboard", of: controller, to: placeholder))
    }
    for segue in scene.segues {
      let template = object(segue, &lowering)
      lowering.appKit.impliedOutlets.append(ImpliedOutlet("controller", of: template, to: controller))
      lowering.appKit.impliedOutlets.append(ImpliedOutlet("storyboard", of: template, to: placeholder))
      if isApplication { lowering.appKit.scope?.others.append(template) }
    }
  }

  /// Lists the controller of an item of a split view controller below the item, as that of a window. The controller of a
  /// tab stands beside all others.
  ///
  /// Seen: 2 controllers of tabs, in an archive without its document.
  private static func placeItem(
    _ scene: AppKitStoryboard.Scene, _ storyboard: AppKitStoryboard, _ lowering: inout Lowering
  ) {
    guard let item = AppKitScenes.item(showing: scene.controller, storyboard, &lowering),
      let loader = lowering.appKit.scope?.owner
    else { return }
    let isOfTab = AppKitScenes.isOfTabController(item, &lowering)
    place(scene, below: isOfTab ? loader : object(item, &lowering), &lowering)
  }

  /// Lists the controller of a scene that the archive holds besides its own, with all that is in it, and the other
  /// objects of the scene.
  private static func place(_ scene: AppKitStoryboard.Scene, below parent: ObjectID, _ lowering: inout Lowering) {
    lowering.appKit.scope?.inner.append((scene.controller, parent))
    guard let loader = lowering.appKit.scope?.owner else { return }
    for other in scene.objects { lowering.appKit.scope?.inner.append((other, loader)) }
  }

  /// Lists the controller that a window shows below the window.
  private static func placeContent(
    _ scene: AppKitStoryboard.Scene, _ content: AppKitStoryboard.Scene?, _ lowering: inout Lowering
  ) {
    guard let window = lowering.reader.firstChild(.window, of: scene.controller) else { return }
    let template = object(window, &lowering)
    let owner = object(scene.controller, &lowering)
    lowering.appKit.impliedOutlets.append(ImpliedOutlet("window", of: owner, to: template))
    if wantsDelegate(window, &lowering) {
      lowering.appKit.impliedOutlets.append(ImpliedOutlet("delegate", of: template, to: owner))
    }
    guard let content else { return }
    let controller = object(content.controller, &lowering)
    lowering.appKit.sceneAttributes.append(
      SceneAttribute("contentViewController", of: template, value: .object(controller)))
    place(content, below: template, &lowering)
  }

  /// Whether a window that names no delegate has its controller for one: up to Xcode 8 no document said so, and compilers
  /// since 9 bring these up to date.
  ///
  /// Seen: 2 of 2 documents of Xcode 8, and none of 4 of 15; of 33 documents 9 up to Xcode 8 name no delegate, 24 since 9
  /// name their controller.
  private static func wantsDelegate(_ window: Int, _ lowering: inout Lowering) -> Bool {
    guard (1..<13_000).contains(lowering.appKit.toolsVersion), lowering.profile >= .xcode9 else { return false }
    guard let connections = lowering.reader.firstChild(.connections, of: window) else { return true }
    return !lowering.reader.children(of: connections).contains { connection in
      lowering.reader.attribute(.property, of: connection).map { lowering.reader.text($0) } == "delegate"
    }
  }
}
