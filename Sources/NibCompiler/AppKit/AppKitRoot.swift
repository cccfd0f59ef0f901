import NibBytes
import NibGraph
import NibSchema

/// The root object of an AppKit archive: `NSIBObjectData`, with the lists that the loader starts from.
///
/// Seen: 100 NIBArchives and 38 keyed archives with their documents; every rule holds in all of them unless it says so.
enum AppKitRoot: RootForm {
  /// The owner first, then the others; the first responder has no object.
  static func lowerTopLevel(_ objects: Int, _ lowering: inout Lowering) {
    let elements = Array(lowering.reader.children(of: objects))
    lowering.appKit.owner = elements.first { isPlaceholder("-2", $0, &lowering) }
    if let owner = lowering.appKit.owner { _ = lowering.object(owner) }
    for element in elements {
      // What documents of the first Xcodes of the format say of the first responder are actions that are sent to it.
      if isPlaceholder("-1", element, &lowering) {
        AppKitConnections.recordConnections(of: element, &lowering)
        continue
      }
      if lowering.object(element) == nil {
        let tag = lowering.reader.document.tag(.init(element))
        lowering.reader.warn(
          .unknownElement, "unknown element <\(tag)>; compiling it as NSObject", at: element)
        _ = lowering.reserve(element, plan: lowering.schema.fallbackObject)
      }
    }
  }

  /// Whether an element is the placeholder of an id.
  static func isPlaceholder(_ id: String, _ element: Int, _ lowering: inout Lowering) -> Bool {
    guard lowering.reader.tag(element) == .customObject, let span = lowering.reader.attribute(.id, of: element) else {
      return false
    }
    return lowering.reader.document.bytes.equals(span, id)
  }

  static func write(_ root: ObjectID, _ lowering: inout Lowering) {
    let owner =
      lowering.appKit.scope?.owner ?? lowering.appKit.owner.map { lowering.reserved($0) } ?? plainOwner(&lowering)
    let connections = AppKitConnections.connections(&lowering)
    lowering.processQueue()
    AppKitLateView.fill(&lowering)
    let members = members(owner, &lowering)
    let windows = visibleWindows(&lowering)
    let accessibility = AppKitAccessibility.connectors(&lowering)
    // The early connectors of stack views have no number. Seen: 122 of 122 archives.
    let numbered = [owner] + members.map(\.object) + connections.dropFirst(lowering.appKit.stacks.count)
    let data = lowering.writer.reserve(.nsIBObjectData)
    lowering.writer.begin(data)
    lowering.writer.add(.reference(.nsRoot, owner))
    lowering.writer.add(.reference(.nsVisibleWindows, set(windows, &lowering)))
    lowering.writer.add(.reference(.nsConnections, lowering.writer.array(connections, .mutableArray)))
    lowering.writer.add(.reference(.nsObjectsKeys, lowering.writer.array(members.map(\.object), .array)))
    lowering.writer.add(.reference(.nsObjectsValues, lowering.writer.array(members.map(\.parent), .array)))
    lowering.writer.add(.reference(.nsOidsKeys, lowering.writer.array(numbered, .array)))
    var numbers: [ObjectID] = []
    for place in numbered.indices { numbers.append(lowering.writer.number(integer: Int64(place + 1))) }
    lowering.writer.add(.reference(.nsOidsValues, lowering.writer.array(numbers, .array)))
    lowering.writer.add(.reference(.nsAccessibilityConnectors, lowering.writer.array(accessibility, .mutableArray)))
    lowering.writer.add(.reference(.nsAccessibilityOidsKeys, lowering.writer.array(accessibility, .array)))
    var further: [ObjectID] = []
    for place in accessibility.indices {
      further.append(lowering.writer.number(integer: Int64(numbered.count + place + 1)))
    }
    lowering.writer.add(.reference(.nsAccessibilityOidsValues, lowering.writer.array(further, .array)))
    addFramework(nextNumber: numbered.count + accessibility.count + 1, &lowering)
    lowering.writer.end()
    lowering.writer.begin(root)
    lowering.writer.add(.reference(.ibObjectdata, data))
    lowering.writer.add(.int(.ibSystemFontUpdateVersion, 1))
    lowering.writer.end()
    // Equal numbers are one object, and the one that is archived first has the form. Seen: 4 formatters, of which the
    // limit of one has the form for the digits of another.
    lowering.writer.settleReals()
    settleEra(&lowering)
  }

