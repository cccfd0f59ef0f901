import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A row of a browser's column. Stands in for NSBrowserCell.
open class NSBrowserCell: NSCell {
  /// Whether the row holds no others.
  public final var isLeaf = false
  /// Whether the delegate made the row ready.
  public final var isLoaded = false
  /// The picture beside the text while the row is selected; nil for none.
  public final var alternateImage: NSImage?
}
