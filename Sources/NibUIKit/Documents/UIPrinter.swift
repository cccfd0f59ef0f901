import NibFoundation
import NibRuntime
import NibStandIns

/// A printer. Stands in for UIPrinter; there is none, so nothing answers.
@MainActor
public final class UIPrinter {
  /// What a printer prints. Stands in for UIPrinter.JobTypes.
  public struct JobTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Documents.
    public static let document = Self(rawValue: 1)
    /// Envelopes.
    public static let envelope = Self(rawValue: 2)
    /// Labels.
    public static let label = Self(rawValue: 4)
    /// Photos.
    public static let photo = Self(rawValue: 8)
    /// Receipts.
    public static let receipt = Self(rawValue: 16)
    /// Rolls.
    public static let roll = Self(rawValue: 32)
    /// Large sheets.
    public static let largeFormat = Self(rawValue: 64)
    /// Postcards.
    public static let postcard = Self(rawValue: 128)
  }

  /// Where it is.
  public let url: URL
  /// What it is called.
  public var displayName: String { url.host ?? url.lastPathComponent }
  /// Where it stands; nil before somebody asked it.
  public var displayLocation: String? { nil }
  /// What it prints; nothing before somebody asked it.
  public var supportedJobTypes: JobTypes { [] }
  /// Which printer it is, likewise.
  public var makeAndModel: String? { nil }
  /// Whether it prints colors, likewise.
  public var supportsColor: Bool { false }
  /// Whether it prints on both sides, likewise.
  public var supportsDuplex: Bool { false }

  /// Names a printer.
  public init(url: URL) { self.url = url }

  /// Asks the printer: it does not answer.
  public func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }

  /// Asks the printer, likewise.
  public func contactPrinter() async -> Bool { false }
}

/// Chooses a printer. Stands in for UIPrinterPickerController; `pick` chooses one in the user's place.
@MainActor
public final class UIPrinterPickerController {
  /// Hears that the choice is over.
  public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

  /// The printer.
  public private(set) var selectedPrinter: UIPrinter?
  /// Who hears of it.
  public weak var delegate: (any UIPrinterPickerControllerDelegate)?
  private var completion: CompletionHandler?
  private var isPresented = false

  /// Makes one with a printer that was chosen before.
  public init(initiallySelectedPrinter printer: UIPrinter?) { selectedPrinter = printer }

  /// Shows the choice; nothing is drawn.
  @discardableResult
  public func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    guard !isPresented else { return false }
    delegate?.printerPickerControllerWillPresent(self)
    (isPresented, self.completion) = (true, completion)
    delegate?.printerPickerControllerDidPresent(self)
    return true
  }

  /// Shows it at a place of a view.
  @discardableResult
  public func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Shows it at an item of a bar.
  @discardableResult
  public func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Takes the choice away.
  public func dismiss(animated: Bool) { end(false) }

  /// Chooses a printer as a user does.
  /// - Returns: false if nothing happens: nothing is shown, or the delegate does not let it be chosen.
  @discardableResult
  public func pick(_ printer: UIPrinter) -> Bool {
    guard isPresented, delegate?.printerPickerController(self, shouldShow: printer) ?? true else { return false }
    selectedPrinter = printer
    delegate?.printerPickerControllerDidSelectPrinter(self)
    end(true)
    return true
  }

  private func end(_ isChosen: Bool) {
    guard isPresented else { return }
    delegate?.printerPickerControllerWillDismiss(self)
    isPresented = false
    delegate?.printerPickerControllerDidDismiss(self)
    let ended = completion
    completion = nil
    ended?(self, isChosen, nil)
  }
}

/// Who hears of the choice of a printer; all is optional. Stands for UIPrinterPickerControllerDelegate.
@MainActor
public protocol UIPrinterPickerControllerDelegate: AnyObject {
  /// The controller below the choice.
  func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController)
    -> UIViewController?
  /// Whether a printer is offered.
  func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter)
    -> Bool
  /// The choice is about to be shown.
  func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
  /// The choice is shown.
  func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
  /// The choice is about to go.
  func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
  /// The choice is gone.
  func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
  /// A printer was chosen.
  func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
  /// None.
  public func printerPickerControllerParentViewController(
    _ printerPickerController: UIPrinterPickerController
  ) -> UIViewController? { nil }
  /// Yes.
  public func printerPickerController(
    _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
  ) -> Bool { true }
  /// Does nothing.
  public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {}
  /// Does nothing.
  public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) {}
  /// Does nothing.
  public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {}
  /// Does nothing.
  public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {}
  /// Does nothing.
  public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {}
}

/// Paper of a printer. Stands in for UIPrintPaper.
@MainActor
public final class UIPrintPaper {
  /// The size, in points.
  public let paperSize: CGSize
  /// What can be printed on, in points.
  public var printableRect: CGRect { CGRect(origin: CGPoint(), size: paperSize) }

  /// Paper of a size, for tests.
  public init(paperSize: CGSize) { self.paperSize = paperSize }

  /// The smallest paper that a page fits on, else the largest.
  public static func bestPaper(
    forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    let bySize = paperList.sorted {
      $0.paperSize.width * $0.paperSize.height < $1.paperSize.width * $1.paperSize.height
    }
    let fitting = bySize.first {
      $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height
    }
    return fitting ?? bySize.last ?? UIPrintPaper(paperSize: contentSize)
  }
}

extension UIPrintInteractionController {
  /// How the roll of a printer is cut. Stands in for UIPrinter.CutterBehavior.
  public enum CutterBehavior: Int, Sendable {
    /// As named.
    case noCut, printerDefault, cutAfterEachPage, cutAfterEachCopy, cutAfterEachJob
  }

  /// The paper that is chosen: none.
  public var printPaper: UIPrintPaper? { nil }

  /// Types that can be printed.
  public static var printableTypes: [UTType] { [.pdf, .png, .jpeg] }

  /// Prints without asking: there is no printer, so the closure hears that nothing was printed.
  @discardableResult
  public func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
    completion?(self, false, nil)
    return false
  }
}

extension UIPrintInfo {
  /// The properties of the object, by name; a printer's own words are none.
  public var dictionaryRepresentation: [AnyHashable: Any] {
    [
      "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue,
      "duplex": duplex.rawValue,
    ]
  }
}

extension UIPrintPageRenderer {
  /// How well a page is drawn. Stands in for UIPrintRenderingQuality.
  public enum RenderingQuality: Int, Sendable {
    /// As named.
    case best, responsive
  }

  /// How well a page is drawn now.
  public func currentRenderingQuality(forRequested requestedRenderingQuality: RenderingQuality) -> RenderingQuality {
    requestedRenderingQuality
  }
}

extension UIPrintFormatter {
  /// Distances around all content, of older systems: as those of pages.
  public var contentInsets: UIEdgeInsets {
    get { perPageContentInsets }
    set { perPageContentInsets = newValue }
  }

  /// Whether drawing needs the main thread: yes.
  public var requiresMainThread: Bool { true }

  /// Takes the formatter from what prints it.
  public func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
    printPageRenderer = nil
  }

  /// Where a page's content is: what the insets leave of the printer's page.
  public func rect(forPageAt pageIndex: Int) -> CGRect {
    guard let page = printPageRenderer?.printableRect else { return CGRect() }
    let insets = perPageContentInsets
    return CGRect(
      x: page.minX + CGFloat(insets.left), y: page.minY + CGFloat(insets.top),
      width: max(0, page.width - CGFloat(insets.left + insets.right)),
      height: max(0, page.height - CGFloat(insets.top + insets.bottom)))
  }
}
