import Foundation
import NibRuntime

/// Corners of a rectangle: the bits of UIRectCorner.
package struct PathCorners: OptionSet, Sendable {
  /// The bits.
  package let rawValue: UInt

  /// Makes corners of bits.
  package init(rawValue: UInt) { self.rawValue = rawValue }

  /// As named.
  package static let topLeft = Self(rawValue: 1)
  /// As named.
  package static let topRight = Self(rawValue: 2)
  /// As named.
  package static let bottomLeft = Self(rawValue: 4)
  /// As named.
  package static let bottomRight = Self(rawValue: 8)
  /// All four.
  package static let all = Self(rawValue: .max)
}

extension [PathElement] {
  /// Where the last piece ends; a closed part ends where it began.
  package var endPoint: CGPoint? {
    var (begin, end): (CGPoint?, CGPoint?) = (nil, nil)
    for element in self {
      if case .move(let point) = element { begin = point }
      end = element == .close ? begin : element.points.last ?? end
    }
    return end
  }
}

/// Outlines of shapes.
package enum PathShapes {
  package static func rectangle(_ rect: CGRect) -> [PathElement] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  package static func ellipse(_ rect: CGRect) -> [PathElement] {
    let circle = arc(CGPoint(), 1, from: 0, to: 2 * .pi, clockwise: true)
    guard case .line(let start)? = circle.first else { return [] }
    let shape = CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    return ([.move(start)] + circle.dropFirst() + [.close]).map { $0.mapping { $0.applying(shape) } }
  }

  /// A rectangle with round corners, whose radii are no longer than half of its sides.
  package static func rounded(_ rect: CGRect, _ corners: PathCorners, _ radii: CGSize) -> [PathElement] {
    let rect = rect.standardized
    let across = min(max(radii.width, 0), rect.width / 2)
    let down = min(max(radii.height, 0), rect.height / 2)
    // How far the control points of a quarter of a circle are from its ends, against the radius.
    let reach: CGFloat = 0.552_284_749_83
    var elements: [PathElement] = []
    func corner(_ corner: PathCorners, _ x: CGFloat, _ y: CGFloat, from: (CGFloat, CGFloat), to: (CGFloat, CGFloat)) {
      guard corners.contains(corner), across > 0, down > 0 else {
        return elements.append(.line(CGPoint(x: x, y: y)))
      }
      func point(_ side: (CGFloat, CGFloat), _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + side.0 * across * part, y: y + side.1 * down * part)
      }
      elements.append(.line(point(from, 1)))
      elements.append(.curve(point(to, 1), control1: point(from, 1 - reach), control2: point(to, 1 - reach)))
    }
    corner(.topLeft, rect.minX, rect.minY, from: (0, 1), to: (1, 0))
    corner(.topRight, rect.maxX, rect.minY, from: (-1, 0), to: (0, 1))
    corner(.bottomRight, rect.maxX, rect.maxY, from: (0, -1), to: (-1, 0))
    corner(.bottomLeft, rect.minX, rect.maxY, from: (1, 0), to: (0, -1))
    if case .line(let start)? = elements.first { elements[0] = .move(start) }
    return elements + [.close]
  }

  /// A part of a circle, from a line to its beginning on; angles in radians, clockwise as the screen shows it.
  package static func arc(
    _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) -> [PathElement] {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    guard (end - start).isFinite else { return [] }
    let sweep = sweep(from: start, to: end, clockwise: clockwise)
    let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / CGFloat(count)
    let reach = 4.0 / 3 * tan(step / 4) * radius
    return [.line(point(start))]
      + (0..<count).map { piece in
        let (from, to) = (start + step * CGFloat(piece), start + step * CGFloat(piece + 1))
        let (first, last) = (point(from), point(to))
        return .curve(
          last, control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
          control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)))
      }
  }

  /// How far an arc goes: a whole circle at most, and the way that it is to go.
  private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let (whole, way): (CGFloat, CGFloat) = (2 * .pi, end - start)
    if abs(way) >= whole, (way > 0) == clockwise { return clockwise ? whole : -whole }
    let rest = way.truncatingRemainder(dividingBy: whole)
    if clockwise { return rest < 0 ? rest + whole : rest }
    return rest > 0 ? rest - whole : rest
  }
}
