#if !canImport(ObjectiveC)
  import Foundation
  import NibRuntime

  // Geometry as texts, `{{0, 0}, {1, 1}}`, as UIKit writes and reads them.
  extension NSCoder {
    /// A point as a text.
    public static func string(for point: CGPoint) -> String { text(point.x, point.y) }
    /// A size as a text.
    public static func string(for size: CGSize) -> String { text(size.width, size.height) }
    /// A rectangle as a text.
    public static func string(for rect: CGRect) -> String {
      "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    /// A direction as a text.
    public static func string(for vector: CGVector) -> String { text(vector.dx, vector.dy) }
    /// Insets as a text: top, left, bottom, right.
    public static func string(for insets: UIEdgeInsets) -> String {
      text(insets.top, insets.left, insets.bottom, insets.right)
    }
    /// Insets as a text: top, leading, bottom, trailing.
    public static func string(for insets: NSDirectionalEdgeInsets) -> String {
      text(insets.top, insets.leading, insets.bottom, insets.trailing)
    }
    /// An offset as a text.
    public static func string(for offset: UIOffset) -> String { text(offset.horizontal, offset.vertical) }

    /// The point of a text; zero for another text, as for those below.
    public static func cgPoint(for string: String) -> CGPoint {
      numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// The size of a text.
    public static func cgSize(for string: String) -> CGSize {
      numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// The rectangle of a text.
    public static func cgRect(for string: String) -> CGRect {
      numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// The direction of a text.
    public static func cgVector(for string: String) -> CGVector {
      numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    /// The insets of a text.
    public static func uiEdgeInsets(for string: String) -> UIEdgeInsets {
      numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    /// The insets of a text.
    public static func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
      numbers(string, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
        ?? .zero
    }
    /// The offset of a text.
    public static func uiOffset(for string: String) -> UIOffset {
      numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    private static func text(_ numbers: CGFloat...) -> String {
      "{" + numbers.map { "\(NumberText(Double($0)))" }.joined(separator: ", ") + "}"
    }

    /// The numbers of a text, if it has so many and no other words.
    private static func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
      let words = string.split { "{}, \t\n".contains($0) }
      let numbers = words.compactMap { Double($0) }.filter(\.isFinite).map { CGFloat($0) }
      return numbers.count == count && words.count == count ? numbers : nil
    }
  }

  extension NSValue {
    /// Keeps insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
      self.init(
        edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// Keeps insets from where lines begin.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
      self.init(
        edgeInsets: NSEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }

    /// Those insets.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
      let insets = edgeInsetsValue
      return NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }

    /// Keeps an offset.
    public convenience init(uiOffset insets: UIOffset) {
      self.init(size: CGSize(width: insets.horizontal, height: insets.vertical))
    }

    /// The offset.
    public var uiOffsetValue: UIOffset { UIOffset(horizontal: sizeValue.width, vertical: sizeValue.height) }

    /// Keeps a vector.
    public convenience init(cgVector vector: CGVector) { self.init(size: CGSize(width: vector.dx, height: vector.dy)) }

    /// The vector.
    public var cgVectorValue: CGVector { CGVector(dx: sizeValue.width, dy: sizeValue.height) }

    /// The insets.
    public var uiEdgeInsetsValue: UIEdgeInsets {
      let insets = edgeInsetsValue
      return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }
#endif
