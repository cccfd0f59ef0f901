import NibSchema

/// What is wrong with content that is made many times over, and with tables.
extension DocumentCheck {
  static let repeatingContent = [
    // Seen: Xcode 9 and 10.3, of outlets. Inferred: outlet collections.
    DocumentCheck(
      .outletIntoRepeatingContent, .error, kind: 12, at: .element(.outlet), or: .element(.outletCollection), in: .uiKit,
      meaning: "An outlet leads from outside into a prototype cell, which is made many times; it would stay nil.",
      remedy: "Connect it to the class of the cell.", RepeatingContent.outlet),
    // Nobody tells what Interface Builder's compiler says of actions. The archive of the cell has no place for one.
    DocumentCheck(
      .actionIntoRepeatingContent, .warning, at: .element(.action), in: .uiKit,
      meaning: "An action leads from outside into a prototype cell, which is made many times; it would reach none.",
      remedy: "Send it to the controller, or connect it inside the cell.", RepeatingContent.action),
    // Seen: Xcode 5.1 to 14.
    DocumentCheck(
      .staticTableOutsideTableController, .error, kind: 12, at: .attribute(.dataMode), in: .uiKit,
      meaning: "A table has static content and is not the view of a table view controller; it would be empty.",
      remedy: "Use a table view controller, or prototype cells.", RepeatingContent.staticTable),
    // Seen: Xcode 5, without a number.
    DocumentCheck(
      .containerViewInRepeatingContent, .error, at: .element(.containerView), in: .uiKit,
      meaning: "A container view lies in a prototype cell; one controller cannot be in many cells.",
      remedy: "Move the container view out of the cell, or add the controller in code.", RepeatingContent.container),
    DocumentCheck(
      elsewhere: .missingReuseIdentifier, kind: 9,
      meaning: "A prototype cell has no reuse identifier, so no code can ask for it; it is left out.",
      remedy: "Give it a reuse identifier, or delete it."),
  ]
}

private enum RepeatingContent {
  static func outlet(_ outlet: Int, _ document: CheckedDocument) -> Finding? {
    guard let (owner, destination) = repeated(outlet, document) else { return nil }
    let name = document.text(.property, of: outlet) ?? ""
    let isCollection = document.tag(outlet) == .outletCollection
    let (from, to) = (document.className(owner), document.className(destination))
    return .said(
      "the \(isCollection ? "outlet collection" : "outlet") '\(name)' leads from \(from) to \(to) in a prototype, which "
        + "is made many times",
      interfaceBuilder: isCollection
        ? nil
        : "The \(name) outlet from the \(from) to the \(to) is invalid. Outlets cannot be connected to repeating content.",
      at: owner)
  }

  static func action(_ action: Int, _ document: CheckedDocument) -> Finding? {
    guard let (owner, destination) = repeated(action, document) else { return nil }
    let name = document.text(.selector, of: action) ?? ""
    return .said(
      "the action '\(name)' leads from \(document.className(owner)) to \(document.className(destination)) in a "
        + "prototype, which is made many times; nothing would be sent", at: owner)
  }

  static func staticTable(_ table: Int, _ document: CheckedDocument) -> Finding? {
    guard document.tag(table) == .tableView, document.has(.dataMode, "static", table) else { return nil }
    let parent = document.parent(table)
    if document.has(.key, "view", table), document.document.tag(.init(parent)) == "tableViewController" { return nil }
    return .said(
      "the table has static content and is not the view of a table view controller; it would be empty",
      interfaceBuilder: "Static table views are only valid when embedded in UITableViewController instances")
  }

  static func container(_ view: Int, _ document: CheckedDocument) -> Finding? {
    guard document.prototype(of: view) != nil else { return nil }
    return .said(
      "a container view lies in a prototype, which is made many times",
      interfaceBuilder: "Container Views cannot be placed in elements that are repeated at runtime.")
  }

  /// Both ends of a connection that leads into a prototype from outside.
  private static func repeated(_ connection: Int, _ document: CheckedDocument) -> (owner: Int, destination: Int)? {
    guard document.mayHavePrototypes else { return nil }
    let owner = document.owner(ofConnection: connection)
    guard owner >= 0, let destination = document.target(of: .destination, connection),
      document.isRepeated(destination, for: owner)
    else { return nil }
    return (owner, destination)
  }
}
