import NibStandIns

extension UIControl {
  /// Makes a control with a frame, in points, and an action that it sends when a user does what it is for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}

extension UIButton {
  /// Makes a button of a kind that shows title and image of its action.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }

  /// Makes a button of a configuration, which shows title and image of its action where it has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if title(for: .normal) == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if image(for: .normal) == nil, let image = action.image { setImage(image, for: .normal) }
  }
}