  /// What only the first compilers say of the document.
  ///
  /// Seen: 22 of 22 archives up to Xcode 4.0, none of 13 of later ones of Xcode 4. Names of objects and their custom
  /// classes, which these list in an order of memory addresses, are left out: swappers and custom objects have the classes.
  private static func addFramework(nextNumber: Int, _ lowering: inout Lowering) {
    guard lowering.profile < .xcode4point3 else { return }
    lowering.writer.add(.int(.nsNextOid, Int64(nextNumber)))
    lowering.writer.add(.null(.nsFontManager))
    lowering.writer.add(.reference(.nsFramework, lowering.writer.string("IBCocoaFramework")))
  }

  /// Takes out keys, and sets bits, of which the era decides whatever has them.
  private static func settleEra(_ lowering: inout Lowering) {
    lowering.writer.builder.drop(keys: AppKitKeyEras.absent(in: lowering.profile))
    guard lowering.profile < .xcode5 else { return }
    for bits in AppKitKeyEras.oldBits { lowering.writer.builder.set(bits: bits.mask, key: bits.key) }
  }

  /// The owner of a document that names none.
  static func plainOwner(_ lowering: inout Lowering) -> ObjectID {
    let plan = lowering.schema.plans[lowering.schema.fallbackObject]
    let owner = lowering.writer.reserve(plan.classID)
    let name = lowering.writer.string(.key(.nsObject))
    lowering.writer.begin(owner)
    lowering.writer.add(.reference(.nsClassName, name))
    lowering.writer.end()
    return owner
  }

  /// All objects of elements with an id, depth first in document order, each with the object of the element around it;
  /// of one element's children the constraints come last.
  ///
  /// Seen: 138 of 138 archives.
  private static func members(
    _ owner: ObjectID, _ lowering: inout Lowering
  ) -> [(object: ObjectID, parent: ObjectID)] {
    var found: [(object: ObjectID, parent: ObjectID)] = []
    var stack: [(element: Int, parent: ObjectID)] = []
    if let scope = lowering.appKit.scope {
      stack = scope.inner.reversed() + scope.roots.reversed().map { ($0, owner) }
    } else if let objects = lowering.reader.document.child("objects", of: .root) {
      stack = [(Int(objects.index), owner)]
    }
    let (scope, ownerElement) = (lowering.appKit.scope, lowering.appKit.owner)
    while let (element, parent) = stack.popLast() {
      var around = parent
      if lowering.reader.tag(element) == .viewLayoutGuide { continue }
      if lowering.objectOf[element] >= 0, scope?.holds(element) ?? true, element != ownerElement,
        lowering.reader.attribute(.id, of: element) != nil
      {
        around = lowering.reserved(element)
        found.append((around, parent))
      }
      // The menu of an application is listed beside it.
      if lowering.reader.tag(element) == .application { continue }
      pushChildren(of: element, around, onto: &stack, &lowering)
    }
    // What no element stands for comes behind what elements do.
    for object in scope?.others ?? [] { found.append((object, owner)) }
    found += scope?.placed ?? []
    return found
  }

  /// Pushes what lies in an element, but for what is no object and holds none. Taken from the end: constraints are to be
  /// the last, and the first child the next.
  private static func pushChildren(
    of element: Int, _ object: ObjectID, onto stack: inout [(element: Int, parent: ObjectID)],
    _ lowering: inout Lowering
  ) {
    let children = lowering.reader.firstChild(of: element)
    var child = children
    while child >= 0 {
      if lowering.reader.tag(child) == .constraints { stack.append((child, object)) }
      child = lowering.reader.nextSibling(of: child)
    }
    let first = stack.count
    child = children
    while child >= 0 {
      if lowering.objectOf[child] >= 0 || lowering.reader.firstChild(of: child) >= 0,
        lowering.reader.tag(child) != .constraints
      {
        stack.append((child, object))
      }
      child = lowering.reader.nextSibling(of: child)
    }
    stack[first...].reverse()
  }

  /// Windows that do not say that they are hidden at launch. Seen: all windows of 158 archives.
  private static func visibleWindows(_ lowering: inout Lowering) -> [ObjectID] {
    if lowering.appKit.scope != nil { return [] }
    guard let objects = lowering.reader.document.child("objects", of: .root) else { return [] }
    var windows: [ObjectID] = []
    for element in lowering.reader.children(of: Int(objects.index)) where lowering.reader.tag(element) == .window {
      if lowering.reader.flag(.visibleAtLaunch, of: element) ?? true, lowering.objectOf[element] >= 0 {
        windows.append(lowering.reserved(element))
      }
    }
    return windows
  }

  private static func set(_ members: [ObjectID], _ lowering: inout Lowering) -> ObjectID {
    let object = lowering.writer.reserve(.nsMutableSet)
    lowering.writer.begin(object)
    lowering.writer.add(.bool(.nsInlinedValue, true))
    for member in members { lowering.writer.add(.reference(.nibEncoderEmptyKey, member)) }
    lowering.writer.end()
    return object
  }
}
