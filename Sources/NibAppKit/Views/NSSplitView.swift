import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// Views side by side with dividers. Stands in for NSSplitView.
open class NSSplitView: NSView {
  /// Whether the dividers stand upright.
  open var isVertical = false
  /// How the dividers look.
  open var dividerStyle = DividerStyle.thick
  /// Whether all subviews are panes.
  open var arrangesAllSubviews = true
  /// Name under which the sizes are kept.
  open var autosaveName: String?
  /// The controller whose view it is, which is told of it where no other delegate is.
  final weak var controller: NSSplitViewController?
  /// The priorities of panes that have one of their own.
  private var priorities = PanePriorities()

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.splitViewTable.read(self, from: coder)
  }

  /// How firmly the pane at a place, counted from 0, keeps its size.
  open func holdingPriorityForSubview(at subviewIndex: Int) -> NSLayoutConstraint.Priority {
    .init(Float(priorities.values[subviewIndex] ?? PanePriorities.standard))
  }

  /// Sets how firmly the pane at a place, counted from 0, keeps its size.
  open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int) {
    priorities.values[subviewIndex] = Double(priority.rawValue)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [splitViewTable] }

  private static let splitViewTable = PropertyTable(
    NSSplitView.self, kind: AppKitElements.splitView, fresh: { NSSplitView() },
    [
      Property("vertical", \.isVertical),
      Property("dividerStyle", \.dividerStyle),
      Property("holdingPriorities", \.priorities),
      Property("autosaveName", \.autosaveName),
      Property("arrangesAllSubviews", \.arrangesAllSubviews),
    ])

  /// Thickness of a divider, in points.
  open var dividerThickness: CGFloat {
    switch dividerStyle {
    case .thin: 1
    case .thick: 9
    case .paneSplitter: 10
    }
  }

  /// Color of the dividers.
  open var dividerColor: NSColor { .separatorColor }

  /// Has the panes fill the view: they share it by the lengths that they had, or equally where they had none.
  open func adjustSubviews() {
    let seen = subviews.filter { !isCollapsed($0) }
    guard !seen.isEmpty else { return }
    let room = max(0, along - dividerThickness * CGFloat(seen.count - 1))
    // Panes that the delegate keeps as they are share nothing, unless all are such.
    let adjusted = seen.filter { delegate?.splitView(self, shouldAdjustSizeOfSubview: $0) ?? true }
    let sharing = adjusted.isEmpty ? seen : adjusted
    let kept = seen.filter { view in !sharing.contains { $0 === view } }.reduce(0) { $0 + length(of: $1) }
    let total = sharing.reduce(0) { $0 + length(of: $1) }
    place(
      subviews.map { view in
        guard sharing.contains(where: { $0 === view }) else { return length(of: view) }
        let left = max(0, room - kept)
        return total > 0 ? left * length(of: view) / total : left / CGFloat(sharing.count)
      })
  }

  /// Has the panes fill the view after it was resized: as the delegate places them, which otherwise asks for
  /// `adjustSubviews()`.
  open override func resizeSubviews(withOldSize oldSize: NSSize) {
    guard let delegate else { return adjustSubviews() }
    delegate.splitView(self, resizeSubviewsWithOldSize: oldSize)
  }

  /// Moves a divider to a place from the left or the top, as far as the delegate and the panes beside it let it.
  open func setPosition(_ position: CGFloat, ofDividerAt index: Int) {
    guard subviews.indices.contains(index), subviews.indices.contains(index + 1) else { return }
    var lengths = subviews.map { length(of: $0) }
    let start = lengths[..<index].reduce(0) { $0 + $1 + dividerThickness }
    let both = lengths[index] + lengths[index + 1]
    var wanted = max(position, minPossiblePositionOfDivider(at: index))
    wanted = min(wanted, start + both)
    if let delegate {
      wanted = max(wanted, delegate.splitView(self, constrainMinCoordinate: start, ofSubviewAt: index))
      wanted = min(wanted, delegate.splitView(self, constrainMaxCoordinate: start + both, ofSubviewAt: index))
      wanted = delegate.splitView(self, constrainSplitPosition: wanted, ofSubviewAt: index)
    }
    // A delegate may say any place; no pane has less than no length.
    lengths[index] = min(max(wanted - start, 0), max(both, 0))
    lengths[index + 1] = both - lengths[index]
    place(lengths)
  }

  /// Whether a pane is collapsed, which hides it.
  open func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.superview === self && isCollapsed(subview) }

  /// Draws the dividers, each by `drawDivider(in:)`.
  open override func draw(_ dirtyRect: NSRect) {
    super.draw(dirtyRect)
    for pane in subviews.dropLast() where !isCollapsed(pane) {
      let (frame, width) = (pane.frame, dividerThickness)
      let rect =
        isVertical
        ? NSRect(x: frame.maxX, y: bounds.minY, width: width, height: bounds.height)
        : NSRect(x: bounds.minX, y: isFlipped ? frame.maxY : frame.minY - width, width: bounds.width, height: width)
      drawDivider(in: rect)
    }
  }

  /// Fills a divider with `dividerColor`.
  open func drawDivider(in rect: NSRect) {
    dividerColor.setFill()
    rect.fill()
  }

  /// What is told of the split view, if it is of the protocol; the controller whose view it is, where none is set.
  open var delegate: (any NSSplitViewDelegate)? {
    get { outlet("delegate") as? any NSSplitViewDelegate ?? controller }
    set { connect("delegate", to: newValue) }
  }

  /// The panes, from the left or the top: all subviews.
  open var arrangedSubviews: [NSView] { subviews }

  /// Adds a pane at the end.
  open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: subviews.count) }

  /// Puts a pane at a place; one without a length is as long as the others are on average.
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    view.leave(for: self)
    let seen = subviews.filter { !isCollapsed($0) }
    if length(of: view) == 0, !seen.isEmpty {
      let average = seen.reduce(0) { $0 + length(of: $1) } / CGFloat(seen.count)
      view.frame.size = isVertical ? NSSize(width: average, height: 0) : NSSize(width: 0, height: average)
    }
    insert(view, at: index)
    adjustSubviews()
  }

  /// Takes a pane away. It stays a subview in AppKit where not all subviews are panes; here all are, so it leaves.
  open func removeArrangedSubview(_ view: NSView) {
    guard view.superview === self else { return }
    view.removeFromSuperview()
    adjustSubviews()
  }

  /// Least place of a divider: where the pane before it has no length.
  open func minPossiblePositionOfDivider(at index: Int) -> CGFloat {
    subviews.prefix(index).reduce(0) { $0 + length(of: $1) + dividerThickness }
  }

  /// Greatest place of a divider: where the pane behind it has no length.
  open func maxPossiblePositionOfDivider(at index: Int) -> CGFloat {
    minPossiblePositionOfDivider(at: index) + subviews.dropFirst(index).prefix(2).reduce(0) { $0 + length(of: $1) }
  }
}
