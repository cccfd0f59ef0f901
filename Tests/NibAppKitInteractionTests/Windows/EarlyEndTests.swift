import NibAppKit
import Testing

@MainActor
@Suite("Panels and waits that end early") struct EarlyEndTests {
  @Test("a panel of files that is closed, or begun again, is answered as cancelled")
  func panels() {
    NSApp.closeAllWindows()
    let panel = NSSavePanel()
    var answers: [String] = []
    panel.begin { answers.append("first \($0.rawValue)") }
    panel.begin { answers.append("second \($0.rawValue)") }
    #expect(answers == ["first 0"] && panel.isVisible)
    panel.close()
    #expect(answers == ["first 0", "second 0"] && !panel.isVisible)
    NSApp.modalAnswer = { _ in
      panel.begin { _ in }
      panel.cancel(nil)
      return nil
    }
    defer { NSApp.modalAnswer = nil }
    #expect(NSApp.runModal(for: plainWindow()) == .abort, "the panel does not end the wait for another window")
  }

  @Test("waits for one window within each other end one by one")
  func waits() {
    NSApp.closeAllWindows()
    defer { NSApp.modalAnswer = nil }
    let window = plainWindow()
    var inner: NSApplication.ModalResponse?
    var stillWaits = false
    NSApp.modalAnswer = { _ in
      guard inner == nil else { return .OK }
      inner = .continue
      inner = NSApp.runModal(for: window)
      stillWaits = NSApp.modalWindow === window
      return .cancel
    }
    #expect(NSApp.runModal(for: window) == .cancel)
    #expect(inner == .OK && stillWaits && NSApp.modalWindow == nil)
    let (first, second) = (NSApp.beginModalSession(for: window), NSApp.beginModalSession(for: window))
    NSApp.endModalSession(second)
    #expect(NSApp.modalWindow === window)
    NSApp.endModalSession(first)
    #expect(NSApp.modalWindow == nil)
    window.close()
  }
}
