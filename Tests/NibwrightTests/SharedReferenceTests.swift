import NibTestSupport
import NibUIKit
import Nibwright
import Testing

/// Stands for every controller of an app, writes down what happens to it, and takes every unwind action.
private final class Walker: UIViewController, NibActionPerforming {
  static var lines: [String] = []

  var words: String { "\(title ?? "untitled") of \(storyboard?.name.split(separator: "/").last ?? "nothing")" }

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.lines.append("\(words) loads \(view.allViews.count) views")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Self.lines.append("\(words) leads on by \(segue.identifier ?? "no name")")
  }
  override func canPerformUnwindSegueAction(_ action: Selector, from source: UIViewController, sender: Any?) -> Bool {
    parent != nil
  }
  func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    Self.lines.append("\(words) performs \(selector)")
    return true
  }
}

/// Goes wherever an interface leads: through tabs and stacks, along every segue, and back again.
@MainActor
private struct Walk {
  private var seen: Set<String> = []

  /// What happens, a line each.
  static func transcript(of storyboard: UIStoryboard) throws -> [String] {
    Walker.lines = []
    var walk = Walk()
    walk.visit(try storyboard.instantiateInitialViewController(as: UIViewController.self))
    return Walker.lines.map { $0.replacing(".storyboardc", with: ".storyboard") }
  }

  private mutating func visit(_ controller: UIViewController) {
    attempt("load") { try InterfaceFaults.catching { controller.loadViewIfNeeded() } }
    if let tabs = controller as? UITabBarController {
      for place in tabs.children.indices {
        attempt("tab \(place)") { try tabs.tap(tab: place) }
        Walker.lines.append("tab \(place) shows \(tabs.selectedViewController.map { "\(type(of: $0))" } ?? "nothing")")
      }
    }
    for child in controller.children { visit(child) }
    for (place, template) in controller.segueTemplates.enumerated() {
      let name = "\(controller.title ?? "untitled") \(controller.storyboard?.name ?? "") \(place)"
      guard seen.insert(name.replacing(".storyboardc", with: ".storyboard")).inserted else { continue }
      attempt("segue") { try template.fire(sender: nil) }
      if let presented = controller.presentedViewController {
        Walker.lines.append("presented")
        visit(presented)
        if controller.presentedViewController === presented { controller.dismiss(animated: false, completion: nil) }
      } else if let top = controller.navigationController?.topViewController, top !== controller {
        Walker.lines.append("pushed")
        visit(top)
        _ = controller.navigationController?.popViewController(animated: false)
      }
    }
  }

  private func attempt(_ what: String, _ body: () throws -> Any?) {
    do { _ = try body() } catch { Walker.lines.append("\(what): \(error)") }
  }
}

@Suite(
  "Interfaces of other people, from documents and from what they compile to",
  .serialized, .enabled(if: SharedFiles.root != nil, "no shared files"))
struct SharedReferenceTests {
  /// An app's storyboards, each by its name, as documents or as compiled folders.
  private static func files(_ paths: [String], compiled: Bool) throws -> MemoryFileSource {
    var files: [String: [UInt8]] = [:]
    for path in paths {
      let name = String(try #require(path.split(separator: "/").last).dropLast(".storyboard".count))
      let bytes = try #require(TestDisk.bytes(path))
      guard compiled else {
        files["/App/\(name).storyboard"] = bytes
        continue
      }
      for file in try Interface.read(bytes, name: path).compile().encoded() {
        files["/App/\(name).storyboardc/\(file.path)"] = file.bytes
      }
    }
    return MemoryFileSource(files)
  }

  private static func transcript(_ paths: [String], _ name: String, compiled: Bool) throws -> [String] {
    let source = try files(paths, compiled: compiled)
    let registry = ClassRegistry(parent: StandInCatalog.registry)
    registry.registerStandIn(Walker.self, as: "UIViewController")
    let storyboard = try UIStoryboard(
      named: name, in: BundleChain(main: ResourceBundle("/App", in: source), source: source, fallsBack: false),
      environment: NibEnvironment(classes: registry, strictness: .lenient, files: source))
    return try Walk.transcript(of: storyboard)
  }

  /// A line without the place and the object of a fault, which only a document has.
  private static func withoutPlace(_ line: String) -> String {
    guard let start = line.firstRange(of: ": error: ") else { return line }
    let end = line.firstRange(of: " [object ")?.lowerBound ?? line.endIndex
    return String(line[start.lowerBound..<max(end, start.upperBound)])
  }

  @Test(
    "tabs, references and unwinds lead to the same places",
    arguments: [
      ("katafuchix+PlateChat/PlateChat", "Main", "tab 3 shows UINavigationController"),
      ("RocketChat+Rocket.Chat.iOS/Rocket.Chat/Storyboards", "Subscriptions", "of Chat.storyboard"),
      (
        "OneBusAway+onebusaway-iphone/Carthage/Checkouts/MarqueeLabel/MarqueeLabelSwift", "MarqueeLabelSwift",
        "performs unwindModalPopoverSegue:"
      ),
    ])
  func same(_ folder: String, _ name: String, _ passesBy: String) throws {
    let root = try #require(SharedFiles.root)
    let paths = TestDisk.files(below: "\(root)/corpus/\(folder)", ending: [".storyboard"])

    let documents = try Self.transcript(paths, name, compiled: false)
    let folders = try Self.transcript(paths, name, compiled: true)

    #expect(documents.map(Self.withoutPlace) == folders.map(Self.withoutPlace))
    #expect(documents.contains { $0.contains(passesBy) }, "\(documents.joined(separator: "\n"))")
    #expect(documents.count > 5)
  }
}
