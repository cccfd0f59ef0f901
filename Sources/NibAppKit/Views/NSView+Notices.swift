import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Whether a view posts its changes; AppKit's views do unless code says otherwise.
private struct PostedChanges: RareState {
  var ofFrame = true
  var ofBounds = true
}

extension NSView {
  /// The view has another place or size in its superview.
  public static let frameDidChangeNotification = Notification.Name("NSViewFrameDidChangeNotification")
  /// The view has other coordinates of its own: what it holds is scrolled.
  public static let boundsDidChangeNotification = Notification.Name("NSViewBoundsDidChangeNotification")
  /// The view had areas brought up to date in which the pointer is told.
  public static let didUpdateTrackingAreasNotification = Notification.Name("NSViewDidUpdateTrackingAreasNotification")

  /// Whether `frameDidChangeNotification` is posted. Nothing is posted while an archive is read.
  public final var postsFrameChangedNotifications: Bool {
    get { self[rare: PostedChanges.self].ofFrame }
    set { self[rare: PostedChanges.self].ofFrame = newValue }
  }

  /// Whether `boundsDidChangeNotification` is posted.
  public final var postsBoundsChangedNotifications: Bool {
    get { self[rare: PostedChanges.self].ofBounds }
    set { self[rare: PostedChanges.self].ofBounds = newValue }
  }

  final func tellFrame(_ old: NSRect) {
    if !trackingAreas.isEmpty, frame.size != old.size {
      updateTrackingAreas()
      NotificationCenter.default.post(name: Self.didUpdateTrackingAreasNotification, object: self)
    }
    if postsFrameChangedNotifications {
      NotificationCenter.default.post(name: Self.frameDidChangeNotification, object: self)
    }
    if let clip = clipAround {
      clip.viewFrameChanged(Notification(name: Self.frameDidChangeNotification, object: self))
    }
    if frame.size != old.size { tellBounds() }
  }

  /// The view that shows a part of this one as its document; nil for another view.
  private var clipAround: NSClipView? {
    guard let clip = superview as? NSClipView, clip.documentView === self else { return nil }
    return clip
  }

  final func tellBounds() {
    if postsBoundsChangedNotifications {
      NotificationCenter.default.post(name: Self.boundsDidChangeNotification, object: self)
    }
    if let clip = clipAround {
      clip.viewBoundsChanged(Notification(name: Self.boundsDidChangeNotification, object: self))
    }
  }

  final var standardSubviews: [NSView] {
    get { ownSubviews }
    set {
      for view in ownSubviews where !newValue.contains(where: { $0 === view }) { view.removeFromSuperview() }
      for view in newValue where view.superview !== self { addSubview(view) }
      ownSubviews = newValue.filter { $0.superview === self }
    }
  }

  /// Puts the subviews into another order: those that come first are behind.
  public final func sortSubviews(
    _ compare: (NSView, NSView, UnsafeMutableRawPointer?) -> ComparisonResult, context: UnsafeMutableRawPointer?
  ) {
    ownSubviews = ownSubviews.enumerated().sorted { left, right in
      switch compare(left.element, right.element, context) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: left.offset < right.offset
      }
    }.map(\.element)
  }
}

/// What pointers are told and how they look in parts of a view.
private struct PointerParts: RareState {
  var cursors: [(rect: NSRect, cursor: NSCursor)] = []
  var tips: [(tag: Int, rect: NSRect, owner: Any)] = []
  var nextTag = 1
  var direction: NSUserInterfaceLayoutDirection?
}

extension NSView {
  /// The number of a part's tip.
  public typealias ToolTipTag = Int

  /// Has a pointer that rests in a rectangle told something: the owner's description, or what it says as an
  /// `NSViewToolTipOwner`.
  /// - Returns: the number by which the tip is taken away.
  @discardableResult
  public final func addToolTip(_ rect: NSRect, owner: Any, userData data: UnsafeMutableRawPointer?) -> ToolTipTag {
    let tag = self[rare: PointerParts.self].nextTag
    self[rare: PointerParts.self].nextTag += 1
    self[rare: PointerParts.self].tips.append((tag, rect, owner))
    return tag
  }

  /// Takes the tip of a number away.
  public final func removeToolTip(_ tag: ToolTipTag) { self[rare: PointerParts.self].tips.removeAll { $0.tag == tag } }

  /// Takes the tips of all parts away, and that of the view.
  public final func removeAllToolTips() {
    self[rare: PointerParts.self].tips = []
    toolTip = nil
  }

  /// What a pointer that rests at a point of the view is told: the tip of a part, else of the view; for tests.
  public final func toolTip(at point: NSPoint) -> String? {
    if let tip = (self as? NSTextView)?.toolTip(ofCharacterAt: point) { return tip }
    guard let tip = self[rare: PointerParts.self].tips.last(where: { $0.rect.holds(point) }) else { return toolTip }
    let owner = tip.owner as? any NSViewToolTipOwner
    return owner?.view(self, stringForToolTip: tip.tag, point: point, userData: nil) ?? "\(tip.owner)"
  }

  final func standardAddCursorRect(_ rect: NSRect, cursor object: NSCursor) {
    self[rare: PointerParts.self].cursors.append((rect, object))
  }

  /// Takes a pointer of a rectangle away.
  public final func removeCursorRect(_ rect: NSRect, cursor object: NSCursor) {
    self[rare: PointerParts.self].cursors.removeAll { $0.rect == rect && $0.cursor === object }
  }

  final func standardDiscardCursorRects() { self[rare: PointerParts.self].cursors = [] }

  /// How the pointer looks at a point of the view, as `resetCursorRects` says; nil for as usual. For tests.
  public final func cursor(at point: NSPoint) -> NSCursor? {
    discardCursorRects()
    resetCursorRects()
    return self[rare: PointerParts.self].cursors.last { $0.rect.holds(point) }?.cursor
  }

  final var standardUserInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { self[rare: PointerParts.self].direction ?? .leftToRight }
    set { self[rare: PointerParts.self].direction = newValue }
  }
}

/// Who says what a pointer that rests in a part of a view is told. Stands in for NSViewToolTipOwner.
@MainActor
public protocol NSViewToolTipOwner {
  /// What the pointer is told.
  func view(
    _ view: NSView, stringForToolTip tag: NSView.ToolTipTag, point: NSPoint, userData data: UnsafeMutableRawPointer?
  ) -> String
}
