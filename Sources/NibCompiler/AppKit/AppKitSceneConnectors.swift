import NibGraph
import NibSchema

/// A runtime attribute that a storyboard's archive has of itself.
struct SceneAttribute {
  enum Value {
    case object(ObjectID)
    /// What the object itself has under a key.
    case under(AppKitKey)
  }

  let keyPath: String
  let object: ObjectID
  let value: Value

  init(_ keyPath: String, of object: ObjectID, value: Value) {
    self.keyPath = keyPath
    self.object = object
    self.value = value
  }
}

/// The connectors that a storyboard's archive has though no element of the document says them.
enum AppKitSceneConnectors {
  /// Outlets, by which controllers know each other and their storyboard.
  static func outlets(_ lowering: inout Lowering) -> [ObjectID] {
    lowering.appKit.impliedOutlets.map { outlet in
      let label = lowering.writer.string(outlet.label)
      return lowering.writer.object(
        AppKitClass.nsNibOutletConnector.id, .reference(.nsSource, outlet.source),
        .reference(.nsDestination, outlet.destination),
        .reference(.nsLabel, label), .null(.nsChildControllerCreationSelectorName))
    }
  }

  /// Runtime attributes: a window gets its content's controller by one, a tab view controller its items, and an item of
  /// it its image.
  ///
  /// Seen: 9 windows, and a tab view controller of an archive without its document. Documented: images of items, by
  /// another writer of archives.
  static func attributes(_ lowering: inout Lowering) -> [ObjectID] {
    lowering.appKit.sceneAttributes.compactMap { attribute in
      let value: ObjectID? =
        switch attribute.value {
        case .object(let object): object
        case .under(let key): lowering.writer.builder.object(key.id, of: attribute.object)
        }
      guard let value else { return nil }
      let values = lowering.writer.array([value], .array)
      let paths = lowering.writer.array([lowering.writer.string(attribute.keyPath)], .array)
      return lowering.writer.object(
        AppKitClass.nsIBUserDefinedRuntimeAttributesConnector.id, .reference(.nsObject, attribute.object),
        .reference(.nsValues, values),
        .reference(.nsKeyPaths, paths))
    }
  }
}
