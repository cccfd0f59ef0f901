import Foundation
import NibFoundation
import NibResources
import NibRuntime
import NibStandIns

/// What is told of an image. Stands in for NSImageDelegate.
@MainActor
public protocol NSImageDelegate: AnyObject {
  /// The image could not be drawn; what is drawn instead, nil for nothing.
  func imageDidNotDraw(_ sender: NSImage, in rect: NSRect) -> NSImage?
  /// A form begins to be loaded.
  func image(_ image: NSImage, willLoadRepresentation rep: NSImageRep)
  /// The head of a form is there.
  func image(_ image: NSImage, didLoadRepresentationHeader rep: NSImageRep)
  /// Rows of a form are there.
  func image(_ image: NSImage, didLoadPartOfRepresentation rep: NSImageRep, withValidRows rows: Int)
  /// A form is there.
  func image(_ image: NSImage, didLoadRepresentation rep: NSImageRep, with status: NSImage.LoadStatus)
}

extension NSImageDelegate {
  /// Nothing.
  public func imageDidNotDraw(_ sender: NSImage, in rect: NSRect) -> NSImage? { nil }
  /// Does nothing.
  public func image(_ image: NSImage, willLoadRepresentation rep: NSImageRep) {}
  /// Does nothing.
  public func image(_ image: NSImage, didLoadRepresentationHeader rep: NSImageRep) {}
  /// Does nothing.
  public func image(_ image: NSImage, didLoadPartOfRepresentation rep: NSImageRep, withValidRows rows: Int) {}
  /// Does nothing.
  public func image(_ image: NSImage, didLoadRepresentation rep: NSImageRep, with status: NSImage.LoadStatus) {}
}

/// What few images are told; kept.
struct ImageSettings {
  var alignment: NSRect?
  var background = NSColor.clear
  var usesEPS = false
  var prefersColorMatch = true
  var matchesOnMultiple = false
  var matchesOnlyOnBestAxis = false
  var cacheMode = NSImage.CacheMode.default
  var locale: Locale?
  weak var delegate: (any NSImageDelegate)?
}

extension NSImage {
  /// When what is drawn of an image is kept. Documented: the order of the cases, by AppKit.
  public enum CacheMode: UInt, Sendable {
    /// As the image likes; always; where that saves room; never.
    case `default`, always, bySize, never
  }
  /// How loading ended. Documented: the order of the cases, by AppKit.
  public enum LoadStatus: UInt, Sendable {
    /// Well; by being called off; with wrong bytes; with too few; with an error of reading.
    case completed, cancelled, invalidData, unexpectedEOF, readError
  }
  /// How bright an image is shown. Documented: the numbers, by AppKit.
  public enum DynamicRange: Int, Sendable {
    /// As whatever shows it likes.
    case unspecified = -1
    /// Not brighter than white; a little; as much as it has.
    case standard = 0
    /// As named.
    case constrainedHigh, high
  }
  /// How the strength of a symbol is drawn.
  public enum SymbolVariableValueMode: Int, Sendable {
    /// As it likes; by the color of its parts; by how much of a line is there.
    case automatic, color, draw
  }
  /// How a symbol is filled.
  public enum SymbolColorRenderingMode: Int, Sendable {
    /// As it likes; in one color; from a color to another.
    case automatic, flat, gradient
  }

  /// Who is told of the image; not kept alive. Files are read at once, so nobody hears of loading.
  @MainActor
  public final var delegate: (any NSImageDelegate)? {
    get { drawing.use.delegate }
    set { drawing.use.delegate = newValue }
  }
  /// The color behind what is seen through; kept.
  public final var backgroundColor: NSColor {
    get { drawing.use.background }
    set { drawing.use.background = newValue }
  }
  /// Whether drawings are preferred to pixels that are too few; kept.
  public final var usesEPSOnResolutionMismatch: Bool {
    get { drawing.use.usesEPS }
    set { drawing.use.usesEPS = newValue }
  }
  /// Whether colors are looked at before sizes; kept.
  public final var prefersColorMatch: Bool {
    get { drawing.use.prefersColorMatch }
    set { drawing.use.prefersColorMatch = newValue }
  }
  /// Whether twice as many pixels fit as well; kept.
  public final var matchesOnMultipleResolution: Bool {
    get { drawing.use.matchesOnMultiple }
    set { drawing.use.matchesOnMultiple = newValue }
  }
  /// Whether only one side has to fit; kept.
  public final var matchesOnlyOnBestFittingAxis: Bool {
    get { drawing.use.matchesOnlyOnBestAxis }
    set { drawing.use.matchesOnlyOnBestAxis = newValue }
  }
  /// When what is drawn is kept; kept.
  public final var cacheMode: CacheMode {
    get { drawing.use.cacheMode }
    set { drawing.use.cacheMode = newValue }
  }
  /// Whether y grows downward where code draws into it.
  public final var isFlipped: Bool {
    get { drawing.isFlipped }
    set { drawing.isFlipped = newValue }
  }
  /// The language that it is drawn for; nil for that of the user.
  public final var locale: Locale? { drawing.use.locale }
  /// The image for a language; its content is the same.
  public final func withLocale(_ locale: Locale?) -> NSImage {
    guard let other = copy() as? NSImage else { return self }
    other.drawing.use.locale = locale
    return other
  }
  /// Calls loading off; it is over.
  public final func cancelIncrementalLoad() {}

