import NibBytes
import NibGraph
import NibSchema

/// Connectors of an AppKit archive.
enum AppKitConnections {
  /// A connector with what orders it.
  private struct Connector {
    let object: ObjectID
    let kind: Int
    let source: ByteSpan
    let label: ByteSpan
    /// The source as a number, if it is one.
    var number: Int64?
  }

  static func recordLinks(_ element: Int, _ lowering: inout Lowering) {
    if let container = lowering.reader.child(.connections) {
      for connection in lowering.reader.children(of: container) {
        lowering.links.connections.append(LinkElement(owner: element, element: connection))
      }
    }
    if let container = lowering.reader.child(.userDefinedRuntimeAttributes),
      !AppKitLibrary.isTemplate(element, &lowering)
    {
      lowering.links.runtimeAttributes.append(LinkElement(owner: element, element: container))
    } else if AppKitImpliedAttribute(of: element, &lowering) != nil {
      lowering.links.runtimeAttributes.append(LinkElement(owner: element, element: element))
    }
    if let container = lowering.reader.child(.accessibility) {
      lowering.links.accessibility.append(LinkElement(owner: element, element: container))
    }
    // A toolbar's item keeps its tip itself.
    if lowering.reader.tag(element) == .toolbarItem { return }
    // So does a segment of Xcode 3 and 4: 8 of 8.
    if lowering.profile < .xcode5, lowering.reader.document.tag(.init(element)) == "segment" { return }
    if let tip = lowering.reader.attribute(.toolTip) {
      lowering.appKit.toolTips.append((element, tip))
    } else if let child = lowering.reader.child(.toolTip) {
      // Seen: a tip in base64 is in neither of 2 archives.
      if lowering.reader.attribute(.base64UTF8, of: child) != nil {
        lowering.reader.warn(
          .ignoredValue, "a tool tip in base64 is not archived; the view has no tool tip", at: child)
      } else if let tip = lowering.childText(child) {
        lowering.appKit.toolTips.append((element, tip))
      }
    }
  }

  /// Notes the connections of an element that has no object of its own.
  static func recordConnections(of element: Int, _ lowering: inout Lowering) {
    guard let container = lowering.reader.firstChild(.connections, of: element) else { return }
    for connection in lowering.reader.children(of: container) {
      lowering.links.connections.append(LinkElement(owner: element, element: connection))
    }
  }

  /// All connectors: outlets, actions, tool tips, runtime attributes; outlets and actions by the id of their source, ids
  /// that are numbers first, then by label.
  ///
  /// Seen: 102 of 102 lists of two or more.
  static func connections(_ lowering: inout Lowering) -> [ObjectID] {
    var made: [Connector] = []
    var bindings: [Int: ObjectID] = [:]
    made += AppKitSceneConnectors.outlets(&lowering).map {
      Connector(object: $0, kind: 0, source: .empty, label: .empty)
    }
    for link in lowering.links.connections {
      let owner = link.owner
      let element = link.element
      switch WellKnownName(lowering.reader.tag(element)) {
      case .outlet: outlet(element, owner, &lowering).map { made.append($0) }
      case .action:
        AppKitActions.reportSecond(element, owner, &lowering)
        action(element, owner, &lowering).map { made.append($0) }
      case .segue where lowering.appKit.scope?.storyboard != nil:
        if let object = AppKitScenes.trigger(element, owner, &lowering) {
          made.append(Connector(object: object, kind: 1, source: identifier(owner, &lowering), label: .empty))
        }
        if let object = AppKitScenes.anchor(element, &lowering) {
          made.append(Connector(object: object, kind: 0, source: identifier(owner, &lowering), label: .empty))
        }
      case .accessibilityConnection: lowering.appKit.accessibilityLinks.append((owner, element))
      case .binding:
        if let binding = AppKitBindings.make(element, owner, made: &bindings, &lowering) {
          made.append(
            Connector(
              object: binding.object, kind: 2, source: identifier(owner, &lowering), label: binding.label))
        }
      default:
        let tag = lowering.reader.document.tag(.init(element))
        lowering.reader.warn(.noKnownForm, "unknown connection '\(tag)'; connection ignored", at: element)
      }
    }
    sort(&made, lowering.writer.builder.bytes)
    let plain = made.filter { $0.kind < 2 }.map(\.object)
    // Bindings go the other way. Seen: 30 of 33 lists.
    let bound = made.filter { $0.kind == 2 }.reversed().map(\.object)
    return early(&lowering) + plain + toolTips(&lowering) + bound + runtimeAttributes(&lowering)
      + AppKitSceneConnectors.attributes(&lowering)
  }

