import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Says how large what a flow layout lays out is; all is optional. Stands for NSCollectionViewDelegateFlowLayout.
@MainActor
public protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {
  /// The size of an item, in points; the layout's where it says nothing.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> NSSize
  /// The size of a section's header, in points; likewise.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> NSSize
  /// The size of a section's footer, in points; likewise.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> NSSize
  /// Room around a section's items, in points; likewise.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    insetForSectionAt section: Int
  ) -> NSEdgeInsets
  /// Least distance of two lines of a section, in points; likewise.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Least distance of two items of a line, in points; likewise.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
}

extension NSCollectionViewDelegateFlowLayout {
  /// The layout's.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> NSSize { (collectionViewLayout as? NSCollectionViewFlowLayout)?.itemSize ?? NSSize() }
  /// The layout's.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> NSSize { (collectionViewLayout as? NSCollectionViewFlowLayout)?.headerReferenceSize ?? NSSize() }
  /// The layout's.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> NSSize { (collectionViewLayout as? NSCollectionViewFlowLayout)?.footerReferenceSize ?? NSSize() }
  /// The layout's.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    insetForSectionAt section: Int
  ) -> NSEdgeInsets { (collectionViewLayout as? NSCollectionViewFlowLayout)?.sectionInset ?? NSEdgeInsets() }
  /// The layout's.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { CGFloat((collectionViewLayout as? NSCollectionViewFlowLayout)?.minimumLineSpacing ?? 0) }
  /// The layout's.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { CGFloat((collectionViewLayout as? NSCollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0) }
}
