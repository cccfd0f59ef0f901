import NibRuntime
import NibStandIns

/// What a controller is shown with.
extension UIViewController {
  /// The items of the toolbar that the stack around shows for the controller.
  final var ownToolbarItems: [UIBarButtonItem]? {
    get { items.toolbar }
    set { items.toolbar = newValue }
  }

  /// As the property.
  final func ownSetToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }

  /// Whether the content is being edited.
  final var ownIsEditing: Bool {
    get { items.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// A button that begins and ends editing; made when it is first asked for.
  final var ownEditButtonItem: UIBarButtonItem {
    if let known = items.editButton { return known }
    let button = UIBarButtonItem(title: isEditing ? "Done" : "Edit")
    button.addAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    items.editButton = button
    return button
  }
}
