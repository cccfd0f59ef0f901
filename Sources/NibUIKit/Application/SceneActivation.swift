import NibStandIns

extension UIWindowScene {
  /// What a new window is asked for. Stands in for UIWindowScene.ActivationConfiguration.
  @MainActor
  public final class ActivationConfiguration {
    /// What the window is to show.
    public let userActivity: NSUserActivity
    /// How it comes; nil for the system's way.
    public var options: UIScene.ActivationRequestOptions?
    /// What it grows out of; nothing is drawn.
    public var preview: UITargetedPreview?

    /// Makes one.
    public init(
      userActivity: NSUserActivity, options: UIScene.ActivationRequestOptions? = nil, preview: UITargetedPreview? = nil
    ) { (self.userActivity, self.options, self.preview) = (userActivity, options, preview) }
  }

  /// An item of a menu that opens something in a new window. Stands in for UIWindowScene.ActivationAction.
  public final class ActivationAction: UIAction {
    /// Makes one. Where the program has no more than one scene, the item is the alternate action, or is hidden without one.
    /// - Parameters:
    ///   - identifier: what tells it from others.
    ///   - alternate: what is done instead in such programs.
    ///   - configurationProvider: what the window shows; nil for no window.
    public init(
      _ identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
      _ configurationProvider: @escaping (ActivationAction) -> ActivationConfiguration?
    ) {
      let hasScenes = UIApplication.shared.supportsMultipleScenes
      let shown = hasScenes ? nil : alternate
      super.init(
        title: shown?.title ?? "Open in New Window", image: shown?.image, identifier: identifier,
        attributes: hasScenes || alternate != nil ? shown?.attributes ?? [] : .hidden
      ) { action in
        if let shown { return shown.perform(sender: action.sender) }
        guard let action = action as? ActivationAction, let wanted = configurationProvider(action) else { return }
        UIApplication.shared.requestSceneSessionActivation(
          nil, userActivity: wanted.userActivity, options: wanted.options)
      }
    }

    /// Makes an action that does nothing: closures are not archived.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }
}
