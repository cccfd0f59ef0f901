import NibBytes
import NibGraph
import NibSchema

/// The guides of a view, which are elements of the document and in no list of objects.
enum AppKitLayoutGuides {
  /// Lists the guides of a view that constraints name. Seen: 2 views with such constraints, and 1 view without.
  static func lowerGuides(_ element: Int, _ lowering: inout Lowering) {
    var named: [ObjectID] = []
    for guide in guides(of: element, &lowering) {
      if let name = lowering.reader.attribute(.customClass, of: guide).map({ lowering.reader.text($0) }) {
        lowering.reader.warn(
          .noKnownForm,
          "a guide of a view has the class '\(name)', which is not archived: no known form; at run time it is the view's own",
          at: guide)
      }
      guard AppKitViews.isNamed(guide, &lowering) else { continue }
      if let object = lowering.object(guide) { named.append(object) }
    }
    guard !named.isEmpty else { return }
    lowering.writer.add(.reference(.nsViewLayoutGuides, lowering.writer.array(named, .array)))
  }

  /// Marks a view whose guides are elements, whether constraints name them or not. Seen: 2 views.
  static func lowerMarks(_ element: Int, _ lowering: inout Lowering) {
    let hasGuides = !guides(of: element, &lowering).isEmpty
    for (key, type) in [(AppKitKey.ibNSSafeAreaLayoutGuide, Int64(2)), (.ibNSLayoutMarginsGuide, 1)] {
      guard hasGuides else {
        lowering.writer.add(.null(key))
        continue
      }
      let mark = lowering.writer.object(
        AppKitClass.ibNSViewAutolayoutGuide.id, .int(.ibNSLayoutGuideSystemType, type))
      lowering.writer.add(.reference(key, mark))
    }
  }

  private static func guides(of element: Int, _ lowering: inout Lowering) -> [Int] {
    guard lowering.reader.child(.viewLayoutGuide) != nil || lowering.reader.child(.safeArea) != nil else { return [] }
    return Array(lowering.reader.children(of: element)).filter { lowering.reader.tag($0) == .viewLayoutGuide }
  }
}
