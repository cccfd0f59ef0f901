import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a controller is shown in, while it is shown.
@MainActor
final class Presentation {
  let kind: NSStoryboardSegueTemplate.Kind
  /// The window that was made for the controller, or its window controller's.
  let window: NSWindow?
  /// The popover.
  let popover: NSPopover?

  init(_ kind: NSStoryboardSegueTemplate.Kind, window: NSWindow? = nil, popover: NSPopover? = nil) {
    self.kind = kind
    self.window = window
    self.popover = popover
  }
}

extension NSResponder {
  /// The window that the object is in, as a controller or a view.
  final var ownWindow: NSWindow? {
    switch self {
    case let window as NSWindow: window
    case let controller as NSWindowController: controller.window
    case let controller as NSViewController: controller.windowOfView
    case let view as NSView: view.window
    default: nil
    }
  }

  /// Shows another controller as a segue of a kind does: in a window of its own, a sheet, a window that waits, a popover.
  final func present(_ controller: NSResponder, as kind: NSStoryboardSegueTemplate.Kind) {
    guard kind != .custom, kind != .embed, controller !== self, controller.scene.presenter == nil else { return }
    scene.presented.append(controller)
    controller.scene.presenter = self
    let presenter = ownWindow
    guard let shown = controller as? NSViewController else {
      let window = (controller as? NSWindowController)?.window
      scene.presentations[ObjectIdentifier(controller)] = Presentation(kind, window: window)
      window?.begin(as: kind, over: presenter, showing: controller)
      return
    }
    if kind == .popover {
      let popover = NSPopover()
      popover.setContentViewController(shown)
      scene.presentations[ObjectIdentifier(controller)] = Presentation(kind, popover: popover)
      popover.show(relativeTo: (self as? NSViewController)?.viewIfLoaded)
      return
    }
    let window = NSWindow()
    window.title = shown.title ?? ""
    window.styleMask = kind == .sheet ? [.titled, .docModalWindow] : [.titled, .closable, .miniaturizable, .resizable]
    window.setContentView(shown.view)
    shown.ownWindowMade = window
    scene.presentations[ObjectIdentifier(controller)] = Presentation(kind, window: window)
    window.begin(as: kind, over: presenter, showing: controller)
  }

  /// Ends what the controller was shown in.
  final func endPresentation() {
    guard let presenter = scene.presenter else { return }
    scene.presenter = nil
    presenter.scene.presented.removeAll { $0 === self }
    let presentation = presenter.scene.presentations.removeValue(forKey: ObjectIdentifier(self))
    presentation?.popover?.close()
    presentation?.window?.close()
    for inner in scene.presented { inner.endPresentation() }
  }
}

extension NSWindow {
  /// Comes on the screen as what a segue of a kind shows.
  func begin(as kind: NSStoryboardSegueTemplate.Kind, over presenter: NSWindow?, showing controller: NSResponder) {
    shown = controller
    if kind == .sheet, presenter !== self {
      sheetParent = presenter
      presenter?.sheets.append(self)
    }
    isModal = kind == .modal
    makeKeyAndOrderFront()
  }

  /// The sheet that covers the window.
  public var attachedSheet: NSWindow? { sheets.last }

  /// Whether it is shown as a sheet.
  public var isSheet: Bool { sheetParent?.sheets.contains { $0 === self } == true }

  /// Lets go of whom it was a sheet of, and ends what it was shown for.
  func end() {
    sheetParent?.detach(self)
    sheetParent = nil
    isModal = false
    state.waitingSheets = []
    for sheet in sheets { sheet.close() }
    let controller = shown
    shown = nil
    controller?.endPresentation()
  }
}

extension NSApplication {
  /// The window that the program waits for, if there is one.
  public var modalWindow: NSWindow? { windows.first(where: \.isModal) }
}

extension NSViewController {
  /// Shows a controller as a sheet of the window.
  public final func presentAsSheet(_ controller: NSViewController) { present(controller, as: .sheet) }

  /// Shows a controller in a window that the program waits for; here nothing waits.
  public final func presentAsModalWindow(_ controller: NSViewController) { present(controller, as: .modal) }

  /// Shows a controller in a popover.
  public final func presentAsPopover(_ controller: NSViewController) { present(controller, as: .popover) }

  /// Adds a controller whose view lies in this one's; one that holds this one is not added.
  public final func addChild(_ controller: NSViewController) {
    var next: NSViewController? = self
    for _ in 0..<1000 {
      guard let outer = next else { break }
      if outer === controller { return }
      next = outer.parent
    }
    guard controller.parent !== self else { return }
    controller.removeFromParent()
    children.append(controller)
    controller.parent = self
    if controller.scene.storyboard == nil { controller.scene.storyboard = scene.storyboard }
  }

  /// Takes the controller from the one that holds it, or out of the title bar.
  public final func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    (self as? NSTitlebarAccessoryViewController)?.leaveTitlebar()
  }

  /// Fills the views that embed segues begin at with the views of their destinations.
  final func embedChildren() throws {
    for template in scene.segues where template.kind == .embed {
      guard let container = template.container else { continue }
      var depth = 0
      var next = parent
      while let outer = next {
        depth += 1
        next = outer.parent
      }
      guard depth < 32 else {
        throw RuntimeError(
          code: .brokenConnection, place: .init(file: scene.storyboard?.name ?? ""),
          detail: "controllers are embedded in each other without end")
      }
      _ = try template.perform(sender: nil) { [self] destination in
        guard let child = destination as? NSViewController else { return }
        addChild(child)
        let view = child.view
        view.frame = NSRect(origin: .zero, size: container.frame.size)
        container.addSubview(view)
      }
    }
  }
}
