import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The one view that another one shows in its own bounds.
struct HeldContent: RareState {
  weak var view: NSView?
}

extension NSView {
  /// The view that this one holds, which takes the place of the one before.
  fileprivate final var heldContent: NSView? {
    get { self[rare: HeldContent.self].view }
    set {
      let old = heldContent
      guard newValue !== old else { return }
      self[rare: HeldContent.self].view = newValue
      if let old, old.superview === self { old.removeFromSuperview() }
      if let newValue { addSubview(newValue) }
    }
  }

  /// Gives the view that this one holds a frame, and lets it follow the size.
  fileprivate final func place(_ view: NSView?, in frame: NSRect) {
    guard let view else { return }
    view.frame = frame
    if view.translatesAutoresizingMaskIntoConstraints { view.autoresizingMask = [.width, .height] }
  }
}

/// A pane of glass that its content lies in. Stands in for NSGlassEffectView.
open class NSGlassEffectView: NSView {
  /// How much is seen through glass. Documented: the numbers, by AppKit.
  public enum Style: Int, Sendable {
    /// As usual; more of what is behind.
    case regular, clear
  }

  /// What lies in the glass, as large as it.
  open var contentView: NSView? {
    get { heldContent }
    set {
      heldContent = newValue
      place(newValue, in: bounds)
    }
  }
  /// Radius of the corners, in points.
  open var cornerRadius: CGFloat = 8
  /// The color of the glass; nil for none.
  open var tintColor: NSColor?
  /// How much is seen through it.
  open var style = Style.regular
}

/// Views of glass that melt together where they come near. Stands in for NSGlassEffectContainerView.
open class NSGlassEffectContainerView: NSView {
  /// What holds the views of glass, as large as the container.
  open var contentView: NSView? {
    get { heldContent }
    set {
      heldContent = newValue
      place(newValue, in: bounds)
    }
  }
  /// The distance at which they begin to melt together, in points.
  open var spacing: CGFloat = 0
}

/// A view whose content is continued under what lies at its edges, as a sidebar. Stands in for
/// NSBackgroundExtensionView: where the content is, is as in AppKit; nothing is drawn beyond it.
open class NSBackgroundExtensionView: NSView {
  /// What is continued: in the safe area of the view where it is placed automatically.
  open var contentView: NSView? {
    get { heldContent }
    set {
      heldContent = newValue
      placeContent()
    }
  }
  /// Whether the content gets the safe area of the view.
  open var automaticallyPlacesContentView = true {
    didSet { placeContent() }
  }

  private final func placeContent() { if automaticallyPlacesContentView { place(heldContent, in: safeAreaRect) } }

  /// Gives the content its place after the view has another size.
  open override func resizeSubviews(withOldSize oldSize: NSSize) {
    super.resizeSubviews(withOldSize: oldSize)
    placeContent()
  }

  /// Gives the content its place.
  open override func layout() {
    super.layout()
    placeContent()
  }
}
