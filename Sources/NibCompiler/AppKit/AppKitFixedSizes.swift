import NibBytes
import NibSchema

/// Whether constraints leave a view no choice of a size: a chain of them leads from one of its edges to the other, over views
/// that keep their own sizes.
struct AppKitFixedSizes {
  /// An axis by the raw values of `Choice.layoutAttribute`.
  struct Axis {
    fileprivate let starts: Set<Int64>
    fileprivate let ends: Set<Int64>
    fileprivate let middles: Set<Int64>
    fileprivate let size: Int64
    fileprivate let hugging: WellKnownName
    fileprivate let isVertical: Bool

    /// Top, bottom, center and lines of text, and height.
    static let vertical = Axis(
      starts: [3], ends: [4], middles: [10, 11, 12], size: 8, hugging: .verticalHuggingPriority, isVertical: true)
  }

  /// A line of a view: an edge, or one between the edges.
  private enum Line: Int { case start, end, middle }

  /// The priority that a window keeps its size with. Documented: NSLayoutConstraint.Priority.windowSizeStayPut.
  private static let windowPriority = 500.0
  /// Most constraints that are looked at; further ones do not count.
  private static let limit = 2000

  private let root: Int
  private let axis: Axis
  /// The line that each line keeps its distance from.
  private var heads: [Int: Int] = [:]

  /// Whether a view's size along an axis is fixed by what is in it.
  static func hold(_ view: Int, along axis: Axis, _ lowering: inout Lowering) -> Bool {
    var sizes = AppKitFixedSizes(root: view, axis: axis)
    return sizes.hold(&lowering)
  }

  private init(root: Int, axis: Axis) { (self.root, self.axis) = (root, axis) }

  private mutating func hold(_ lowering: inout Lowering) -> Bool {
    guard let container = lowering.reader.firstChild(.subviews, of: root) else { return false }
    for view in Array(lowering.reader.children(of: container)) where isRigid(view, &lowering) {
      for line in [Line.end, .middle] { join(place(view, .start), place(view, line)) }
    }
    guard let constraints = lowering.reader.firstChild(.constraints, of: root) else { return false }
    for constraint in Array(lowering.reader.children(of: constraints).prefix(Self.limit)) {
      guard holdsFirmly(constraint, &lowering),
        let one = line(of: constraint, .firstItem, .firstAttribute, &lowering),
        let other = line(of: constraint, .secondItem, .secondAttribute, &lowering)
      else { continue }
      join(one, other)
    }
    return head(place(root, .start)) == head(place(root, .end))
  }

  /// Whether a constraint is an equation that is of more importance than the size of the window.
  private func holdsFirmly(_ constraint: Int, _ lowering: inout Lowering) -> Bool {
    lowering.reader.attribute(.relation, of: constraint) == nil
      && lowering.reader.real(.priority, of: constraint, default: 1000) > Self.windowPriority
  }

  /// The line that an end of a constraint names; nil for one of the other axis or for a size.
  private func line(
    of constraint: Int, _ item: WellKnownName, _ attribute: WellKnownName, _ lowering: inout Lowering
  ) -> Int? {
    guard let raw = self.attribute(of: constraint, attribute, &lowering) else { return nil }
    var view = lowering.reader.attribute(item, of: constraint).map { lowering.reader.element($0) } ?? root
    // A guide of the view itself stands for it.
    if view >= 0, lowering.reader.tag(view) == .viewLayoutGuide { view = lowering.reader.parent(of: view) }
    if axis.starts.contains(raw) { return place(view, .start) }
    if axis.ends.contains(raw) { return place(view, .end) }
    return axis.middles.contains(raw) ? place(view, .middle) : nil
  }

  /// Whether a view keeps its size: it hugs its content more than the window keeps its own, a constraint says its size, or it
  /// is a stack along the axis of such views.
  private func isRigid(_ view: Int, _ lowering: inout Lowering) -> Bool {
    if lowering.reader.real(axis.hugging, of: view, default: 250) > Self.windowPriority { return true }
    if let constraints = lowering.reader.firstChild(.constraints, of: view) {
      for constraint in Array(lowering.reader.children(of: constraints).prefix(Self.limit)) {
        if attribute(of: constraint, .firstAttribute, &lowering) == axis.size,
          lowering.reader.attribute(.firstItem, of: constraint) == nil,
          lowering.reader.attribute(.secondItem, of: constraint) == nil, holdsFirmly(constraint, &lowering)
        {
          return true
        }
      }
    }
    guard lowering.reader.tag(view) == .stackView,
      (lowering.reader.attribute(.orientation, of: view).map { lowering.reader.text($0) } == "vertical")
        == axis.isVertical,
      let container = lowering.reader.firstChild(.subviews, of: view)
    else { return false }
    return lowering.reader.children(of: container).allSatisfy {
      lowering.reader.real(axis.hugging, of: $0, default: 250) > Self.windowPriority
    }
  }

  private func attribute(of constraint: Int, _ name: WellKnownName, _ lowering: inout Lowering) -> Int64? {
    lowering.reader.attribute(name, of: constraint).flatMap { lowering.reader.raw(of: $0, in: Choice.layoutAttribute) }
  }

  private func place(_ view: Int, _ line: Line) -> Int { 3 * view + line.rawValue }

  private mutating func head(_ line: Int) -> Int {
    var head = line
    while let next = heads[head] { head = next }
    if head != line { heads[line] = head }
    return head
  }

  private mutating func join(_ one: Int, _ other: Int) {
    let (one, other) = (head(one), head(other))
    if one != other { heads[one] = other }
  }
}
