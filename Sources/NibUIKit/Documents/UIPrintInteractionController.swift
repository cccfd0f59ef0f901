import NibRuntime
import NibStandIns

/// Lets a user print. Stands in for UIPrintInteractionController; nothing is printed, and a test does what a user does by
/// `print()` and `cancel()`.
@MainActor
public final class UIPrintInteractionController {
  /// Called at the end: whether a user printed, and why that failed.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The one of the program.
  public static let shared = UIPrintInteractionController()
  /// Whether the device prints: yes unless a test says otherwise.
  public static var isPrintingAvailable = true
  /// What kinds of content are printed: files of these types.
  public static let printableUTIs: Set<String> = ["com.adobe.pdf", "public.png", "public.jpeg"]

  /// Whether something of a file can be printed: it is a PDF or an image by its ending.
  public static func canPrint(_ url: URL) -> Bool {
    UTType(filenameExtension: url.pathExtension).map { $0.conforms(to: .pdf) || $0.conforms(to: .image) } ?? false
  }

  /// Whether data can be printed: there is any.
  public static func canPrint(_ data: Data) -> Bool { !data.isEmpty }

  /// How it is printed; nil for as usual.
  public var printInfo: UIPrintInfo?
  /// Who hears; not kept alive.
  public weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Whether a user chooses pages; kept, like those below.
  public var showsPageRange = true
  /// Whether a user chooses how many.
  public var showsNumberOfCopies = true
  /// Whether a user chooses the paper.
  public var showsPaperSelectionForLoadedPapers = false
  /// Whether a user chooses the orientation.
  public var showsPaperOrientation = true
  /// What draws the pages; one of this and those below is set, the others are nil.
  public var printPageRenderer: UIPrintPageRenderer? { didSet { keepOnly(printPageRenderer) } }
  /// What lays the content out.
  public var printFormatter: UIPrintFormatter? { didSet { keepOnly(printFormatter) } }
  /// An image, a file, data or an asset.
  public var printingItem: Any? { didSet { keepOnly(printingItem) } }
  /// Several of them.
  public var printingItems: [Any]? { didSet { keepOnly(printingItems) } }
  /// Whether the panel is shown.
  public private(set) var isPresented = false
  private var completion: CompletionHandler?
  private var isKeeping = false

  private init() {}

  private func keepOnly(_ content: Any?) {
    guard !isKeeping, content != nil else { return }
    isKeeping = true
    defer { isKeeping = false }
    if !(content is UIPrintPageRenderer) { printPageRenderer = nil }
    if !(content is UIPrintFormatter) { printFormatter = nil }
    if content is UIPrintPageRenderer || content is UIPrintFormatter { (printingItem, printingItems) = (nil, nil) }
  }

  /// Shows the panel; the delegate hears.
  /// - Parameters:
  ///   - animated: whether it moves.
  ///   - completion: called at the end.
  /// - Returns: false if nothing can be printed, or there is nothing to print.
  @discardableResult
  public func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    let content: [Any?] = [printPageRenderer, printFormatter, printingItem, printingItems]
    guard Self.isPrintingAvailable, !isPresented, content.contains(where: { $0 != nil }) else { return false }
    delegate?.printInteractionControllerWillPresentPrinterOptions(self)
    isPresented = true
    self.completion = completion
    delegate?.printInteractionControllerDidPresentPrinterOptions(self)
    return true
  }

  /// As above, at a rectangle of a view.
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - view: the view.
  ///   - animated: whether it moves.
  ///   - completion: called at the end.
  @discardableResult
  public func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// As above, at a bar item.
  /// - Parameters:
  ///   - item: the item.
  ///   - animated: whether it moves.
  ///   - completion: called at the end.
  @discardableResult
  public func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Hides the panel: as if a user cancelled.
  public func dismiss(animated: Bool) { end(false, nil) }

  /// Prints as a user does: the delegate and who presented the panel hear. Raises nothing, and nothing is printed.
  /// - Returns: false if the panel is not shown.
  @discardableResult
  public func print() -> Bool {
    guard isPresented else { return false }
    delegate?.printInteractionControllerWillStartJob(self)
    delegate?.printInteractionControllerDidFinishJob(self)
    end(true, nil)
    return true
  }

  /// Fails to print; who presented the panel hears why.
  /// - Returns: false if the panel is not shown.
  @discardableResult
  public func fail(_ error: any Error) -> Bool {
    guard isPresented else { return false }
    end(false, error)
    return true
  }

  /// Goes back as a user does.
  /// - Returns: false if the panel is not shown.
  @discardableResult
  public func cancel() -> Bool {
    guard isPresented else { return false }
    end(false, nil)
    return true
  }

  private func end(_ isCompleted: Bool, _ error: (any Error)?) {
    guard isPresented else { return }
    delegate?.printInteractionControllerWillDismissPrinterOptions(self)
    isPresented = false
    delegate?.printInteractionControllerDidDismissPrinterOptions(self)
    let ended = completion
    completion = nil
    ended?(self, isCompleted, error)
  }
}

/// Who hears of printing; all is optional. Stands for UIPrintInteractionControllerDelegate.
@MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {
  /// The panel is about to be shown.
  func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController)
  /// The panel is shown.
  func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController)
  /// The panel is about to go.
  func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController)
  /// The panel is gone.
  func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController)
  /// Printing begins.
  func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController)
  /// Printing ended.
  func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// Does nothing.
  public func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
  /// Does nothing.
  public func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
  /// Does nothing.
  public func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
  /// Does nothing.
  public func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
  /// Does nothing.
  public func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {}
  /// Does nothing.
  public func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {}
}

extension UIPrintInfo {
  /// What is printed.
  public enum OutputType: Int, Sendable {
    /// As named.
    case general, photo, grayscale, photoGrayscale
  }

  /// How pages lie.
  public enum Orientation: Int, Sendable {
    /// As named.
    case portrait, landscape
  }

  /// Whether both sides of the paper are printed.
  public enum Duplex: Int, Sendable {
    /// As named.
    case none, longEdge, shortEdge
  }
}

/// How something is printed. Stands in for UIPrintInfo.
@MainActor
public final class UIPrintInfo {
  /// The name of the printer; nil for the one that a user chooses.
  public var printerID: String?
  /// The name of the job.
  public var jobName = ""
  /// What is printed.
  public var outputType = OutputType.general
  /// How pages lie.
  public var orientation = Orientation.portrait
  /// Whether both sides of the paper are printed.
  public var duplex = Duplex.none

  /// Makes one as usual; nothing of the dictionary is read.
  public init(dictionary: [AnyHashable: Any]?) {}

  /// One as usual.
  public static func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
}
