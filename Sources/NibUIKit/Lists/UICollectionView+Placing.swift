import NibRuntime
import NibStandIns

/// How layouts place items.
extension UICollectionView {
  /// A layout as a flow: itself, else one with the defaults.
  func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    layout as? UICollectionViewFlowLayout ?? flowLayout
  }

  /// Has all placed anew when somebody looks.
  func misplace() {
    content.isMisplaced = true
    if !content.isFitting { content.wanted = [:] }
  }

  /// Has the layout place sections of so many items.
  func place(_ counts: [Int]) {
    let layout = collectionViewLayout
    if layout.collectionView !== self { adopt(layout) }
    content.placed = FlowGeometry(unplaced: counts)
    content.geometry = content.placed
    content.isInFlow = false
    content.attributes = OwnAttributes()
    content.hasOwnAttributes = false
    layout.prepare()
    if let compositional = layout as? UICollectionViewCompositionalLayout {
      content.placed = FlowGeometry(compositional.place(counts, in: self), counts)
    } else if !content.isInFlow {
      placeInFlow()
    }
    content.geometry = content.placed
    takeOwnAttributes()
  }

  /// Takes the places that a layout of an app's own has, by the attributes of all of its content.
  private func takeOwnAttributes() {
    let layout = collectionViewLayout
    content.hasOwnAttributes = !Self.ownClasses.contains(ObjectIdentifier(Swift.type(of: layout)))
    guard content.hasOwnAttributes else { return }
    let size = layout.collectionViewContentSize
    let all = CGRect(origin: CGPoint(), size: size).union(bounds)
    let attributes = layout.layoutAttributesForElements(in: all) ?? []
    content.geometry.adopt(attributes)
    content.attributes = OwnAttributes(attributes)
  }

  /// The classes whose places are known without attributes.
  private static let ownClasses: Set<ObjectIdentifier> = [
    ObjectIdentifier(UICollectionViewLayout.self), ObjectIdentifier(UICollectionViewFlowLayout.self),
    ObjectIdentifier(UICollectionViewCompositionalLayout.self), ObjectIdentifier(UICollectionViewTransitionLayout.self),
  ]

  /// Places all in lines, as the flow and the delegate have them.
  func placeInFlow() {
    let layout = flowLayout
    let counts = content.placed.counts
    var geometry = FlowGeometry(room: bounds.size, isHorizontal: layout.scrollDirection == .horizontal)
    let delegate = collectionDelegate as? any UICollectionViewDelegateFlowLayout
    for (section, count) in counts.enumerated() {
      let sizes = (0..<count).map { item in
        let path = IndexPath(item: item, section: section)
        return content.wanted[path]
          ?? delegate?.collectionView(self, layout: collectionViewLayout, sizeForItemAt: path) ?? layout.itemSize
      }
      geometry.add(sizes, metrics(of: section, layout, delegate))
    }
    content.placed = geometry
    content.geometry = geometry
    content.isInFlow = true
  }

  private func metrics(
    of section: Int, _ layout: UICollectionViewFlowLayout, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowGeometry.Section {
    let own = collectionViewLayout
    guard let delegate else {
      return FlowGeometry.Section(
        inset: layout.sectionInset, lineSpacing: layout.minimumLineSpacing,
        itemSpacing: layout.minimumInteritemSpacing, header: layout.headerReferenceSize,
        footer: layout.footerReferenceSize)
    }
    return FlowGeometry.Section(
      inset: delegate.collectionView(self, layout: own, insetForSectionAt: section),
      lineSpacing: delegate.collectionView(self, layout: own, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(self, layout: own, minimumInteritemSpacingForSectionAt: section),
      header: delegate.collectionView(self, layout: own, referenceSizeForHeaderInSection: section),
      footer: delegate.collectionView(self, layout: own, referenceSizeForFooterInSection: section))
  }

  /// Asks cells which attributes they want, and the layout whether they change places: of a flow with an estimated size,
  /// and of an app's own.
  /// - Returns: whether all must be placed anew.
  func fitItems() -> Bool {
    let layout = collectionViewLayout
    let isEstimated = (layout as? UICollectionViewFlowLayout).map { $0.estimatedItemSize != CGSize() }
    guard isEstimated ?? content.hasOwnAttributes else { return false }
    content.isFitting = true
    defer { content.isFitting = false }
    for (path, cell) in content.items.sorted(by: { $0.key < $1.key }) where content.wanted[path] == nil {
      guard let original = layoutAttributesForItem(at: path), let asked = original.copy() as? Attributes else {
        continue
      }
      let preferred = cell.preferredLayoutAttributesFitting(asked)
      content.wanted[path] = preferred.size
      if layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original) {
        layout.invalidateLayout(
          with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      }
    }
    return content.isMisplaced
  }

  private typealias Attributes = UICollectionViewLayoutAttributes
}

extension UICollectionView {
  /// The places of headers, footers or views of another kind in sight, in order; makes those that are missing.
  /// - Throws: as `layoutIfNeeded`.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    InterfaceFaults.raising { try layoutItems() }
    return content.edges.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }

  /// The headers, footers or views of another kind in sight, in the order of their places, likewise.
  /// - Throws: as `layoutIfNeeded`.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      content.edges[PlacedElements.Place(kind: elementKind, path: $0)]
    }
  }
}
