import NibFoundation
import NibRuntime
import NibStandIns

extension UISpringLoadedInteraction {
  /// Makes one with a behaviour of the app's own, which is asked whether the view may be activated, and an effect.
  public convenience init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init { interaction, context in
      guard interactionBehavior?.shouldAllow(interaction, with: context) ?? true else { return }
      interactionEffect?.interaction(interaction, didChangeWith: context)
      activationHandler(interaction, context)
      interactionBehavior?.interactionDidFinish(interaction)
    }
    (self.interactionBehavior, self.interactionEffect) = (interactionBehavior, interactionEffect)
  }
}

/// Says whether a view may be activated. Stands for UISpringLoadedInteractionBehavior.
@MainActor
public protocol UISpringLoadedInteractionBehavior: AnyObject {
  /// Whether it may.
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
  /// It is over.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows that a view is activated. Stands for UISpringLoadedInteractionEffect.
@MainActor
public protocol UISpringLoadedInteractionEffect: AnyObject {
  /// It is, or no longer.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// What can be activated by things that are held over it. Stands for UISpringLoadedInteractionSupporting.
@MainActor
public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Whether it is.
  var isSpringLoaded: Bool { get set }
}

extension UIButton: UISpringLoadedInteractionSupporting {}
extension UIBarItem: UISpringLoadedInteractionSupporting {}
extension UITableView: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  /// Whether holding what is dragged over the control activates it; nothing is dragged.
  public var isSpringLoaded: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
extension UITabBar: UISpringLoadedInteractionSupporting {
  /// Whether holding what is dragged over the bar activates it; nothing is dragged.
  public var isSpringLoaded: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
extension UIAlertController: UISpringLoadedInteractionSupporting {
  /// Whether holding what is dragged over the buttons activates them; nothing is dragged.
  public var isSpringLoaded: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UITargetedPreview {
  /// The same of another place.
  public func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

extension UIDragPreview {
  /// A picture of a link: its text.
  public convenience init(for url: URL) { self.init(for: url, title: nil) }

  /// A picture of a link with a title.
  public convenience init(for url: URL, title: String?) {
    let label = UILabel()
    label.text = title ?? url.absoluteString
    self.init(view: label)
  }
}

extension UITargetedDragPreview {
  /// A picture of a link at a place.
  public convenience init(forURL url: URL, target: UIDragPreviewTarget) {
    self.init(forURL: url, title: nil, target: target)
  }

  /// A picture of a link with a title at a place.
  public convenience init(forURL url: URL, title: String?, target: UIDragPreviewTarget) {
    let preview = UIDragPreview(for: url, title: title)
    self.init(view: preview.view, parameters: preview.parameters, target: target)
  }
}
