import NibBytes
import NibGraph

extension Lowering {
  /// The views that a collection view of prototypes shows for its header and footer, the footer first.
  ///
  /// They stand where a flow without items puts them: the footer behind the header and the insets of the section.
  /// Seen: 8 collection views of Xcode 8 and 9. Inferred: none with Xcode 11 and later, where prototypes keep their place.
  mutating func supplementStandIns(_ element: Int) -> [ObjectID] {
    let names = book.names
    guard scope != nil, book.profile < .nib9g, tag(element) == names.collectionView,
      let flow = child(names.collectionViewLayout), tag(flow) == names.collectionViewFlowLayout
    else { return [] }
    let isHorizontal =
      attribute(names.scrollDirection, of: flow).map { document.bytes.equals($0, "horizontal") } ?? false
    var views: [ObjectID] = []
    var start = 0.0
    for (key, kind) in [(names.sectionHeaderView, "Header"), (names.sectionFooterView, "Footer")] {
      let size = child(key).flatMap { view in children(of: view).first { childSymbol($0) == names.frame } }
        .map { numbers(of: $0, .rect) }
      if key == names.sectionFooterView { start += sectionInsets(flow, isHorizontal: isHorizontal) }
      guard let size else { continue }
      let origin = isHorizontal ? (start, 0.0) : (0.0, start)
      views.insert(standIn(kind, origin, (size[2], size[3])), at: 0)
      start += isHorizontal ? size[2] : size[3]
    }
    return views
  }

  /// What the insets of a section take of its length.
  private mutating func sectionInsets(_ flow: Int, isHorizontal: Bool) -> Double {
    guard let inset = children(of: flow).first(where: { childSymbol($0) == book.names.sectionInset }) else { return 0 }
    if isHorizontal { return real(book.names.minX, of: inset) + real(book.names.maxX, of: inset) }
    return real(book.names.minY, of: inset) + real(book.names.maxY, of: inset)
  }

  private mutating func standIn(_ kind: String, _ origin: (Double, Double), _ size: (Double, Double)) -> ObjectID {
    let name = string("IBUICollectionView\(kind)ReuseIdentifier")
    let object = builder.reserve(builder.class("UICollectionReusableView"))
    builder.begin(object)
    builder.add(.data(book.keys.viewBounds, reals(0, 0, size.0, size.1)))
    builder.add(.data(book.keys.viewCenter, reals(origin.0 + size.0 / 2, origin.1 + size.1 / 2)))
    if book.profile >= .nib9e { builder.add(.bool(book.keys.deepDrawRect, true)) }
    builder.add(.bool(book.keys.opaque, true))
    builder.add(.bool(book.keys.autoresizesSubviews, true))
    if book.profile >= .nib9c { builder.add(.int(book.keys.semanticContent, 0)) }
    builder.add(.reference(builder.key("UIReuseIdentifier"), name))
    builder.end()
    links.nameless.insert(object.index)
    return object
  }
}
