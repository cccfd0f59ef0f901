import NibBytes
import NibGraph
import NibSchema

/// A property of an object whose color is one of an asset catalog.
struct NamedColor {
  let object: ObjectID
  /// The `<color>` element.
  let color: Int
}

/// Colors of asset catalogs for systems before iOS 13, which do not look for the name that a color has itself.
enum UIKitNamedColors {
  /// Notes that the object at hand has a color by name.
  ///
  /// Seen: 5 properties of views in the members before 13.0 of 3 folders, of 2 apps and Xcode 11.4 and 13.4, and in none of
  /// their newer members; told of 101 in 43 archives of Xcode 11.4, and of none by Xcode 14. A runtime attribute has one in
  /// 2 of 3 documents of one app.
  static func note(_ element: Int, _ lowering: inout Lowering) {
    guard (.xcode11 ..< .xcode14).contains(lowering.profile), lowering.options.knowsCatalogColors,
      (lowering.options.deploymentTarget?.major ?? 99) < 13, lowering.reader.attribute(.name, of: element) != nil,
      lowering.reader.attribute(.catalog, of: element) == nil, lowering.reader.attribute(.key, of: element) != nil,
      let owner = lowering.reader.element, lowering.reader.parent(of: element) == owner, hasStorage(owner, &lowering)
    else { return }
    lowering.uiKit.namedColors.append(NamedColor(object: lowering.reserved(owner), color: element))
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
    let path = lowering.writer.string(lowering.reader.attribute(.key, of: named.color) ?? .empty)
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
