/// Draws into pixels for classes that know what code draws and do not know what fills it.
///
/// NibImaging has the one implementation, on Cairo. A program is linked with it or not: `NibAppKit` brings it when the package
/// trait `Imaging` is on. Calls block until they are done.
public protocol LinkedDrawing: SendableMetatype {
  /// A picture with steps drawn over it, one after another. A step that cannot be drawn is left out.
  /// - Throws: `tooLarge` for a picture that there is no memory for.
  static func drawn(_ steps: [DrawingStep], over picture: PixelImage) throws(ImagingError) -> PixelImage

  /// The picture as a PNG.
  /// - Throws: as `drawn`.
  static func png(of picture: PixelImage) throws(ImagingError) -> [UInt8]
}

/// Something that is filled, or whose line is drawn.
public struct DrawingStep: Sendable, Hashable {
  /// What is filled, or followed by a line.
  public var outline: DrawnOutline
  /// Outlines that the step is kept inside of.
  public var clips: [DrawnOutline]
  /// What is put there.
  public var paint: DrawingPaint
  /// The line; nil where the inside is filled.
  public var line: DrawnLine?
  /// From the points of paint and line to pixels.
  public var matrix: DrawingMatrix
  /// How it mixes with what is there.
  public var operation: DrawingOperation
  /// Whether edges are smooth.
  public var isSmooth: Bool
  /// How much of the paint is seen, 0...1.
  public var opacity: Double

  /// Makes a step.
  public init(
    outline: DrawnOutline, clips: [DrawnOutline] = [], paint: DrawingPaint, line: DrawnLine? = nil,
    matrix: DrawingMatrix = .identity, operation: DrawingOperation = .sourceOver, isSmooth: Bool = true,
    opacity: Double = 1
  ) {
    (self.outline, self.clips, self.paint, self.line) = (outline, clips, paint, line)
    (self.matrix, self.operation, self.isSmooth, self.opacity) = (matrix, operation, isSmooth, opacity)
  }
}

/// A place in pixels from the upper left, or in points where a matrix leads to those.
public struct DrawingPoint: Sendable, Hashable {
  /// Across.
  public var x: Double
  /// Downward in pixels.
  public var y: Double
  /// Makes a point.
  public init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

/// An outline in pixels.
public struct DrawnOutline: Sendable, Hashable {
  /// A piece of it.
  public enum Piece: Sendable, Hashable {
    /// The beginning of a part.
    case move(DrawingPoint)
    /// A line.
    case line(DrawingPoint)
    /// A curve of two control points.
    case curve(DrawingPoint, control1: DrawingPoint, control2: DrawingPoint)
    /// A line to where the part began.
    case close
  }

  /// Its pieces.
  public var pieces: [Piece]
  /// Whether inside is what it goes around an odd number of times.
  public var isEvenOdd: Bool

  /// Makes an outline.
  public init(_ pieces: [Piece], isEvenOdd: Bool = false) { (self.pieces, self.isEvenOdd) = (pieces, isEvenOdd) }
}

/// How a line is drawn; lengths in points of the step.
public struct DrawnLine: Sendable, Hashable {
  /// How lines end. The numbers are those of AppKit.
  public enum Cap: UInt, Sendable, Hashable {
    /// As named.
    case butt, round, square
  }

  /// How lines meet. The numbers are those of AppKit.
  public enum Join: UInt, Sendable, Hashable {
    /// As named.
    case miter, round, bevel
  }

  /// Its width; 0 for the thinnest that is seen.
  public var width: Double
  /// How it ends.
  public var cap: Cap
  /// How it turns.
  public var join: Join
  /// How far a point may stand out.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn; none for a line without gaps.
  public var dashes: [Double]
  /// How far into the dashes the line begins.
  public var phase: Double

  /// Makes a line.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dashes: [Double] = [],
    phase: Double = 0
  ) {
    (self.width, self.cap, self.join) = (width, cap, join)
    (self.miterLimit, self.dashes, self.phase) = (miterLimit, dashes, phase)
  }
}

/// A matrix: x to `a·x + c·y + x`, y to `b·x + d·y + y`.
public struct DrawingMatrix: Sendable, Hashable {
  /// The parts.
  public var a, b, c, d, x, y: Double
  /// Makes one of its parts.
  public init(a: Double, b: Double, c: Double, d: Double, x: Double, y: Double) {
    (self.a, self.b, self.c, self.d, self.x, self.y) = (a, b, c, d, x, y)
  }
  /// Leaves all where it is.
  public static let identity = DrawingMatrix(a: 1, b: 0, c: 0, d: 1, x: 0, y: 0)
}
