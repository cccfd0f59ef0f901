import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSWindow {
  /// Fills the screen or ends that; a window that is never there alone stays as it is.
  final func switchFullScreen() {
    guard collectionBehavior.isDisjoint(with: [.fullScreenNone, .fullScreenAuxiliary]) else { return }
    if styleMask.contains(.fullScreen) { exitFullScreen() } else { enterFullScreen() }
  }

  private func enterFullScreen() {
    tell(NSWindow.willEnterFullScreenNotification) { $0.windowWillEnterFullScreen($1) }
    let before = frame
    state.frameBeforeFullScreen = before
    styleMask.insert(.fullScreen)
    if let space = screen?.frame {
      let size = windowDelegate?.window(self, willUseFullScreenContentSize: space.size) ?? space.size
      contentRect = NSRect(
        x: space.midX - size.width / 2, y: space.midY - size.height / 2, width: size.width, height: size.height)
    }
    let proposed: NSApplication.PresentationOptions = [.fullScreen, .autoHideDock, .autoHideMenuBar]
    state.fullScreenOptions = windowDelegate?.window(self, willUseFullScreenPresentationOptions: proposed) ?? proposed
    if before.size != frame.size { tell(NSWindow.didResizeNotification) { $0.windowDidResize($1) } }
    tell(NSWindow.didEnterFullScreenNotification) { $0.windowDidEnterFullScreen($1) }
  }

  private func exitFullScreen() {
    tell(NSWindow.willExitFullScreenNotification) { $0.windowWillExitFullScreen($1) }
    let old = frame
    styleMask.remove(.fullScreen)
    state.fullScreenOptions = []
    if let before = state.frameBeforeFullScreen {
      contentRect = contentRect(forFrameRect: before)
      state.frameBeforeFullScreen = nil
    }
    if old.size != frame.size { tell(NSWindow.didResizeNotification) { $0.windowDidResize($1) } }
    tell(NSWindow.didExitFullScreenNotification) { $0.windowDidExitFullScreen($1) }
  }
}
