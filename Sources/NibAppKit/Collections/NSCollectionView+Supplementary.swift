import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Views beside the items of a collection: made when code asks for them, and kept until the collection is loaded anew.
struct SupplementaryViews {
  /// Which view of a kind.
  struct Place: Hashable {
    let kind: String
    let path: IndexPath
  }
  /// What is registered.
  struct Name: Hashable {
    let kind: String
    let identifier: NSUserInterfaceItemIdentifier
  }
  enum Source {
    case type(NSView.Type)
    case nib(NSNib)
  }

  var made: [Place: NSView] = [:]
  var sources: [Name: Source] = [:]
}

extension NSCollectionView {
  /// What a view beside the items is.
  public typealias SupplementaryElementKind = String

  /// What a view behind the items is.
  public typealias DecorationElementKind = String

  /// The header of a section. Documented: AppKit has the name of UIKit's.
  public static let elementKindSectionHeader: SupplementaryElementKind = "UICollectionElementKindSectionHeader"
  /// The footer of a section.
  public static let elementKindSectionFooter: SupplementaryElementKind = "UICollectionElementKindSectionFooter"
  /// What stands between items while something is dragged.
  public static let elementKindInterItemGapIndicator: SupplementaryElementKind =
    "NSCollectionElementKindInterItemGapIndicator"

  /// Makes a class that of views of a kind with an identifier, in place of what was registered before; nil takes that
  /// away. Raises that the class is none of views.
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    let name = SupplementaryViews.Name(kind: kind, identifier: identifier)
    guard let viewClass else { return items.supplementary.sources[name] = nil }
    InterfaceFaults.raising {
      guard let type = viewClass as? NSView.Type else {
        throw StandInError(
          .notFound, self, "'\(viewClass)' for views '\(identifier.rawValue)' of kind '\(kind)' is no class of NSView")
      }
      items.supplementary.sources[name] = .type(type)
    }
  }

  /// Makes a nib, which holds one view, that of views of a kind with an identifier, likewise.
  public final func register(
    _ nib: NSNib?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    items.supplementary.sources[.init(kind: kind, identifier: identifier)] = nib.map { .nib($0) }
  }

  /// Makes a view of what was registered for its kind and identifier, else of the nib of that name. Raises that there is
  /// none, and what loading throws.
  public final func makeSupplementaryView(
    ofKind elementKind: SupplementaryElementKind, withIdentifier identifier: NSUserInterfaceItemIdentifier,
    for indexPath: IndexPath
  ) -> NSView {
    InterfaceFaults.raising(or: NSView()) {
      let nib: NSNib?
      switch items.supplementary.sources[.init(kind: elementKind, identifier: identifier)] {
      case .type(let type)?:
        let view = type.make(dynamic: .zero)
        view.identifier = identifier
        return view
      case .nib(let known)?: nib = known
      case nil: nib = NSNib(nibNamed: identifier.rawValue, bundle: nil)
      }
      let report = try nib?.instantiateReport(owner: nil)
      guard let view = report?.topLevel.lazy.compactMap({ $0 as? NSView }).first else {
        throw StandInError(
          .notFound, self,
          "no class, and no nib with a view, is there for '\(identifier.rawValue)' of kind '\(elementKind)'")
      }
      view.identifier = identifier
      return view
    }
  }

  /// The view of a kind at a place, made now if it was not: for a header and a footer the place of the section's first
  /// item. Nil where the layout has none, and without a data source.
  public final func supplementaryView(
    forElementKind elementKind: SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSView? {
    let place = SupplementaryViews.Place(kind: elementKind, path: indexPath)
    if let known = items.supplementary.made[place] { return known }
    guard let dataSource, indexPath.count == 2, (0..<numberOfSections).contains(indexPath[0]),
      let layout = collectionViewLayout,
      layout.hasSupplementaryView(ofKind: elementKind, at: indexPath, in: self)
    else { return nil }
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: elementKind, at: indexPath)
    items.supplementary.made[place] = view
    put(view, at: layout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    addSubview(view)
    delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    return view
  }

  /// The places of the headers or footers that are seen: those of all sections that have one.
  public final func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: SupplementaryElementKind
  ) -> Set<IndexPath> {
    let sections = (0..<max(numberOfSections, 0)).map { IndexPath(item: 0, section: $0) }
    let placed = collectionViewLayout?.preparedPlaces?.supplementary.keys.filter { $0.kind == elementKind }.map(\.path)
    let places = Set(sections).union(placed ?? [])
    return places.filter { supplementaryView(forElementKind: elementKind, at: $0) != nil }
  }

  /// The headers or footers that are seen, in order; made now.
  public final func visibleSupplementaryViews(ofKind elementKind: SupplementaryElementKind) -> [NSView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).sorted()
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// Takes out the views that were made.
  final func forgetSupplementaryViews() {
    for (place, view) in items.supplementary.made {
      view.removeFromSuperview()
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: place.kind, at: place.path)
    }
    items.supplementary.made = [:]
    for view in items.decorations.values { view.removeFromSuperview() }
    items.decorations = [:]
  }
}

extension NSCollectionViewFlowLayout {
  /// How large a section's header or footer is, as the delegate says, else the layout.
  final func supplementarySize(
    _ kind: NSCollectionView.SupplementaryElementKind, _ section: Int, in collectionView: NSCollectionView
  ) -> NSSize {
    let sizes = collectionView.delegate as? any NSCollectionViewDelegateFlowLayout
    switch kind {
    case NSCollectionView.elementKindSectionHeader:
      return sizes?.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
    case NSCollectionView.elementKindSectionFooter:
      return sizes?.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
    default: return NSSize()
    }
  }
}
