import Foundation
import NibFoundation
import NibResources
import NibRuntime

/// Colors that run into each other. Stands in for NSGradient.
open class NSGradient: NSObject, @unchecked Sendable {
  /// What is drawn beyond the ends of a gradient. Documented: the bits, by AppKit.
  public struct DrawingOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The first color before the start.
    public static let drawsBeforeStartingLocation = Self(rawValue: 1)
    /// The last color behind the end.
    public static let drawsAfterEndingLocation = Self(rawValue: 2)
  }

  private final let stops: [(color: NSColor, location: CGFloat)]
  /// The space that colors are mixed in.
  public final let colorSpace: NSColorSpace

  private init(_ stops: [(color: NSColor, location: CGFloat)], _ space: NSColorSpace) {
    self.stops = stops.sorted { $0.location < $1.location }
    colorSpace = space
    super.init()
  }

  /// Makes one of two colors.
  public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) {
    self.init([(startingColor, 0), (endingColor, 1)], .sRGB)
  }

  /// Makes one of colors that are equally far apart; nil without two.
  public convenience init?(colors colorArray: [NSColor]) {
    guard colorArray.count > 1 else { return nil }
    self.init(
      colorArray.enumerated().map { ($0.element, CGFloat($0.offset) / CGFloat(colorArray.count - 1)) }, .sRGB)
  }

  /// Makes one of colors at places, 0...1; nil without two.
  public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...) {
    guard objects.count > 1 else { return nil }
    self.init(objects.map { (color: $0.0, location: $0.1) }, .sRGB)
  }

  /// Makes one of colors at places, 0...1; nil unless there are as many places as colors, two at least.
  public convenience init?(
    colors colorArray: [NSColor], atLocations locations: UnsafePointer<CGFloat>?, colorSpace: NSColorSpace
  ) {
    guard colorArray.count > 1 else { return nil }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colorArray.count)) }
    self.init(
      colorArray.enumerated().map { place, color in
        (color, places?[place] ?? CGFloat(place) / CGFloat(colorArray.count - 1))
      }, colorSpace)
  }

  /// How many colors it has.
  public final var numberOfColorStops: Int { stops.count }

  /// Gives out a color and its place.
  public final func getColor(
    _ color: UnsafeMutablePointer<NSColor>?, location: UnsafeMutablePointer<CGFloat>?, at index: Int
  ) {
    guard stops.indices.contains(index) else { return }
    color?.pointee = stops[index].color
    location?.pointee = stops[index].location
  }

  /// The color at a place, 0...1.
  public final func interpolatedColor(atLocation location: CGFloat) -> NSColor {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else { return stops[stops.count - 1].color }
    guard next > 0 else { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    let length = to.location - from.location
    guard length > 0 else { return to.color }
    return from.color.blended(withFraction: Double((location - from.location) / length), of: to.color) ?? to.color
  }

  /// Fills a rectangle, at an angle in degrees: 0 from left to right, 90 from bottom to top.
  public final func draw(in rect: NSRect, angle: CGFloat) { fill(PathShapes.rectangle(rect), rect, angle) }

  /// Fills an outline, at an angle in degrees.
  public final func draw(in path: NSBezierPath, angle: CGFloat) { fill(path.elements, path.bounds, angle) }

  /// Fills all of the current context between two points; beyond them as options say.
  public final func draw(from startingPoint: NSPoint, to endingPoint: NSPoint, options: DrawingOptions = []) {
    fill(nil, startingPoint, endingPoint, options)
  }

  /// Fills a rectangle from a point in the middle to the edges; the center is from -1 to 1 in each direction.
  public final func draw(in rect: NSRect, relativeCenterPosition: NSPoint) {
    let center = NSPoint(
      x: rect.midX + relativeCenterPosition.x * rect.width / 2,
      y: rect.midY + relativeCenterPosition.y * rect.height / 2)
    let radius = hypot(rect.width, rect.height) / 2
    CurrentCanvas.shade(
      PathShapes.rectangle(rect), .radial(center: DrawingPoint(center), radius: radius, stops: drawnStops))
  }

  /// Fills an outline from a point in the middle to the edges; the center is from -1 to 1 in each direction.
  public final func draw(in path: NSBezierPath, relativeCenterPosition: NSPoint) {
    let rect = path.bounds
    let center = NSPoint(
      x: rect.midX + relativeCenterPosition.x * rect.width / 2,
      y: rect.midY + relativeCenterPosition.y * rect.height / 2)
    CurrentCanvas.shade(
      path.elements,
      .radial(center: DrawingPoint(center), radius: hypot(rect.width, rect.height) / 2, stops: drawnStops))
  }

  /// Fills from one circle to another. The larger one is filled, and the colors begin in its middle.
  public final func draw(
    fromCenter startCenter: NSPoint, radius startRadius: CGFloat, toCenter endCenter: NSPoint,
    radius endRadius: CGFloat,
    options: DrawingOptions = []
  ) {
    let grows = endRadius >= startRadius
    let (center, radius) = grows ? (endCenter, endRadius) : (startCenter, startRadius)
    let circle = NSRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    let outside: DrawingOptions = grows ? .drawsAfterEndingLocation : .drawsBeforeStartingLocation
    let stops = grows ? drawnStops : drawnStops.reversed().map { DrawingStop(1 - $0.place, $0.color) }
    CurrentCanvas.shade(
      options.contains(outside) ? nil : PathShapes.ellipse(circle),
      .radial(center: DrawingPoint(center), radius: radius, stops: stops))
  }

  private var drawnStops: [DrawingStop] {
    stops.map { DrawingStop(Double($0.location), DrawingColor($0.color.nibColor)) }
  }

  private func fill(_ elements: [PathElement], _ rect: NSRect, _ angle: CGFloat) {
    let turn = angle * .pi / 180
    let (x, y) = (cos(turn), sin(turn))
    let half = (abs(x) * rect.width + abs(y) * rect.height) / 2
    fill(
      elements, NSPoint(x: rect.midX - x * half, y: rect.midY - y * half),
      NSPoint(x: rect.midX + x * half, y: rect.midY + y * half),
      [.drawsBeforeStartingLocation, .drawsAfterEndingLocation])
  }

  private func fill(_ elements: [PathElement]?, _ start: NSPoint, _ end: NSPoint, _ options: DrawingOptions) {
    CurrentCanvas.shade(
      elements,
      .linear(
        from: DrawingPoint(start), to: DrawingPoint(end), stops: drawnStops,
        before: options.contains(.drawsBeforeStartingLocation), after: options.contains(.drawsAfterEndingLocation)))
  }
}
