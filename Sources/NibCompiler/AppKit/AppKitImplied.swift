import NibGraph
import NibSchema

/// A runtime attribute that a storyboard's archive has of itself.
struct ImpliedAttribute {
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
enum AppKitImplied {
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
    lowering.appKit.impliedAttributes.compactMap { attribute in
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

extension AppKitScenes {
  /// The outlet by which an item of a tab view controller has its controller.
  ///
  /// Seen: 2 items of an archive without its document.
  static func lowerTabItem(_ element: Int, _ lowering: inout Lowering) {
    guard let controller = shown(by: element, &lowering) else { return }
    let item = lowering.reserved(element)
    lowering.appKit.impliedOutlets.append(ImpliedOutlet("viewController", of: item, to: controller))
  }

  /// Notes a runtime attribute of what the object of an element has under a key.
  static func imply(_ keyPath: String, _ key: AppKitKey, of element: Int, _ lowering: inout Lowering) {
    let object = lowering.reserved(element)
    lowering.appKit.impliedAttributes.append(ImpliedAttribute(keyPath, of: object, value: .under(key)))
  }

  /// Whether an item is one of a controller, not of a tab view.
  static func isOfTabController(_ item: Int, _ lowering: inout Lowering) -> Bool {
    let holder = lowering.reader.parent(of: lowering.reader.parent(of: item))
    return holder >= 0 && lowering.reader.document.tag(.init(holder)) == "tabViewController"
  }
}
