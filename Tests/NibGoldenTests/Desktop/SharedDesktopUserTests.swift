import NibAppKit
import NibRuntime
import NibTestSupport
import Nibwright
import Testing

/// Interfaces of real apps under the hands of a user who tries everything; what happens is the same whatever form they are
/// loaded from.
@MainActor
@Suite(
  "Interfaces of macOS of the shared collection, driven by a user", .serialized,
  .enabled(if: SharedFiles.root != nil, "no shared files"))
struct SharedDesktopUserTests {
  /// What is looked for in the text of a document.
  enum Kind: String, CaseIterable {
    case menu, storyboard, preferences

    var ending: String { self == .storyboard ? ".storyboard" : ".xib" }

    var marks: [String] {
      switch self {
      case .menu: ["Cocoa.XIB", "systemMenu=\"main\"", "<window "]
      case .storyboard: ["Cocoa.Storyboard", "<splitView", "<outlineView"]
      case .preferences: ["Cocoa.XIB", "<window ", "<tabViewItem", "<binding "]
      }
    }
  }

  /// The first documents of a kind, in the order of their paths.
  private static func paths(_ kind: Kind) -> [String] {
    var found: [String] = []
    for path in TestDisk.files(below: "\(SharedFiles.root ?? "")/corpus", ending: [kind.ending]).sorted() {
      guard found.count < TestSize.count(3, full: 12), let text = TestDisk.text(path),
        kind.marks.allSatisfy({ text.contains($0) }), kind == .storyboard || isOneArchive(path)
      else { continue }
      found.append(path)
    }
    return found
  }

  /// Whether a XIB becomes one archive, not a folder with one for older systems.
  private static func isOneArchive(_ path: String) -> Bool {
    (try? Interface.read(path).compile().encoded())?.count == 1
  }

  @Test(
    "each control, key and menu item does the same from document, archive and keyed archive", arguments: Kind.allCases)
  func driven(_ kind: Kind) throws {
    let paths = Self.paths(kind)
    #expect(paths.count >= 3)
    var lines = 0
    for path in paths {
      let transcripts = DesktopForm.allCases.map { form in
        Result { try Self.transcript(of: path, form) }
      }
      let first = try transcripts[0].get()
      #expect(!first.isEmpty, "\(path)")
      lines += first.count
      for (form, other) in zip(DesktopForm.allCases, transcripts).dropFirst() {
        let other = try other.get()
        let difference = zip(first, other).first { $0 != $1 }
        #expect(first == other, "\(path), \(form): \(difference.map { "\($0) / \($1)" } ?? "\(first.count) lines")")
      }
    }
    print("\(kind.rawValue): \(paths.count) documents driven, \(lines) lines each of three transcripts")
  }

  private static func transcript(of path: String, _ form: DesktopForm) throws -> [String] {
    let app = NSApplication.shared
    app.closeAllWindows()
    app.mainMenu = nil
    defer {
      app.closeAllWindows()
      app.mainMenu = nil
      app.delegate = nil
    }
    let interface = try form.interface(path)
    let user = CuriousUser()
    if path.hasSuffix(".storyboard") {
      let storyboard = try interface.storyboard(as: NSStoryboard.self, environment: .inspection)
      _ = try storyboard.instantiateApplication()
      let controller = try storyboard.instantiateInitialController(as: NSResponder.self)
      (controller as? NSWindowController)?.showWindow(nil)
      withExtendedLifetime(controller) { for window in app.windows { user.try(window) } }
      user.try(app.mainMenu)
    } else {
      let made = try interface.instantiate(owner: app, environment: .inspection)
      let windows = made.topLevel.compactMap { $0 as? NSWindow }
      withExtendedLifetime(made) { for window in windows { user.try(window) } }
      user.try(app.mainMenu)
    }
    return user.lines
  }
}

/// Tries whatever there is, and writes down what comes of it.
@MainActor
private final class CuriousUser {
  private(set) var lines: [String] = []
  /// Most things that are tried of a kind.
  private let most = 60

  private func write(_ words: String, _ body: () throws -> Void) {
    do {
      try body()
      lines.append("\(words): done")
    } catch let error as UserActionError {
      lines.append("\(words): \(error.code.rawValue)")
    } catch {
      lines.append("\(words): \(type(of: error))")
    }
  }

  private func name(_ view: NSView) -> String { "\(view.archivedClassName) '\(view.shownTexts.first ?? "")'" }

  func `try`(_ window: NSWindow) {
    window.makeKeyAndOrderFront(nil)
    lines.append("window '\(window.title)', \(window.firstResponder?.archivedClassName ?? "nobody") has the keys")
    for tabs in window.all(NSTabView.self) {
      for item in tabs.tabViewItems { write("tab '\(item.label)'") { try tabs.choose(tab: item.label) } }
    }
    for control in window.all(NSControl.self).prefix(most) { self.try(control, in: window) }
    for _ in 0..<6 {
      write("tab key") { try window.key(.tab) }
      lines.append("keys: \((window.firstResponder as? NSView).map(name) ?? "window")")
    }
    write("escape") { try window.key(.escape) }
    write("return") { try window.key(.return) }
  }

  private func `try`(_ control: NSControl, in window: NSWindow) {
    switch control {
    case let table as NSTableView:
      write("select a row of \(name(table))") { try table.select(row: 0) }
    case let field as NSTextField:
      write("type in \(name(field))") { try field.typeText("7") }
      lines.append("text: '\(field.stringValue)'")
    case let popUp as NSPopUpButton:
      write("choose in \(name(popUp))") { try popUp.choose(item: popUp.itemTitles.last ?? "") }
      lines.append("title: '\(popUp.titleOfSelectedItem ?? "")'")
    case let button as NSButton:
      write("click \(name(button))") { try button.click() }
      lines.append("state: \(button.state.rawValue)")
    default:
      write("click \(name(control))") { try control.click() }
    }
    while let sheet = window.attachedSheet {
      lines.append("sheet '\(sheet.title)'")
      sheet.close()
    }
  }

  func `try`(_ menu: NSMenu?) {
    for outer in menu?.items ?? [] {
      for item in (outer.submenu?.items ?? []).prefix(most)
      where !item.isSeparatorItem && item.action?.name != "terminate:" {
        write("menu \(outer.title) > \(item.title)") {
          try NSApplication.shared.choose(menu: outer.title, item.title)
        }
      }
    }
  }
}
