import NibRuntime
import NibStandIns

/// Buttons made in code with an action.
extension UIButton {
  /// Makes a button of a kind with what a tap does; without a title of its own it has the action's.
  public convenience init(type: UIButton.ButtonType, primaryAction: UIAction?) {
    self.init(type: type)
    adopt(primaryAction)
  }

  /// Makes a button with a frame, in points, and what a tap does.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Makes a button that shows and does what an action says.
  public convenience init(primaryAction: UIAction?) { self.init(frame: CGRect(), primaryAction: primaryAction) }

  /// Makes a button that looks as a configuration says, with what a tap does.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: CGRect())
    self.configuration = configuration
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    setContent(for: .normal) { content in
      if content.title == nil, !action.title.isEmpty { content.title = action.title }
      if content.image == nil { content.image = action.image }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  /// A view with the image that is shown, for reading. It is no subview.
  public var imageView: UIImageView? {
    let view = UIImageView(frame: CGRect())
    view.image = currentImage
    return view
  }

  /// Calls `updateConfiguration` at once.
  public func setNeedsUpdateConfiguration() { updateConfiguration() }
}
