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

    /// The wait goes on.
    public static let `continue` = ModalResponse(-1002)
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
  final func standardBeginSheet(
    _ sheet: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { attach(sheet, inFront: false, handler) }

  final func standardBeginCriticalSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { attach(sheetWindow, inFront: true, handler) }

  /// Shows a window as a sheet of this one, and waits for the answer.
  /// - Returns: the answer that the handler of `beginSheet(_:completionHandler:)` gets.
  @discardableResult
  public func beginSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      attach(sheetWindow, inFront: false) { continuation.resume(returning: $0) }
    }
  }

  /// The same in front of a sheet that is shown.
  /// - Returns: as `beginSheet(_:)`.
  @discardableResult
  public func beginCriticalSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      attach(sheetWindow, inFront: true) { continuation.resume(returning: $0) }
    }
  }

  /// Whether a window can be a sheet of this one: it is none yet, and this one is no sheet of it.
  final func canAttach(_ sheet: NSWindow) -> Bool {
    sheet.sheetParent == nil && !sequence(first: self, next: \.sheetParent).contains { $0 === sheet }
  }

  private func attach(_ sheet: NSWindow, inFront: Bool, _ handler: ((NSApplication.ModalResponse) -> Void)?) {
    guard canAttach(sheet) else {
      handler?(.abort)
      return
    }
    sheet.sheetParent = self
    sheet.sheetHandler = handler
    if inFront || sheets.isEmpty { present(sheet) } else { state.waitingSheets.append(sheet) }
  }

  private func present(_ sheet: NSWindow) {
    tell(NSWindow.willBeginSheetNotification) { $0.windowWillBeginSheet($1) }
    sheets.append(sheet)
    sheet.makeKeyAndOrderFront(nil)
  }

  /// Lets go of a sheet that ends, and shows the next one that waits.
  final func detach(_ sheet: NSWindow) {
    let wasShown = sheets.contains { $0 === sheet }
    sheets.removeAll { $0 === sheet }
    state.waitingSheets.removeAll { $0 === sheet }
    guard wasShown else { return }
    tell(NSWindow.didEndSheetNotification) { $0.windowDidEndSheet($1) }
    if sheets.isEmpty, !state.waitingSheets.isEmpty { present(state.waitingSheets.removeFirst()) }
  }

  final func standardEndSheet(_ sheet: NSWindow) { endSheet(sheet, returnCode: .stop) }

  final func standardEndSheet(_ sheet: NSWindow, returnCode: NSApplication.ModalResponse) {
    guard sheet.sheetParent === self else { return }
    let handler = sheet.sheetHandler
    sheet.sheetHandler = nil
    sheet.close()
    handler?(returnCode)
  }

  /// Tells the handler that the sheet is gone without an answer, unless it was told of one.
  final func abortAsSheet() {
    let handler = sheetHandler
    sheetHandler = nil
    handler?(.abort)
  }
}
