import NibGraph
import NibObjects
import NibRuntime
import NibTestSupport
import Synchronization
import Testing

@testable import NibUIKit

private final class ModelController: UIViewController {
  let model: String

  init?(coder: NSCoder, model: String) {
    self.model = model
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    model = "default"
    super.init(coder: coder)
  }
}

/// Knows one other storyboard.
private struct OneStoryboard: StoryboardProviding {
  let name: String
  let other: UIStoryboard

  func storyboard(_ reference: StoryboardManifest.Reference) throws -> StoryboardAnswer {
    reference.storyboardName == name
      ? .found(other.parts) : .missing(tried: ["/App/\(reference.storyboardName ?? "").storyboardc"])
  }
}

@Suite("Storyboards")
struct StoryboardTests {
  private func board() throws -> TestStoryboard {
    var board = TestStoryboard()
    try board.scene("Main", "ModelController") { $0.setView() }
    try board.scene("Other") { $0.setView() }
    return board
  }

  private func storyboard(_ board: TestStoryboard, others: (any StoryboardProviding)? = nil) -> UIStoryboard {
    let registry = recorders()
    registry.register(ModelController.self)
    return UIStoryboard(board, loader: InstantiationContext(classes: registry), others: others)
  }

  @Test("controllers are listed, made by identifier, and know their storyboard")
  func byIdentifier() throws {
    let storyboard = storyboard(try board())

    #expect(storyboard.identifiers == ["Main", "Other"])
    #expect(storyboard.initialIdentifier == "Main")
    let other = try storyboard.instantiateViewController(withIdentifier: "Other", as: Recorder.self)
    #expect(other.storyboard === storyboard)
    #expect(try storyboard.instantiateInitialViewController(as: UIViewController.self) is ModelController)
  }

  @Test("a creator makes the controller with more than a coder, or leaves it to its class")
  func creator() throws {
    let storyboard = storyboard(try board())

    let made = try #require(
      storyboard.instantiateInitialViewController { ModelController(coder: $0, model: "mine") })
    let left: ModelController = storyboard.instantiateViewController(identifier: "Main") { _ in nil }

    #expect(made.model == "mine")
    #expect(made.view != nil)
    #expect(made.storyboardIdentifier == "Main")
    #expect(left.model == "default")
  }

  @Test("an unknown identifier is an error that lists those there are")
  func unknown() throws {
    let storyboard = storyboard(try board())

    let error = #expect(throws: UIControllerError.self) {
      try InterfaceFaults.catching { storyboard.instantiateViewController(withIdentifier: "Third") }
    }

    #expect(
      error?.description
        == "Test.storyboard: error: the storyboard has no controller with identifier 'Third'; it has 'Main', 'Other'")
  }

  @Test("a storyboard without an initial controller says which controllers it has")
  func noInitial() throws {
    var board = try board()
    board.manifest.initialIdentifier = nil

    let error = #expect(throws: UIControllerError.self) {
      try storyboard(board).instantiateInitialViewController(as: UIViewController.self)
    }

    #expect(error?.detail == "the storyboard names no initial controller; it has 'Main', 'Other'")
  }

  @Test("a controller of another class than was asked for is an error that names both")
  func wrongClass() throws {
    let error = #expect(throws: UIControllerError.self) {
      try storyboard(try board()).instantiateViewController(withIdentifier: "Other", as: ModelController.self)
    }

    #expect(error?.detail == "controller 'Other' is a Recorder, expected ModelController")
  }

  @Test("a reference leads to another storyboard: to a controller, or to its initial one", arguments: ["Other", nil])
  func reference(_ identifier: String?) throws {
    let other = storyboard(try board())
    var board = TestStoryboard()
    board.manifest = StoryboardManifest(
      initialIdentifier: "away",
      references: [.init(identifier: "away", storyboardName: "Second", controllerIdentifier: identifier)])

    let first = storyboard(board, others: OneStoryboard(name: "Second", other: other))
    let made = try first.instantiateInitialViewController(as: UIViewController.self)

    #expect(made.storyboard !== first)
    #expect(made.storyboard?.identifiers == other.identifiers)
    #expect(made.storyboardIdentifier == identifier ?? "Main")
  }

  @Test("a reference to a storyboard that is nowhere names what was tried")
  func missingReference() throws {
    let other = storyboard(try board())
    var board = TestStoryboard()
    board.manifest = StoryboardManifest(references: [.init(identifier: "away", storyboardName: "Third")])

    let error = #expect(throws: UIControllerError.self) {
      try InterfaceFaults.catching {
        storyboard(board, others: OneStoryboard(name: "Second", other: other))
          .instantiateViewController(withIdentifier: "away")
      }
    }

    #expect(error?.code == .unknownStoryboard)
    #expect(error?.detail == "no storyboard named 'Third'; tried /App/Third.storyboardc")
  }

  @Test("a reference without the name of a storyboard means a controller of the same one")
  func ownReference() throws {
    var board = try board()
    board.manifest.references = [.init(identifier: "again", controllerIdentifier: "Other")]
    let storyboard = storyboard(board)

    let made = try InterfaceFaults.catching { storyboard.instantiateViewController(withIdentifier: "again") }

    #expect(made.storyboard === storyboard)
    #expect(made.storyboardIdentifier == "Other")
  }

  @Test("a nib that is not the storyboard's own is asked for once")
  func otherNibs() throws {
    final class Counting: NibProviding {
      let graph: ObjectGraph
      let questions = Mutex(0)
      init(_ graph: ObjectGraph) { self.graph = graph }
      func nib(named name: String) throws -> NibAnswer {
        questions.withLock { $0 += 1 }
        return .found(graph)
      }
      func nib(archived bytes: [UInt8], name: String) throws -> ObjectGraph { graph }
    }
    let others = Counting(try TestNib().graph())
    let nibs = StoryboardNibs(try board(), others: others)

    _ = try nibs.nib(named: "Elsewhere")

    #expect(others.questions.withLock { $0 } == 1)
  }

  @Test("storyboards that refer to each other without end are an error")
  func endlessReferences() throws {
    struct Mirror: StoryboardProviding {
      let board: TestStoryboard
      func storyboard(_ reference: StoryboardManifest.Reference) throws -> StoryboardAnswer {
        .found(StoryboardParts(board, loader: InstantiationContext(), others: self))
      }
    }
    var board = TestStoryboard()
    board.manifest = StoryboardManifest(
      initialIdentifier: "a", references: [.init(identifier: "a", storyboardName: "B", controllerIdentifier: "a")])
    let storyboard = UIStoryboard(board, loader: InstantiationContext(), others: Mirror(board: board))

    let error = #expect(throws: RuntimeError.self) {
      try storyboard.instantiateInitialViewController(as: UIViewController.self)
    }

    #expect(error?.code == .tooDeep)
  }

  @Test("two threads may use one storyboard")
  func threads() async throws {
    let storyboard = storyboard(try board())
    try storyboard.preload()

    let count = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try await MainActor.run {
            let made = try storyboard.instantiateInitialViewController(as: UIViewController.self)
            return made.view == nil ? 0 : 1
          }
        }
      }
      var count = 0
      for try await one in group { count += one }
      return count
    }

    #expect(count == 8)
  }
}
