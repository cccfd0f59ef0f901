import NibFoundation
import NibRuntime
import NibStandIns

/// How a PDF is made. Stands in for UIGraphicsPDFRendererFormat.
@MainActor
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What is said of the document: title, author and the like, by the names of Core Graphics. Texts are written.
  open var documentInfo: [String: Any] = [:]
}

/// Where a PDF is drawn: pages are counted, and nothing is drawn on them. Stands in for UIGraphicsPDFRendererContext.
@MainActor
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// How it is made.
  private let pdfFormat: UIGraphicsPDFRendererFormat
  /// How the file is to be.
  open override var format: UIGraphicsPDFRendererFormat { pdfFormat }
  /// The place of the page, in points; that of the first one before there is any.
  open private(set) var pdfContextBounds: CGRect
  /// The sizes of the pages so far.
  private(set) final var pages: [CGRect] = []

  init(_ bounds: CGRect, _ format: UIGraphicsPDFRendererFormat) { (pdfContextBounds, pdfFormat) = (bounds, format) }

  /// Begins a page as large as the first one.
  open func beginPage() { beginPage(withBounds: pdfContextBounds, pageInfo: [:]) }

  /// Begins a page of a size, in points. What is said of it is not looked at.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
    pages.append(bounds)
  }

  /// Does nothing: nothing is drawn.
  open func setURL(_ url: URL, for rect: CGRect) {}
  /// Does nothing, likewise.
  open func addDestination(withName name: String, at point: CGPoint) {}
  /// Does nothing, likewise.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}

  #if !canImport(CoreGraphics)
    /// Where Core Graphics draws.
    public override var cgContext: CGContext { CGContext.nowhere }
  #endif
}

/// Makes a PDF of empty pages: as many as the closure begins, of their sizes. Stands in for UIGraphicsPDFRenderer.
@MainActor
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  private let bounds: CGRect
  /// How PDFs are made.
  open override var format: UIGraphicsPDFRendererFormat { pdfFormat }
  private let pdfFormat: UIGraphicsPDFRendererFormat

  /// Makes one of pages as large as a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
    (self.bounds, pdfFormat) = (bounds, format)
  }

  /// Runs the closure, and gives a PDF of its pages.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(bounds, format)
    actions(context)
    return EmptyPDF(context.pages, info: format.documentInfo).data
  }

  /// Runs the closure, and writes a PDF of its pages.
  /// - Throws: what the system says of the file.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }
}

/// A PDF whose pages are empty.
private struct EmptyPDF {
  private(set) var data = Data()
  private var starts: [Int] = []

  init(_ pages: [CGRect], info: [String: Any]) {
    data.append(contentsOf: "%PDF-1.4\n".utf8)
    let first = 4
    add("<< /Type /Catalog /Pages 2 0 R >>")
    let kids = pages.indices.map { "\(first + $0) 0 R" }.joined(separator: " ")
    add("<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>")
    add(Self.described(info))
    for page in pages {
      let box =
        "\(Self.number(page.minX)) \(Self.number(page.minY)) \(Self.number(page.maxX)) \(Self.number(page.maxY))"
      add("<< /Type /Page /Parent 2 0 R /MediaBox [\(box)] /Resources << >> >>")
    }
    let table = data.count
    let count = starts.count + 1
    var end = "xref\n0 \(count)\n0000000000 65535 f \n"
    for start in starts { end += String(repeating: "0", count: max(0, 10 - "\(start)".count)) + "\(start) 00000 n \n" }
    end += "trailer\n<< /Size \(count) /Root 1 0 R /Info 3 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    data.append(contentsOf: end.utf8)
  }

  private mutating func add(_ object: String) {
    starts.append(data.count)
    data.append(contentsOf: "\(starts.count) 0 obj\n\(object)\nendobj\n".utf8)
  }

  private static func number(_ value: CGFloat) -> String { value.isFinite ? "\(Double(value))" : "0" }

  /// Texts as UTF-16 in hexadecimal digits, by their names without `kCGPDFContext`.
  private static func described(_ info: [String: Any]) -> String {
    let known = ["Title", "Author", "Subject", "Creator", "Keywords"]
    let entries = known.compactMap { name -> String? in
      guard let text = (info["kCGPDFContext" + name] ?? info[name]) as? String else { return nil }
      let digits = text.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
      }
      return "/\(name) <feff\(digits.joined())>"
    }
    return "<< \(entries.joined(separator: " ")) >>"
  }
}
