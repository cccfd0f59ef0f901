import NibDocument
import NibGraph
import NibSchema

/// Archives that the compilers of Xcode 15 and later make by another engine, which marks them: those of a scene with next
/// to nothing in it.
///
/// Seen: 11 plain views without anything in them and 12 controllers that have nothing but a view, in 13 storyboards of 11
/// apps, launch screens or not, for iOS 11 to 26; none of 182 other archives of these Xcodes, among them those whose view
/// is an image view and those of controllers with an item or an identifier. Inferred: that an identifier alone is enough,
/// as the 4 controllers that have one have two; and that XIBs of launch screens are as storyboards.
enum LightArchives {
  /// Whether the archive that begins is one.
  static func isLight(_ lowering: inout Lowering) -> Bool {
    guard lowering.profile >= .xcode15 else { return false }
    guard let scope = lowering.scope else { return isLaunchView(&lowering) }
    let unit = scope.map.units[scope.unit]
    switch unit.kind {
    case .view: return isPlain(unit.root, &lowering)
    case .controller: return scope.scenes.count == 1 && isBare(unit.root, &lowering)
    case .prototype: return false
    }
  }

  private static func isLaunchView(_ lowering: inout Lowering) -> Bool {
    let document = lowering.reader.document
    guard document.attribute("launchScreen", of: .root) == "YES", let objects = document.child("objects", of: .root)
    else { return false }
    let views = Array(lowering.reader.children(of: Int(objects.index))).filter {
      lowering.reader.tag($0) != .placeholder
    }
    return views.count == 1 && isPlain(views[0], &lowering)
  }

  /// Whether a view is a plain one with nothing in it but its geometry, colors and safe area.
  private static func isPlain(_ view: Int, _ lowering: inout Lowering) -> Bool {
    guard lowering.reader.tag(view) == .view else { return false }
    return Array(lowering.reader.children(of: view)).allSatisfy {
      let tag = lowering.reader.tag($0)
      return tag == .rect || tag == .autoresizingMask || tag == .color || tag == .viewLayoutGuide
    }
  }

  /// Whether a controller's archive has nothing but who loads the view: outlets to what is in it are the view's.
  private static func isBare(_ controller: Int, _ lowering: inout Lowering) -> Bool {
    let (document, element) = (lowering.reader.document, ElementIndex(controller))
    guard document.tag(element) == "viewController", document.attribute("storyboardIdentifier", of: element) == nil,
      document.attribute("restorationIdentifier", of: element) == nil
    else { return false }
    return Array(lowering.reader.children(of: controller)).allSatisfy { child in
      if lowering.reader.childSymbol(child) == .view { return true }
      let tag = lowering.reader.tag(child)
      if tag == .connections {
        return Array(lowering.reader.children(of: child)).allSatisfy { lowering.reader.tag($0) == .outlet }
      }
      return tag == .layoutGuides || tag == .size || tag == .freeformSimulatedSizeMetrics
    }
  }
}
