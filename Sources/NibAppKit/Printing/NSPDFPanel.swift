import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a PDF is made with. Stands in for NSPDFInfo.
open class NSPDFInfo: NSObject, NSCopying, @unchecked Sendable {
  /// Where the file goes; nil for nowhere yet.
  open var url: URL?
  /// Whether the ending of its name is not shown.
  open var isFileExtensionHidden = false
  /// Its tags.
  open var tagNames: [String] = []
  /// Which way its pages lie.
  open var orientation = NSPrintInfo.PaperOrientation.portrait
  /// The size of its pages, in points; empty for that of what is made.
  open var paperSize = NSSize.zero
  /// What else is kept.
  public final var attributes: [NSPrintInfo.AttributeKey: Any] = [:]

  /// The same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = NSPDFInfo()
    (other.url, other.isFileExtensionHidden, other.tagNames) = (url, isFileExtensionHidden, tagNames)
    (other.orientation, other.paperSize, other.attributes) = (orientation, paperSize, attributes)
    return other
  }
}

/// Asks where a PDF goes. Stands in for NSPDFPanel: a test answers by the window, as for other panels.
@MainActor
open class NSPDFPanel: NSObject {
  /// What the panel shows. Documented: the bits, by AppKit.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Sizes of paper.
    public static let showsPaperSize = Self(rawValue: 1 << 2)
    /// Which way pages lie.
    public static let showsOrientation = Self(rawValue: 1 << 3)
    /// A folder is asked for, and no file.
    public static let requestsParentDirectory = Self(rawValue: 1 << 24)
  }

  /// What else it shows.
  open var accessoryController: NSViewController?
  /// What it shows.
  open var options: Options = []
  /// The name of the file at first.
  open var defaultFileName = ""
  /// Where the next user has the file go, for tests; nil for one who cancels, as everybody does without a screen.
  public static var nextURL: URL?

  /// Makes one.
  public override nonisolated init() { super.init() }

  /// Asks: the handler is called with 1 where a file is chosen, whose place is in the info, else with 0.
  open func beginSheet(
    with pdfInfo: NSPDFInfo, modalFor docWindow: NSWindow?, completionHandler: @escaping (Int) -> Void
  ) {
    let url = Self.nextURL
    Self.nextURL = nil
    if let url { pdfInfo.url = url }
    completionHandler(url == nil ? 0 : 1)
  }
}

extension NSPrintInfo {
  /// What a driver is told.
  public struct SettingKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The printer that is used first: none.
  public class var defaultPrinter: NSPrinter? { nil }
  /// Fills in values that nobody set; they have their defaults anyway.
  public final func setUpPrintOperationDefaultValues() {}
  /// Takes the page from a PDF's.
  public final func takeSettings(from inPDFInfo: NSPDFInfo) {
    orientation = inPDFInfo.orientation
    if inPDFInfo.paperSize != .zero { paperSize = inPDFInfo.paperSize }
    if let url = inPDFInfo.url { (jobDisposition, self[.jobSavingURL]) = (.save, url) }
    self[.jobSavingFileNameExtensionHidden] = inPDFInfo.isFileExtensionHidden
  }
  /// Reads what Core Printing was told; it is not there.
  public final func updateFromPMPageFormat() {}
  /// Reads what Core Printing was told; it is not there.
  public final func updateFromPMPrintSettings() {}
}

extension NSPrintInfo.AttributeKey {
  /// The printer: an `NSPrinter`.
  public static let printer = Self(rawValue: "NSPrinter")
  /// The name of the printer: a text.
  public static let printerName = Self(rawValue: "NSPrinterName")
  /// Whether the last page comes first: a Boolean value.
  public static let reversePageOrder = Self(rawValue: "NSReversePageOrder")
  /// How many pages stand side by side: a number.
  public static let pagesAcross = Self(rawValue: "NSPagesAcross")
  /// How many stand one below the other: a number.
  public static let pagesDown = Self(rawValue: "NSPagesDown")
  /// When it is printed: a `Date`.
  public static let time = Self(rawValue: "NSPrintTime")
  /// Whether errors are reported at length: a Boolean value.
  public static let detailedErrorReporting = Self(rawValue: "NSDetailedErrorReporting")
  /// The number of a fax: a text.
  public static let faxNumber = Self(rawValue: "NSFaxNumber")
  /// Whether the ending of the file's name is not shown: a Boolean value.
  public static let jobSavingFileNameExtensionHidden = Self(rawValue: "NSJobSavingFileNameExtensionHidden")
}

extension NSPrinter {
  /// Whether a table of a printer is there. Documented: the order of the cases, by AppKit.
  public enum TableStatus: UInt, Sendable {
    /// It is; it is not; it is wrong.
    case ok, notFound, error
  }
  /// What a printer is.
  public struct TypeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What printers are: none is there.
  public static var printerTypes: [TypeName] { [] }
  /// The printer of a name; nil, for there is none.
  public convenience init?(name: String) { nil }
  /// A printer of a type; nil, for there is none.
  public convenience init?(type: TypeName) { nil }
  /// What it is.
  public var type: TypeName { TypeName("") }
  /// Which PostScript it knows: none.
  public var languageLevel: Int { 0 }
  /// The size of a paper, in points: of those that are known anywhere; empty for others.
  public func pageSize(forPaper paperName: PaperName) -> NSSize {
    switch paperName.rawValue.lowercased() {
    case "a3": NSSize(width: 842, height: 1191)
    case "a4", "iso-a4": NSSize(width: 595, height: 842)
    case "a5": NSSize(width: 420, height: 595)
    case "letter", "na-letter": NSSize(width: 612, height: 792)
    case "legal", "na-legal": NSSize(width: 612, height: 1008)
    case "tabloid": NSSize(width: 792, height: 1224)
    default: .zero
    }
  }
  /// What is known of it.
  public var deviceDescription: [NSDeviceDescriptionKey: Any] { [.isPrinter: "YES"] }
  /// Whether a table of it is there: none is.
  public func status(forTable tableName: String) -> TableStatus { .notFound }
  /// Whether a table has a key: none has.
  public func isKey(_ key: String, inTable table: String) -> Bool { false }
  /// The value of a key; nil, for there is none.
  public func string(forKey key: String?, inTable table: String) -> String? { nil }
  /// The values of a key; nil, for there are none.
  public func stringList(forKey key: String?, inTable table: String) -> [Any]? { nil }
}

extension NSPrinter.PaperName {
  /// The paper of a name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}
