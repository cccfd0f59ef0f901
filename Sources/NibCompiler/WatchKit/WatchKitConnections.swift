import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Connections of documents for watchOS: few are in property lists, and all others refuse a document.
enum WatchKitConnections {
  /// The connections of an element, in its order.
  private static func connections(of element: Int, _ lowering: inout Lowering) -> [Int] {
    guard let container = lowering.reader.child(.connections, of: element) else { return [] }
    return Array(lowering.reader.children(of: container))
  }

  /// Whether a connection is one of a sort.
  private static func matches(
    _ connection: Int, _ sort: WatchKitElements.Connection, of owner: Int, _ document: Document
  ) -> Bool {
    guard document.tag(ElementIndex(owner)) == sort.owner, document.tag(ElementIndex(connection)) == sort.tag else {
      return false
    }
    guard let telling = sort.telling else { return true }
    return document.attribute(telling.attribute, of: ElementIndex(connection)) == telling.value
  }

  /// The first connection of a sort that an element has, and the element that it leads to.
  static func end(
    of sort: WatchKitElements.Connection, from owner: Int, _ lowering: inout Lowering
  ) -> (connection: Int, element: Int)? {
    let document = lowering.reader.document
    for connection in connections(of: owner, &lowering) where matches(connection, sort, of: owner, document) {
      guard let id = lowering.reader.attribute(.destination, of: connection) else { continue }
      let found = lowering.reader.element(id)
      if found >= 0 { return (connection, found) }
      lowering.reader.warnDangling(id, of: connection, found: found)
    }
    return nil
  }

  /// Tells of connections that lists are not known to hold, and of second ones of a sort.
  static func reportUnknown(of element: Int, _ lowering: inout Lowering) {
    let document = lowering.reader.document
    var met: Set<Int> = []
    for connection in connections(of: element, &lowering) {
      let sort = WatchKitElements.connections.firstIndex { matches(connection, $0, of: element, document) }
      if let sort, met.insert(sort).inserted { continue }
      lowering.reader.warn(
        sort == nil ? .noKnownForm : .repeatedChild,
        "a <\(document.tag(ElementIndex(element)))> has \(sort == nil ? "a" : "a second") connection of no known form: "
          + lowering.reader.excerpt(of: connection), at: connection)
    }
  }

  /// The nearest element above that is of a tag; nil where there is none.
  static func holder(of element: Int, tag: String, _ lowering: inout Lowering) -> Int? {
    var holder = lowering.reader.parent(of: element)
    while holder >= 0 {
      if lowering.reader.document.tag(ElementIndex(holder)) == tag { return holder }
      holder = lowering.reader.parent(of: holder)
    }
    return nil
  }
}

/// What rows cannot say of documents for watchOS.
enum WatchKitLowerings {
  static func code(_ lowering: CustomLowering.WatchKitFamily) -> CustomLoweringCode {
    switch lowering {
    case .controllerClass: .init(.computed) { element, _, lowering in lowerClass(element, &lowering) }
    case .dynamicInterface:
      .init { element, _, lowering in
        lowerDynamic(element, &lowering)
      } raise: { raising, current in
        raising.raiseDynamicInterface(current)
      }
    case .alertLabel:
      .init { element, _, lowering in
        lowerAlert(element, &lowering)
      } raise: { raising, current in
        raising.raiseAlertLabel(current)
      }
    case .menuAction:
      .init { element, _, lowering in
        lowerAction(element, &lowering)
      } raise: { raising, current in
        raising.raiseMenuAction(current)
      }
    }
  }

  private static func lowerClass(_ element: Int, _ lowering: inout Lowering) {
    guard let span = lowering.reader.attribute(.customClass) else {
      return lowering.reader.warnMissing(.customClass, element, "no list has a controller without a class")
    }
    let name = UIKitClassSwapping.swiftName(element, span, &lowering)
    lowering.writer.add(.reference(WatchKitKey.controllerClass.id, lowering.writer.string(name)))
  }

  private static func lowerDynamic(_ element: Int, _ lowering: inout Lowering) {
    guard let end = WatchKitConnections.end(of: WatchKitElements.dynamicSegue, from: element, &lowering) else { return }
    let tag = lowering.reader.document.tag(ElementIndex(end.element))
    guard tag == WatchKitElements.controller.tag, let object = lowering.object(end.element) else {
      return lowering.reader.warn(
        .noKnownForm, "a notification leads to a <\(tag)>, expected a <\(WatchKitElements.controller.tag)>",
        at: end.connection)
    }
    lowering.writer.add(.reference(WatchKitKey.dynamic.id, object))
  }

  private static func lowerAlert(_ element: Int, _ lowering: inout Lowering) {
    let tag = WatchKitElements.notificationController.tag
    guard let controller = WatchKitConnections.holder(of: element, tag: tag, &lowering),
      WatchKitConnections.end(of: WatchKitElements.alertOutlet, from: controller, &lowering)?.element == element
    else { return }
    lowering.writer.add(.bool(WatchKitKey.alert.id, true))
  }

  private static func lowerAction(_ element: Int, _ lowering: inout Lowering) {
    let sort = WatchKitElements.connections.first { $0.owner == WatchKitElements.menuItem.tag }
    guard let sort, let end = WatchKitConnections.end(of: sort, from: element, &lowering) else { return }
    let holder = WatchKitConnections.holder(of: element, tag: WatchKitElements.controller.tag, &lowering)
    guard holder == end.element, let selector = lowering.reader.attribute(.selector, of: end.connection) else {
      return lowering.reader.warn(
        .noKnownForm, "the action of an item has no selector, or another target than the controller of its menu",
        at: end.connection)
    }
    lowering.writer.add(.reference(WatchKitKey.action.id, lowering.writer.string(selector)))
  }
}