  /// The types of files that images are made of.
  public class var imageTypes: [String] {
    NSImageRep.registeredClasses.flatMap { ($0 as? NSImageRep.Type)?.imageTypes ?? [] }
  }
  /// The types of files that images are made of without another program.
  public class var imageUnfilteredTypes: [String] { imageTypes }
  /// Whether an image can be made of what is on a pasteboard.
  @MainActor
  public class func canInit(with pasteboard: NSPasteboard) -> Bool {
    pasteboard.canReadObject(forClasses: [NSImage.self], options: nil)
  }
  /// Makes the image that is on a pasteboard; nil for none.
  @MainActor
  public convenience init?(pasteboard: NSPasteboard) {
    guard let found = pasteboard.readObjects(forClasses: [NSImage.self], options: nil)?.first as? NSImage else {
      return nil
    }
    self.init(found.nibImage)
    (size, drawing.representations) = (found.size, found.drawing.representations)
  }
  /// Makes an image of the bytes of a file, whatever orientation the file declares: it is applied here, too.
  public convenience init?(dataIgnoringOrientation data: Data) { self.init(data: data) }

  /// The form that is drawn in a rectangle: that with the fewest pixels that are enough, else that with the most.
  public final func bestRepresentation(
    for rect: NSRect, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
  )
    -> NSImageRep?
  {
    let all = representations
    let enough = all.filter { CGFloat($0.pixelsWide) >= rect.width && CGFloat($0.pixelsHigh) >= rect.height }
    return enough.min { $0.pixelsWide < $1.pixelsWide } ?? all.max { $0.pixelsWide < $1.pixelsWide }
  }
  /// Draws one of its forms in a rectangle.
  @discardableResult
  public final func drawRepresentation(_ imageRep: NSImageRep, in rect: NSRect) -> Bool { imageRep.draw(in: rect) }
  /// Whether a rectangle is over the image where that is drawn in another; pixels that are clear count, too.
  public final func hitTest(
    _ testRectDestSpace: NSRect, withDestinationRect imageRectDestSpace: NSRect, context: NSGraphicsContext?,
    hints: [NSImageRep.HintKey: Any]?, flipped: Bool
  ) -> Bool { imageRectDestSpace.intersects(testRectDestSpace) }
  /// How many pixels a point is best drawn with: as many as were asked for.
  public final func recommendedLayerContentsScale(_ preferredContentsScale: CGFloat) -> CGFloat {
    preferredContentsScale > 0 ? preferredContentsScale : 1
  }
  /// What a layer shows of the image: itself.
  public final func layerContents(forContentsScale layerContentsScale: CGFloat) -> Any { self }
  /// The image as a TIFF, whatever way of making it small is asked for.
  public final func tiffRepresentation(using comp: NSBitmapImageRep.TIFFCompression, factor: Float) -> Data? {
    tiffRepresentation
  }
  /// Draws the image at a point, with some opacity.
  public final func dissolve(to point: NSPoint, fraction: CGFloat) {
    draw(at: point, from: .zero, operation: .sourceOver, fraction: fraction)
  }
  /// Draws the image at a point.
  public final func composite(to point: NSPoint, operation: NSCompositingOperation) {
    draw(at: point, from: .zero, operation: operation, fraction: 1)
  }
}

extension NSImageLookup {
  /// A symbol of the main bundle's catalogs, with how much of it is drawn strongly, 0...1; the value is not kept.
  public init?(symbolName name: String, variableValue value: Double) { self.init(named: name) }
  /// A symbol of a bundle's catalogs, with how much of it is drawn strongly, 0...1; the value is not kept.
  public init?(symbolName name: String, bundle: Bundle?, variableValue value: Double) {
    guard let bundle else {
      self.init(named: name)
      return
    }
    guard let found = bundle.image(forResource: name) as? Self else { return nil }
    self = found
  }
}
