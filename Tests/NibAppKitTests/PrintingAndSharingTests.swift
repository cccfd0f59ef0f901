import NibAppKit
import NibRuntime
import NibTestSupport
import Testing

private final class Sharer: NSSharingServicePickerDelegate, NSSharingServiceDelegate {
  var log: [String] = []

  func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
    proposedSharingServices proposedServices: [NSSharingService]
  ) -> [NSSharingService] {
    proposedServices + [
      NSSharingService(title: "Copy", image: NSImage(size: .zero), alternateImage: nil) { self.log.append("copied") }
    ]
  }
  func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService
  ) -> (any NSSharingServiceDelegate)? { self }
  func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?) {
    log.append("chose \(service?.title ?? "none")")
  }
  func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any]) { log.append("shared") }
}

private final class Page: NSDocument {
  var text = "text"

  override func data(ofType typeName: String) throws -> Data { Data(text.utf8) }
  override func read(from data: Data, ofType typeName: String) throws { text = String(decoding: data, as: UTF8.self) }
  override func printOperation(withSettings printSettings: [NSPrintInfo.AttributeKey: Any]) throws -> NSPrintOperation {
    NSPrintOperation(view: NSView(), printInfo: printInfo)
  }
  override func prepareSavePanel(_ savePanel: NSSavePanel) -> Bool { text != "secret" }
  override func fileAttributesToWrite(
    to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType,
    originalContentsURL absoluteOriginalContentsURL: URL?
  ) throws -> [String: Any] { [FileAttributeKey.posixPermissions.rawValue: 0o600] }
  override var keepBackupFile: Bool { true }
  override func duplicate() throws -> NSDocument {
    let copy = try super.duplicate()
    copy.isDraft = true
    return copy
  }
}

@MainActor
@Suite("Printing, sharing, undoing and going on elsewhere", .serialized) struct PrintingAndSharingTests {
  @Test("a copy of print settings is of its own, and paper on its side exchanges its lengths")
  func printInfo() throws {
    let info = try #require(NSPrintInfo.shared.copy() as? NSPrintInfo)
    info.orientation = .landscape
    info.topMargin = 36
    #expect(info.paperSize == NSSize(width: 792, height: 612) && NSPrintInfo.shared.paperSize.width == 612)
    #expect(info.topMargin == 36 && NSPrintInfo.shared.topMargin == 90 && info.leftMargin == 72)
    let other = NSPrintInfo(dictionary: [.jobDisposition: NSPrintInfo.JobDisposition.cancel, .copies: 2])
    #expect(other.jobDisposition == .cancel && other.dictionary()["NSCopies"] as? Int == 2)
  }

  @Test("what is printed can be asked for; a user may cancel it")
  func printing() throws {
    defer {
      NSPrintOperation.finished = []
      NSApp.modalAnswer = nil
    }
    let view = NSView()
    let operation = NSPrintOperation(view: view)
    operation.printPanel.options.insert(.showsPaperSize)
    #expect(!operation.run() && NSPrintOperation.finished.isEmpty)
    NSApp.modalAnswer = { $0 is NSPrintPanel || $0 is NSPageLayout ? .OK : nil }
    #expect(operation.run() && NSPrintOperation.finished.first?.view === view && NSPrintOperation.current == nil)

    let page = Page()
    page.runPageLayout(nil)
    page.printInfo.scalingFactor = 0.5
    _ = try page.perform("printDocument:", sender: nil, event: nil)
    view.printView(nil)
    #expect(NSPrintOperation.finished.count == 3 && NSPrintOperation.finished[1].printInfo.scalingFactor == 0.5)
  }

  @Test("a picker asks its delegate for services and performs the one that is chosen")
  func sharing() throws {
    defer { NSSharingService.performed = [] }
    let (sharer, view) = (Sharer(), NSView())
    let picker = NSSharingServicePicker(items: [URL(fileURLWithPath: "/a.txt")])
    picker.delegate = sharer
    picker.show(relativeTo: view.bounds, of: view, preferredEdge: .minY)
    #expect(NSSharingServicePicker.shown === picker && picker.view === view)
    #expect(picker.services.map(\.title) == ["Mail", "Messages", "AirDrop", "Copy"])
    picker.choose(picker.services.last)
    #expect(NSSharingServicePicker.shown == nil && sharer.log == ["chose Copy", "copied", "shared"])

    let item = try #require(picker.standardShareMenuItem.submenu?.items.first)
    try item.choose()
    #expect(NSSharingService.performed.last?.service.name == .composeEmail)
    picker.show(relativeTo: view.bounds, of: view, preferredEdge: .minY)
    picker.close()
    #expect(sharer.log.last == "chose none")
  }

