import NibRuntime
import NibStandIns

extension UIBarButtonItem {
  /// Makes one that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes one with a title or image that does what an action says, or opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, style: .plain)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes one of the system's that does what an action says, or opens a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Room that grows.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Room of a width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = Double(width)
    return item
  }
}

/// Sizes of bars that images are set for.
public enum UIBarMetrics: Int, Sendable {
  /// Any.
  case `default` = 0
  /// Low screens.
  case compact = 1
  /// Any, with a line above the title.
  case defaultPrompt = 101
  /// Low screens, likewise.
  case compactPrompt = 102
}

extension UINavigationBar {
  /// Sets the image behind the items, whatever the metrics.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) { backgroundImage = image }
}

extension UISearchBar {
  /// As the property.
  final func ownSetShowsCancelButton(_ isShown: Bool, animated: Bool) { showsCancelButton = isShown }
}

/// The field of a search bar. Stands in for UISearchTextField.
public final class UISearchTextField: UITextField {
  weak var bar: UISearchBar?

  /// The bar's text.
  public override var text: String? {
    get { bar?.text ?? super.text }
    set {
      super.text = newValue
      bar?.text = newValue
    }
  }

  /// The bar's placeholder.
  public override var placeholder: String? {
    get { bar?.placeholder ?? super.placeholder }
    set {
      super.placeholder = newValue
      bar?.placeholder = newValue
    }
  }

  final override var searchBar: UISearchBar? { bar }

  /// Whether the bar is being edited.
  public override var isFirstResponder: Bool { bar?.isFirstResponder ?? super.isFirstResponder }

  /// Begins editing the bar.
  @discardableResult
  public override func becomeFirstResponder() -> Bool { bar?.becomeFirstResponder() ?? super.becomeFirstResponder() }

  /// Ends editing the bar.
  @discardableResult
  public override func resignFirstResponder() -> Bool { bar?.resignFirstResponder() ?? super.resignFirstResponder() }
}
