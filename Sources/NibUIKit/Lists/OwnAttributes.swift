import NibRuntime
import NibStandIns

/// What a layout of an app's own gave for its parts.
@MainActor
struct OwnAttributes {
  private(set) var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private(set) var others: [PlacedElements.Place: UICollectionViewLayoutAttributes] = [:]

  init(_ attributes: [UICollectionViewLayoutAttributes] = []) {
    for one in attributes {
      if one.representedElementCategory == .cell {
        items[one.indexPath] = one
      } else if let kind = one.representedElementKind {
        others[PlacedElements.Place(kind: kind, path: one.indexPath)] = one
      }
    }
  }
}
