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
    window.contentViewController = shown
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
    if kind == .sheet, let presenter, presenter.canAttach(self) {
      sheetParent = presenter
      presenter.sheets.append(self)
    }
    isModal = kind == .modal
    makeKeyAndOrderFront()
  }

  final var standardAttachedSheet: NSWindow? { sheets.last }

  final var standardIsSheet: Bool { sheetParent?.sheets.contains { $0 === self } == true }

  /// Lets go of whom it was a sheet of, ends its own sheets and those that wait, and ends what it was shown for.
  func end() {
    sheetParent?.detach(self)
    sheetParent = nil
    isModal = false
    let waiting = state.waitingSheets
    state.waitingSheets = []
    for sheet in sheets { sheet.close() }
    for sheet in waiting {
      sheet.sheetParent = nil
      sheet.abortAsSheet()
    }
    let controller = shown
    shown = nil
    controller?.endPresentation()
    abortAsSheet()
  }
}

extension NSApplication {
  /// The window that the program waits for, if there is one.
  public var modalWindow: NSWindow? { windows.first(where: \.isModal) }
}

extension NSViewController {
  /// Shows a controller in a popover.
  public final func presentAsPopover(_ controller: NSViewController) { present(controller, as: .popover) }

  /// Puts a controller among the children.
  final func adopt(_ controller: NSViewController, at index: Int) {
    var next: NSViewController? = self
    for _ in 0..<1000 {
      guard let outer = next else { break }
      if outer === controller { return }
      next = outer.parent
    }
    if let old = childList.firstIndex(where: { $0 === controller }) {
      childList.remove(at: old)
    } else {
      controller.removeFromParent()
    }
    childList.insert(controller, at: min(max(index, 0), childList.count))
    controller.parent = self
    if controller.scene.storyboard == nil { controller.scene.storyboard = scene.storyboard }
  }

  /// Puts the view of one child in the place of another's. Raises that one of them is no child, as AppKit does.
  final func exchange(_ old: NSViewController, _ new: NSViewController) {
    InterfaceFaults.raising {
      for controller in [old, new] where controller.parent !== self {
        throw RuntimeError(
          code: .objectFailed, place: .init(file: "\(type(of: self))"),
          detail: "\(type(of: controller)) is not a child of \(type(of: self)), which is to show it in place of another"
        )
      }
      guard old !== new, let gone = old.viewIfLoaded, let holder = gone.superview else { return }
      new.view.frame = gone.frame
      holder.replaceSubview(gone, with: new.view)
    }
  }

  /// Has an animator show a controller.
  final func begin(_ controller: NSViewController, _ animator: any NSViewControllerPresentationAnimator) {
    guard controller !== self, controller.scene.presenter == nil else { return }
    scene.presented.append(controller)
    controller.scene.presenter = self
    controller.scene.animator = animator
    animator.animatePresentation(of: controller, from: self)
  }

  /// Ends what a controller is shown in.
  final func end(_ controller: NSViewController) {
    guard controller.presentingController === self else { return }
    controller.scene.animator?.animateDismissal(of: controller, from: self)
    controller.scene.animator = nil
    controller.dismiss()
  }

  /// Has the window end what is being edited in the view.
  final func endEditing() -> Bool {
    guard let view = viewIfLoaded, let window = view.window, let editor = window.firstResponder as? NSView,
      editor.isDescendant(of: view)
    else { return true }
    return window.makeFirstResponder(nil)
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
