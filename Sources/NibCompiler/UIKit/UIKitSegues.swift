import NibBytes
import NibGraph
import NibSchema

enum UIKitSegues {
  /// Class, destination and kind of the segue template at hand.
  static func lowerSegue(_ element: Int, _ lowering: inout Lowering) {
    let kindName = lowering.reader.attribute(.kind).map { lowering.reader.text($0) } ?? "custom"
    let kind: SegueKind
    if let known = SegueKind.find(kindName) {
      kind = known
    } else {
      lowering.reader.warn(
        .unknownValue, "unknown kind of segue '\(kindName)'; using custom", at: element)
      kind = .custom
    }
    lowering.writer.builder.setClass(lowering.writer.classID(named: kind.className), of: lowering.reserved(element))
    lowerDestination(element, kind, &lowering)
    for (key, constant) in kind.constants {
      // A segue may say another action than its kind's.
      if key == .key(.actionName), let action = lowering.reader.attribute(.action) {
        lowering.writer.add(.reference(lowering.writer.key(named: key), lowering.writer.string(action)))
      } else {
        lowering.writer.add(constant, lowering.writer.key(named: key))
      }
    }
    switch kind.name {
    case "unwind":
      if let action = lowering.reader.attribute(.unwindAction) {
        lowering.writer.add(.reference(.uiAction, lowering.writer.string(action)))
      }
    case "replace":
      let index =
        lowering.reader.attribute(.splitViewControllerTargetIndex).flatMap { lowering.reader.integer($0) } ?? 0
      lowering.writer.add(.int(.splitViewControllerIndex, index))
    case "custom":
      if let name = lowering.reader.attribute(.customClass) {
        lowering.writer.add(
          .reference(.segueClassName, lowering.writer.string(UIKitClassSwapping.swiftName(element, name, &lowering))))
      }
    default: break
    }
  }

  private static func lowerDestination(_ element: Int, _ kind: SegueKind, _ lowering: inout Lowering) {
    guard kind.name != "unwind" else { return lowering.writer.add(.null(.destinationViewControllerIdentifier)) }
    let target = lowering.reader.attribute(.destination).map { lowering.reader.element($0) } ?? -1
    let unit = target < 0 ? -1 : Int(lowering.scope?.map.unitOf[target] ?? -1)
    guard unit >= 0, let map = lowering.scope?.map, map.scenes[map.units[unit].scene].controller == target else {
      if let id = lowering.reader.attribute(.destination).map({ lowering.reader.text($0) }) {
        lowering.reader.warn(
          .danglingReference, "the segue leads to '\(id)', which is no controller of this document", at: element)
      } else {
        lowering.reader.warnMissing(.destination, element, "it leads to no controller")
      }
      return lowering.writer.add(.null(.destinationViewControllerIdentifier))
    }
    let identifier = map.scenes[map.units[unit].scene].identifier
    lowering.writer.add(.reference(.destinationViewControllerIdentifier, lowering.writer.string(identifier)))
  }

  /// The connection that performs a segue, from the element that triggers it.
  ///
  /// Seen: buttons and bar items, cells, containers. Inferred: recognizers, by bar items; sliders and the like by their
  /// usual event.
  static func trigger(_ element: Int, of owner: Int, _ source: ObjectID, _ lowering: inout Lowering)
    -> LoweredConnection?
  {
    guard let template = lowering.object(element) else { return nil }
    let kind = lowering.reader.attribute(.kind, of: element).map { lowering.reader.text($0) }
    if kind == "embed" {
      let label = lowering.writer.builder.bytes.append(text: "containerView")
      return LoweredConnection(
        kind: .outlet, label: label,
        object: finished(.runtimeOutletConnection, element, label, template, source, &lowering))
    }
    switch WellKnownName(lowering.reader.tag(owner)) {
    case .tableViewCell, .collectionViewCell:
      let isAccessory =
        lowering.reader.attribute(.trigger, of: element).map {
          lowering.reader.document.bytes.equals($0, "accessoryAction")
        } ?? false
      let name = isAccessory ? "accessoryActionSegueTemplate" : "selectionSegueTemplate"
      let label = lowering.writer.builder.bytes.append(text: name)
      return LoweredConnection(
        kind: .outlet, label: label,
        object: finished(.runtimeOutletConnection, element, label, source, template, &lowering))
    default:
      let label = lowering.writer.builder.bytes.append(text: "perform:")
      let object = UIKitConnections.connection(.runtimeEventConnection, element, label, source, template, &lowering)
      let plan = Int(lowering.reader.index.planOf[owner])
      if plan >= 0, let events = lowering.schema.plans[plan].segueEvents {
        lowering.writer.add(.int(.eventMask, events.rawValue))
      }
      lowering.writer.end()
      return LoweredConnection(kind: .event, label: label, object: object)
    }
  }

  private static func finished(
    _ known: UIKitClass, _ element: Int, _ label: ByteSpan, _ source: ObjectID, _ destination: ObjectID,
    _ lowering: inout Lowering
  ) -> ObjectID {
    let object = UIKitConnections.connection(known, element, label, source, destination, &lowering)
    lowering.writer.end()
    return object
  }

  /// An outlet that every archive of its kind has and no element says.
  static func impliedOutlet(_ label: String, _ source: ObjectID, _ destination: ObjectID, _ lowering: inout Lowering)
    -> (
      label: ByteSpan, object: ObjectID
    )
  {
    let span = lowering.writer.builder.bytes.append(text: label)
    let name = lowering.writer.string(span)
    let object = lowering.writer.reserve(.runtimeOutletConnection)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.label, name))
    lowering.writer.add(.reference(.source, source))
    lowering.writer.add(.reference(.destination, destination))
    lowering.writer.end()
    return (span, object)
  }
}

extension UIKitSegues {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitSegues) -> CustomLoweringCode {
    switch lowering {
    case .segue: .init(.inScenes, lower: { lowerSegue($0, &$2) }, raise: { $0.raiseSegueDetails($1) })
    }
  }
}
