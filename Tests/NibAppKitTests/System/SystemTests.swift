import NibAppKit
import NibTestSupport
import Testing

private final class Listener: NSSoundDelegate {
  var ends: [Bool] = []
  func sound(_ sound: NSSound, didFinishPlaying flag: Bool) { ends.append(flag) }
}

private final class Upper: NSView, NSServicesMenuRequestor {
  var text = "small"
  override var acceptsFirstResponder: Bool { true }
  override func validRequestor(
    forSendType sendType: NSPasteboard.PasteboardType?, returnType: NSPasteboard.PasteboardType?
  ) -> Any? { sendType == .string ? self : super.validRequestor(forSendType: sendType, returnType: returnType) }
  func writeSelection(to pboard: NSPasteboard, types: [NSPasteboard.PasteboardType]) -> Bool {
    pboard.setString(text, forType: .string)
  }
  func readSelection(from pboard: NSPasteboard) -> Bool {
    text = pboard.string(forType: .string) ?? ""
    return true
  }
}

@MainActor
@Suite("The system around a program", .serialized) struct SystemTests {
  private static func folder() throws -> URL {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("System-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test("a sound plays until it is stopped or its end is reached, and its delegate hears which")
  func sounds() throws {
    let sound = try #require(NSSound(named: NSSound.Name("Glass")))
    let listener = Listener()
    sound.delegate = listener
    sound.volume = 0.4
    #expect(NSSound(named: "Glass") === sound && sound.name == "Glass")
    #expect(sound.play() && !sound.play() && sound.pause() && !sound.isPlaying && sound.resume() && !sound.resume())
    sound.loops = true
    sound.currentTime = 2
    sound.finishPlaying()
    #expect(sound.isPlaying && sound.currentTime == 0 && listener.ends.isEmpty)
    sound.loops = false
    sound.finishPlaying()
    #expect(!sound.isPlaying && listener.ends == [true] && !sound.stop())
    sound.play()
    sound.stop()
    #expect(listener.ends == [true, false])
  }

  @Test("sounds of files are read, take names, and tell how long a WAVE file lasts")
  func soundFiles() throws {
    func word(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    var wave = Array("RIFF".utf8) + word(44) + Array("WAVEfmt ".utf8) + word(16) + [1, 0, 1, 0]
    wave +=
      word(8000) + word(8000) + [1, 0, 8, 0] + Array("data".utf8) + word(4000) + [UInt8](repeating: 0, count: 4000)
    let file = try Self.folder().appendingPathComponent("ping.wav")
    try Data(wave).write(to: file)
    let sound = try #require(NSSound(contentsOf: file, byReference: true))
    #expect(sound.name == nil && sound.duration == 0.5)
    #expect(sound.setName("Test ping") && NSSound(named: "Test ping") === sound)
    #expect(NSSound(data: Data([1]))?.setName("Test ping") == false)
    #expect(NSSound(contentsOf: file.appendingPathExtension("none"), byReference: false) == nil)
    let board = NSPasteboard.withUniqueName()
    sound.write(to: board)
    #expect(NSSound.canInit(with: board) && NSSound(pasteboard: board)?.duration == 0.5)
    sound.setName(nil)
    #expect(NSSound(named: "Test ping") !== sound)
  }

  @Test("programs that run tell their policy and process, and are found by it")
  func programs() {
    let workspace = NSWorkspace.shared
    defer { workspace.runningApplications = [.current] }
    let agent = NSRunningApplication(
      bundleURL: URL(fileURLWithPath: "/Apps/Agent.app"), processIdentifier: 77, activationPolicy: .accessory)
    let editor = NSRunningApplication(bundleURL: URL(fileURLWithPath: "/Apps/Edit.app"), processIdentifier: 78)
    workspace.runningApplications += [agent, editor]
    let regular = workspace.runningApplications.filter { $0.activationPolicy == .regular && !$0.isTerminated }
    #expect(regular.compactMap(\.localizedName).contains("Edit") && !regular.contains(agent))
    #expect(NSRunningApplication(processIdentifier: 77) === agent && NSRunningApplication(processIdentifier: 1) == nil)
    NSApp.setActivationPolicy(.prohibited)
    defer { NSApp.setActivationPolicy(.regular) }
    #expect(NSRunningApplication.current.activationPolicy == .prohibited)
    editor.activate()
    #expect(editor.ownsMenuBar && !agent.ownsMenuBar)
  }

  @Test("files go to a trash that a test can look at, by the file manager and by the workspace")
  func trash() async throws {
    let folder = try Self.folder()
    let old = FileManager.trashFolder
    FileManager.trashFolder = folder.appendingPathComponent("Trash")
    defer { FileManager.trashFolder = old }
    let file = folder.appendingPathComponent("a.txt")
    for text in ["one", "two"] {
      try Data(text.utf8).write(to: file)
      var place: NSURL?
      try FileManager.default.trashItem(at: file, resultingItemURL: &place)
      let moved = try #require(place as URL?)
      #expect(
        try String(contentsOf: moved, encoding: .utf8) == text && !FileManager.default.fileExists(atPath: file.path))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: FileManager.trashFolder.path)
    #expect(names.sorted() == ["a 2.txt", "a.txt"])
    #expect(throws: (any Error).self) { try FileManager.default.trashItem(at: file, resultingItemURL: nil) }

    try Data().write(to: file)
    let copies = Kept()
    NSWorkspace.shared.duplicate([file]) { places, _ in copies.places = places }
    #expect(copies.places[file]?.lastPathComponent == "a copy.txt")
    let places = try await NSWorkspace.shared.recycle([file])
    #expect(places[file]?.lastPathComponent == "a 3.txt" && NSWorkspace.shared.recycledURLs.last == file)
    NSWorkspace.shared.recycledURLs = []
    await #expect(throws: (any Error).self) { try await NSWorkspace.shared.recycle([file]) }
    NSWorkspace.shared.recycledURLs = []
  }

  @Test("opening is awaited, and throws where nobody opens it")
  func awaitedOpening() async throws {
    let workspace = NSWorkspace.shared
    defer {
      workspace.canOpen = nil
      (workspace.openings, workspace.openedURLs, workspace.runningApplications) = ([], [], [.current])
    }
    let configuration = NSWorkspace.OpenConfiguration()
    let app = try await workspace.openApplication(
      at: URL(fileURLWithPath: "/Apps/Edit.app"), configuration: configuration)
    #expect(workspace.runningApplications.contains(app))
    workspace.canOpen = { $0.scheme == "https" }
    let page = try #require(URL(string: "https://example.org"))
    try await workspace.open(page, configuration: configuration)
    #expect(workspace.openedURLs.contains(page))
    await #expect(throws: CocoaError.self) {
      try await workspace.open(URL(fileURLWithPath: "/a"), configuration: configuration)
    }
  }

  @Test("services take what the first responder gives, and give it back")
  func services() {
    NSApp.registerServicesMenuSendTypes([.string], returnTypes: [.string])
    NSApp.registerServicesMenuSendTypes([.string, .png], returnTypes: [])
    #expect(NSApp.servicesMenuSendTypes == [.string, .png] && NSApp.servicesMenuReturnTypes == [.string])
    let window = NSWindow(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
    let view = Upper()
    window.contentView = view
    window.makeKeyAndOrderFront(nil)
    defer { window.close() }
    window.makeFirstResponder(view)
    let isDone = NSApp.performService(sendType: .string, returnType: .string) { board in
      board.setString(board.string(forType: .string)?.uppercased() ?? "", forType: .string)
    }
    #expect(isDone && view.text == "SMALL")
    #expect(!NSApp.performService(sendType: .png, returnType: nil) { _ in })
  }
}

@MainActor
private final class Kept {
  var places: [URL: URL] = [:]
}
