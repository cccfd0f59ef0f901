import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Prints a view. Stands in for NSPrintOperation: nothing is printed, and a test finds in `finished` what was.
@MainActor
open class NSPrintOperation {
  /// In which order pages are printed.
  public enum PageOrder: Int, Sendable {
    /// The last one first; as they come; the first one first; nobody knows.
    case descendingPageOrder = -1
    case specialPageOrder, ascendingPageOrder, unknownPageOrder
  }

  /// How well something is drawn.
  public enum RenderingQuality: Int, Sendable {
    /// As well as possible; quickly.
    case best, responsive
  }

  /// Operations that ran to their end, the last one last; a test may empty the list.
  public static var finished: [NSPrintOperation] = []
  /// The operation that runs.
  public static var current: NSPrintOperation?

  /// The view.
  public final let view: NSView?
  /// How it is printed; a copy of what the operation was made with.
  open var printInfo: NSPrintInfo
  /// The name of the job.
  open var jobTitle: String?
  /// Whether a user is asked first.
  open var showsPrintPanel = true
  /// Whether a user sees how it goes on.
  open var showsProgressPanel = true
  /// What asks a user.
  open var printPanel = NSPrintPanel()
  /// Asks where a PDF goes.
  open var pdfPanel = NSPDFPanel()
  /// Whether the pages go into data or a file, and not to a printer.
  public internal(set) final var isCopyingOperation = false
  /// Whether another thread may print. Kept.
  open var canSpawnSeparateThread = false
  /// In which order pages are printed. Kept.
  open var pageOrder = PageOrder.ascendingPageOrder
  /// How well it is drawn. Kept.
  open var preferredRenderingQuality: RenderingQuality { .best }

  /// Makes an operation that prints a view.
  public init(view: NSView, printInfo: NSPrintInfo) {
    self.view = view
    self.printInfo = printInfo.copy() as? NSPrintInfo ?? printInfo
  }

  /// Makes an operation that prints a view as the program prints.
  public convenience init(view: NSView) { self.init(view: view, printInfo: .shared) }

  /// More pages than these are not printed: a view may say that it has any number.
  static let mostPages = 10_000

  /// The pages that are printed: the first one, and how many: those of the view, from `firstPage` to `lastPage` of
  /// `printInfo` where these are set and `allPages` is not.
  open var pageRange: NSRange {
    let pages = view?.pages(with: printInfo).range ?? NSRange(location: 1, length: 1)
    let start = max(1, pages.location)
    let (end, isPast) = start.addingReportingOverflow(max(0, pages.length))
    let bound = { (key: NSPrintInfo.AttributeKey) in
      self.printInfo[.allPages] as? Bool == true ? nil : self.printInfo[key] as? Int
    }
    let (first, last) = (max(bound(.firstPage) ?? start, start), min(bound(.lastPage) ?? .max, isPast ? .max : end - 1))
    return NSRange(location: first, length: last >= first ? last - first + 1 : 0)
  }

  /// The rectangles of the view that were printed, a page each: what a test looks at.
  public private(set) final var printedRects: [NSRect] = []

  /// The page that is being printed; 0 while none is.
  public private(set) final var currentPage = 0

  /// Prints: asks a user where that is wanted, whose answer is a test's (`NSApplication.modalAnswer`).
  /// - Returns: whether it was printed.
  @discardableResult
  open func run() -> Bool {
    let before = Self.current
    Self.current = self
    defer { Self.current = before }
    if showsPrintPanel, printPanel.runModal(with: printInfo) != NSApplication.ModalResponse.OK.rawValue { return false }
    guard printInfo.jobDisposition != .cancel else { return false }
    printPages()
    let isDone = deliverResult()
    cleanUp()
    return isDone
  }

  /// Has the view draw each of its pages.
  private func printPages() {
    printedRects = []
    guard let view else { return }
    let (pages, range) = (view.pages(with: printInfo), pageRange)
    view.beginDocument()
    defer { view.endDocument() }
    for offset in 0..<min(range.length, Self.mostPages) {
      let page = range.location + offset
      let rect = pages.rect(page)
      if pages.areOfClass, rect.isEmpty { return }
      currentPage = page
      view.beginPage(in: rect, atPlacement: view.locationOfPrintRect(rect))
      view.drawPageBorder(with: printInfo.paperSize)
      view.display()
      view.endPage()
      printedRects.append(rect)
    }
  }

  /// Prints with panels as sheets of a window, and tells a delegate.
  /// - Parameters:
  ///   - docWindow: the window.
  ///   - delegate: an `NSPrintAnswering`; others hear nothing.
  ///   - didRunSelector: not sent here.
  ///   - contextInfo: what the delegate is told besides.
  open func runModal(
    for docWindow: NSWindow, delegate: Any?, didRun didRunSelector: Selector?, contextInfo: UnsafeMutableRawPointer?
  ) {
    let isDone = run()
    (delegate as? any NSPrintAnswering)?.printOperationDidRun(self, success: isDone, contextInfo: contextInfo)
  }

  /// Hands on what was printed: adds the operation to `finished`.
  /// - Returns: whether that was possible.
  open func deliverResult() -> Bool {
    Self.finished.append(self)
    return true
  }

  /// Called when the operation is over.
  open func cleanUp() { currentPage = 0 }
}

extension NSView {
  final func standardPrintView(_ sender: Any?) { NSPrintOperation(view: self).run() }
}

/// What hears how printing ended.
///
/// In AppKit a delegate is sent a selector of three arguments, which Swift alone cannot send. Here the delegate conforms
/// to this.
@MainActor
public protocol NSPrintAnswering: AnyObject {
  /// Printing is over.
  func printOperationDidRun(_ printOperation: NSPrintOperation, success: Bool, contextInfo: UnsafeMutableRawPointer?)
}
