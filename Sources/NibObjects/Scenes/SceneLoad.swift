import NibDiagnostics
import NibGraph
import NibRuntime

/// One scene on its way: its controllers, which archives were loaded for them, and what keeps the objects alive.
@MainActor
final class SceneLoad {
  /// What is known of a controller.
  private struct Known {
    let storyboard: ArchivedStoryboard
    let loader: InstantiationContext
    var summaries: [LoadSummary] = []
    var view: ArchivedObject?
    var isLoaded = false
  }

  private var known: [ObjectIdentifier: Known] = [:]
  /// Outlets do not own their objects; loads do.
  private var reports: [Instantiation] = []
  private let isPassing: Bool

  /// Makes one of a scene that is not on its way yet.
  /// - Parameter isPassing: whether the scene is made once. Then its storyboard forgets each archive when its load is over,
  ///   so that only objects stay; one that several scenes embed is read twice at most.
  init(isPassing: Bool) { self.isPassing = isPassing }

  /// To be called when the load of an archive is over.
  func leave(_ name: String, of storyboard: ArchivedStoryboard) {
    if isPassing { storyboard.parts.shared.nibs.forget(name) }
  }

  /// Notes the controller of a scene and all controllers within.
  func note(
    _ controller: ArchivedObject, of storyboard: ArchivedStoryboard, _ loader: InstantiationContext,
    _ report: Instantiation
  ) {
    reports.append(report)
    for case let object as ArchivedObject in report.objects.map(\.object)
    where storyboard.form.isController(object) && known[ObjectIdentifier(object)] == nil {
      known[ObjectIdentifier(object)] = Known(storyboard: storyboard, loader: loader)
    }
    known[ObjectIdentifier(controller), default: Known(storyboard: storyboard, loader: loader)].summaries
      .append(LoadSummary(report))
  }