  private static func sort(_ connectors: inout [Connector], _ bytes: [UInt8]) {
    for place in connectors.indices { connectors[place].number = Decimal.integer(bytes, connectors[place].source) }
    // Objects are numbered as they are made, so equal ones stay in document order.
    connectors.sort { left, right in
      if left.kind != right.kind { return left.kind < right.kind }
      let order = compare(left, right, bytes)
      if order != 0 { return order < 0 }
      let labels = bytes.compare(left.label, right.label)
      return labels == 0 ? left.object < right.object : labels < 0
    }
  }

  /// Orders ids: numbers by value, before all others, which go by their bytes.
  private static func compare(_ left: Connector, _ right: Connector, _ bytes: [UInt8]) -> Int {
    switch (left.number, right.number) {
    case (let a?, let b?): return a < b ? -1 : a == b ? 0 : 1
    case (_?, nil): return -1
    case (nil, _?): return 1
    case (nil, nil): return bytes.compare(left.source, right.source)
    }
  }

  private static func outlet(_ element: Int, _ owner: Int, _ lowering: inout Lowering) -> Connector? {
    guard !AppKitRoot.isPlaceholder("-1", owner, &lowering) else {
      lowering.reader.warn(
        .danglingReference, "an outlet of the first responder, which has no object, is left out", at: element)
      return nil
    }
    guard let property = UIKitConnections.required(.property, element, &lowering),
      let id = UIKitConnections.required(.destination, element, &lowering),
      let end = end(id, of: element, &lowering)
    else { return nil }
    let object = connector(.nsNibOutletConnector, element, &lowering)
    lowering.writer.add(.reference(.nsSource, source(owner, &lowering)))
    if let destination = end.object { lowering.writer.add(.reference(.nsDestination, destination)) }
    lowering.writer.add(.reference(.nsLabel, lowering.writer.string(property)))
    lowering.writer.add(.null(.nsChildControllerCreationSelectorName))
    lowering.writer.end()
    return Connector(object: object, kind: 0, source: identifier(owner, &lowering), label: property)
  }

  /// Where a connector leads: the first responder has no object, and a connector to it no destination; nil for an id
  /// that no object has, and for what the archive is without.
  private static func end(
    _ id: ByteSpan, of element: Int, _ lowering: inout Lowering
  ) -> (object: ObjectID?, isFirstResponder: Bool)? {
    if lowering.reader.document.bytes.equals(id, "-1") { return (nil, true) }
    let found = lowering.reader.element(id)
    if found >= 0, lowering.appKit.leavesOut(found) { return nil }
    if found >= 0, let scope = lowering.appKit.scope, !scope.holds(found) {
      if AppKitStoryboard.isFirstResponder(found, &lowering) { return (nil, true) }
      if lowering.object(found) == nil {
        // A connector that leaves a prototype, or a controller for its view, is the other archive's; one that leads into
        // another scene is nobody's.
        if let storyboard = scope.storyboard, storyboard.scene(of: found) != storyboard.scene(of: element) {
          lowering.reader.warnDangling(id, of: element, found: found)
        }
        return nil
      }
    }
    return lowering.target(id, of: element).map { ($0, false) }
  }

  private static func action(_ element: Int, _ owner: Int, _ lowering: inout Lowering) -> Connector? {
    guard let selector = UIKitConnections.required(.selector, element, &lowering) else { return nil }
    if lowering.reader.attribute(.target, of: element) == nil,
      let sender = lowering.reader.attribute(.destination, of: element)
    {
      return received(element, selector, owner, from: sender, &lowering)
    }
    guard let id = UIKitConnections.required(.target, element, &lowering), let end = end(id, of: element, &lowering)
    else { return nil }
    // An action that something else triggers than a control's own. Documented: by another writer of archives, whose
    // author compares them with Apple's, and by the names of AppKit's classes.
    let trigger = lowering.reader.attribute(.trigger, of: element).flatMap { span in
      lowering.reader.document.bytes.equals(span, "action") ? nil : lowering.writer.string(span)
    }
    let object = connector(
      trigger == nil ? .nsNibControlConnector : .nsNibAuxiliaryActionConnector, element, &lowering)
    lowering.writer.add(.reference(.nsSource, source(owner, &lowering)))
    if let target = end.object { lowering.writer.add(.reference(.nsDestination, target)) }
    lowering.writer.add(.reference(.nsLabel, lowering.writer.string(selector)))
    if let trigger { lowering.writer.add(.reference(.nsTrigger, trigger)) }
    lowering.writer.end()
    return Connector(object: object, kind: 1, source: identifier(owner, &lowering), label: selector)
  }

