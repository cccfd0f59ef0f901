import NibBytes
import NibGraph
import NibSchema

/// A property of an object whose color is one of an asset catalog.
struct NamedColor {
  let object: ObjectID
  /// The `<color>` element.
  let color: Int
  /// The name of the property in the document.
  let path: ByteSpan
}

/// Colors of asset catalogs for systems before iOS 13, which do not look for the name that a color has itself.
enum UIKitNamedColors {
  /// Notes that the object at hand has a color by name.
  ///
  /// Seen: 5 properties of views in the members before 13.0 of 3 folders, of 2 apps and Xcode 11.4 and 13.4, and in none of
  /// their newer members; told of 101 in 43 archives of Xcode 11.4, and of none by Xcode 14.
  static func note(_ element: Int, _ lowering: inout Lowering) {
    guard isLookedFor(element, &lowering), let path = lowering.reader.attribute(.key, of: element),
      let owner = lowering.reader.element, lowering.reader.parent(of: element) == owner, hasStorage(owner, &lowering)
    else { return }
    lowering.uiKit.namedColors.append(NamedColor(object: lowering.reserved(owner), color: element, path: path))
  }

  /// Notes that a runtime attribute of an object is a color by name, which counts where the archive has another, too: such a
  /// color alone makes no document a folder.
  ///
  /// Seen: 2 of 2 archives with others, and none of 1 without, of one app and Xcode 13.4.
  static func note(runtimeAttribute: Int, of owner: Int, _ lowering: inout Lowering) {
    guard let color = lowering.reader.firstChild(.value, of: runtimeAttribute),
      lowering.reader.tag(color) == .color, isLookedFor(color, &lowering), hasStorage(owner, &lowering),
      let path = lowering.reader.attribute(.keyPath, of: runtimeAttribute)
    else { return }
    lowering.uiKit.namedRuntimeColors.append(
      NamedColor(object: lowering.reserved(owner), color: color, path: path))
  }

  /// Whether the color of an element is one of a catalog that the systems of the archive look for themselves.
  private static func isLookedFor(_ color: Int, _ lowering: inout Lowering) -> Bool {
    (.xcode11 ..< .xcode14).contains(lowering.profile) && lowering.options.knowsCatalogColors
      && (lowering.options.deploymentTarget?.major ?? 99) < 13 && lowering.reader.attribute(.name, of: color) != nil
      && lowering.reader.attribute(.catalog, of: color) == nil
  }

  /// Views and items of bars; parts of an appearance have none.
  private static func hasStorage(_ owner: Int, _ lowering: inout Lowering) -> Bool {
    let plan = Int(lowering.reader.index.planOf[owner])
    if plan >= 0, lowering.schema.plans[plan].role == .view { return true }
    let tag = WellKnownName(lowering.reader.tag(owner))
    return tag == .barButtonItem || tag == .tabBarItem
  }

  /// The storage by which UIKit finds the color again whenever traits change.
  static func storage(_ named: NamedColor, _ lowering: inout Lowering) -> ObjectID {
    let path = lowering.writer.string(named.path)
    let name = lowering.writer.string(lowering.reader.attribute(.name, of: named.color) ?? .empty)
    var plain = UIKitColors.archived(UIKitColors.describe(named.color, &lowering), &lowering)
    plain.catalogName = nil
    let fallback = UIKitColors.color(plain, &lowering)
    let color = lowering.writer.object(
      UIKitClass.coreUICatalogColorWrapper.id, .reference(.assetName, name), .null(.assetBundleID),
      .reference(.fallbackColor, fallback))
    let records = lowering.writer.array([], .mutableArray)
    return lowering.writer.object(
      UIKitClass.colorAttributeTraitStorage.id, .reference(.object, named.object), .reference(.keyPath, path),
      .reference(.records, records), .reference(.namedColor, color))
  }
}
