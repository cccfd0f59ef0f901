import NibRuntime
@testable import NibUIKit

@testable import NibStandIns

/// What happened, in order.
final class Transcript: Sendable {
  @TaskLocal static var current: Transcript?
  nonisolated(unsafe) var lines: [String] = []

  static func add(_ line: String) { current?.lines.append(line) }

  /// Runs a scenario and hands over its lines.
  static func of(_ body: () throws -> Void) rethrows -> [String] {
    let transcript = Transcript()
    try $current.withValue(transcript) { try body() }
    return transcript.lines
  }
}

/// Words for what a callback was given.
func words(_ value: Any?) -> String {
  switch value {
  case nil: "nil"
  case let recorder as UIViewController: recorder.storyboardIdentifier ?? "\(type(of: recorder))"
  case let object as AnyObject: "\(type(of: object))"
  }
}

/// A controller that writes down each step of its life under its identifier.
class Recorder: UIViewController {
  @Outlet var title1: UILabel?
  @Outlet var field: UIView?
  /// Identifiers of segues that it refuses.
  var refused: Set<String> = []
  @Action("unwindToHere:") var onUnwind = { (owner: Recorder, segue: UIStoryboardSegue) in
    owner.note("unwindToHere: \(segue.identifier ?? "nil") from \(words(segue.source))")
  }

  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    note("init(coder), storyboard \(words(storyboard)), parent \(words(parent))")
  }

  func note(_ words: String) { Transcript.add("\(storyboardIdentifier ?? "?"): \(words)") }

  override func awakeFromNib() {
    note("awakeFromNib, storyboard \(words(storyboard)), view \(isViewLoaded ? "loaded" : "not loaded")")
  }

  override func setAttribute(_ value: NibValue, forKey key: String) -> AttributeOutcome {
    note("attribute \(key) = \(value)")
    return .set
  }

  override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    note("outlet \(name) = \(words(value))")
    return try super.setOutlet(name, to: value)
  }

  override func loadView() {
    note("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    let size = viewIfLoaded?.frame.size ?? CGSize()
    note("viewDidLoad, \(NumberText(size.width)) x \(NumberText(size.height)), children \(children.map { words($0) })")
  }

  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) { note("willMove(toParent: \(words(parent)))") }

  override func didMove(toParent parent: UIViewController?) {
    let mask = viewIfLoaded?.autoresizingMask ?? []
    note("didMove(toParent: \(words(parent)))\(mask.isEmpty ? "" : ", mask \(mask)")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    note("shouldPerformSegue(\(identifier), sender: \(words(sender)))")
    return !refused.contains(identifier)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let kind = "\(type(of: segue))"
    let loaded = segue.destination.isViewLoaded ? "loaded" : "not loaded"
    note("prepare(\(kind) \(segue.identifier ?? "nil") to \(words(segue.destination)), \(loaded))")
  }

  override func show(_ controller: UIViewController, sender: Any?) {
    note("show(\(words(controller)), sender: \(words(sender)))")
    super.show(controller, sender: sender)
  }
}

/// A stack that writes down what it is told.
final class RecordingStack: UINavigationController {
  override func didMove(toParent parent: UIViewController?) { Transcript.add("stack: didMove(\(words(parent)))") }
  override func viewDidLoad() { Transcript.add("stack: viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { Transcript.add("stack: viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { Transcript.add("stack: viewDidAppear") }
}

/// A view that writes down how it is instantiated.
final class RecordingView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Transcript.add("view: init(coder), superview \(words(superview))")
  }

  override func awakeFromNib() { Transcript.add("view: awakeFromNib") }
}

/// A segue of a class of its own.
final class FadeSegue: UIStoryboardSegue {
  override func perform() {
    Transcript.add("FadeSegue: perform \(words(source)) to \(words(destination))")
    super.perform()
  }
}

/// A registry with the recorders.
func recorders() -> ClassRegistry {
  let registry = ClassRegistry(parent: UIKitCatalog.registry)
  registry.register(Recorder.self)
  registry.register(RecordingStack.self)
  registry.register(RecordingView.self)
  registry.register(segue: FadeSegue.self)
  return registry
}

extension UIStoryboard {
  /// A storyboard of test scenes with recorders.
  convenience init(_ test: TestStoryboard, others: (any StoryboardProviding)? = nil) {
    self.init(test, loader: InstantiationContext(classes: recorders()), others: others)
  }
}
