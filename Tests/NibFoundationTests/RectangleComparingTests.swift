import Foundation
import NibFoundation
import Testing

@Suite("Rectangles that are compared") struct RectangleComparingTests {
  @Test("an edge that is no number has nothing in common with others, and stops nothing")
  func noNumbers() {
    let odd: [CGRect] = [
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan),
      CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 1),
      CGRect(x: 0, y: 0, width: -CGFloat.infinity, height: 1),
    ]
    let plain = CGRect(x: 0, y: 0, width: 2, height: 2)
    for rect in odd {
      #expect(rect.cut(by: plain).isNull && plain.cut(by: rect).isNull)
      #expect(!rect.touches(plain) && !plain.touches(rect) && !rect.holds(CGPoint(x: 0.5, y: 0.5)))
    }
  }

  @Test("others are compared as Foundation does")
  func numbers() {
    let (left, right) = (CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(left.cut(by: right) == CGRect(x: 1, y: 1, width: 1, height: 1) && left.touches(right))
    #expect(left.holds(CGPoint(x: 1, y: 1)) && !left.holds(CGPoint(x: 2, y: 1)))
    #expect(!left.holds(CGPoint(x: CGFloat.nan, y: 1)) && !left.touches(.null))
    #expect(!left.touches(CGRect(x: 5, y: 5, width: 1, height: 1)) && left.touches(.infinite))
  }
}
