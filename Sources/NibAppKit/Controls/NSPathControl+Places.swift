import Foundation
import NibRuntime
import NibStandIns

extension NSPathControl {
  /// What a drop would do: as the delegate says; without one files are taken where the control can be edited.
  final func operation(of info: any NSDraggingInfo) -> NSDragOperation {
    guard file(of: info) != nil else { return [] }
    return delegate?.pathControl(self, validateDrop: info) ?? (isEditable ? .link : [])
  }

  /// Shows a file that is dropped, and sends the action.
  /// - Returns: false for what is no file.
  final func takeDrop(_ info: any NSDraggingInfo) -> Bool {
    guard let file = file(of: info) else { return false }
    show(file)
    return true
  }

  private func file(of info: any NSDraggingInfo) -> URL? {
    let read = info.draggingPasteboard.readObjects(forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true])
    return (read?.first as? NSURL).map { $0 as URL }
  }

  fileprivate final func show(_ place: URL) {
    url = place
    InterfaceFaults.raising { try sendAction() }
  }

  /// The menu of a control that looks like a pop-up button: the parts of the path, the last one first, and where it can be
  /// edited an item that chooses another place.
  fileprivate final var menuOfParts: NSMenu {
    let menu = NSMenu()
    if isEditable {
      menu.addItem(withTitle: "Choose…", action: nil, keyEquivalent: "")
      menu.addItem(.separator())
    }
    for part in pathItems.reversed() { menu.addItem(withTitle: part.title, action: nil, keyEquivalent: "") }
    return menu
  }
}

extension UserOperable where Self: NSPathControl {
  /// Chooses another place, as a user does in the panel that "Choose…" of the menu opens; the action is sent.
  /// - Throws: `UserActionError`: `notEditable` for a control that is not editable or no pop-up button, `refused` for a
  ///   place that the panel does not let anybody choose.
  public func choose(place: URL) throws(UserActionError) {
    try Pointer.activate(Reach.window(of: self))
    try Reach.beEnabled(self)
    guard isEditable, pathStyle == .popUp else {
      throw UserActionError(.notEditable, self, "\(Reach.name(self)) chooses no place; set isEditable and .popUp")
    }
    let isChosen = try UserActionError.running(self) {
      let (menu, panel) = (menuOfParts, NSOpenPanel())
      delegate?.pathControl(self, willPopUp: menu)
      panel.canChooseDirectories = true
      if let types = allowedTypes { panel.allowedFileTypes = types }
      delegate?.pathControl(self, willDisplay: panel)
      guard panel.allows(place) else { return false }
      show(place)
      return true
    }
    if !isChosen { throw UserActionError(.refused, self, "the panel lets nobody choose '\(place.path)'") }
  }

  /// Drags a part of the path onto a view: its file goes there, if the delegate lets it.
  /// - Throws: `UserActionError`: `noSuchItem` with the parts that are there, `refused`, and as `drop(_:)`.
  public func drag(part title: String, onto target: NSView) throws(UserActionError) {
    try Pointer.activate(Reach.window(of: self))
    guard let part = pathItems.first(where: { $0.title == title }), let place = part.url else {
      throw UserActionError(
        .noSuchItem, self, "there is no part '\(title)'; there are \(UserActionError.list(pathItems.map(\.title)))")
    }
    let pasteboard = NSPasteboard()
    let isAllowed = try UserActionError.running(self) {
      pasteboard.writeObjects([place as NSURL])
      return delegate?.pathControl(self, shouldDrag: part, with: pasteboard) ?? true
    }
    guard isAllowed else { throw UserActionError(.refused, self, "the delegate does not let '\(title)' be dragged") }
    try Drags.drop(pasteboard, from: self, allowing: draggingMask, onto: target)
  }
}
