import NibBytes
import NibGraph

enum UIKitSupplementaryViews {
  /// The views that a collection view of prototypes shows for its header and footer, the footer first.
  ///
  /// They stand where a flow without items puts them: the footer behind the header and the insets of the section.
  /// Seen: 8 collection views of Xcode 8 and 9. Inferred: none with Xcode 11 and later, where prototypes keep their place.
  static func supplementStandIns(_ element: Int, _ lowering: inout Lowering) -> [ObjectID] {
    guard lowering.scope != nil, lowering.profile < .nib9g, lowering.reader.tag(element) == .collectionView,
      let flow = lowering.reader.child(.collectionViewLayout), lowering.reader.tag(flow) == .collectionViewFlowLayout
    else { return [] }
    let isHorizontal =
      lowering.reader.attribute(.scrollDirection, of: flow).map {
        lowering.reader.document.bytes.equals($0, "horizontal")
      } ?? false
    var views: [ObjectID] = []
    var start = 0.0
    for (key, kind) in [(WellKnownName.sectionHeaderView, "Header"), (WellKnownName.sectionFooterView, "Footer")] {
      let size = lowering.reader.child(key).flatMap { view in lowering.reader.frame(of: view) }
        .map { lowering.reader.numbers(of: $0, .rect) }
      if key == .sectionFooterView { start += sectionInsets(flow, isHorizontal: isHorizontal, &lowering) }
      guard let size else { continue }
      let origin = isHorizontal ? (start, 0.0) : (0.0, start)
      views.insert(standIn(kind, origin, (size[2], size[3]), &lowering), at: 0)
      start += isHorizontal ? size[2] : size[3]
    }
    return views
  }

  /// What the insets of a section take of its length.
  private static func sectionInsets(_ flow: Int, isHorizontal: Bool, _ lowering: inout Lowering) -> Double {
    guard let inset = lowering.reader.firstChild(.sectionInset, of: flow) else { return 0 }
    if isHorizontal { return lowering.reader.real(.minX, of: inset) + lowering.reader.real(.maxX, of: inset) }
    return lowering.reader.real(.minY, of: inset) + lowering.reader.real(.maxY, of: inset)
  }

  private static func standIn(
    _ kind: String, _ origin: (Double, Double), _ size: (Double, Double), _ lowering: inout Lowering
  ) -> ObjectID {
    let name = lowering.writer.string("IBUICollectionView\(kind)ReuseIdentifier")
    let object = lowering.writer.reserve(.collectionReusableView)
    lowering.writer.begin(object)
    lowering.writer.add(.data(.viewBounds, lowering.writer.reals(0, 0, size.0, size.1)))
    lowering.writer.add(.data(.viewCenter, lowering.writer.reals(origin.0 + size.0 / 2, origin.1 + size.1 / 2)))
    if lowering.profile >= .nib9e { lowering.writer.add(.bool(.deepDrawRect, true)) }
    lowering.writer.add(.bool(.opaque, true))
    lowering.writer.add(.bool(.autoresizesSubviews, true))
    if lowering.profile >= .nib9c { lowering.writer.add(.int(.semanticContent, 0)) }
    lowering.writer.add(.reference(.reuseIdentifier, name))
    lowering.writer.end()
    lowering.uiKit.nameless.insert(object.index)
    return object
  }
}
