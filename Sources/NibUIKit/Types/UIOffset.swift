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
