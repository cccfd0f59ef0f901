import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSStackView {
  /// How members share the room. Documented: the numbers, by AppKit.
  public enum Distribution: Int, NibChoice {
    /// By the parts that they are in.
    case gravityAreas = -1
    /// All of it, by how strongly they keep their sizes.
    case fill = 0
    /// All of it, equally; by their sizes; with equal distances; with equal distances of their middles.
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Makes a row of views.
  public convenience init(views: [NSView]) {
    self.init()
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addArrangedSubview(view)
    }
  }

  /// Puts a member at a place, counted from 0; beyond the ends at the nearest.
  public final func insertArrangedSubview(_ view: NSView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
  }

  /// Adds a member at the end of a part.
  public final func addView(_ view: NSView, in gravity: Gravity) {
    let before = arrangedSubviews.count { part(of: $0).rawValue <= gravity.rawValue && $0 !== view }
    partsOfCode[ObjectIdentifier(view)] = gravity
    insertArrangedSubview(view, at: before)
  }

  /// The part that a member is in: the one that code says, else that of the archive.
  final func part(of view: NSView) -> Gravity {
    partsOfCode[ObjectIdentifier(view)]
      ?? [Gravity.leading, .center, .trailing].first { archivedViews(in: $0).contains { $0 === view } } ?? .leading
  }

  /// Takes a member away.
  public final func removeView(_ view: NSView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    removeArrangedSubview(view)
    view.removeFromSuperview()
  }

  /// Sets the distance behind a member; `useDefaultSpacing` for that of all.
  public final func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    spacings[ObjectIdentifier(view)] = spacing == Self.useDefaultSpacing ? nil : spacing
  }

  /// The distance behind a member; `useDefaultSpacing` for that of all.
  public final func customSpacing(after view: NSView) -> CGFloat {
    spacings[ObjectIdentifier(view)] ?? Self.useDefaultSpacing
  }

  /// The distance of all members.
  public static let useDefaultSpacing = CGFloat.greatestFiniteMagnitude

  /// Members that are hidden and take no room.
  public final var detachedViews: [NSView] { detachesHiddenViews ? arrangedSubviews.filter(\.isHidden) : [] }
}
