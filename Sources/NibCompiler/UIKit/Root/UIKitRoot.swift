import NibGraph
import NibSchema

/// The root object of a UIKit archive.
enum UIKitRoot: RootForm {
  /// Reserves the objects of the children of `<objects>`; an unknown kind is a plain object.
  static func lowerTopLevel(_ objects: Int, _ lowering: inout Lowering) {
    for element in lowering.reader.children(of: objects) {
      if let known = lowering.object(element) {
        if lowering.reader.tag(element) == .placeholder { checkPlaceholder(element, &lowering) }
        lowering.links.topLevel.append(known)
      } else {
        let tag = lowering.reader.document.tag(.init(element))
        lowering.reader.warn(
          .unknownElement, "unknown object element <\(tag)>; compiling it as NSObject", at: element)
        lowering.links.topLevel.append(lowering.reserve(element, plan: lowering.schema.fallbackObject))
      }
    }
  }

  /// Warns of a placeholder without an identifier, and of one with the id of File's Owner or the first responder that is
  /// neither: who loads the archive would have to give an object of that name.
  ///
  /// Seen: in 126 XIBs these ids, and these identifiers, are those of these two.
  private static func checkPlaceholder(_ element: Int, _ lowering: inout Lowering) {
    guard let identifier = lowering.reader.attribute(.placeholderIdentifier, of: element) else {
      return lowering.reader.warnMissing(
        .placeholderIdentifier, element, "File's Owner, the first responder or an external object is expected")
    }
    let id = lowering.reader.attribute(.id, of: element).map { lowering.reader.text($0) }
    let expected = id == "-1" ? "IBFilesOwner" : id == "-2" ? "IBFirstResponder" : nil
    guard let expected, !lowering.reader.document.bytes.equals(identifier, expected) else { return }
    lowering.reader.warn(
      .unknownValue,
      "the placeholder '\(id ?? "")' is '\(lowering.reader.text(identifier))', expected \(expected); it stands for an object "
        + "of that name, which whoever loads the archive has to give", at: element)
  }

  /// The root object: the lists that UIKit's loader starts from, in its order of keys.
  static func write(_ root: ObjectID, _ lowering: inout Lowering) {
    let connections = UIKitConnections.connections(&lowering)
    StoryboardArchives.listTableSources(&lowering)
    lowering.processQueue()
    StoryboardArchives.listUpstream(&lowering)
    let accessibility = UIKitAccessibility.accessibility(&lowering)
    let pairs = UIKitRuntimeAttributes.keyValuePairs(&lowering) + accessibility.pairs
    lowering.processQueue()
    let immutable = NibClass.array
    // The first era lists connections among the objects, too.
    let objects = identities(&lowering) + (lowering.profile < .xcode3point2 ? connections : [])
    let lists: [(key: UIKitKey, objects: [ObjectID])] = [
      (.nibTopLevelObjectsKey, lowering.links.topLevel), (.nibObjectsKey, objects), (.nibConnectionsKey, connections),
      (.nibVisibleWindowsKey, lowering.uiKit.visibleWindows),
      (.nibAccessibilityConfigurationsKey, accessibility.configurations),
      (.nibTraitStorageListsKey, UIKitTraitStorages.traitStorageLists(&lowering)), (.nibKeyValuePairsKey, pairs),
    ]
    lowering.writer.begin(root)
    for list in lists {
      // The first eras list no attributes unless there are any; they know no traits.
      if list.key == .nibTraitStorageListsKey && lowering.profile <= .xcode5 { continue }
      if list.key == .nibKeyValuePairsKey && lowering.profile < .xcode4point3 && list.objects.isEmpty { continue }
      if list.key == .nibAccessibilityConfigurationsKey && lowering.profile < .xcode3point2 && list.objects.isEmpty {
        continue
      }
      lowering.writer.add(.reference(list.key, lowering.writer.array(list.objects, immutable)))
    }
    if lowering.uiKit.engine == .toolchain { lowering.writer.add(.int(.ibuiNibLNEVersionKey, 1)) }
    lowering.writer.end()
    UIKitColorSharing.shareColors(&lowering)
  }

  /// `UINibObjectsKey`: the top-level objects, then breadth first what they hold.
  ///
  /// Seen: 1 048 of 1 170 archives.
  private static func identities(_ lowering: inout Lowering) -> [ObjectID] {
    var order = lowering.links.topLevel
    var seen = [Bool](repeating: false, count: lowering.writer.builder.objectCount)
    for object in order { seen[Int(object.index)] = true }
    var next = 0
    while next < order.count {
      for member in lowering.links.members(of: order[next]) where !seen[Int(member.index)] {
        seen[Int(member.index)] = true
        order.append(member)
      }
      next += 1
    }
    return lowering.uiKit.unlisted.isEmpty ? order : order.filter { !lowering.uiKit.unlisted.contains(Int($0.index)) }
  }
}
