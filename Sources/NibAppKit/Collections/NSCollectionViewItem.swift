import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// One item of a collection: a controller whose view shows it. Stands in for NSCollectionViewItem.
///
/// An item of a registered class has the view of the nib with the class's name, where there is one and the class has no
/// `loadView` of its own.
open class NSCollectionViewItem: NSViewController, NSCollectionViewElement {
  /// How an item would look after a click or a drop. Documented: the numbers, by AppKit.
  public enum HighlightState: Int, Sendable {
    /// As ever.
    case none
    /// It would be selected.
    case forSelection
    /// It would not be selected any more.
    case forDeselection
    /// A drop would be on it.
    case asDropTarget
  }

  /// Whether it is selected. A class that shows it overrides this.
  open var isSelected = false
  /// How it would look.
  open var highlightState = HighlightState.none
  /// The collection that it is in.
  open internal(set) weak var collectionView: NSCollectionView?
  /// The place, as long as the collection has the item there.
  final var heldPath: IndexPath?

  /// The picture of the item, as a nib connects it or code gives it; not kept alive.
  open var imageView: NSImageView? {
    get { outlet("imageView") as? NSImageView }
    set { connect("imageView", to: newValue) }
  }

  /// The text of the item, likewise.
  open var textField: NSTextField? {
    get { outlet("textField") as? NSTextField }
    set { connect("textField", to: newValue) }
  }

  /// Called before the item shows another object. Does nothing here.
  open func prepareForReuse() {}

  /// The layout placed the item. Does nothing here.
  open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}

  /// Another layout is about to place the item. Does nothing here.
  open func willTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout) {}

  /// Another layout placed the item. Does nothing here.
  open func didTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout) {}

  /// The place that the item would like. As it is, here.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes { layoutAttributes }

  /// What is seen of the item while it is dragged: its picture and its text, where there are some.
  open var draggingImageComponents: [NSDraggingImageComponent] {
    NSDraggingImageComponent.parts(imageView, textField)
  }

  /// Loads the view: that of the nib of the class's name, where no nib is named and there is one.
  open override func loadView() {
    if nibName == nil {
      let name = String(describing: type(of: self))
      if NSNib(nibNamed: name, bundle: nibBundle) != nil { nibNameGiven = name }
    }
    super.loadView()
  }
}
