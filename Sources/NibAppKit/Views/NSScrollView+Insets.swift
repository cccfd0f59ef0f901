import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few scroll views are told.
private struct ScrollSettings: RareState {
  var insets = NSEdgeInsets()
  var scrollerInsets = NSEdgeInsets()
  var adjusts = true
  var style = NSScroller.Style.overlay
  var knob = NSScroller.KnobStyle.default
  var isDynamic = true
  var findBar = NSScrollView.FindBarPosition.aboveContent
  var floating: [(view: NSView, axis: NSEvent.GestureAxis)] = []
  var cursor: NSCursor?
  var flashes = 0
}

extension NSScrollView {
  /// Where the bar is that finds texts. Documented: the numbers, by AppKit.
  public enum FindBarPosition: Int, Sendable {
    /// Above the ruler; above the content; below it.
    case aboveHorizontalRuler, aboveContent, belowContent
  }

  /// A user begins to scroll.
  public static let willStartLiveScrollNotification = Notification.Name("NSScrollViewWillStartLiveScrollNotification")
  /// A user scrolls.
  public static let didLiveScrollNotification = Notification.Name("NSScrollViewDidLiveScrollNotification")
  /// A user has scrolled.
  public static let didEndLiveScrollNotification = Notification.Name("NSScrollViewDidEndLiveScrollNotification")
  /// A user begins to magnify.
  public static let willStartLiveMagnifyNotification = Notification.Name(
    "NSScrollViewWillStartLiveMagnifyNotification")
  /// A user has magnified.
  public static let didEndLiveMagnifyNotification = Notification.Name("NSScrollViewDidEndLiveMagnifyNotification")

  /// Does what a user does who scrolls to a point of the document: what is told of it is, and the document goes as far as
  /// it can.
  public final func scrollLive(to point: NSPoint) {
    let center = NotificationCenter.default
    center.post(name: Self.willStartLiveScrollNotification, object: self)
    documentView?.scroll(point)
    center.post(name: Self.didLiveScrollNotification, object: self)
    center.post(name: Self.didEndLiveScrollNotification, object: self)
  }

  final var standardContentInsets: NSEdgeInsets {
    get { self[rare: ScrollSettings.self].insets }
    set {
      self[rare: ScrollSettings.self].insets = newValue
      contentView.contentInsets = newValue
    }
  }
  final var standardAutomaticallyAdjustsContentInsets: Bool {
    get { self[rare: ScrollSettings.self].adjusts }
    set { self[rare: ScrollSettings.self].adjusts = newValue }
  }
  /// Room around the scrollers beside that around the document, in points.
  public final var scrollerInsets: NSEdgeInsets {
    get { self[rare: ScrollSettings.self].scrollerInsets }
    set { self[rare: ScrollSettings.self].scrollerInsets = newValue }
  }
  final var standardScrollerStyle: NSScroller.Style {
    get { self[rare: ScrollSettings.self].style }
    set { self[rare: ScrollSettings.self].style = newValue }
  }
  final var standardScrollerKnobStyle: NSScroller.KnobStyle {
    get { self[rare: ScrollSettings.self].knob }
    set {
      self[rare: ScrollSettings.self].knob = newValue
      for scroller in [verticalScroller, horizontalScroller] { scroller?.knobStyle = newValue }
    }
  }
  /// Whether the document moves while the knob does.
  public final var scrollsDynamically: Bool {
    get { self[rare: ScrollSettings.self].isDynamic }
    set { self[rare: ScrollSettings.self].isDynamic = newValue }
  }
  /// Where the bar is that finds texts.
  public final var findBarPosition: FindBarPosition {
    get { self[rare: ScrollSettings.self].findBar }
    set { self[rare: ScrollSettings.self].findBar = newValue }
  }
  /// How the pointer looks over the document; nil for as usual.
  public final var documentCursor: NSCursor? {
    get { self[rare: ScrollSettings.self].cursor }
    set { self[rare: ScrollSettings.self].cursor = newValue }
  }
  /// How far a line goes in both directions, in points.
  public final var lineScroll: CGFloat {
    get { CGFloat(verticalLineScroll) }
    set { (verticalLineScroll, horizontalLineScroll) = (Double(newValue), Double(newValue)) }
  }
  /// What of a page stays in sight in both directions, in points.
  public final var pageScroll: CGFloat {
    get { CGFloat(verticalPageScroll) }
    set { (verticalPageScroll, horizontalPageScroll) = (Double(newValue), Double(newValue)) }
  }

  final func noteFlash() { self[rare: ScrollSettings.self].flashes += 1 }
  /// How often the scrollers were shown for a moment; for tests.
  public final var scrollerFlashes: Int { self[rare: ScrollSettings.self].flashes }

