import NibGraph
import NibSchema

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
    lowering.appKit.sceneAttributes.append(SceneAttribute(keyPath, of: object, value: .under(key)))
  }

  /// Whether an item is one of a controller, not of a tab view.
  static func isOfTabController(_ item: Int, _ lowering: inout Lowering) -> Bool {
    let holder = lowering.reader.parent(of: lowering.reader.parent(of: item))
    return holder >= 0 && lowering.reader.document.tag(.init(holder)) == "tabViewController"
  }
}
