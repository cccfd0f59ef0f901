import Foundation
import Nibwright
import Screens
import Testing

@Suite("Interfaces that the plug-in compiles") struct ScreensTests {
  @Test("are nibs in the target's bundle", arguments: ["Login", "Card"])
  func nibs(name: String) throws {
    let path = try #require(Screens.bundle.path(forResource: name, ofType: "nib"))
    let interface = try Interface.read(path)

    guard case .archive(let graph) = interface.content else {
      Issue.record("no archive lies at \(path)")
      return
    }
    #expect(graph.count > 1)
  }

  @Test("are folders of storyboards, below the language folder that the document lies in")
  func storyboard() throws {
    let path = try #require(
      Screens.bundle.path(forResource: "Main", ofType: "storyboardc", inDirectory: nil, forLocalization: "base")
        ?? Screens.bundle.path(forResource: "Main", ofType: "storyboardc"))

    guard case .folder(let folder) = try Interface.read(path).content else {
      Issue.record("no folder lies at \(path)")
      return
    }
    #expect(try !folder.manifest().scenes.isEmpty)
  }
}