  final func placeContent() {
    func width(_ scroller: NSScroller?) -> CGFloat {
      guard scrollerStyle == .legacy else { return 0 }
      let type = scroller.map { Swift.type(of: $0) } ?? NSScroller.self
      return type.scrollerWidth(for: .regular, scrollerStyle: .legacy)
    }
    let edge: CGFloat = borderType == .noBorder ? 0 : 1
    var room = bounds.insetBy(dx: edge, dy: edge)
    if hasVerticalScroller { room.size.width = max(0, room.width - width(verticalScroller)) }
    if hasHorizontalScroller {
      let height = width(horizontalScroller)
      room.size.height = max(0, room.height - height)
      if !isFlipped { room.origin.y += height }
    }
    contentView.frame = placeRulers(in: room)
  }

  final func standardAddFloatingSubview(_ view: NSView, for axis: NSEvent.GestureAxis) {
    self[rare: ScrollSettings.self].floating.append((view, axis))
    contentView.addSubview(view)
  }

  /// The size of a scroll view whose content has one.
  public static func frameSize(
    forContentSize cSize: NSSize, horizontalScrollerClass: AnyClass?, verticalScrollerClass: AnyClass?,
    borderType type: NSBorderType, controlSize: NSControl.ControlSize, scrollerStyle: NSScroller.Style
  ) -> NSSize {
    let more = edges(horizontalScrollerClass, verticalScrollerClass, type, controlSize, scrollerStyle)
    return NSSize(width: cSize.width + more.width, height: cSize.height + more.height)
  }

  /// The size of the content of a scroll view.
  public static func contentSize(
    forFrameSize fSize: NSSize, horizontalScrollerClass: AnyClass?, verticalScrollerClass: AnyClass?,
    borderType type: NSBorderType, controlSize: NSControl.ControlSize, scrollerStyle: NSScroller.Style
  ) -> NSSize {
    let more = edges(horizontalScrollerClass, verticalScrollerClass, type, controlSize, scrollerStyle)
    return NSSize(width: max(0, fSize.width - more.width), height: max(0, fSize.height - more.height))
  }

  private static func edges(
    _ horizontal: AnyClass?, _ vertical: AnyClass?, _ border: NSBorderType, _ size: NSControl.ControlSize,
    _ style: NSScroller.Style
  ) -> NSSize {
    func width(_ scroller: AnyClass?) -> CGFloat {
      guard let scroller, style == .legacy else { return 0 }
      return (scroller as? NSScroller.Type ?? NSScroller.self).scrollerWidth(for: size, scrollerStyle: style)
    }
    let both: CGFloat = border == .noBorder ? 0 : 2
    return NSSize(width: both + width(vertical), height: both + width(horizontal))
  }
}

/// What few clip views are told.
private struct ClipSettings: RareState {
  var insets = NSEdgeInsets()
}

extension NSClipView {
  /// Room around the document, in points.
  public final var contentInsets: NSEdgeInsets {
    get { self[rare: ClipSettings.self].insets }
    set { self[rare: ClipSettings.self].insets = newValue }
  }
}

/// What few scrollers are told.
private struct ScrollerSettings: RareState {
  var style = NSScroller.Style.overlay
  var knob = NSScroller.KnobStyle.default
}

extension NSScroller {
  /// Whether scrollers lie beside the document or over it. Documented: the numbers, by AppKit.
  public enum Style: Int, Sendable {
    /// Beside it; over it.
    case legacy, overlay
  }
  /// How knobs look. Documented: the numbers, by AppKit.
  public enum KnobStyle: Int, NibChoice {
    /// By what is below; dark; light.
    case `default`, dark, light
  }
  /// The parts of a scroller. Documented: the numbers, by AppKit.
  public enum Part: UInt, Sendable {
    /// None; above the knob; the knob; below it.
    case noPart, decrementPage, knob, incrementPage
    /// The arrows; all that the knob goes along.
    case decrementLine, incrementLine, knobSlot
  }
  /// The user wants scrollers of the other style.
  public static let preferredScrollerStyleDidChangeNotification = Notification.Name(
    "NSPreferredScrollerStyleDidChangeNotification")
  /// The style that the user wants: over the document.
  public static var preferredScrollerStyle: Style { .overlay }
  /// Whether it lies beside the document or over it.
  public final var scrollerStyle: Style {
    get { self[rare: ScrollerSettings.self].style }
    set { self[rare: ScrollerSettings.self].style = newValue }
  }
  /// How the knob looks.
  public final var knobStyle: KnobStyle {
    get { self[rare: ScrollerSettings.self].knob }
    set { self[rare: ScrollerSettings.self].knob = newValue }
  }
}
