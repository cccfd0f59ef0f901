import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few scroll views have at their edges.
private struct Rulers: RareState {
  var areVisible = false
  var hasHorizontal = false
  var hasVertical = false
  var horizontal: NSRulerView?
  var vertical: NSRulerView?
}

extension NSScrollView {
  /// The class of rulers that scroll views make themselves.
  public static var rulerViewClass: AnyClass! {
    get { RulerClass.type }
    set { RulerClass.type = newValue as? NSRulerView.Type ?? NSRulerView.self }
  }

  final var standardRulersVisible: Bool {
    get { self[rare: Rulers.self].areVisible }
    set {
      self[rare: Rulers.self].areVisible = newValue
      showRulers()
    }
  }

  /// Whether there is a ruler above the document; it is made when it is asked for.
  public final var hasHorizontalRuler: Bool {
    get { self[rare: Rulers.self].hasHorizontal }
    set {
      self[rare: Rulers.self].hasHorizontal = newValue
      showRulers()
    }
  }

  /// Whether there is a ruler at the left of the document; likewise.
  public final var hasVerticalRuler: Bool {
    get { self[rare: Rulers.self].hasVertical }
    set {
      self[rare: Rulers.self].hasVertical = newValue
      showRulers()
    }
  }

  /// The ruler above the document; nil where there is none.
  public final var horizontalRulerView: NSRulerView? {
    get {
      if self[rare: Rulers.self].horizontal == nil, hasHorizontalRuler {
        self[rare: Rulers.self].horizontal = newRuler(.horizontalRuler)
      }
      return self[rare: Rulers.self].horizontal
    }
    set {
      self[rare: Rulers.self].horizontal?.removeFromSuperview()
      self[rare: Rulers.self].horizontal = newValue
      showRulers()
    }
  }

  /// The ruler at the left of the document; nil where there is none.
  public final var verticalRulerView: NSRulerView? {
    get {
      if self[rare: Rulers.self].vertical == nil, hasVerticalRuler {
        self[rare: Rulers.self].vertical = newRuler(.verticalRuler)
      }
      return self[rare: Rulers.self].vertical
    }
    set {
      self[rare: Rulers.self].vertical?.removeFromSuperview()
      self[rare: Rulers.self].vertical = newValue
      showRulers()
    }
  }

  private func newRuler(_ orientation: NSRulerView.Orientation) -> NSRulerView {
    let ruler = RulerClass.type.made()
    (ruler.scrollView, ruler.orientation) = (self, orientation)
    ruler.reservedThicknessForMarkers = orientation == .horizontalRuler ? 15 : 0
    return ruler
  }

  private func showRulers() {
    for (ruler, isThere) in [(horizontalRulerView, hasHorizontalRuler), (verticalRulerView, hasVerticalRuler)] {
      guard let ruler else { continue }
      ruler.scrollView = self
      if !isThere || !rulersVisible {
        ruler.removeFromSuperview()
      } else if ruler.superview !== self {
        addSubview(ruler)
      }
    }
    tile()
  }

  /// Places the rulers that are seen at the edges of some room.
  /// - Returns: the room that they leave.
  final func placeRulers(in room: NSRect) -> NSRect {
    guard !rareStates.isEmpty, rulersVisible else { return room }
    let top = hasHorizontalRuler ? min(horizontalRulerView?.requiredThickness ?? 0, room.height) : 0
    let left = hasVerticalRuler ? min(verticalRulerView?.requiredThickness ?? 0, room.width) : 0
    let rest = NSRect(
      x: room.minX + left, y: isFlipped ? room.minY + top : room.minY, width: room.width - left,
      height: room.height - top)
    horizontalRulerView?.frame = NSRect(
      x: room.minX, y: isFlipped ? room.minY : rest.maxY, width: room.width, height: top)
    verticalRulerView?.frame = NSRect(x: room.minX, y: rest.minY, width: left, height: rest.height)
    return rest
  }
}

@MainActor
private enum RulerClass {
  static var type: NSRulerView.Type = NSRulerView.self
}
