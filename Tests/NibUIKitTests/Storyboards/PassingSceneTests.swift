import NibGraph
import NibObjects
import NibRuntime
import Synchronization
import Testing

/// A storyboard that counts how often its archives are asked for.
private final class CountingBoard: StoryboardContent {
  let board: TestStoryboard
  let reads = Mutex(0)
  var name: String { board.name }
  var manifest: StoryboardManifest { board.manifest }

  init(_ board: TestStoryboard) { self.board = board }

  func graph(named name: String) throws -> ObjectGraph? {
    reads.withLock { $0 += 1 }
    return try board.graph(named: name)
  }
}

@MainActor @Suite("Scenes that are made once")
struct PassingSceneTests {
  @Test("Archives are forgotten after their first use by a scene that is made once, and kept when asked for again")
  func forgetting() throws {
    var board = TestStoryboard()
    try board.scene("Main") { $0.setView() }
    let content = CountingBoard(board)
    let storyboard = ArchivedStoryboard(
      StoryboardParts(content, loader: InstantiationContext(classes: ArchivedClasses.registry)))
    func reads(_ make: () throws -> Void) rethrows -> Int {
      let before = content.reads.withLock { $0 }
      try make()
      return content.reads.withLock { $0 } - before
    }

    for _ in 0..<2 { #expect(try reads { _ = try LiveScene.make(here: "Main", of: storyboard) } == 2) }
    #expect(try reads { _ = try LiveScene.make(here: "Main", of: storyboard) } == 0)
    #expect(try reads { _ = try SceneTree("Main", of: storyboard) } == 0)
  }
}
