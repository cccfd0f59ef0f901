import Foundation
import NibFoundation

/// How what is drawn mixes with what is there. Documented: the numbers, by AppKit.
public enum NSCompositingOperation: UInt, Sendable {
  /// As named.
  case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  /// As named.
  case destinationAtop, xor, plusDarker, highlight, plusLighter, multiply, screen, overlay, darken, lighten, colorDodge
  /// As named.
  case colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
}

/// How well images are scaled. Documented: the numbers, by AppKit.
public enum NSImageInterpolation: UInt, Sendable {
  /// As the context likes.
  case `default` = 0
  /// As named.
  case none, low
  /// As named.
  case medium = 4
  /// As named.
  case high = 3
}

/// Where code draws. Stands in for NSGraphicsContext. One of a bitmap has pixels, which are filled where the package trait
/// `Imaging` is on; another draws nothing, and none does without it. What code sets is kept, and the texts that it draws.
///
/// There is none where no code draws. A test that calls `draw(_:)` may make one current.
@MainActor
open class NSGraphicsContext {
  private struct State {
    var antialiases = true
    var interpolation = NSImageInterpolation.default
    var operation = NSCompositingOperation.sourceOver
    var phase = NSPoint()
    var intent = NSColorRenderingIntent.default
  }

  /// Where the code that runs draws; nil for nowhere.
  public static var current: NSGraphicsContext? { didSet { CurrentCanvas.canvas = current?.canvas } }
  private static var saved: [NSGraphicsContext?] = []

  /// Where Core Graphics draws.
  public final let cgContext: CGContext
  /// Whether y grows downward.
  public final let isFlipped: Bool
  private final var state = State()
  private final var states: [State] = []

  /// The pixels; nil for none.
  final let canvas: PixelCanvas?
  /// The shadow of what is drawn, which code set; nil for none.
  public internal(set) final var shadow: NSShadow?
  /// Where the ring of what has the keys is drawn, which code set; nil for nowhere.
  final var focusRing: NSFocusRingPlacement?
  /// The font of texts that are drawn; nil where code set none.
  final var font: NSFont?

  #if !canImport(CoreGraphics)
    /// Makes one that draws into pixels.
    public init?(bitmapImageRep bitmapRep: NSBitmapImageRep) {
      (cgContext, isFlipped, canvas) = (CGContext(bitmapRep.canvas), false, bitmapRep.canvas)
    }

    private init(_ canvas: PixelCanvas, flipped: Bool) {
      (cgContext, isFlipped, self.canvas) = (CGContext(canvas), flipped, canvas)
    }
  #endif

  /// Whether code draws on the screen in the current context.
  public class func currentContextDrawingToScreen() -> Bool { current?.isDrawingToScreen ?? false }

  /// Makes one of a context of Core Graphics.
  public init(cgContext: CGContext, flipped: Bool) {
    #if canImport(CoreGraphics)
      (self.cgContext, isFlipped, canvas) = (cgContext, flipped, nil)
    #else
      (self.cgContext, isFlipped, canvas) = (cgContext, flipped, cgContext.canvas)
    #endif
  }

  #if !canImport(CoreGraphics)
    /// Makes one for a test to draw in.
    public convenience init(flipped: Bool = false) { self.init(cgContext: .nowhere, flipped: flipped) }
  #endif

  /// One of the screen, where nothing is seen.
  static func ofScreen(flipped: Bool) -> NSGraphicsContext? {
    #if canImport(CoreGraphics)
      let pixel = CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      return pixel.map { NSGraphicsContext(cgContext: $0, flipped: flipped) }
    #else
      return NSGraphicsContext(flipped: flipped)
    #endif
  }

  /// Whether it is the screen's.
  open var isDrawingToScreen: Bool { true }
  /// Whether edges are smooth.
  public final var shouldAntialias: Bool {
    get { state.antialiases }
    set {
      state.antialiases = newValue
      canvas?.state.isSmooth = newValue
    }
  }
  /// How well images are scaled.
  public final var imageInterpolation: NSImageInterpolation {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
  /// How what is drawn mixes with what is there.
  public final var compositingOperation: NSCompositingOperation {
    get { state.operation }
    set {
      state.operation = newValue
      canvas?.state.operation = .init(newValue)
    }
  }
  /// How colors are brought into a smaller space; kept.
  public final var colorRenderingIntent: NSColorRenderingIntent {
    get { state.intent }
    set { state.intent = newValue }
  }
  /// Where patterns begin, in points.
  public final var patternPhase: NSPoint {
    get { state.phase }
    set { state.phase = newValue }
  }

  /// Remembers what was set.
  open func saveGraphicsState() {
    states.append(state)
    if let canvas { canvas.save() } else { cgContext.saveGState() }
  }

  /// Goes back to what was remembered last; nothing happens where nothing was.
  open func restoreGraphicsState() {
    guard let last = states.popLast() else { return }
    state = last
    if let canvas { canvas.restore() } else { cgContext.restoreGState() }
  }

  /// Does nothing: what is drawn is there at once.
  open func flushGraphics() {}

  /// Texts that were drawn, with where; their letters are not.
  public private(set) final var drawnTexts: [(text: NSAttributedString, rect: NSRect)] = []

  final func note(_ text: NSAttributedString, in rect: NSRect) {
    drawnTexts.append((NSAttributedString(attributedString: text), rect))
  }

  /// Has a body draw into pixels in a context of their own. The texts that it draws are noted in the one that is current.
  static func draw(into canvas: PixelCanvas, flipped: Bool, _ body: () -> Void) {
    let (outer, pixels) = (current, CurrentCanvas.canvas)
    #if canImport(CoreGraphics)
      CurrentCanvas.canvas = canvas
      body()
    #else
      let own = NSGraphicsContext(canvas, flipped: flipped)
      current = own
      body()
      outer?.drawnTexts += own.drawnTexts
    #endif
    current = outer
    CurrentCanvas.canvas = pixels
  }

  /// Remembers which context is current, and what was set in it.
  public class func saveGraphicsState() {
    current?.saveGraphicsState()
    saved.append(current)
  }

  /// Goes back to the context that was current, and to what was set in it; nothing happens where nothing was remembered.
  public class func restoreGraphicsState() {
    guard let last = saved.popLast() else { return }
    current = last
    last?.restoreGraphicsState()
  }
}

extension NSColor {
  /// The color as layers have it: its components, without its name.
  public final var cgColor: CGColor { CGColor.ofLayer(nibColor) }

  #if !canImport(CoreGraphics)
    /// Makes a color of a layer's.
    public convenience init?(cgColor: CGColor) { self.init(cgColor.color) }
  #endif
}
