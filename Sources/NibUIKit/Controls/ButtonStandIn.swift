import NibFoundation
import NibRuntime
import NibStandIns

/// What apps override of `UIButton` that stands in its extensions; each member does what the extension has for it. Not for
/// subclasses of one's own.
open class ButtonStandIn: UIControl {
  private final var me: UIButton { unsafeDowncast(self, to: UIButton.self) }

  /// The title of a state.
  open func title(for state: UIControl.State = .normal) -> String? { me.ownTitle(for: state) }

  /// Sets the title of a state; one with attributes goes.
  open func setTitle(_ title: String?, for state: UIControl.State = .normal) { me.ownSetTitle(title, for: state) }

  /// The title of a state, with attributes.
  open func attributedTitle(for state: UIControl.State = .normal) -> NSAttributedString? {
    me.ownAttributedTitle(for: state)
  }

  /// Sets the title of a state, with attributes; its characters are the title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State = .normal) {
    me.ownSetAttributedTitle(title, for: state)
  }

  /// The title's color of a state.
  open func titleColor(for state: UIControl.State = .normal) -> UIColor? { me.ownTitleColor(for: state) }

  /// Sets the title's color of a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State = .normal) {
    me.ownSetTitleColor(color, for: state)
  }

  /// Sets the color of the title's shadow of a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State = .normal) {
    me.ownSetTitleShadowColor(color, for: state)
  }

  /// The image of a state.
  open func image(for state: UIControl.State = .normal) -> UIImage? { me.ownImage(for: state) }

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State = .normal) { me.ownSetImage(image, for: state) }

  /// The image behind title and image of a state.
  open func backgroundImage(for state: UIControl.State = .normal) -> UIImage? { me.ownBackgroundImage(for: state) }

  /// Sets the image behind title and image of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State = .normal) {
    me.ownSetBackgroundImage(image, for: state)
  }

  /// The title of the button's own state.
  open var currentTitle: String? { me.ownCurrentTitle }

  /// The title of the button's own state, with attributes.
  open var currentAttributedTitle: NSAttributedString? { me.ownCurrentAttributedTitle }

  /// The title's color of the button's own state.
  open var currentTitleColor: UIColor? { me.ownCurrentTitleColor }

  /// The image of the button's own state.
  open var currentImage: UIImage? { me.ownCurrentImage }

  /// The image behind both of the button's own state.
  open var currentBackgroundImage: UIImage? { me.ownCurrentBackgroundImage }
}
