import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSWindow {
  /// Shows the window.
  public func showAfterLoading() { makeKeyAndOrderFront(nil) }

  final var standardIsDocumentEdited: Bool {
    get { state.isDocumentEdited }
    set {
      state.isDocumentEdited = newValue
      NSApplication.shared.updateWindowsItem(self)
    }
  }
  /// The path of that file; empty for none.
  public var representedFilename: String {
    get { state.representedURL?.path ?? "" }
    set { state.representedURL = newValue.isEmpty ? nil : URL(fileURLWithPath: newValue) }
  }

  final func standardSetTitleWithRepresentedFilename(_ filename: String) {
    representedFilename = filename
    title = representedURL?.lastPathComponent ?? filename
  }

  /// The manager of what is undone in the window.
  final var managerOfUndo: UndoManager? {
    if let own = windowDelegate?.windowWillReturnUndoManager(self) { return own }
    if let document = windowController?.document as? NSDocument { return document.undoManager }
    if state.undoManager == nil { state.undoManager = UndoManager() }
    return state.undoManager
  }

  /// The manager of what is undone where the keys are.
  final var undoManagerOfKeys: UndoManager? { firstResponder?.undoManager ?? undoManager }

  /// Lets an item of a menu say what it undoes.
  /// - Returns: whether there is anything to undo.
  final func show(_ title: String?, by item: any NSValidatedUserInterfaceItem, _ isPossible: Bool?) -> Bool {
    if let title, let item = item as? NSMenuItem { item.title = title }
    return isPossible ?? false
  }

  final func titleBarButton(_ type: ButtonType) -> NSButton? {
    guard styleMask.contains(.titled) else { return nil }
    switch type {
    case .closeButton, .miniaturizeButton, .zoomButton: break
    case .documentIconButton where representedURL != nil: break
    default: return nil
    }
    let button = state.buttons[type] ?? NSButton()
    if state.buttons[type] == nil {
      state.buttons[type] = button
      let actions: [ButtonType: Selector] = [
        .closeButton: "performClose:", .miniaturizeButton: "performMiniaturize:", .zoomButton: "performZoom:",
      ]
      button.target = self
      button.action = actions[type]
    }
    let needed: [ButtonType: StyleMask] = [
      .closeButton: .closable, .miniaturizeButton: .miniaturizable, .zoomButton: .resizable,
    ]
    button.isEnabled = needed[type].map(styleMask.contains) ?? true
    return button
  }

  final func standardSetIsVisible(_ flag: Bool) { if flag { orderFront(nil) } else { orderOut(nil) } }

  final func standardOrderFrontRegardless() { orderFront(nil) }

  final func standardOrderBack(_ sender: Any?) {
    isOnScreen = true
    WindowOrder.sendToBack(self)
    WindowOrder.settleMain()
    tellAppearance()
    occlusionMayHaveChanged()
  }

  final func standardOrder(_ place: OrderingMode, relativeTo otherWin: Int) {
    guard place != .out else { return orderOut(nil) }
    isOnScreen = true
    WindowOrder.place(
      self, before: NSApplication.shared.window(withWindowNumber: otherWin), isAbove: place == .above)
    WindowOrder.settleMain()
    tellAppearance()
    occlusionMayHaveChanged()
  }

  final var standardIsMainWindow: Bool { NSApplication.shared.mainWindow === self }

  final func closeNow() {
    guard !state.isClosing else { return }
    state.isClosing = true
    defer { state.isClosing = false }
    let wasVisible = isVisible
    if wasVisible || !state.isClosed { tell(NSWindow.willCloseNotification) { $0.windowWillClose($1) } }
    state.isClosed = true
    leaveScreen(closing: true)
    if let windowController { (windowController.document as? NSDocument)?.didClose(windowController) }
    if wasVisible { NSApplication.shared.windowDidClose(self) }
  }

  /// Takes the window off the screen, without telling that it closes.
  final func leaveScreen(closing isClosed: Bool) {
    let wasVisible = isVisible
    isOnScreen = false
    if isClosed { leaveGroup(wasVisible: wasVisible) }
    giveUpKeys(keeping: !isClosed && isReleasedWhenClosed && windowController == nil)
    tellAppearance()
    occlusionMayHaveChanged()
    end()
  }

  final func putInDock() {
    guard !isMiniaturized else { return }
    tell(NSWindow.willMiniaturizeNotification) { $0.windowWillMiniaturize($1) }
    isMiniaturized = true
    giveUpKeys(keeping: true)
    tell(NSWindow.didMiniaturizeNotification) { $0.windowDidMiniaturize($1) }
    occlusionMayHaveChanged()
  }

  final func standardPerformMiniaturize(_ sender: Any?) {
    if styleMask.contains(.miniaturizable) || styleMask.isEmpty { miniaturize(sender) }
  }

  final func takeFromDock() {
    guard isMiniaturized else { return }
    showWithKeys()
    tell(NSWindow.didDeminiaturizeNotification) { $0.windowDidDeminiaturize($1) }
  }

  final func toggleZoom() {
    if let before = state.frameBeforeZoom {
      guard windowDelegate?.windowShouldZoom(self, toFrame: before) ?? true else { return }
      state.frameBeforeZoom = nil
      setFrame(before, display: true)
    } else if let space = screen?.visibleFrame {
      let wanted = windowDelegate?.windowWillUseStandardFrame(self, defaultFrame: space) ?? space
      guard windowDelegate?.windowShouldZoom(self, toFrame: wanted) ?? true else { return }
      let before = frame
      setFrame(wanted, display: true)
      state.frameBeforeZoom = before
    }
  }

  final func standardPerformZoom(_ sender: Any?) {
    if styleMask.contains(.resizable) || styleMask.isEmpty { zoom(sender) }
  }

  final func standardAddChildWindow(_ child: NSWindow, ordered place: OrderingMode) {
    guard child.parent !== self, !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
      return
    }
    child.parent?.removeChildWindow(child)
    childWindows = (childWindows ?? []) + [child]
    child.parent = self
    if isVisible, place != .out { child.orderFront(nil) }
    if isVisible, place == .below { WindowOrder.place(child, before: self, isAbove: false) }
  }

  final func standardRemoveChildWindow(_ child: NSWindow) {
    guard child.parent === self else { return }
    let left = (childWindows ?? []).filter { $0 !== child }
    childWindows = left.isEmpty ? nil : left
    child.parent = nil
  }

  final func standardDisplayIfNeeded() { contentView?.displayIfNeeded() }

  final func standardDisplay() { contentView?.display() }

  final func standardLayoutIfNeeded() { contentView?.layoutSubtreeIfNeeded() }

  /// Puts the view of the content's controller in place, which knows its window by that.
  func placeContent() {
    guard let contentViewController else { return }
    contentViewController.ownWindowMade = self
    setContentView(contentViewController.view)
  }

  /// Tells the controllers of the views in the window whether they are seen.
  func tellAppearance() {
    let appears = isVisible
    contentView?.tellControllers(appears)
    if appears, let contentView, state.drawnContent !== contentView {
      state.drawnContent = contentView
      DueDisplay.pass { contentView.display() }
    }
    if !appears { for child in childWindows ?? [] { child.orderOut(nil) } }
  }
}
