import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is seen of a window, and how the system treats it.
extension NSWindow {
  /// Whether a user sees something of the window: it is on the screen, not in the Dock, and its application not hidden.
  /// Windows in front of it are not reckoned.
  public var occlusionState: OcclusionState {
    isVisible && !isMiniaturized && !(NSApplication.shared.isHidden && canHide) ? .visible : []
  }

  /// Tells the menu of windows where the window came to the screen or left it, and others where `occlusionState` is another
  /// one than last told.
  final func occlusionMayHaveChanged() {
    listInWindowsMenu()
    let isSeen = occlusionState.contains(.visible)
    guard isSeen != state.wasSeen else { return }
    state.wasSeen = isSeen
    tell(NSWindow.didChangeOcclusionStateNotification) { $0.windowDidChangeOcclusionState($1) }
    NSApplication.shared.occlusionMayHaveChanged()
  }

  /// A number of its own among the windows of the program, from 1, given when it is first asked for.
  public var windowNumber: Int {
    if let number = state.number { return number }
    let number = WindowNumbers.number(of: self)
    state.number = number
    return number
  }

  /// The numbers of the windows on the screen, the front one first.
  public static func windowNumbers(options: NumberListOptions = []) -> [NSNumber]? {
    WindowOrder.windows.map { NSNumber(value: $0.windowNumber) }
  }

  /// The number of the front window at a point of the screen, of those behind the one of a number where that is not 0; 0
  /// for none.
  public static func windowNumber(at point: NSPoint, belowWindowWithWindowNumber windowNumber: Int) -> Int {
    var windows = WindowOrder.windows[...]
    if windowNumber != 0 { windows = windows.drop { $0.windowNumber != windowNumber }.dropFirst() }
    return windows.first { $0.frame.holds(point) }?.windowNumber ?? 0
  }

  /// Whether it is in the space that is seen: on the screen, for there is one here.
  public var isOnActiveSpace: Bool { isVisible && !isMiniaturized }

  /// Whether it is hidden with its application.
  public var canHide: Bool {
    get { state.canHide }
    set {
      state.canHide = newValue
      occlusionMayHaveChanged()
    }
  }

  /// What other programs see of its pixels.
  public var sharingType: SharingType {
    get { state.sharingType }
    set { state.sharingType = newValue }
  }

  /// How its pixels are kept.
  public var backingType: BackingStoreType {
    get { state.backingType }
    set { state.backingType = newValue }
  }

  /// The colors that it is drawn in; nil for those of the screen.
  public var colorSpace: NSColorSpace? {
    get { state.colorSpace }
    set { state.colorSpace = newValue }
  }

  /// Whether the program does not end while it waits for this window.
  public var preventsApplicationTerminationWhenModal: Bool {
    get { state.preventsTermination }
    set { state.preventsTermination = newValue }
  }

  /// Whether the menu of windows leaves it out.
  public var isExcludedFromWindowsMenu: Bool {
    get { state.isExcludedFromWindowsMenu }
    set {
      state.isExcludedFromWindowsMenu = newValue
      listInWindowsMenu()
    }
  }

  /// Whether what is seen while a user changes its size is kept from before.
  public var preservesContentDuringLiveResize: Bool {
    get { state.preservesContentDuringLiveResize }
    set { state.preservesContentDuringLiveResize = newValue }
  }

  /// Its icon in the Dock, while it is put away there.
  public var dockTile: NSDockTile {
    if let tile = state.dockTile { return tile }
    let tile = NSDockTile(owner: self)
    state.dockTile = tile
    return tile
  }

  /// The image of that icon; nil for one of the window.
  public var miniwindowImage: NSImage? {
    get { state.miniwindowImage }
    set { state.miniwindowImage = newValue }
  }

  /// The text below that icon; the title where code says no other.
  public var miniwindowTitle: String! {
    get { state.miniwindowTitle ?? title }
    set { state.miniwindowTitle = newValue }
  }

  /// Has the shadow drawn anew; nothing is drawn here.
  public func invalidateShadow() {}

  /// Whether something of the content is to be drawn.
  public var viewsNeedDisplay: Bool {
    get { contentView?.tellsNeed == true }
    set { contentView?.needsDisplay = newValue }
  }

  final func standardUpdate() {
    displayIfNeeded()
    tell(NSWindow.didUpdateNotification) { $0.windowDidUpdate($1) }
  }
}

extension NSView {
  /// Whether the view or one in it is to be drawn.
  fileprivate final var tellsNeed: Bool { needsDisplay || subviews.contains(where: \.tellsNeed) }
}

extension NSWindow {
  /// The button that the return key clicks; nil for none but those that have the key themselves.
  public var defaultButtonCell: NSButtonCell? {
    get { state.defaultButtonCell }
    set {
      state.defaultButtonCell?.keyEquivalent = ""
      state.defaultButtonCell = newValue
      newValue?.keyEquivalent = state.defaultKeyIsDisabled ? "" : "\r"
    }
  }

  /// Takes the return key from the button that has it by `defaultButtonCell`.
  public func disableKeyEquivalentForDefaultButtonCell() {
    state.defaultKeyIsDisabled = true
    state.defaultButtonCell?.keyEquivalent = ""
  }

  /// Gives the return key back to that button.
  public func enableKeyEquivalentForDefaultButtonCell() {
    state.defaultKeyIsDisabled = false
    state.defaultButtonCell?.keyEquivalent = "\r"
  }

  /// Height of the bar at an edge, in points: above and below alone.
  public func contentBorderThickness(for edge: NSRectEdge) -> CGFloat {
    edge == .minY ? CGFloat(contentBorderThickness.bottom) : state.borders[edge] ?? 0
  }

  /// Sets the height of the bar at the upper or lower edge; other edges have none.
  public func setContentBorderThickness(_ thickness: CGFloat, for edge: NSRectEdge) {
    switch edge {
    case .minY: contentBorderThickness.bottom = Double(thickness)
    case .maxY: state.borders[edge] = thickness
    default: break
    }
  }

  /// Whether the height of the bar at an edge follows what lies there.
  public func autorecalculatesContentBorderThickness(for edge: NSRectEdge) -> Bool {
    state.automaticBorders[edge] ?? (edge == .maxY)
  }

  /// Sets whether the height of the bar at an edge follows what lies there.
  public func setAutorecalculatesContentBorderThickness(_ flag: Bool, for edge: NSRectEdge) {
    state.automaticBorders[edge] = flag
  }
}
