import NibBytes
import NibSchema

/// What is wrong with connections that start from or lead to something that they cannot serve.
extension DocumentCheck {
  static let connections = [
    // Documented: UIControl, UIStoryboardSegue, UIGestureRecognizer. Seen: none of the connections of 749 documents is
    // one. Interface Builder makes none of them; what its compiler says of them, nobody tells, so it is a warning.
    DocumentCheck(
      .unusableConnection, .warning, at: .element(.action), or: .element(.outletCollection), or: .element(.segue),
      in: .uiKit,
      meaning: "An action, a segue or a gesture recognizer's connection starts from or leads to something that it "
        + "cannot serve. At run time it does nothing, or the app ends.",
      remedy: "Connect it again in Interface Builder, or delete it.", Connections.unusable)
  ]
}

private enum Connections {
  static func unusable(_ connection: Int, _ document: CheckedDocument) -> Finding? {
    let list = document.parent(connection)
    guard list > 0, document.tag(list) == .connections else { return nil }
    let owner = document.parent(list)
    let words =
      switch WellKnownName(document.tag(connection)) {
      case .action: action(connection, of: owner, document)
      case .outletCollection: recognizer(connection, document)
      case .segue: segue(connection, of: owner, document)
      default: nil as String?
      }
    return words.map { .said($0) }
  }

  private static func shown(_ element: Int, _ document: CheckedDocument) -> String {
    "<\(document.document.tag(.init(element)))>"
  }

  /// A view of a class of the app may be a control.
  private static func action(_ action: Int, of owner: Int, _ document: CheckedDocument) -> String? {
    guard let plan = document.plan(owner), plan.role == .view else { return nil }
    let name = "the action '\(document.text(.selector, of: action) ?? "")'"
    if plan.isControl {
      guard document.value(.eventType, of: action) == nil else { return nil }
      return "\(name) of a \(shown(owner, document)) has no 'eventType', and is sent for no event"
    }
    guard document.value(.customClass, of: owner) == nil else { return nil }
    return "\(name) starts from a \(shown(owner, document)), which is no control and sends none"
  }

  private static func recognizer(_ collection: Int, _ document: CheckedDocument) -> String? {
    guard document.has(.property, "gestureRecognizers", collection),
      let target = document.target(of: .destination, collection), let plan = document.plan(target),
      plan.role == .view
    else { return nil }
    let id = document.text(.destination, of: collection) ?? ""
    return "the gesture recognizers of a view lead to the \(shown(target, document)) '\(id)', which is none"
  }

  // MARK: Segues

  private static func segue(_ segue: Int, of owner: Int, _ document: CheckedDocument) -> String? {
    switch document.text(.kind, of: segue) {
    case nil: "a segue has no 'kind'; it is archived as a custom one"
    case "embed":
      document.tag(owner) == .containerView
        ? nil : "an embed segue starts from a \(shown(owner, document)), and container views alone embed"
    case "relationship": relationship(segue, of: owner, document)
    case "unwind": unwind(segue, document)
    default: nil
    }
  }

  private static func relationship(_ segue: Int, of owner: Int, _ document: CheckedDocument) -> String? {
    if document.target(of: .destination, segue) == owner {
      return "a relationship of the \(shown(owner, document)) leads to that controller itself"
    }
    guard document.has(.relationship, "rootViewController", segue) else { return nil }
    let first = document.children(document.parent(segue)).first {
      document.has(.relationship, "rootViewController", $0)
    }
    if first == segue { return nil }
    return "the \(shown(owner, document)) has a second root view controller; both are contained, and the last one is "
      + "shown"
  }

  private static func unwind(_ segue: Int, _ document: CheckedDocument) -> String? {
    if document.value(.unwindAction, of: segue).map({ $0.count == 0 }) ?? true {
      return "an unwind segue has no 'unwindAction', and leads back to no controller"
    }
    // A destination that no element has is as good as the exit: archives have none.
    guard let target = document.target(of: .destination, segue) else { return nil }
    if document.tag(target) != .exit {
      return "an unwind segue leads to a \(shown(target, document)), and not to the exit of its scene"
    }
    guard document.scene(of: target) != document.scene(of: segue) else { return nil }
    return "an unwind segue leads to the exit '\(document.text(.destination, of: segue) ?? "")' of another scene"
  }
}