  /// Loads the views of a controller and of those within.
  /// - Returns: the controllers, each before those within it.
  func loadAll(from root: ArchivedObject) throws -> [ArchivedObject] {
    var controllers: [ArchivedObject] = []
    var seen: Set<ObjectIdentifier> = []
    var pending = [root]
    while let next = pending.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      try loadView(of: next)
      controllers.append(next)
      pending += children(of: next).reversed()
    }
    return controllers
  }

  /// What was loaded for a controller: its scene, its view.
  func summaries(of controller: ArchivedObject) -> [LoadSummary] {
    known[ObjectIdentifier(controller)]?.summaries ?? []
  }

  /// The view of a controller, once it is loaded.
  func view(of controller: ArchivedObject) -> ArchivedObject? { known[ObjectIdentifier(controller)]?.view }

  private func children(of controller: ArchivedObject) -> [ArchivedObject] {
    guard let form = known[ObjectIdentifier(controller)]?.storyboard.form else { return [] }
    return form.children(of: controller)
      + controller.embedded.compactMap { $0 as? ArchivedObject }.filter(form.isController)
  }

  // MARK: Views

  private func loadView(of controller: ArchivedObject) throws {
    let id = ObjectIdentifier(controller)
    guard let known = known[id], !known.isLoaded else { return }
    self.known[id]?.isLoaded = true
    let form = known.storyboard.form
    guard form.hasView(controller) else { return }
    let own = controller.outlet("view") ?? form.ownViews.lazy.flatMap { controller.objects($0) }.first
    if let view = own as? ArchivedObject {
      self.known[id]?.view = view
    } else {
      let view = try makeView(of: controller, known)
      if let fill = form.fillScreen, let size = known.loader.screenSize { fill(view, size) }
      self.known[id]?.view = view
    }
    try performEmbedSegues(of: controller, known)
  }

  /// The view of the nib that the controller names, or that has the name of its class; else an empty one.
  private func makeView(of controller: ArchivedObject, _ known: Known) throws -> ArchivedObject {
    let named: (name: String, graph: ObjectGraph)?
    if case .string(let name)? = controller.archivedValue(known.storyboard.form.nibName) {
      named = (name, try known.loader.graph(named: name))
    } else {
      named = try nibOfClass(controller, known)
    }
    guard let named else { return emptyView(of: controller, known.storyboard.form) }
    defer { leave(named.name, of: known.storyboard) }
    try known.loader.countWithin(named.graph)
    var externals: [String: AnyObject] = [:]
    if case .dictionary(let pairs)? = controller.archivedValue(known.storyboard.form.externals) {
      for pair in pairs {
        if case .string(let name) = pair.key, let object = pair.value.object, externals[name] == nil {
          externals[name] = object
        }
      }
    }
    let report = try known.loader.instantiator(for: named.graph).instantiateReport(
      owner: controller, externalObjects: externals)
    reports.append(report)
    self.known[ObjectIdentifier(controller)]?.summaries.append(LoadSummary(report))
    guard let view = controller.outlet("view") as? ArchivedObject else {
      throw SceneError(
        .viewOutletNotSet, in: named.graph.origins.file,
        "\(Self.name(of: controller)) loaded the '\(named.name)' nib but the view outlet was not set")
    }
    return view
  }

  /// - Documented: UIViewController, `nibName`: a nib of the class's name, and before that one without `Controller`.
  private func nibOfClass(_ controller: ArchivedObject, _ known: Known) throws -> (name: String, graph: ObjectGraph)? {
    guard let nibs = known.storyboard.otherNibs else { return nil }
    let name = Self.name(of: controller).split(separator: ".").last.map(String.init) ?? ""
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
    for candidate in [short, name].compactMap(\.self) where !candidate.isEmpty {
      if case .found(let graph) = try nibs.nib(named: candidate) { return (candidate, graph) }
    }
    return nil
  }

  private func emptyView(of controller: ArchivedObject, _ form: SceneForm) -> ArchivedObject {
    let name = controller.objectClass.viewClassName ?? form.viewClass
    let view = ArchivedObject(form.classes.find(name) ?? controller.objectClass)
    _ = try? controller.setOutlet("view", to: view)
    // Whose outlet it is does not own it, but the scene does.
    controller.embedded.insert(view, at: 0)
    return view
  }

  private static func name(of controller: ArchivedObject) -> String { ClassName(controller.archivedClassName).path }

  // MARK: Segues

  private func performEmbedSegues(of controller: ArchivedObject, _ known: Known) throws {
    let form = known.storyboard.form
    for case let template as ArchivedObject in controller.objects(form.templates) where form.isEmbedded(template) {
      guard case .string(let destination)? = template.archivedValue(form.destination) else {
        throw fault(controller, template, known, "it leads nowhere")
      }
      let loader = try known.storyboard.loader.nested(within: known.loader, for: destination)
      let child = try known.storyboard.make(destination, loader, self)
      let container = template.outlet("containerView") ?? template.objects(form.container).first
      guard let container = container as? ArchivedObject else {
        throw fault(controller, template, known, "its container view is not connected")
      }
      try loadView(of: child)
      controller.embedded.append(child)
      guard let view = view(of: child) else { continue }
      container.embedded.append(view)
      form.fill(view, container)
    }
  }

  private func fault(
    _ controller: ArchivedObject, _ template: ArchivedObject, _ known: Known, _ words: String
  ) -> SceneError {
    let name = known.storyboard.form.segueName(template)
    return SceneError(
      .brokenSegue, in: known.storyboard.name, "segue \(name) of \(Self.name(of: controller)): \(words)")
  }

  /// Warnings of a controller's segues that lead to what is not there. One that is performed with the view has ended the
  /// scene before.
  func lostSegues(of controller: ArchivedObject) -> [Diagnostic] {
    guard let storyboard = known[ObjectIdentifier(controller)]?.storyboard else { return [] }
    let form = storyboard.form
    return controller.objects(form.templates).compactMap { template in
      guard let template = template as? ArchivedObject, !form.isEmbedded(template),
        case .string(let destination)? = template.archivedValue(form.destination),
        let error = storyboard.fault(ofReference: destination)
      else { return nil }
      let located = error as? any LocatedError
      return Diagnostic(
        .warning, id: located?.code.rawValue ?? SceneError.Code.unknownStoryboard.rawValue,
        "segue \(form.segueName(template)) of \(Self.name(of: controller)) leads nowhere: \(located?.detail ?? "\(error)")",
        at: located?.place ?? Place(file: storyboard.name))
    }
  }
}
