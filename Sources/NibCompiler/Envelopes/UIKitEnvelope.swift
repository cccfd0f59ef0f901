import NibGraph
import NibSchema

extension Lowering {
  /// The root object: the lists that UIKit's loader starts from, in its order of keys.
  mutating func lowerEnvelope(_ root: ObjectID) {
    let connections = connections()
    listTableSources()
    drain()
    listUpstream()
    let accessibility = accessibility()
    let pairs = keyValuePairs() + accessibility.pairs
    drain()
    let immutable = book.classes.array
    let lists: [(key: PassKey, objects: [ObjectID])] = [
      (book.keys.topLevel, links.topLevel), (book.keys.objects, identities()), (book.keys.connections, connections),
      (book.keys.visibleWindows, links.visibleWindows),
      (book.keys.accessibilityConfigurations, accessibility.configurations),
      (book.keys.traitStorage, traitStorageLists()), (book.keys.keyValuePairs, pairs),
    ]
    builder.begin(root)
    for list in lists where list.key != book.keys.traitStorage || book.profile > .nib9a {
      builder.add(.reference(list.key, array(list.objects, immutable)))
    }
    if links.isMarkedLaunchScreen { builder.add(.int(book.keys.launchVersion, 1)) }
    builder.end()
  }

  /// `UINibObjectsKey`: the top-level objects, then breadth first what they hold.
  ///
  /// Seen: 1 048 of 1 170 archives.
  private mutating func identities() -> [ObjectID] {
    var order = links.topLevel
    var seen = [Bool](repeating: false, count: builder.objectCount)
    for object in order { seen[Int(object.index)] = true }
    var next = 0
    while next < order.count {
      for member in links.members(of: order[next]) where !seen[Int(member.index)] {
        seen[Int(member.index)] = true
        order.append(member)
      }
      next += 1
    }
    return links.nameless.isEmpty ? order : order.filter { !links.nameless.contains($0.index) }
  }
}
