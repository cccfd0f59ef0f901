import NibFoundation
import NibRuntime
import NibStandIns

// Dragging of text and pasting into it; kept, for nothing drags text.

/// How text is dragged. Stands in for UITextDragOptions.
public struct UITextDragOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Without its colors.
  public static let stripTextColorFromPreviews = Self(rawValue: 1)
}

/// Whether text that may not be changed takes what is dropped. Stands in for UITextDropEditability.
public enum UITextDropEditability: UInt, Sendable {
  /// As named.
  case no, temporary, yes
}

/// Text that can be dragged. Stands for UITextDraggable.
@MainActor
public protocol UITextDraggable: UITextInput {}

/// Text that takes what is dropped. Stands for UITextDroppable.
@MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {}

/// What takes pasted text. Stands for UITextPasteConfigurationSupporting.
@MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// Who changes what is pasted.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

extension UITextField: UITextDraggable, UITextDroppable {}
extension UITextView: UITextDraggable, UITextDroppable {}

extension UITextDraggable where Self: UIView {
  /// Decides what is dragged; kept, and not kept alive.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { (kept(nil) as WeakReference?)?.object as? any UITextDragDelegate }
    set { keep(newValue.map { WeakReference($0) }) }
  }

  /// What lets the text be dragged: nothing does.
  public var textDragInteraction: UIDragInteraction? { nil }

  /// How text is dragged; kept.
  public var textDragOptions: UITextDragOptions {
    get { kept([]) }
    set { keep(newValue) }
  }

  /// Whether text is dragged: no.
  public var isTextDragActive: Bool { false }
}

extension UITextDroppable where Self: UIView {
  /// Who takes what is dropped; kept, and not kept alive.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { (kept(nil) as WeakReference?)?.object as? any UITextDropDelegate }
    set { keep(newValue.map { WeakReference($0) }) }
  }

  /// What lets things be dropped: nothing does.
  public var textDropInteraction: UIDropInteraction? { nil }

  /// Whether things are over the text: no.
  public var isTextDropActive: Bool { false }

  /// Who changes what is pasted; kept, and not kept alive.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { (kept(nil) as WeakReference?)?.object as? any UITextPasteDelegate }
    set { keep(newValue.map { WeakReference($0) }) }
  }
}

/// A drag of text that begins. Stands for UITextDragRequest.
@MainActor
public protocol UITextDragRequest: AnyObject {
  /// The text.
  var dragRange: UITextRange { get }
  /// What is dragged by itself.
  var suggestedItems: [UIDragItem] { get }
  /// What is dragged already.
  var existingItems: [UIDragItem] { get }
  /// Whether the text is selected.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}

/// Decides what of a text is dragged; all is optional. Stands for UITextDragDelegate.
@MainActor
public protocol UITextDragDelegate: AnyObject {
  /// What is dragged.
  func textDraggableView(_ textDraggableView: UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest)
    -> [UIDragItem]
  /// How a thing is shown.
  func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The drag begins.
  func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// The drag ended.
  func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// What is dragged by itself.
  public func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  /// As it is.
  public func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}

/// What is dropped on text. Stands for UITextDropRequest.
@MainActor
public protocol UITextDropRequest: AnyObject {
  /// Where.
  var dropPosition: UITextPosition { get }
  /// What would happen by itself.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether it comes from the same text.
  var isSameView: Bool { get }
  /// The drop.
  var dropSession: any UIDropSession { get }
}

/// What a drop on text would do. Stands in for UITextDropProposal.
public final class UITextDropProposal: UIDropProposal {
  /// What it does with the text.
  public enum Action: UInt, Sendable {
    /// As named.
    case insert, replaceSelection, replaceAll
  }

  /// How it is shown that it takes time.
  public enum ProgressMode: UInt, Sendable {
    /// As named.
    case system, custom
  }

  /// Who does it.
  public enum Performer: UInt, Sendable {
    /// As named.
    case view, delegate
  }

  /// What it does with the text.
  public var dropAction = Action.insert
  /// How it is shown that it takes time.
  public var dropProgressMode = ProgressMode.system
  /// Whether text is moved at once within one view.
  public var useFastSameViewOperations = true
  /// Who does it.
  public var dropPerformer = Performer.view

  /// Makes one of an action, which copies.
  public convenience init(dropAction: Action) {
    self.init(operation: .copy)
    self.dropAction = dropAction
  }
}

/// Who takes what is dropped on text; all is optional. Stands for UITextDropDelegate.
@MainActor
public protocol UITextDropDelegate: AnyObject {
  /// Whether text that may not be changed takes it.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// What a drop would do.
  func textDroppableView(_ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest)
    -> UITextDropProposal
  /// It is about to be dropped.
  func textDroppableView(_ textDroppableView: UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// How all of it is shown.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// It comes over the text.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  /// It moves.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
  /// It leaves.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  /// The drag is over.
  func textDroppableView(_ textDroppableView: UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  /// No.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { .no }
  /// What would happen by itself.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}
  /// As it is.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {}
}