  /// The connector of an action that stands at its target and names its sender, as in documents of Xcode 3 and 4.
  ///
  /// Inferred: no archive of such a document is at hand; those of Xcode 3 and 4 archive their actions as others.
  private static func received(
    _ element: Int, _ selector: ByteSpan, _ owner: Int, from id: ByteSpan, _ lowering: inout Lowering
  ) -> Connector? {
    guard let sender = lowering.target(id, of: element) else { return nil }
    let target = AppKitRoot.isPlaceholder("-1", owner, &lowering) ? nil : source(owner, &lowering)
    let object = connector(.nsNibControlConnector, element, &lowering)
    lowering.writer.add(.reference(.nsSource, sender))
    if let target { lowering.writer.add(.reference(.nsDestination, target)) }
    lowering.writer.add(.reference(.nsLabel, lowering.writer.string(selector)))
    lowering.writer.end()
    return Connector(object: object, kind: 1, source: id, label: selector)
  }

  /// A connector for each stack view with views, which has it decoded before others. Seen: 18 of 18 stack views.
  private static func early(_ lowering: inout Lowering) -> [ObjectID] {
    lowering.appKit.stacks.sorted().map { stack in
      let object = connector(.nsNibConnector, stack, &lowering)
      lowering.writer.add(.reference(.nsSource, lowering.reserved(stack)))
      lowering.writer.add(
        .reference(
          .nsLabel,
          lowering.writer.string(
            "Encoding NSStackView requires being decoded before other connections with an early decoding order "
              + "priority of 999990.")))
      lowering.writer.end()
      return object
    }
  }

  /// Tool tips, in document order.
  private static func toolTips(_ lowering: inout Lowering) -> [ObjectID] {
    lowering.appKit.toolTips.sort { $0.element < $1.element }
    return lowering.appKit.toolTips.map { tip in
      let object = connector(.nsIBHelpConnector, tip.element, &lowering)
      lowering.writer.add(.reference(.nsDestination, lowering.reserved(tip.element)))
      lowering.writer.add(.reference(.nsFile, lowering.writer.string("NSToolTipHelpKey")))
      let marker = LocalizableTexts.object(tip.text, .toolTip, of: tip.element, &lowering)
      lowering.writer.add(.reference(.nsMarker, marker))
      lowering.writer.end()
      return object
    }
  }

  /// Runtime attributes: one connector for all of an object.
  private static func runtimeAttributes(_ lowering: inout Lowering) -> [ObjectID] {
    lowering.links.runtimeAttributes.compactMap { link -> ObjectID? in
      var values: [ObjectID] = []
      var paths: [ObjectID] = []
      if let implied = AppKitImpliedAttribute(of: link.owner, &lowering) {
        values.append(implied.value(&lowering))
        paths.append(lowering.writer.string(implied.path))
      }
      for element in link.element == link.owner ? [] : Array(lowering.reader.children(of: link.element)) {
        // Only templates of the library have one.
        if let text = lowering.reader.firstChild(.attributedString, of: element) { lowering.reader.reportChild(text) }
        guard let path = UIKitConnections.required(.keyPath, element, &lowering),
          let value = UIKitRuntimeAttributes.localizedValue(element, &lowering)
            ?? UIKitRuntimeAttributes.runtimeValue(element, &lowering)
        else { continue }
        // Nil has no place in a list.
        guard let value else { continue }
        values.append(value)
        paths.append(lowering.writer.string(path))
      }
      guard !values.isEmpty else { return nil }
      let object = connector(.nsIBUserDefinedRuntimeAttributesConnector, link.element, &lowering)
      lowering.writer.add(.reference(.nsObject, lowering.reserved(link.owner)))
      lowering.writer.add(.reference(.nsValues, lowering.writer.array(values, .array)))
      lowering.writer.add(.reference(.nsKeyPaths, lowering.writer.array(paths, .array)))
      lowering.writer.end()
      return object
    }
  }

  private static func connector(_ kind: AppKitClass, _ element: Int, _ lowering: inout Lowering) -> ObjectID {
    let object = lowering.writer.reserve(kind, origin: lowering.reader.origin(of: element))
    lowering.writer.begin(object)
    return object
  }

  /// The object of an element with connections, or what stands for one of another archive.
  static func source(_ owner: Int, _ lowering: inout Lowering) -> ObjectID {
    lowering.object(owner) ?? lowering.view(owner)
  }

  private static func identifier(_ element: Int, _ lowering: inout Lowering) -> ByteSpan {
    lowering.reader.attribute(.id, of: element) ?? .empty
  }
}
