import Foundation
import NibResources
import NibRuntime

extension DrawingPoint {
  package init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension DrawingColor {
  package init(_ color: NibColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension DrawingMatrix {
  package init(_ transform: AffineTransform) {
    self.init(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, x: transform.tX, y: transform.tY)
  }
}

extension DrawnOutline {
  /// Makes one of pieces in pixels; what comes before a part begins is left out.
  package init(pixels elements: [PathElement], isEvenOdd: Bool) {
    var pieces: [Piece] = []
    var (begin, last): (CGPoint?, CGPoint?) = (nil, nil)
    for element in elements {
      if case .move(let point) = element { (begin, last) = (point, point) }
      guard let from = last else { continue }
      switch element {
      case .move(let point): pieces.append(.move(.init(point)))
      case .line(let point): pieces.append(.line(.init(point)))
      case .curve(let point, let first, let second):
        pieces.append(.curve(.init(point), control1: .init(first), control2: .init(second)))
      case .quadCurve(let point, let control):
        func toward(_ end: CGPoint) -> DrawingPoint {
          DrawingPoint(end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3)
        }
        pieces.append(.curve(.init(point), control1: toward(from), control2: toward(point)))
      case .close: pieces.append(.close)
      }
      last = element == .close ? begin : element.points.last
    }
    self.init(pieces, isEvenOdd: isEvenOdd)
  }
}
