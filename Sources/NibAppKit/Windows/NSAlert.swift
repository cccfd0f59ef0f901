import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A question in a window of its own or a sheet. Stands in for NSAlert.
///
/// A test answers a sheet by clicks on `buttons`. One that the program waits for is answered by
/// `NSApplication.modalAnswer`, or by a click while that is asked; else by the first button.
@MainActor
open class NSAlert: NibActionPerforming {
  /// How grave it is. Documented: the numbers, by AppKit.
  public enum Style: UInt, Sendable {
    /// It warns; it tells; it is about a loss.
    case warning, informational, critical
  }

  /// The question.
  open var messageText = ""
  /// What it takes to answer.
  open var informativeText = ""
  /// How grave it is.
  open var alertStyle = Style.warning
  /// The image; nil for that of the application.
  open var icon: NSImage?
  /// Whether it can be said that the question is not to come again.
  open var showsSuppressionButton = false
  /// The check box that says so.
  public final let suppressionButton: NSButton? = NSButton(
    checkboxWithTitle: "Do not show this message again", target: nil, action: nil)
  /// Whether there is a button for help.
  open var showsHelp = false
  /// Where the help of the question stands; nil for the beginning.
  open var helpAnchor: NSHelpManager.AnchorName?
  /// Who is asked for help; not kept alive.
  open weak var delegate: (any NSAlertDelegate)?
  /// The button for help, once the alert was laid out that has one; a test clicks it.
  open private(set) var helpButton: NSButton?
  /// What else it shows.
  open var accessoryView: NSView?
  /// The buttons, the first one at the edge. An alert without any has one that says OK when it is shown.
  open private(set) var buttons: [NSButton] = []
  /// The window of the question.
  public final let window: NSWindow = NSPanel()
  private final var shownAlert: NSAlert?

  /// Makes an alert without a question.
  public init() {
    window.styleMask = [.titled, .docModalWindow]
    window.contentView = NSView()
  }

  /// Makes an alert that tells of an error.
  public convenience init(error: any Error) {
    self.init()
    let told = error as? any LocalizedError
    messageText = told?.errorDescription ?? error.localizedDescription
    informativeText = told?.recoverySuggestion ?? ""
    for option in (error as? any RecoverableError)?.recoveryOptions ?? [] { addButton(withTitle: option) }
  }

  /// Adds a button; return clicks the first one, escape one that says Cancel.
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: self, action: "buttonPressed:")
    button.tag = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + buttons.count
    if buttons.isEmpty { button.keyEquivalent = "\r" } else if title == "Cancel" { button.keyEquivalent = "\u{1b}" }
    buttons.append(button)
    window.contentView?.addSubview(button)
    return button
  }

  /// Puts in place what is shown: a button that says OK where there is none, the texts, the accessory.
  open func layout() {
    if buttons.isEmpty { addButton(withTitle: "OK") }
    guard let content = window.contentView else { return }
    for old in content.subviews where !buttons.contains(where: { $0 === old }) { old.removeFromSuperview() }
    for text in [messageText, informativeText] where !text.isEmpty {
      content.addSubview(NSTextField(labelWithString: text))
    }
    if showsSuppressionButton, let suppressionButton { content.addSubview(suppressionButton) }
    if let accessoryView { content.addSubview(accessoryView) }
    helpButton = showsHelp ? NSButton(title: "", target: self, action: "showHelp:") : nil
    if let helpButton { content.addSubview(helpButton) }
  }

  /// Asks, and waits for the answer.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    layout()
    let answer = NSApplication.shared.wait(for: window, asking: self)
    window.orderOut(nil)
    return answer ?? NSApplication.ModalResponse(buttons[0].tag)
  }

  /// Asks in a sheet, and gives the answer to a handler.
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    layout()
    // Nobody else need keep an alert that is shown.
    shownAlert = self
    sheetWindow.beginSheet(window) { [weak self] answer in
      if self?.window.sheetParent == nil { self?.shownAlert = nil }
      handler?(answer)
    }
  }

  /// Asks in a sheet, and waits for the answer.
  /// - Returns: the answer.
  @discardableResult
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      beginSheetModal(for: sheetWindow) { continuation.resume(returning: $0) }
    }
  }

  /// Whether it is what its buttons do.
  open func responds(to selector: String) -> Bool { ["buttonPressed:", "showHelp:"].contains(selector) }

  /// Asks the delegate for help; where it shows none, the help of the program is opened at `helpAnchor`.
  private final func showHelp() {
    guard delegate?.alertShowHelp(self) != true else { return }
    if let helpAnchor { NSHelpManager.shared.openHelpAnchor(helpAnchor, inBook: nil) }
  }

  /// Ends the question with the answer of the button that was clicked.
  open func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    if selector == "showHelp:" {
      showHelp()
      return true
    }
    guard selector == "buttonPressed:", let button = sender as? NSButton else { return false }
    let answer = NSApplication.ModalResponse(button.tag)
    if let parent = window.sheetParent {
      parent.endSheet(window, returnCode: answer)
    } else {
      NSApplication.shared.stopModal(withCode: answer)
    }
    return true
  }
}

/// Shows the help of an alert. Stands in for NSAlertDelegate.
@MainActor
public protocol NSAlertDelegate: AnyObject {
  /// Shows the help.
  /// - Returns: false if the alert is to open it by its anchor.
  func alertShowHelp(_ alert: NSAlert) -> Bool
}

extension NSAlertDelegate {
  /// Shows none.
  public func alertShowHelp(_ alert: NSAlert) -> Bool { false }
}
