import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What an application has beside its menus and windows.
struct ApplicationState {
  var appearance: NSAppearance?
  var isActive = false
  var isRunning = false
  /// The delegate that `main()` made: the outlet alone does not keep it.
  var madeDelegate: (any NSApplicationDelegate)?
  var policy = NSApplication.ActivationPolicy.regular
  var answer: (@MainActor (AnyObject) -> NSApplication.ModalResponse?)?
  var stopped: NSApplication.ModalResponse?
  var sessions: [NSApplication.ModalSession: ModalWait] = [:]
  var aboutPanelOptions: [NSApplication.AboutPanelOptionKey: Any]?
  var attention: [Int: NSApplication.RequestUserAttentionType] = [:]
  var lastRequest = 0
  var isTerminationPending = false
  var openReply: NSApplication.DelegateReply?
  var presentationOptions: NSApplication.PresentationOptions = []
  var dockTile: NSDockTile?
  var icon: NSImage?
  var servicesProvider: Any?
  var events = EventQueue()
  var currentEvent: NSEvent?
  /// The event of a user action that is on its way.
  var delivery: EventDelivery?
  var serviceTypes = (send: [NSPasteboard.PasteboardType](), return: [NSPasteboard.PasteboardType]())
  var hidesOthers = false
  var helpRequests = 0
  var characterPaletteRequests = 0
  var isRelaunchDisabled = false
  var windowItems: [ObjectIdentifier: NSMenuItem] = [:]
  var restorationClasses: [NSUserInterfaceItemIdentifier: any NSWindowRestoration.Type] = [:]
}

/// A wait in steps for a window.
struct ModalWait {
  let window: NSWindow
  let outer: NSApplication.ModalResponse?
  var steps = 0
}
