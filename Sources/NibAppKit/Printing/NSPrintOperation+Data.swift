import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSPrintOperation {
  /// Makes an operation whose pages become a PDF. No PDF is written here: pages are asked for, and the data stays empty.
  public class func pdfOperation(with view: NSView, inside rect: NSRect, to data: NSMutableData, printInfo: NSPrintInfo)
    -> NSPrintOperation
  { copying(view, printInfo) }
  /// The same with the usual info.
  public class func pdfOperation(with view: NSView, inside rect: NSRect, to data: NSMutableData) -> NSPrintOperation {
    copying(view, .shared)
  }
  /// The same for a file.
  public class func pdfOperation(
    with view: NSView, inside rect: NSRect, toPath path: String, printInfo: NSPrintInfo
  ) -> NSPrintOperation { copying(view, printInfo) }
  /// Makes an operation that becomes PostScript; likewise.
  public class func epsOperation(with view: NSView, inside rect: NSRect, to data: NSMutableData, printInfo: NSPrintInfo)
    -> NSPrintOperation
  { copying(view, printInfo) }
  /// The same with the usual info.
  public class func epsOperation(with view: NSView, inside rect: NSRect, to data: NSMutableData) -> NSPrintOperation {
    copying(view, .shared)
  }

  private static func copying(_ view: NSView, _ info: NSPrintInfo) -> NSPrintOperation {
    let operation = NSPrintOperation(view: view, printInfo: info)
    (operation.isCopyingOperation, operation.showsPrintPanel, operation.showsProgressPanel) = (true, false, false)
    return operation
  }

  /// The context that pages are drawn in: none is made.
  public final var context: NSGraphicsContext? { nil }
  /// Makes that context; nil, for no pages are drawn.
  public final func createContext() -> NSGraphicsContext? { nil }
  /// Drops that context.
  public final func destroyContext() {}
}

/// What a panel shows beside its own. Stands in for NSPrintPanelAccessorizing.
@MainActor
public protocol NSPrintPanelAccessorizing {
  /// What it has set, in words.
  func localizedSummaryItems() -> [[NSPrintPanel.AccessorySummaryKey: String]]
  /// The properties that change what pages look like.
  func keyPathsForValuesAffectingPreview() -> Set<String>
}

extension NSPrintPanelAccessorizing {
  /// None.
  public func keyPathsForValuesAffectingPreview() -> Set<String> { [] }
}

extension NSPrintPanel {
  /// A description of what an accessory has set.
  public struct AccessorySummaryKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What it is called.
    public static let itemName = Self(rawValue: "name")
    /// What it is.
    public static let itemDescription = Self(rawValue: "description")
  }
  /// How a panel ended. Documented: the order of the cases, by AppKit.
  public enum Result: Int, Sendable {
    /// Called off; with printing.
    case cancelled, printed
  }

  /// Asks as a sheet; the handler hears how it ended.
  public final func beginSheet(
    using printInfo: NSPrintInfo, on parentWindow: NSWindow, completionHandler handler: ((Result) -> Void)? = nil
  ) {
    let answer = runModal(with: printInfo)
    handler?(answer == NSApplication.ModalResponse.OK.rawValue ? .printed : .cancelled)
  }
  /// Asks as a sheet; how it ended is told to nobody, for no method is called by its name.
  public final func beginSheet(
    with printInfo: NSPrintInfo, modalFor docWindow: NSWindow, delegate: Any?, didEnd didEndSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) { _ = runModal(with: printInfo) }
}

extension NSPageLayout {
  /// How a panel ended. Documented: the order of the cases, by AppKit.
  public enum Result: Int, Sendable {
    /// Called off; with a change.
    case cancelled, changed
  }

  /// Asks as a sheet; the handler hears how it ended.
  public final func beginSheet(
    using printInfo: NSPrintInfo, on parentWindow: NSWindow, completionHandler handler: ((Result) -> Void)? = nil
  ) {
    let answer = runModal(with: printInfo)
    handler?(answer == NSApplication.ModalResponse.OK.rawValue ? .changed : .cancelled)
  }
  /// Asks as a sheet; how it ended is told to nobody, for no method is called by its name.
  public final func beginSheet(
    with printInfo: NSPrintInfo, modalFor docWindow: NSWindow, delegate: Any?, didEnd didEndSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) { _ = runModal(with: printInfo) }
}
