import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A row of a browser's column. Stands in for NSBrowserCell.
open class NSBrowserCell: NSCell {
  /// Whether the row holds no others.
  open var isLeaf = false
  /// Whether the delegate made the row ready.
  open var isLoaded = false
  /// The picture beside the text while the row is selected; nil for none.
  open var alternateImage: NSImage?
}
