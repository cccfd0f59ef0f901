import NibAppKit
import NibArchives
import NibGraph
import NibTestSupport
import Nibwright
import Testing

/// All archives for macOS of the shared collection, counted against what the archives themselves list.
@MainActor
@Suite("Archives for macOS of the shared collection", .enabled(if: SharedFiles.root != nil, "no shared files"))
struct SharedDesktopTests {
  private enum Kind: String, CaseIterable {
    case file = "files", member = "members of folders", scene = "archives of storyboards"
  }

  private struct Tally {
    var archives = 0
    var objects = 0
    var connections = 0
    var made = 0
  }

  private static func paths(_ ending: String) -> [String] {
    guard let root = SharedFiles.root else { return [] }
    return ["golden", "nibs", "nibs-macos"].flatMap { TestDisk.files(below: "\(root)/\($0)", ending: [ending]) }
  }

  private static func kind(_ path: String) -> Kind {
    path.contains(".storyboardc/") ? .scene : path.contains(".nib/") ? .member : .file
  }

  @Test("every archive is instantiated, and every connection that it lists is made")
  func archives() throws {
    var tallies: [Kind: Tally] = [:]
    var unread: [String] = []
    var typedStreams = 0
    for path in Self.paths(".nib") {
      guard let bytes = TestDisk.bytes(path) else { continue }
      let name = path.split(separator: "/").last ?? ""
      let format = ArchiveFormatSniffer.sniff(bytes)
      typedStreams += format == .typedStream ? 1 : 0
      // `designable.nib` is a document; `classes.nib` and `info.nib` beside archives are lists.
      if [.xmlDocument, .typedStream].contains(format) || ["classes.nib", "info.nib"].contains(name) { continue }
      guard let graph = try? ArchiveDecoder().decode(bytes, file: path) else {
        unread.append(path)
        continue
      }
      Self.count(graph, of: path, in: &tallies[Self.kind(path), default: Tally()])
    }
    for kind in Kind.allCases {
      let tally = tallies[kind] ?? Tally()
      print(
        "archives for macOS, \(kind.rawValue): \(tally.archives), \(tally.objects) objects, "
          + "\(tally.made) of \(tally.connections) connections")
      #expect(tally.archives > 0 && tally.made == tally.connections, "\(kind.rawValue)")
    }
    print("typed streams, older than keyed archives: \(typedStreams)")
    #expect(tallies.values.map(\.archives).reduce(0, +) > 300)
    #expect(unread.isEmpty, "\(unread.prefix(5))")
  }

  private static func count(_ graph: ObjectGraph, of path: String, in tally: inout Tally) {
    guard let data = graph.object("IB.objectdata", of: .root) else { return }
    do {
      let report = try NibFile(graph: graph, environment: .inspection).instantiateReport(owner: RecordingOwner())
      for connection in report.connections where !connection.isMade {
        Issue.record("\(path): \(connection.label): \(connection.failure ?? "")")
      }
      tally.archives += 1
      tally.objects += report.objects.count
      tally.connections += graph.object("NSConnections", of: data).map { graph.members($0).count } ?? 0
      tally.made += report.establishedConnections.count
    } catch {
      Issue.record("\(path): \(error)")
    }
  }

  @Test("every scene of every compiled storyboard is made, with its views and the application")
  func storyboards() throws {
    var (folders, controllers, views, applications, tabs) = (0, 0, 0, 0, 0)
    for folder in Self.paths("Info.plist").map({ String($0.dropLast("/Info.plist".count)) })
    where folder.hasSuffix(".storyboardc") {
      guard let storyboard = try? NSStoryboard(contentsOf: folder, environment: .inspection),
        storyboard.parts.content.manifest.platform == .appkit
      else { continue }
      folders += 1
      do {
        if try storyboard.instantiateApplication() != nil { applications += 1 }
        for identifier in storyboard.identifiers {
          let made = try storyboard.instantiateController(withIdentifier: identifier, as: NSResponder.self)
          let shown = (made as? NSWindowController)?.contentViewController ?? made as? NSViewController
          controllers += 1
          var open = [shown].compactMap { $0 }
          while let controller = open.popLast() {
            controller.loadViewIfNeeded()
            #expect(controller.viewLoadingError == nil && controller.viewIfLoaded != nil, "\(folder): \(identifier)")
            views += 1
            open += controller.children
            guard let container = controller as? NSTabViewController else { continue }
            #expect(container.tabViewItems.map(\.viewController) == container.children, "\(folder): \(identifier)")
            tabs += container.children.count
          }
        }
      } catch {
        Issue.record("\(folder): \(error)")
      }
    }
    NSApplication.shared.closeAllWindows()
    print(
      "compiled storyboards for macOS: \(folders), \(controllers) controllers, \(views) views, "
        + "\(applications) applications")
    #expect(folders >= 8 && views >= controllers && tabs >= 2)
  }

  @Test("every storyboard document for macOS comes to life with all its scenes")
  func documents() throws {
    var (documents, controllers, views, children, absent) = (0, 0, 0, 0, 0)
    for path in TestDisk.files(below: "\(SharedFiles.root ?? "")/corpus", ending: [".storyboard"]) {
      guard let bytes = TestDisk.bytes(path),
        String(decoding: bytes.prefix(2000), as: UTF8.self).contains("InterfaceBuilder3.Cocoa.Storyboard.XIB"),
        let storyboard = try? NSStoryboard(data: bytes, name: path, environment: .inspection)
      else { continue }
      documents += 1
      for identifier in storyboard.identifiers {
        do {
          let made = try storyboard.instantiateController(withIdentifier: identifier, as: NSResponder.self)
          controllers += 1
          var open = [(made as? NSWindowController)?.contentViewController ?? made as? NSViewController].compactMap {
            $0
          }
          while let controller = open.popLast() {
            controller.loadViewIfNeeded()
            #expect(controller.viewIfLoaded != nil, "\(path): \(identifier): \(controller.viewLoadingError as Any)")
            views += 1
            children += controller.children.count
            open += controller.children
          }
        } catch let error as SceneError where error.code == .unknownStoryboard {
          absent += 1
        } catch {
          Issue.record("\(path): \(identifier): \(error)")
        }
      }
    }
    NSApplication.shared.closeAllWindows()
    print(
      "storyboard documents for macOS: \(documents), \(controllers) controllers, \(views) views, "
        + "\(children) of them in others; \(absent) of storyboards that are not given")
    #expect(documents > 15 && children > 10)
  }
}
