import NibRuntime

/// A distance in both directions, in points. Stands in for UIOffset.
public struct UIOffset: Sendable, Hashable {
  /// Across.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// Makes an offset.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No distance.
  public static let zero = Self()
}

extension UIOffset: NibConvertible {
  /// `offset`
  public static var nibKind: String { "offset" }

  /// Takes archives' text, `{horizontal, vertical}`, and points and sizes.
  public init?(nibValue: NibValue) {
    switch nibValue {
    case .string(let text):
      let numbers = text.split { "{}, ".contains($0) }.map { Double($0) }
      guard numbers.count == 2, let horizontal = numbers[0], let vertical = numbers[1] else { return nil }
      self.init(horizontal: CGFloat(horizontal), vertical: CGFloat(vertical))
    case .point(let point): self.init(horizontal: CGFloat(point.x), vertical: CGFloat(point.y))
    case .size(let size): self.init(horizontal: CGFloat(size.width), vertical: CGFloat(size.height))
    default: return nil
    }
  }

  /// As a point.
  public var nibValue: NibValue { .point(NibPoint(x: Double(horizontal), y: Double(vertical))) }
}

#if !canImport(ObjectiveC)
  extension NSValue {
    /// Keeps a rectangle, as the frames of a keyboard's notifications are.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Keeps a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Keeps a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle.
    public var cgRectValue: CGRect { rectValue }
    /// The point.
    public var cgPointValue: CGPoint { pointValue }
    /// The size.
    public var cgSizeValue: CGSize { sizeValue }
  }

  extension NSIndexPath {
    /// A row of a table.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    /// An item of a collection.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The section, from 0.
    public var section: Int { index(atPosition: 0) }
    /// The row of the section, from 0.
    public var row: Int { index(atPosition: 1) }
    /// The item of the section, from 0.
    public var item: Int { index(atPosition: 1) }
  }
#endif