  @Test("views undo with their window, and a responder of a class with its own manager")
  func undo() {
    final class Own: NSView {
      let own = UndoManager()
      override var undoManager: UndoManager? { own }
    }
    let (window, view, own) = (NSWindow(), NSView(), Own())
    #expect(view.undoManager == nil)
    window.contentView = view
    view.addSubview(own)
    let inner = NSView()
    own.addSubview(inner)
    #expect(view.undoManager === window.undoManager && inner.undoManager === own.own)
    own.own.registerUndo(withTarget: view) { $0.isHidden = true }
    own.own.setActionName("Hide")
    #expect(own.own.undoMenuItemTitle == "Undo Hide" && own.own.redoMenuItemTitle == "Redo")
  }

  @Test("an activity asks those whose it is before it is handed on")
  func activities() {
    final class Reader: NSViewController {
      override func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: ["page": 7])
      }
    }
    let (reader, page, activity) = (Reader(), Page(), NSUserActivity(activityType: "read"))
    page.fileURL = URL(fileURLWithPath: "/a.txt")
    reader.userActivity = activity
    page.userActivity = activity
    activity.becomeCurrent()
    activity.saveIfNeeded()
    #expect(NSUserActivity.current === activity && activity.userInfo == nil)
    activity.needsSave = true
    activity.saveIfNeeded()
    #expect(
      activity.userInfo?["page"] as? Int == 7
        && activity.userInfo?[NSUserActivityDocumentURLKey] as? URL == page.fileURL)
    activity.invalidate()
    #expect(NSUserActivity.current == nil && !activity.needsSave)
  }

  @Test("a document is saved with its attributes and a copy of the old file, moved and duplicated")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("PrintingAndSharingTests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      try? FileManager.default.removeItem(at: folder)
      NSApp.modalAnswer = nil
      NSDocumentController.shared.documentClasses["page"] = nil
    }
    NSDocumentController.shared.documentClasses["page"] = Page.self
    let (page, url) = (try Page(type: "page"), folder.appendingPathComponent("a.txt"))
    try page.save(to: url, ofType: "page", for: .saveAsOperation)
    page.text = "more"
    try page.save(to: url, ofType: "page", for: .saveOperation)
    #expect(try String(contentsOf: folder.appendingPathComponent("a~.txt"), encoding: .utf8) == "text")
    let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)

    let copy = try #require(try page.duplicate() as? Page)
    defer { copy.close() }
    #expect(
      copy.text == "more" && copy.fileURL == nil && copy.isDraft && copy.isDocumentEdited
        && copy.displayName == "a copy")
    page.move(to: folder.appendingPathComponent("b.txt"))
    #expect(page.fileURL?.lastPathComponent == "b.txt" && !FileManager.default.fileExists(atPath: url.path))
    var isAsked = false
    NSApp.modalAnswer = { _ in
      isAsked = true
      return .cancel
    }
    page.text = "secret"
    page.saveAs(nil)
    #expect(!isAsked)
    page.text = "open"
    page.saveAs(nil)
    #expect(isAsked)
  }

  @Test("programs and files are opened with what code says, and notifications tell of programs")
  func workspace() async {
    let workspace = NSWorkspace.shared
    defer {
      (workspace.openings, workspace.openedURLs, workspace.applicationURLs) = ([], [], [:])
      workspace.accessibilityDisplayShouldReduceMotion = false
    }
    let (app, file) = (URL(fileURLWithPath: "/Apps/Edit.app"), URL(fileURLWithPath: "/a.txt"))
    workspace.applicationURLs = ["org.edit": app]
    var names: [String] = []
    for name in [
      NSWorkspace.didLaunchApplicationNotification, NSWorkspace.accessibilityDisplayOptionsDidChangeNotification,
    ] {
      _ = workspace.notificationCenter.addObserver(forName: name, object: nil, queue: nil) { note in
        MainActor.assumeIsolated { names.append(name.rawValue) }
      }
    }
    let configuration = NSWorkspace.OpenConfiguration()
    configuration.arguments = ["-x"]
    var opened: NSRunningApplication?
    workspace.open([file], withApplicationAt: app, configuration: configuration) { program, _ in opened = program }
    #expect(workspace.openings.last?.application == app && workspace.openings.last?.configuration.arguments == ["-x"])
    #expect(opened?.localizedName == "Edit" && workspace.urlForApplication(withBundleIdentifier: "org.edit") == app)
    workspace.openApplication(at: app, configuration: configuration) { program, _ in opened = program }
    workspace.accessibilityDisplayShouldReduceMotion = true
    #expect(names.count == 2 && workspace.runningApplications.count == 2)
    #expect(opened?.activate() == true && workspace.frontmostApplication == opened)
    #expect(opened?.terminate() == true && workspace.runningApplications == [.current])
    #expect(!NSRunningApplication.current.terminate())
    let image = NSImage(size: NSSize(width: 1, height: 1))
    workspace.setIcon(image, forFile: "/a.txt")
    #expect(workspace.icon(forFile: "/a.txt") === image && workspace.icon(forFile: "/b/") !== image)
    workspace.setIcon(nil, forFile: "/a.txt")
  }
}
