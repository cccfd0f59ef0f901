import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few views are told of how they are shown.
private struct ViewShowing: RareState {
  var pressure: NSPressureConfiguration?
  var extendedRange = false
  var bestResolution = false
  var compactMetrics = false
  var contentSizes = (horizontal: true, vertical: true)
  var definition: NSAttributedString?
  var trackingRects: [NSView.TrackingRectTag: NSTrackingArea] = [:]
}

extension NSView.AutoresizingMask {
  /// Nothing.
  public static let none: NSView.AutoresizingMask = []
}

extension NSView {
  /// Another view is drawn; in older systems.
  public static let focusDidChangeNotification = Notification.Name("NSViewFocusDidChangeNotification")
  /// A view with a surface of its own moved on the screen.
  public static let globalFrameDidChangeNotification = Notification.Name("NSViewGlobalFrameDidChangeNotification")

  /// The number of a rectangle that the pointer is told of.
  public typealias TrackingRectTag = Int

  /// What a press of a trackpad does in the view; nil for as usual.
  public final var pressureConfiguration: NSPressureConfiguration? {
    get { self[rare: ViewShowing.self].pressure }
    set { self[rare: ViewShowing.self].pressure = newValue }
  }

  /// Whether a surface of OpenGL shows colors brighter than white; kept.
  public final var wantsExtendedDynamicRangeOpenGLSurface: Bool {
    get { self[rare: ViewShowing.self].extendedRange }
    set { self[rare: ViewShowing.self].extendedRange = newValue }
  }

  /// Whether a surface of OpenGL has all pixels of the screen; kept.
  public final var wantsBestResolutionOpenGLSurface: Bool {
    get { self[rare: ViewShowing.self].bestResolution }
    set { self[rare: ViewShowing.self].bestResolution = newValue }
  }

  /// Whether controls in the view are as small as in older systems; kept.
  public final var prefersCompactControlSizeMetrics: Bool {
    get { self[rare: ViewShowing.self].compactMetrics }
    set { self[rare: ViewShowing.self].compactMetrics = newValue }
  }

  /// Whether the width of the content is asked for by a constraint; kept.
  public final var isHorizontalContentSizeConstraintActive: Bool {
    get { self[rare: ViewShowing.self].contentSizes.horizontal }
    set { self[rare: ViewShowing.self].contentSizes.horizontal = newValue }
  }

  /// Whether the height of the content is asked for by a constraint; kept.
  public final var isVerticalContentSizeConstraintActive: Bool {
    get { self[rare: ViewShowing.self].contentSizes.vertical }
    set { self[rare: ViewShowing.self].contentSizes.vertical = newValue }
  }

  /// Whether constraints leave open where the view is. They are not solved here, so that nothing is known to be open.
  public final var hasAmbiguousLayout: Bool { false }

  /// Shows another layout that the constraints allow, for debugging: the view is laid out again.
  public final func exerciseAmbiguityInLayout() { needsLayout = true }

  /// Whether the rectangle is drawn that shows what was found; none is.
  public final var isDrawingFindIndicator: Bool { false }

  /// Has an owner told of the pointer that comes into a rectangle and leaves it, by `mouseEntered(with:)` and its like.
  /// - Returns: a number to take it back by; 0 where the owner is no responder.
  @discardableResult
  public final func addTrackingRect(
    _ rect: NSRect, owner: Any, userData data: UnsafeMutableRawPointer?, assumeInside flag: Bool
  ) -> TrackingRectTag {
    guard owner is NSResponder else { return 0 }
    let area = NSTrackingArea(
      rect: rect,
      options: flag
        ? [.mouseEnteredAndExited, .activeAlways, .assumeInside]
        : [.mouseEnteredAndExited, .activeAlways], owner: owner)
    let tag = (self[rare: ViewShowing.self].trackingRects.keys.max() ?? 0) + 1
    self[rare: ViewShowing.self].trackingRects[tag] = area
    addTrackingArea(area)
    return tag
  }

  /// Has nobody told of a rectangle any more.
  public final func removeTrackingRect(_ tag: TrackingRectTag) {
    if let area = self[rare: ViewShowing.self].trackingRects.removeValue(forKey: tag) { removeTrackingArea(area) }
  }

