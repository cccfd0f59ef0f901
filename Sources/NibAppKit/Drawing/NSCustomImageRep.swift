import Foundation
import NibFoundation
import NibResources
import NibRuntime
import NibStandIns

/// A form of an image that code draws. Stands in for NSCustomImageRep.
open class NSCustomImageRep: NSImageRep, @unchecked Sendable {
  /// What draws it; nil where a delegate does.
  public final let drawingHandler: ((NSRect) -> Bool)?
  /// What a delegate draws it by; nil where a block does.
  public final let drawSelector: Selector?
  /// Who draws it; not kept alive.
  public private(set) final weak var delegate: AnyObject?
  private final let isFlipped: Bool

  /// Makes one that a block draws.
  public init(
    size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (NSRect) -> Bool
  ) {
    (self.drawingHandler, drawSelector) = (drawingHandler, nil)
    isFlipped = drawingHandlerShouldBeCalledWithFlippedContext
    super.init(size, 0, 0)
  }

  /// Makes one that an object draws by a method, which takes the form. It is not drawn: no method is found by its name
  /// outside of the responder chain.
  public init(draw selector: Selector, delegate: Any) {
    (drawingHandler, drawSelector, isFlipped) = (nil, selector, false)
    super.init(.zero, 0, 0)
    self.delegate = delegate as AnyObject
  }

  /// Draws it in a rectangle of the current context; false where nobody does.
  open override func draw(in rect: NSRect) -> Bool { drawingHandler?(rect) ?? false }
}

/// The pages of a PDF as an image. Stands in for NSPDFImageRep: its pages are counted, and not drawn.
open class NSPDFImageRep: NSImageRep, @unchecked Sendable {
  /// The bytes of the file.
  public final let pdfRepresentation: Data
  /// The page that is shown, counted from 0.
  open var currentPage = 0
  /// How many pages there are.
  public final let pageCount: Int
  /// The rectangle of the page.
  public final let bounds: NSRect

  /// Makes one of the bytes of a file; nil for another file.
  public init?(data pdfData: Data) {
    guard Self.canInit(with: pdfData) else { return nil }
    pdfRepresentation = pdfData
    let text = String(decoding: pdfData, as: UTF8.self)
    let pages = text.components(separatedBy: "/Type").dropFirst().filter {
      let rest = $0.drop(while: \.isWhitespace)
      return rest.hasPrefix("/Page") && !rest.hasPrefix("/Pages")
    }
    pageCount = max(pages.count, 1)
    let box = text.range(of: "/MediaBox").map { text[$0.upperBound...] }
    let numbers = box?.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }.split(separator: " ").compactMap {
      Double($0)
    }
    if let numbers, numbers.count == 4 {
      bounds = NSRect(
        x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
    } else {
      bounds = NSRect(x: 0, y: 0, width: 612, height: 792)
    }
    super.init(bounds.size, 0, 0)
  }

  /// Whether bytes are a PDF.
  open override class func canInit(with data: Data) -> Bool { data.starts(with: "%PDF-".utf8) }
  /// The types of files: PDF.
  open override class var imageUnfilteredTypes: [String] { ["com.adobe.pdf"] }
  /// The form of the bytes of a file.
  open override class func imageReps(with data: Data) -> [NSImageRep] { NSPDFImageRep(data: data).map { [$0] } ?? [] }
}

/// A drawing in PostScript. Stands in for NSEPSImageRep: it is not drawn.
open class NSEPSImageRep: NSImageRep, @unchecked Sendable {
  /// The bytes of the file.
  public final let epsRepresentation: Data
  /// The rectangle that the file declares.
  public final let boundingBox: NSRect

  /// Makes one of the bytes of a file; nil for another file.
  public init?(data epsData: Data) {
    guard Self.canInit(with: epsData) else { return nil }
    epsRepresentation = epsData
    let lines = String(decoding: epsData.prefix(8192), as: UTF8.self).split(whereSeparator: \.isNewline)
    let numbers = lines.first { $0.hasPrefix("%%BoundingBox:") }?.split(separator: " ").compactMap { Double($0) } ?? []
    boundingBox =
      numbers.count == 4
      ? NSRect(x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]) : .zero
    super.init(boundingBox.size, 0, 0)
  }

  /// Gets ready to draw. Nothing to do unless a subclass does.
  open func prepareGState() {}

  /// Whether bytes are PostScript of one page.
  open override class func canInit(with data: Data) -> Bool { data.starts(with: "%!PS-Adobe".utf8) }
  /// The types of files: PostScript of one page.
  open override class var imageUnfilteredTypes: [String] { ["com.adobe.encapsulated-postscript"] }
  /// The form of the bytes of a file.
  open override class func imageReps(with data: Data) -> [NSImageRep] { NSEPSImageRep(data: data).map { [$0] } ?? [] }
}
