import NibRuntime
import NibStandIns

/// What is loaded ahead: as much as is in sight, further down or to the right.
@MainActor
private struct LoadingAhead {
  let coming: [IndexPath]
  let gone: [IndexPath]
  let ahead: Set<IndexPath>

  /// - Parameters:
  ///   - next: what lies ahead now.
  ///   - shown: what is in sight.
  init(_ known: Set<IndexPath>, next: [IndexPath], shown: [IndexPath]) {
    let wanted = Set(next).subtracting(shown)
    coming = wanted.subtracting(known).sorted()
    gone = known.subtracting(wanted).subtracting(shown).sorted()
    ahead = wanted
  }
}

extension UITableView {
  /// Has the rows loaded that would come into sight next, and those not that will not come after all.
  func loadAhead() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let bottom = contentOffset.y + bounds.size.height
    let next = content.geometry.rows(from: bottom, to: bottom + bounds.size.height)
    let loading = LoadingAhead(content.ahead, next: next, shown: shownRows)
    content.ahead = loading.ahead
    if !loading.coming.isEmpty { source.tableView(self, prefetchRowsAt: loading.coming) }
    if !loading.gone.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: loading.gone) }
  }
}

extension UICollectionView {
  /// Has the items loaded that would come into sight next, and those not that will not come after all.
  func loadAhead() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    var rect = bounds
    if scrollsAcross { rect.origin.x += rect.size.width } else { rect.origin.y += rect.size.height }
    let loading = LoadingAhead(
      content.ahead, next: content.geometry.visible(in: rect), shown: indexPathsForVisibleItems)
    content.ahead = loading.ahead
    if !loading.coming.isEmpty { source.collectionView(self, prefetchItemsAt: loading.coming) }
    if !loading.gone.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: loading.gone) }
  }
}
