import Foundation

/// What is told of what of a text is seen. Stands in for NSTextViewportLayoutControllerDelegate.
@MainActor
public protocol NSTextViewportLayoutControllerDelegate: AnyObject {
  /// What of the container is seen.
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  /// A fragment is seen: whoever draws it shows it.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  /// Fragments are about to be told of.
  func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
  /// Fragments were told of.
  func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  /// Does nothing.
  public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
  /// Does nothing.
  public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}

/// Says which fragments are seen. Stands in for NSTextViewportLayoutController.
///
/// Nothing scrolls by itself: the delegate says what is seen, and is told of fragments when code asks for layout.
@MainActor
open class NSTextViewportLayoutController: NSObject {
  /// Who says what is seen; not kept alive.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  /// What lays the text out; not kept alive.
  public private(set) final weak var textLayoutManager: NSTextLayoutManager?
  /// What of the container was seen last, in points.
  public private(set) final var viewportBounds = CGRect.zero
  /// What of the text was seen last; nil for nothing.
  public private(set) final var viewportRange: NSTextRange?

  /// Makes one for a layout manager.
  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// Asks what is seen, and tells the delegate of each fragment there, from the top.
  open func layoutViewport() {
    guard let textLayoutManager else { return }
    delegate?.textViewportLayoutControllerWillLayout(self)
    viewportBounds = delegate?.viewportBounds(for: self) ?? viewportBounds
    viewportRange = nil
    let bounds = viewportBounds
    let start = textLayoutManager.textLayoutFragment(for: bounds.origin)?.rangeInElement.location
    if !bounds.isEmpty, let start {
      textLayoutManager.enumerateTextLayoutFragments(from: start) { fragment in
        guard fragment.layoutFragmentFrame.minY < bounds.maxY else { return false }
        if fragment.layoutFragmentFrame.maxY > bounds.minY {
          viewportRange = viewportRange?.union(fragment.rangeInElement) ?? fragment.rangeInElement
          delegate?.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
        }
        return true
      }
    }
    delegate?.textViewportLayoutControllerDidLayout(self)
  }

  /// Moves what is seen to a place.
  /// - Returns: the distance from the container's top, in points; 0 for no such place.
  @discardableResult
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    let frame = textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame ?? .zero
    viewportBounds.origin.y = frame.minY
    return frame.minY
  }

  /// Moves what is seen down by a distance, in points.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) { viewportBounds.origin.y += verticalOffset }
}
