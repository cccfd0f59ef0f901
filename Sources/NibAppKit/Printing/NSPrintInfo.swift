import Foundation
import NibFoundation

/// How something is printed: the paper, its margins, how pages are cut. Stands in for NSPrintInfo.
///
/// Lengths are in points of 1/72 inch.
open class NSPrintInfo: NSObject, NSCopying {
  /// What is told of a print job, by name.
  public struct AttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How the paper lies.
  public enum PaperOrientation: Int, Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  /// How content becomes pages.
  public enum PaginationMode: UInt, Sendable {
    /// As many pages as it takes.
    case automatic
    /// One page, on which it is made smaller.
    case fit
    /// One page, at whose edge it is cut.
    case clip
  }

  /// What becomes of a print job.
  public struct JobDisposition: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The disposition of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It is printed.
    public static let spool = Self(rawValue: "NSPrintSpoolJob")
    /// It is shown.
    public static let preview = Self(rawValue: "NSPrintPreviewJob")
    /// It becomes a file.
    public static let save = Self(rawValue: "NSPrintSaveJob")
    /// Nothing.
    public static let cancel = Self(rawValue: "NSPrintCancelJob")
  }

  /// That of the program.
  @MainActor public static var shared = NSPrintInfo()

  private var values: [AttributeKey: Any]

  /// Makes one of some attributes; the others are as by default: paper of 612 by 792 points, margins of 72 and 90.
  public init(dictionary attributes: [AttributeKey: Any]) {
    values = attributes
    super.init()
  }

  /// Makes one with the defaults.
  public convenience override init() { self.init(dictionary: [:]) }

  /// A copy, whose changes leave this one as it is.
  open func copy(with zone: NSZone? = nil) -> Any { Self.init(copying: self) }

  /// Makes a copy.
  public required init(copying other: NSPrintInfo) {
    values = other.values
    printer = other.printer
    super.init()
    for (key, value) in other.printSettings { if let key = key as? AnyHashable { printSettings[key] = value } }
  }

  private func value<Value>(_ key: AttributeKey, _ standard: Value) -> Value { values[key] as? Value ?? standard }

  private func length(_ key: AttributeKey, _ standard: CGFloat) -> CGFloat {
    (values[key] as? CGFloat) ?? (values[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? standard
  }

  /// All attributes that were set.
  open func dictionary() -> NSMutableDictionary {
    let result = NSMutableDictionary()
    for (key, value) in values { result[key.rawValue] = value }
    return result
  }

  /// The value of an attribute that was set.
  open subscript(key: AttributeKey) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Settings of the printer, by name.
  public final let printSettings = NSMutableDictionary()
  /// The printer.
  open var printer = NSPrinter()

  /// The name of the paper.
  open var paperName: NSPrinter.PaperName? {
    get { values[.paperName] as? NSPrinter.PaperName }
    set { values[.paperName] = newValue }
  }
  /// The size of the paper as it lies.
  open var paperSize: NSSize {
    get { value(.paperSize, NSSize(width: 612, height: 792)) }
    set { values[.paperSize] = newValue }
  }
  /// How the paper lies; another one exchanges its width and its height.
  open var orientation: PaperOrientation {
    get { value(.orientation, .portrait) }
    set {
      let (size, isOther) = (paperSize, newValue != orientation)
      values[.orientation] = newValue
      if isOther { paperSize = NSSize(width: size.height, height: size.width) }
    }
  }
  /// The part of the size that it is printed in; 1 for all.
  open var scalingFactor: CGFloat {
    get { length(.scalingFactor, 1) }
    set { values[.scalingFactor] = newValue }
  }
  /// The margin at the left.
  open var leftMargin: CGFloat {
    get { length(.leftMargin, 72) }
    set { values[.leftMargin] = newValue }
  }
  /// The margin at the right.
  open var rightMargin: CGFloat {
    get { length(.rightMargin, 72) }
    set { values[.rightMargin] = newValue }
  }
  /// The margin at the top.
  open var topMargin: CGFloat {
    get { length(.topMargin, 90) }
    set { values[.topMargin] = newValue }
  }
  /// The margin at the bottom.
  open var bottomMargin: CGFloat {
    get { length(.bottomMargin, 90) }
    set { values[.bottomMargin] = newValue }
  }
  /// Whether content stands in the middle from left to right.
  open var isHorizontallyCentered: Bool {
    get { value(.horizontallyCentered, true) }
    set { values[.horizontallyCentered] = newValue }
  }
  /// Whether content stands in the middle from top to bottom.
  open var isVerticallyCentered: Bool {
    get { value(.verticallyCentered, true) }
    set { values[.verticallyCentered] = newValue }
  }
  /// How what is too wide becomes pages.
  open var horizontalPagination: PaginationMode {
    get { value(.horizontalPagination, .clip) }
    set { values[.horizontalPagination] = newValue }
  }
  /// How what is too high becomes pages.
  open var verticalPagination: PaginationMode {
    get { value(.verticalPagination, .automatic) }
    set { values[.verticalPagination] = newValue }
  }
  /// Whether only what is selected is printed.
  open var isSelectionOnly: Bool {
    get { value(.selectionOnly, false) }
    set { values[.selectionOnly] = newValue }
  }
  /// What becomes of the job.
  open var jobDisposition: JobDisposition {
    get { value(.jobDisposition, .spool) }
    set { values[.jobDisposition] = newValue }
  }
  /// Where on the paper a printer can print: all of it, as there is no printer.
  open var imageablePageBounds: NSRect { NSRect(origin: .zero, size: paperSize) }
  /// The name of the paper for users.
  open var localizedPaperName: String? { paperName?.rawValue }
}

extension NSPrintInfo.AttributeKey {
  /// As `NSPrintInfo` has it.
  public static let paperName = Self(rawValue: "NSPaperName")
  /// As `NSPrintInfo` has it.
  public static let paperSize = Self(rawValue: "NSPaperSize")
  /// As `NSPrintInfo` has it.
  public static let orientation = Self(rawValue: "NSOrientation")
  /// As `NSPrintInfo` has it.
  public static let scalingFactor = Self(rawValue: "NSScalingFactor")
  /// As `NSPrintInfo` has it.
  public static let leftMargin = Self(rawValue: "NSLeftMargin")
  /// As `NSPrintInfo` has it.
  public static let rightMargin = Self(rawValue: "NSRightMargin")
  /// As `NSPrintInfo` has it.
  public static let topMargin = Self(rawValue: "NSTopMargin")
  /// As `NSPrintInfo` has it.
  public static let bottomMargin = Self(rawValue: "NSBottomMargin")
  /// As `NSPrintInfo` has it.
  public static let horizontallyCentered = Self(rawValue: "NSHorizontallyCentered")
  /// As `NSPrintInfo` has it.
  public static let verticallyCentered = Self(rawValue: "NSVerticallyCentered")
  /// As `NSPrintInfo` has it.
  public static let horizontalPagination = Self(rawValue: "NSHorizontalPagination")
  /// As `NSPrintInfo` has it.
  public static let verticalPagination = Self(rawValue: "NSVerticalPagination")
  /// As `NSPrintInfo` has it.
  public static let selectionOnly = Self(rawValue: "NSPrintSelectionOnly")
  /// As `NSPrintInfo` has it.
  public static let jobDisposition = Self(rawValue: "NSJobDisposition")
  /// Where a job becomes a file: a URL.
  public static let jobSavingURL = Self(rawValue: "NSJobSavingURL")
  /// How often it is printed: a number.
  public static let copies = Self(rawValue: "NSCopies")
  /// Whether all pages are printed.
  public static let allPages = Self(rawValue: "NSPrintAllPages")
  /// The first page that is printed, counted from 1.
  public static let firstPage = Self(rawValue: "NSFirstPage")
  /// The last page that is printed.
  public static let lastPage = Self(rawValue: "NSLastPage")
  /// Whether copies are sorted.
  public static let mustCollate = Self(rawValue: "NSMustCollate")
  /// Whether pages have a header and a footer.
  public static let headerAndFooter = Self(rawValue: "NSPrintHeaderAndFooter")
}

/// A printer. Stands in for NSPrinter: there is none.
public final class NSPrinter: NSObject {
  /// The name of a kind of paper.
  public struct PaperName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The paper of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Names of all printers: none.
  public static var printerNames: [String] { [] }

  /// The name; empty, as there is no printer.
  public var name: String { "" }
}
