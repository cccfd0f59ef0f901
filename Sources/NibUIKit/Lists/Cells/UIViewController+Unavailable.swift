import NibRuntime
import NibStandIns

/// What a controller is shown on, for what is shown where there is no content. Stands in for
/// UIContentUnavailableConfigurationState.
@MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// What it is shown on.
  public var traitCollection: UITraitCollection
  /// What is searched; nil where nothing is.
  public var searchText: String?
  /// Whether it is disabled.
  public var isDisabled = false
  /// Whether a touch lights it up.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  private var others: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes one without a search.
  public init(traitCollection: UITraitCollection = .current) { self.traitCollection = traitCollection }

  /// Something that an app says.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { others[key] }
    set { others[key] = newValue }
  }
}

extension UIViewController {
  /// What is shown over the view while there is no content; nil for nothing. Its view is put on the controller's.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { extras?.unavailable?.configuration }
    set {
      guard let newValue = newValue?.updated(for: contentUnavailableConfigurationState) else {
        extras?.unavailable?.removeFromSuperview()
        extras?.unavailable = nil
        return
      }
      if let shown = extras?.unavailable, shown.supports(newValue) { return shown.configuration = newValue }
      extras?.unavailable?.removeFromSuperview()
      let made = newValue.makeContentView()
      makeExtras().unavailable = made
      if let view {
        fill(view, with: made)
        view.addSubview(made)
      }
    }
  }

  /// The traits, and what the search of the controller's navigation item looks for.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    let search = items.navigation?.searchController
    if let search, search.isActive { state.searchText = search.searchBar.text }
    return state
  }

  private var isUnavailableDue: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// Has `updateContentUnavailableConfiguration` called before the next layout, or when somebody looks at the view.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    isUnavailableDue = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Calls it where that is due, for the view that is looked at or laid out.
  func updateUnavailableIfDue(for view: UIView) {
    guard viewIfLoaded === view, viewState.hasLoaded, isUnavailableDue else { return }
    isUnavailableDue = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}
