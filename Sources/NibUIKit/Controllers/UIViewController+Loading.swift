import NibGraph
import NibRuntime
import NibStandIns

extension UIViewController {
  /// The view if it is there; does not load it.
  final var ownViewIfLoaded: UIView? { viewState.view }

  /// Whether the view is there.
  final var ownIsViewLoaded: Bool { viewState.view != nil }

  /// Why the view could not be loaded when it was last touched; nil if it could.
  public var viewLoadingError: (any Error)? { viewState.error }

  /// What loading the view's nib gave; nil before, or without a nib.
  public var viewSummary: LoadSummary? { viewState.summary }

  /// What instantiating the controller gave, if a storyboard made it.
  public var sceneSummary: LoadSummary? { viewState.sceneSummary }

  /// Loads the view unless it is loaded: `loadView`, embed segues, `viewDidLoad`.
  ///
  /// Raises what `loadView` raises and what an embed segue throws. The next call tries again.
  final func ownLoadViewIfNeeded() { InterfaceFaults.raising { try loadViewOrThrow() } }

  /// `loadViewIfNeeded` for callers that throw.
  func loadViewOrThrow() throws {
    guard !viewState.hasLoaded, !viewState.isLoading else { return }
    viewState.isLoading = true
    defer { viewState.isLoading = false }
    do {
      if viewState.view == nil { try InterfaceFaults.catching { loadView() } }
      guard viewState.view != nil else {
        throw UIControllerError(
          .viewNotLoaded, at: self, "loadView of \(displayName) set no view; set 'view' or call super.loadView()")
      }
      try performEmbedSegues()
    } catch {
      viewState.view = nil
      viewState.error = error
      throw error
    }
    viewState.error = nil
    viewState.hasLoaded = true
    viewDidLoad()
  }

  func adopt(_ view: UIView?) {
    if viewState.view !== view { viewState.hasLoaded = false }
    viewState.view = view
    view?.nextResponderFallback = self
  }

  /// The class that the controller is or stands for, in words.
  var displayName: String {
    if isOwnClass, !archivedClassName.isEmpty { return ClassName(archivedClassName).path }
    return "\(type(of: self))"
  }

  /// Whether this is one of the library's own classes, standing for another.
  private var isOwnClass: Bool { ClassName(of: type(of: self)).module == ClassName(of: UIViewController.self).module }

  /// - Seen: the loaded view gets the screen's size (measured in UIKit on iOS 26.1).
  func loadStandardView() throws {
    if let name = nibName {
      try loadNib(try loader.graph(named: name), name)
    } else if let (name, graph) = try nibOfClass() {
      try loadNib(graph, name)
    } else {
      view = makeEmptyView()
    }
    if let size = screenSize {
      viewState.view?.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
  }

  private func loadNib(_ graph: ObjectGraph, _ name: String) throws {
    let externals = Dictionary(
      viewState.upstream.compactMap { upstream in upstream.object.map { (upstream.name, $0) } }
    ) { first, _ in first }
    try loader.countWithin(graph)
    let report = try loader.instantiator(for: graph).instantiateReport(owner: self, externalObjects: externals)
    viewState.summary = LoadSummary(report)
    viewState.kept += report.topLevel.filter { $0 !== viewState.view }
    guard viewState.view != nil else {
      throw UIControllerError(
        .viewOutletNotSet, in: graph.origins.file,
        "\(displayName) loaded the '\(name)' nib but the view outlet was not set")
    }
  }

  /// A nib named as the class without `Controller`, else as the class.
  /// - Documented: UIViewController, `nibName`.
  private func nibOfClass() throws -> (name: String, graph: ObjectGraph)? {
    let path = isOwnClass ? ClassName(archivedClassName).path : ClassName(of: type(of: self)).path
    // An archive of the storyboard that has the class's name is the controller's own.
    guard let name = path.split(separator: ".").last.map(String.init) else { return nil }
    guard let nibs = (loader.nibs as? StoryboardNibs).map({ $0.others }) ?? loader.nibs else { return nil }
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
    for candidate in [short, name].compactMap(\.self) where !candidate.isEmpty {
      if case .found(let graph) = try nibs.nib(named: candidate) { return (candidate, graph) }
    }
    return nil
  }
}

extension UIViewController {
  /// What a navigation bar shows of this controller; made when it is first asked for.
  final var ownNavigationItem: UINavigationItem {
    let item = items.navigation ?? UINavigationItem()
    if items.navigation == nil {
      item.title = title
      items.navigation = item
    }
    if let stack = parent as? UINavigationController { item.navigationBar = stack.navigationBar }
    return item
  }

  /// What a tab bar shows of this controller; made when it is first asked for.
  final var ownTabBarItem: UITabBarItem! {
    get {
      if let known = items.tab { return known }
      let made = UITabBarItem()
      made.title = title
      items.tab = made
      return made
    }
    set { items.tab = newValue }
  }

  /// View, items, segues, and what the view's nib needs of this one.
  func readParts(_ coder: NibCoder, _ names: ArchivedNames) throws {
    adopt(try coder.object(names.key("view"), as: AnyObject.self) as? UIView)
    segueTemplates = try coder.members(names.key("segueTemplates"), of: UIStoryboardSegueTemplate.self)
    viewState.kept = try coder.members(names.key("keptObjects"), of: AnyObject.self)
      .filter { !($0 is UIViewController) }
    guard case .dictionary(let pairs)? = try coder.value(names.key("externalObjects")) else { return }
    for case let (.string(name), object?) in pairs.map({ ($0.key, $0.value.object) }) {
      viewState.upstream.append(UpstreamObject(name: name, object))
    }
  }

  /// Children of an archive are parented silently.
  /// - Seen: measured in UIKit on iOS 26.1; UIKit sends neither `willMove` nor `didMove` for them.
  func readFamily(_ coder: NibCoder, _ names: ArchivedNames) throws {
    let stacked = try coder.members(names.key("viewControllers"), of: UIViewController.self)
    let listed = try coder.members(names.key("children"), of: UIViewController.self)
    for child in listed.isEmpty ? stacked : listed { link(child) }
    coder.decodeLater(names.key("parent"), as: UIViewController.self) { [weak self] parent in
      guard let self, family.parent == nil, !parent.isInside(self) else { return }
      family.parent = parent
    }
  }
}
