import NibBytes
import NibGraph
import NibSchema

extension Lowering {
  /// Class, destination and kind of the segue template at hand.
  mutating func lowerSegue(_ element: Int) {
    let names = book.names
    let kindName = attribute(names.kind).map { text($0) } ?? "custom"
    let kind: SegueKind
    if let known = SegueKind.find(kindName) {
      kind = known
    } else {
      warn(.unknownValue, "'\(kindName)' is no kind of segue that is known; it is taken for custom", at: element)
      kind = .custom
    }
    builder.setClass(builder.class(kind.className), of: ObjectID(Int(objectOf[element])))
    lowerDestination(element, kind)
    for (key, constant) in kind.constants {
      // A segue may say another action than its kind's.
      if key == "UIActionName", let action = attribute(names.action) {
        builder.add(.reference(builder.key(key), string(action)))
      } else {
        add(constant, builder.key(key))
      }
    }
    switch kind.name {
    case "unwind":
      if let action = attribute(names.unwindAction) {
        builder.add(.reference(book.keys.segueAction, string(action)))
      }
    case "replace":
      let index = attribute(names.splitViewControllerTargetIndex).flatMap { integer($0) } ?? 0
      builder.add(.int(book.keys.splitIndex, index))
    case "custom":
      if let name = attribute(names.customClass) {
        builder.add(.reference(book.keys.segueClassName, string(swiftName(element, name))))
      }
    default: break
    }
  }

  private mutating func lowerDestination(_ element: Int, _ kind: SegueKind) {
    guard kind.name != "unwind" else { return builder.add(.null(book.keys.segueDestination)) }
    let target = attribute(book.names.destination).map { index.element($0, in: document.bytes) } ?? -1
    let part = target < 0 ? -1 : Int(scope?.map.partOf[target] ?? -1)
    guard part >= 0, let map = scope?.map, map.scenes[map.parts[part].scene].controller == target else {
      let id = attribute(book.names.destination).map { text($0) } ?? ""
      warn(.danglingReference, "the segue leads to '\(id)', which is no controller of this document", at: element)
      return builder.add(.null(book.keys.segueDestination))
    }
    let identifier = map.scenes[map.parts[part].scene].identifier
    builder.add(.reference(book.keys.segueDestination, string(identifier)))
  }

  /// The connection that performs a segue, from the element that triggers it.
  ///
  /// Seen: buttons and bar items, cells, containers. Inferred: recognizers, by bar items; sliders and the like by their
  /// usual event.
  mutating func trigger(_ element: Int, of owner: Int, _ source: ObjectID) -> MadeConnection? {
    guard let template = object(element) else { return nil }
    let kind = attribute(book.names.kind, of: element).map { text($0) }
    if kind == "embed" {
      let label = builder.bytes.append(text: "containerView")
      return MadeConnection(
        kind: .outlet, label: label, object: finished(book.classes.outlet, element, label, template, source))
    }
    switch tag(owner) {
    case book.names.tableViewCell, book.names.collectionViewCell:
      let isAccessory =
        attribute(book.names.trigger, of: element).map {
          document.bytes.equals($0, "accessoryAction")
        } ?? false
      let name = isAccessory ? "accessoryActionSegueTemplate" : "selectionSegueTemplate"
      let label = builder.bytes.append(text: name)
      return MadeConnection(
        kind: .outlet, label: label, object: finished(book.classes.outlet, element, label, source, template))
    default:
      let label = builder.bytes.append(text: "perform:")
      let object = connection(book.classes.event, element, label, source, template)
      if let mask = SegueKind.triggerMask(of: document.tag(.init(owner))) {
        builder.add(.int(book.keys.eventMask, mask))
      }
      builder.end()
      return MadeConnection(kind: .event, label: label, object: object)
    }
  }

  private mutating func finished(
    _ classID: ClassID, _ element: Int, _ label: ByteSpan, _ source: ObjectID, _ destination: ObjectID
  ) -> ObjectID {
    let object = connection(classID, element, label, source, destination)
    builder.end()
    return object
  }

  /// An outlet that every archive of its kind has and no element says.
  mutating func addedOutlet(_ label: String, _ source: ObjectID, _ destination: ObjectID) -> (
    label: ByteSpan, object: ObjectID
  ) {
    let span = builder.bytes.append(text: label)
    let name = string(span)
    let object = builder.reserve(book.classes.outlet)
    builder.begin(object)
    builder.add(.reference(book.keys.label, name))
    builder.add(.reference(book.keys.source, source))
    builder.add(.reference(book.keys.destination, destination))
    builder.end()
    return (span, object)
  }
}
