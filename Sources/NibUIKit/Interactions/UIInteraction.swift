import NibRuntime
import NibStandIns

/// Something that a user can do with a view. Stands for UIInteraction.
@MainActor
public protocol UIInteraction: AnyObject {
  /// The view.
  var view: UIView? { get }
  /// Called before the view takes it or lets it go (nil).
  func willMove(to view: UIView?)
  /// Called after that.
  func didMove(to view: UIView?)
}

extension UIView {
  /// What a user can do with the view.
  final var ownInteractions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue where !interactions.contains(where: { $0 === new }) { addInteraction(new) }
    }
  }

  /// Adds something that a user can do, taking it from another view.
  final func ownAddInteraction(_ interaction: any UIInteraction) {
    if let other = interaction.view { other.removeInteraction(interaction) }
    interaction.willMove(to: self)
    makeExtras().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes something away that a user can do; nothing happens if it is another view's.
  final func ownRemoveInteraction(_ interaction: any UIInteraction) {
    guard let place = extras?.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    extras?.interactions.remove(at: place)
    interaction.didMove(to: nil)
  }
}

/// What interactions of this module have in common.
@MainActor
open class UIViewInteraction: UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?

  init() {}

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Remembers the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A menu with a picture, as a long press opens it. Stands in for UIContextMenuConfiguration.
@MainActor
open class UIContextMenuConfiguration {
  /// Makes the menu.
  public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Makes a controller that is shown as the picture.
  public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

  /// What tells it from others.
  public final let identifier: any NSCopying
  private let preview: UIContextMenuContentPreviewProvider?
  private let actions: UIContextMenuActionProvider?
  /// In which order items are shown. Kept: `menu()` has them as the provider gives them.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// What tells further items from others that the menu is for; kept.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// How many things the picture says that the menu is for; kept.
  open var badgeCount = 0

  /// Makes one; without an identifier it gets one of its own.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    preview = previewProvider
    actions = actionProvider
  }

  /// The menu, asked for as a long press does.
  open func menu() -> UIMenu? { actions?([]) }

  /// The controller that is shown as the picture.
  open func previewController() -> UIViewController? { preview?() }
}

/// Opens a menu by a long press. Stands in for UIContextMenuInteraction.
public final class UIContextMenuInteraction: UIViewInteraction {
  /// Who says which menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private var place = CGPoint()
  private var opened: UIContextMenuConfiguration?
  /// The menu that is open; nil for none.
  public private(set) var visibleMenu: UIMenu?

  /// Makes one.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Where the press is, in a view's coordinates, in points.
  public func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view ?? self.view) ?? place }

  /// Closes the menu; the delegate is told.
  public func dismissMenu() {
    guard let configuration = opened else { return }
    (opened, visibleMenu) = (nil, nil)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
  }

  /// Opens the menu as a long press does: the delegate is asked, the menu made, the delegate told. One that is open is closed.
  /// - Returns: the menu; nil if there is none, or no touch reaches the view.
  public func openMenu(at point: CGPoint = CGPoint()) -> UIMenu? {
    guard view?.receivesTouches ?? false else { return nil }
    place = point
    dismissMenu()
    guard let delegate,
      let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point),
      let menu = configuration.menu()
    else { return nil }
    (opened, visibleMenu) = (configuration, menu)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    return menu
  }

  /// Changes the menu that is open; nothing where none is.
  public func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { visibleMenu = visibleMenu.map(block) }

  /// Taps the picture of the menu that is open, as a user does who wants to see it whole: the delegate is told, and the menu
  /// closes.
  /// - Returns: false if no menu is open.
  @discardableResult
  public func tapPreview() -> Bool {
    guard let configuration = opened else { return false }
    let commit = ContextMenuAnimator(configuration.previewController())
    delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: commit)
    commit.end()
    dismissMenu()
    return true
  }
}

/// Who says which menu a long press opens. Stands for UIContextMenuInteractionDelegate.
@MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a place; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What is lifted out of the view; asked by nothing, like those below.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// What the menu goes back to.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// What is lifted out of the view, of older systems.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// What the menu goes back to, of older systems.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The menu is about to be shown; the animator is nil, for it is there at once.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu is about to go, likewise.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// A user tapped the picture.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}
