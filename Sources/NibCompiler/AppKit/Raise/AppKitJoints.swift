import NibGraph

/// How the archives of a storyboard for AppKit refer to each other.
enum AppKitJoints {
  /// The objects that the stand-ins of views' archives mean, and the controllers that own these.
  static func meant(in combined: CombinedGraph) -> [ObjectID: ObjectID] {
    let graph = combined.graph
    guard combined.parts.count > 1 else { return [:] }
    var meant: [ObjectID: ObjectID] = [:]
    for object in graph.objectIDs {
      guard let name = graph.text(AppKitKey.nsNibName, of: object), let part = combined.part(named: name),
        let place = combined.place(of: part.root)
      else { continue }
      if let owner = part.lists.owner, meant[owner] == nil { meant[owner] = object }
      var table: [String: ObjectID] = [:]
      for (key, value) in graph.object(AppKitKey.nsExternalObjectsTableForViewLoading, of: object).flatMap({
        graph.pairs($0)
      }) ?? [] {
        guard case .reference(let key) = key, case .reference(let value) = value, let text = graph.string(key) else {
          continue
        }
        table[text] = value
      }
      for index in combined.objects(of: place) {
        let proxy = ObjectID(index)
        guard graph.isOf(AppKitClass.nsNibExternalObjectPlaceholder, proxy),
          let text = graph.text(AppKitKey.nsExternalObjectPlaceholderIdentifier, of: proxy), let end = table[text]
        else { continue }
        meant[proxy] = end
      }
    }
    return meant
  }
}
