import NibGraph
import NibRuntime
import NibStandIns

/// A live interface as people read it: one line a view or controller, no addresses, the same every time.
///
///     Window (0, 0; 320 x 480)
///       LoginView (0, 0; 320 x 480)
///         TextField "a@b.c" (20, 40; 280 x 30) #txt-01-abc first responder
///         Button "Sign in" (20, 90; 280 x 44) id=signIn disabled
@MainActor
enum InterfaceDump {
  /// Deepest nesting shown; a live tree can be changed in code.
  private static let deepest = 250

  static func text(_ root: AnyObject) -> String {
    var lines: [String] = []
    add(root, 0, &lines)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func add(_ object: AnyObject, _ depth: Int, _ lines: inout [String]) {
    guard depth < deepest else { return }
    lines.append(String(repeating: "  ", count: depth) + line(object))
    for child in children(object) { add(child, depth + 1, &lines) }
  }

  private static func children(_ object: AnyObject) -> [AnyObject] {
    switch object {
    case let view as UIView:
      try? InterfaceFaults.catching { view.layoutIfNeeded() }
      return view.subviews
    case let controller as UIViewController:
      let view = controller.viewIfLoaded
      return (view.map { [$0] } ?? [])
        + controller.children.filter { child in
          guard let view, let inner = child.viewIfLoaded else { return true }
          return !inner.isDescendant(of: view)
        }
    default: return []
    }
  }

  private static func line(_ object: AnyObject) -> String {
    var parts = [name(object)]
    if let view = object as? UIView {
      parts += view.shownTexts.prefix(1).map(quoted)
      if let value = view.dumpedValue { parts.append(value) }
      parts.append("\(NibRect(view.frame))")
    }
    if let controller = object as? UIViewController {
      if let title = controller.title { parts.append(quoted(title)) }
      if controller.viewIfLoaded == nil { parts.append("view not loaded") }
    }
    guard let standIn = object as? StandIn else { return parts.joined(separator: " ") }
    if let id = standIn.archivedIdentifier { parts.append("#\(id)") }
    if let id = standIn.accessibilityIdentifier { parts.append("id=\(id)") }
    return (parts + flags(object)).joined(separator: " ")
  }

  /// The Swift class; with the archive's where another stands in for it.
  private static func name(_ object: AnyObject) -> String {
    let type = "\(Swift.type(of: object))"
    guard let archived = (object as? StandIn)?.archivedClassName, !archived.isEmpty else { return type }
    let wanted = ClassName(archived)
    let isFrameworks = archived.hasPrefix("UI") || archived.hasPrefix("_UI")
    return isFrameworks || wanted.path == type ? type : "\(type) (\(wanted.qualified))"
  }

  static func quoted(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
    return "\"\(line)\""
  }

  private static func flags(_ object: AnyObject) -> [String] {
    var flags: [String] = []
    if let view = object as? UIView {
      if view.isHidden { flags.append("hidden") }
      if view.alpha < 1 { flags.append("alpha=\(NumberText(view.alpha))") }
    }
    if let control = object as? UIControl {
      if !control.isEnabled { flags.append("disabled") }
      if control.isSelected { flags.append("selected") }
    }
    if (object as? UITableViewCell)?.isSelected == true { flags.append("selected") }
    if (object as? UIResponder)?.isFirstResponder == true { flags.append("first responder") }
    return flags
  }
}

extension UIView {
  /// The view and all below it, one line each: class, text, frame, ids, and what sets it apart. Stable from run to run.
  public func dump() -> String { InterfaceDump.text(self) }

  /// The same under UIKit's name.
  public var recursiveDescription: String { dump() }
}

extension UIViewController {
  /// The controller, its view if it is loaded, and its children, one line each. Loads nothing.
  public func dump() -> String { InterfaceDump.text(self) }
}

extension Instantiation {
  /// The top-level objects with all below them, one line each.
  @MainActor
  public func dump() -> String { topLevel.map { InterfaceDump.text($0) }.joined() }
}