  /// How what a word means is shown. Documented: the names, by AppKit.
  public struct DefinitionOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes the name of an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where: a `DefinitionPresentationType`.
    public static let presentationType = Self(rawValue: "NSDefinitionPresentationTypeKey")
  }

  /// Where it is shown what a word means. Documented: the names, by AppKit.
  public struct DefinitionPresentationType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes the name of a place.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Over the text.
    public static let overlay = Self(rawValue: "NSDefinitionPresentationTypeOverlay")
    /// In the Dictionary app.
    public static let dictionaryApplication = Self(rawValue: "NSDefinitionPresentationTypeDictionaryApplication")
  }

  /// Shows what a text means at a point: `shownDefinition` is the text then, for there is no dictionary here.
  public final func showDefinition(for attrString: NSAttributedString?, at textBaselineOrigin: NSPoint) {
    self[rare: ViewShowing.self].definition = attrString
  }

  /// Shows what a part of a text means, likewise.
  public final func showDefinition(
    for attrString: NSAttributedString?, range targetRange: NSRange, options: [DefinitionOptionKey: Any]? = nil,
    baselineOriginProvider originProvider: ((NSRange) -> NSPoint)? = nil
  ) {
    guard let attrString, NSMaxRange(targetRange) <= attrString.length, targetRange.location >= 0 else { return }
    showDefinition(
      for: targetRange.length == 0 ? attrString : attrString.attributedSubstring(from: targetRange),
      at: originProvider?(targetRange) ?? .zero)
  }

  /// The text whose meaning was shown last; nil for none.
  public final var shownDefinition: NSAttributedString? { self[rare: ViewShowing.self].definition }

  /// Begins a drag of what is on a pasteboard, as in older systems; nothing where the source is no `NSDraggingSource`.
  public final func drag(
    _ image: NSImage, at viewLocation: NSPoint, offset initialOffset: NSSize, event: NSEvent,
    pasteboard pboard: NSPasteboard, source sourceObj: Any, slideBack slideFlag: Bool
  ) {
    guard let source = sourceObj as? any NSDraggingSource else { return }
    let items = (pboard.pasteboardItems ?? []).map { item in
      let dragged = NSDraggingItem(pasteboardWriter: item)
      dragged.setDraggingFrame(NSRect(origin: viewLocation, size: image.size), contents: image)
      return dragged
    }
    beginDraggingSession(with: items, event: event, source: source)
      .animatesToStartingPositionsOnCancelOrFail = slideFlag
  }
}

extension NSView {
  /// A part of a view that its content keeps to: what bars leave free, or what the margins leave.
  public final class LayoutRegion: Sendable {
    /// In which direction a region keeps away from the corners of a window. Documented: the numbers, by AppKit.
    public enum AdaptivityAxis: Int, Sendable {
      /// In none; across; down.
      case none, horizontal, vertical
    }

    fileprivate let hasMargins: Bool
    /// In which direction it keeps away from corners; windows have none here that cover anything.
    public let cornerAdaptation: AdaptivityAxis

    private init(margins: Bool, _ axis: AdaptivityAxis) { (hasMargins, cornerAdaptation) = (margins, axis) }

    /// What bars leave free.
    public static func safeArea(cornerAdaptation adaptivityAxis: AdaptivityAxis = .none) -> LayoutRegion {
      LayoutRegion(margins: false, adaptivityAxis)
    }

    /// What the margins leave of that.
    public static func margins(cornerAdaptation adaptivityAxis: AdaptivityAxis = .none) -> LayoutRegion {
      LayoutRegion(margins: true, adaptivityAxis)
    }
  }

  /// A guide for constraints to what a region leaves.
  public final func layoutGuide(for layoutRegion: LayoutRegion) -> NSLayoutGuide {
    layoutRegion.hasMargins ? layoutMarginsGuide : safeAreaLayoutGuide
  }

  /// What a region leaves at the edges, in points. Margins are 20 points, as AppKit's of windows.
  public final func edgeInsets(for layoutRegion: LayoutRegion) -> NSEdgeInsets {
    let (safe, margin) = (safeAreaInsets, CGFloat(layoutRegion.hasMargins ? 20 : 0))
    return NSEdgeInsets(
      top: safe.top + margin, left: safe.left + margin, bottom: safe.bottom + margin, right: safe.right + margin)
  }

  /// What a region leaves, in the view's own coordinates.
  public final func rect(for layoutRegion: LayoutRegion) -> NSRect {
    let (inset, whole) = (edgeInsets(for: layoutRegion), bounds)
    return NSRect(
      x: whole.minX + inset.left, y: whole.minY + (isFlipped ? inset.top : inset.bottom),
      width: max(0, whole.width - inset.left - inset.right), height: max(0, whole.height - inset.top - inset.bottom))
  }
}

/// A part of a view that its content keeps to, by its name in Objective-C.
public typealias NSViewLayoutRegion = NSView.LayoutRegion
