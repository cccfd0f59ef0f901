import NibRuntime
import NibStandIns

/// What a controller is shown with.
extension UIViewController {
  /// What the controller is shown on.
  public var traitCollection: UITraitCollection { .current }

  /// The items of the toolbar that the stack around shows for the controller.
  public var toolbarItems: [UIBarButtonItem]? {
    get { items.toolbar }
    set { items.toolbar = newValue }
  }

  /// As the property.
  public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }

  /// Whether the content is being edited.
  public var isEditing: Bool {
    get { items.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// A button that begins and ends editing; made when it is first asked for.
  public var editButtonItem: UIBarButtonItem {
    if let known = items.editButton { return known }
    let button = UIBarButtonItem(title: isEditing ? "Done" : "Edit")
    button.addAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    items.editButton = button
    return button
  }

  /// Does nothing: nothing asks for the status bar.
  public func setNeedsStatusBarAppearanceUpdate() {}
}

/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the interface's style.
  case `default` = 0
  /// Light letters.
  case lightContent = 1
  /// Dark letters.
  case darkContent = 3
}

/// Ways to hold a screen.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = Self(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 4)
  /// On its left side.
  public static let landscapeLeft = Self(rawValue: 16)
  /// On its right side.
  public static let landscapeRight = Self(rawValue: 8)
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  /// All.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
}
