import Foundation

/// A block that paragraphs stand in, with what is around them. Stands in for AppKit's NSTextBlock.
///
/// Sizes and colors are kept, and blocks say where they would stand; layout does not move text into them. Two blocks that
/// say the same are equal. Its colors have their types in NibAppKit.
open class NSTextBlock: FrameworkValue, NSCopying, @unchecked Sendable {
  /// What a size is measured in. Documented: the numbers, by AppKit.
  public enum ValueType: UInt, Sendable {
    /// Points, or hundredths of what is around it.
    case absoluteValueType, percentageValueType
  }

  /// Sizes of a block. Documented: the numbers, by AppKit.
  public enum Dimension: UInt, Sendable, CaseIterable {
    /// As named.
    case width = 0
    /// As named.
    case minimumWidth = 1
    /// As named.
    case maximumWidth = 2
    /// As named.
    case height = 4
    /// As named.
    case minimumHeight = 5
    /// As named.
    case maximumHeight = 6
  }

  /// What is around the content, from the inside out. Documented: the numbers, by AppKit.
  public enum Layer: Int, Sendable, CaseIterable {
    /// As named.
    case padding = -1
    /// As named.
    case border = 0
    /// As named.
    case margin = 1
  }

  /// Where content stands that is not as high as its block. Documented: the numbers, by AppKit.
  public enum VerticalAlignment: UInt, Sendable {
    /// As named.
    case topAlignment, middleAlignment, bottomAlignment, baselineAlignment
  }

  /// A size with what it is measured in.
  private struct Measure: Hashable {
    var value: CGFloat = 0
    var type = ValueType.absoluteValueType

    /// In points, of what is around it.
    func points(of whole: CGFloat) -> CGFloat { type == .absoluteValueType ? value : whole * value / 100 }
  }

  private struct Side: Hashable {
    var layer: Layer
    var edge: NSRectEdge
  }

  private struct Values: Hashable {
    var sizes: [Dimension: Measure] = [:]
    var widths: [Side: Measure] = [:]
    var verticalAlignment = VerticalAlignment.topAlignment
    var background: FrameworkValue?
    var borders: [NSRectEdge: FrameworkValue] = [:]
  }

  private final var values = Values()
  private static let edges: [NSRectEdge] = [.minX, .minY, .maxX, .maxY]

  /// Makes one without anything around it.
  public override init() { super.init() }

  /// Sets a size.
  open func setValue(_ val: CGFloat, type: ValueType, for dimension: Dimension) {
    values.sizes[dimension] = Measure(value: val, type: type)
  }

  /// A size; 0 where none is set.
  open func value(for dimension: Dimension) -> CGFloat { values.sizes[dimension]?.value ?? 0 }

  /// What a size is measured in.
  open func valueType(for dimension: Dimension) -> ValueType { values.sizes[dimension]?.type ?? .absoluteValueType }

  /// Sets the width.
  open func setContentWidth(_ val: CGFloat, type: ValueType) { setValue(val, type: type, for: .width) }

  /// The width; 0 where none is set.
  open var contentWidth: CGFloat { value(for: .width) }

  /// What the width is measured in.
  open var contentWidthValueType: ValueType { valueType(for: .width) }

  /// Sets how wide a layer is at an edge.
  open func setWidth(_ val: CGFloat, type: ValueType, for layer: Layer, edge: NSRectEdge) {
    values.widths[Side(layer: layer, edge: edge)] = Measure(value: val, type: type)
  }

  /// Sets how wide a layer is at all edges.
  open func setWidth(_ val: CGFloat, type: ValueType, for layer: Layer) {
    for edge in Self.edges { setWidth(val, type: type, for: layer, edge: edge) }
  }

  /// How wide a layer is at an edge; 0 where nothing is set.
  open func width(for layer: Layer, edge: NSRectEdge) -> CGFloat {
    values.widths[Side(layer: layer, edge: edge)]?.value ?? 0
  }

  /// What that width is measured in.
  open func widthValueType(for layer: Layer, edge: NSRectEdge) -> ValueType {
    values.widths[Side(layer: layer, edge: edge)]?.type ?? .absoluteValueType
  }

  /// Where content stands that is not as high as the block.
  open var verticalAlignment: VerticalAlignment {
    get { values.verticalAlignment }
    set { values.verticalAlignment = newValue }
  }

  /// The color behind it, of the framework's type.
  package final var background: FrameworkValue? {
    get { values.background }
    set { values.background = newValue }
  }

  /// The color of the border at an edge, of the framework's type.
  package final func border(_ edge: NSRectEdge) -> FrameworkValue? { values.borders[edge] }

  /// Sets the color of the border at an edge, or at all for nil.
  package final func setBorder(_ color: FrameworkValue?, _ edge: NSRectEdge?) {
    for edge in edge.map({ [$0] }) ?? Self.edges { values.borders[edge] = color }
  }

  /// How wide all layers are at an edge, in points.
  private func around(_ edge: NSRectEdge, of whole: CGFloat) -> CGFloat {
    Layer.allCases.reduce(0) { $0 + (values.widths[Side(layer: $1, edge: edge)]?.points(of: whole) ?? 0) }
  }

  /// Where content may stand in a rectangle, from a point on: without what is around it, and not wider than the block.
  /// Shares of a width count of that of the rectangle.
  package final func contentRect(at point: NSPoint, in rect: NSRect) -> NSRect {
    let whole = rect.width
    let (left, top) = (around(.minX, of: whole), around(.minY, of: whole))
    let room = max(rect.maxX - point.x - left - around(.maxX, of: whole), 0)
    var width = values.sizes[.width].map { $0.points(of: whole) } ?? room
    if let least = values.sizes[.minimumWidth]?.points(of: whole) { width = max(width, least) }
    if let most = values.sizes[.maximumWidth]?.points(of: whole) { width = min(width, most) }
    let height = max(rect.maxY - point.y - top - around(.maxY, of: whole), 0)
    return NSRect(x: point.x + left, y: point.y + top, width: max(width, 0), height: height)
  }

  /// What the block takes around content in a rectangle, with all layers.
  package final func boundsRect(around content: NSRect, in rect: NSRect) -> NSRect {
    let whole = rect.width
    let (left, top) = (around(.minX, of: whole), around(.minY, of: whole))
    var height = content.height
    if let least = values.sizes[.minimumHeight]?.points(of: rect.height) { height = max(height, least) }
    return NSRect(
      x: content.minX - left, y: content.minY - top, width: content.width + left + around(.maxX, of: whole),
      height: height + top + around(.maxY, of: whole))
  }

  /// Whether another block says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextBlock else { return false }
    return other === self || type(of: other) == type(of: self) && other.values == values
  }

  /// Equal for equal blocks.
  open override var hash: Int { values.sizes.count }

  /// The same block.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSTextBlock()
    copy.values = values
    return copy
  }

  /// Takes what another block says.
  final func take(_ other: NSTextBlock) { values = other.values }
}
