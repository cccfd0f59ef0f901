import NibRuntime
import NibStandIns

extension NSApplication {
  /// What a sheet, a panel or an alert was ended with.
  public struct ModalResponse: RawRepresentable, Sendable, Hashable {
    /// The number.
    public let rawValue: Int

    /// The answer of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The answer of a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// Yes.
    public static let OK = ModalResponse(1)
    /// No.
    public static let cancel = ModalResponse(0)
    /// The wait was ended.
    public static let stop = ModalResponse(-1000)
    /// The wait was given up.
    public static let abort = ModalResponse(-1001)
    /// An alert's first button.
    public static let alertFirstButtonReturn = ModalResponse(1000)
    /// An alert's second button.
    public static let alertSecondButtonReturn = ModalResponse(1001)
    /// An alert's third button.
    public static let alertThirdButtonReturn = ModalResponse(1002)
  }
}

extension NSWindow {
  /// Puts the window on the screen and gives it the keys.
  public func makeKeyAndOrderFront(_ sender: Any?) { makeKeyAndOrderFront() }

  /// Puts the window on the screen.
  public func orderFront(_ sender: Any?) {
    isVisible = true
    WindowOrder.bringToFront(self)
    tellAppearance()
  }

  /// Takes the window off the screen.
  public func orderOut(_ sender: Any?) { leaveScreen(closing: false) }

  /// Sets the name under which the frame is kept.
  /// - Returns: true; a name is never refused here.
  @discardableResult
  public func setFrameAutosaveName(_ name: String) -> Bool {
    frameAutosaveName = name
    return true
  }

  /// Shows a window as a sheet of this one; the handler is called when `endSheet(_:returnCode:)` ends it.
  public func beginSheet(
    _ sheet: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    guard sheet !== self, !sheets.contains(where: { $0 === sheet }) else { return }
    sheet.sheetParent = self
    sheet.sheetHandler = handler
    sheets.append(sheet)
    sheet.makeKeyAndOrderFront()
  }

  /// Ends a sheet of this window, and calls its handler with an answer; another window is left alone.
  public func endSheet(_ sheet: NSWindow, returnCode: NSApplication.ModalResponse = .stop) {
    guard sheet.sheetParent === self else { return }
    let handler = sheet.sheetHandler
    sheet.sheetHandler = nil
    sheet.close()
    handler?(returnCode)
  }
}
