import NibTestSupport
import NibUIKit
import Nibwright
import Testing

@Suite("Compiled storyboards of the shared collection", .enabled(if: SharedFiles.root != nil, "no shared files"))
struct SharedStoryboardTests {
  /// Every folder that is a compiled storyboard for UIKit.
  private static func folders() -> [String] {
    guard let root = SharedFiles.root else { return [] }
    return ["golden", "nibs"].flatMap { TestDisk.files(below: "\(root)/\($0)", ending: ["Info.plist"]) }
      .map { String($0.dropLast("/Info.plist".count)) }.filter { $0.hasSuffix(".storyboardc") }
      .filter { (try? UIStoryboard(contentsOf: $0)) != nil }
  }

  /// The storyboards that the one of a folder refers to and that do not lie beside it: of an app's storyboards the
  /// collection may have one alone.
  private static func absentStoryboards(_ folder: String) throws -> Set<String> {
    let parent = folder.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    let references = try UIStoryboard(contentsOf: folder).content.manifest.references
    return Set(references.filter { $0.bundleIdentifier == nil }.compactMap(\.storyboardName)).filter { name in
      !TestDisk.isDirectory("\(parent)/\(name).storyboardc") && TestDisk.bytes("\(parent)/\(name).storyboard") == nil
    }
  }

  /// Folders whose storyboard finds all that it refers to.
  private static func completeFolders() throws -> [String] {
    try folders().filter { try absentStoryboards($0).isEmpty }
  }

  private struct Tally {
    var controllers = 0
    var views = 0
    var connections = 0
    var made = 0

    mutating func add(_ summary: LoadSummary?) {
      connections += summary?.connections.count ?? 0
      made += summary?.connections.count { $0.isMade } ?? 0
    }
  }

  @Test("every controller is made, every view loaded, and every connection of both archives made")
  func allScenes() throws {
    let folders = try Self.completeFolders()
    var tally = Tally()
    for path in folders {
      do {
        let storyboard = try UIStoryboard(contentsOf: path)
        for identifier in storyboard.identifiers {
          let root = try InterfaceFaults.catching { storyboard.instantiateViewController(withIdentifier: identifier) }
          tally.add(root.sceneSummary)
          var pending = [root]
          while let controller = pending.popLast() {
            try InterfaceFaults.catching { controller.loadViewIfNeeded() }
            tally.controllers += 1
            tally.views += controller.isViewLoaded ? 1 : 0
            tally.add(controller.viewSummary)
            #expect(controller.nibName == nil || controller.viewSummary != nil, "\(path): \(identifier)")
            #expect(controller.storyboard === storyboard, "\(path): \(identifier)")
            pending += controller.children
          }
        }
      } catch {
        Issue.record("\(path): \(error)")
      }
    }
    print(
      "shared storyboards: \(folders.count) folders, \(tally.controllers) controllers, \(tally.views) views, "
        + "\(tally.made) of \(tally.connections) connections")

    #expect(folders.count > 35)
    #expect(tally.views == tally.controllers)
    #expect(tally.made == tally.connections)
  }

  @Test("a controller of a storyboard that is not there is refused by the name of that storyboard")
  func absent() throws {
    for path in Self.folders() {
      let absent = try Self.absentStoryboards(path)
      guard !absent.isEmpty else { continue }
      let storyboard = try UIStoryboard(contentsOf: path)
      for reference in storyboard.content.manifest.references {
        guard let name = reference.storyboardName, absent.contains(name) else { continue }
        let error = #expect(throws: UIControllerError.self, "\(path)") {
          try InterfaceFaults.catching { storyboard.instantiateViewController(withIdentifier: reference.identifier) }
        }
        #expect(error?.code == .unknownStoryboard, "\(path)")
        #expect(error?.detail.contains("'\(name)'") ?? false, "\(path)")
      }
    }
  }

  @Test("letting go of a controller with its view lets go of both")
  func release() throws {
    let folders = try Self.completeFolders()
    #expect(folders.count > 100)
    for path in TestSize.share(folders, every: 4) {
      let storyboard = try UIStoryboard(contentsOf: path)
      for identifier in storyboard.identifiers {
        weak var controller: UIViewController?
        weak var view: UIView?
        do {
          let made = try InterfaceFaults.catching { storyboard.instantiateViewController(withIdentifier: identifier) }
          controller = made
          view = made.view
          #expect(view != nil)
        }
        #expect(controller == nil, "\(path): \(identifier)")
        #expect(view == nil, "\(path): \(identifier)")
      }
    }
  }
}
