import NibFoundation
import NibRuntime
import NibStandIns

/// Images and distances of a search bar by state, as apps set them; kept, and drawn by nothing.
extension UISearchBar {
  /// Sets the image behind the bar for a position and metrics.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    keepPart(backgroundImage, PartKey(barPosition.rawValue, barMetrics.rawValue), "background")
    if barPosition == .any, barMetrics == .default { self.backgroundImage = backgroundImage }
  }

  /// The image behind the bar for a position and metrics.
  public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    part(PartKey(barPosition.rawValue, barMetrics.rawValue), "background") ?? backgroundImage
  }

  /// Sets the image behind the field in a state.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    keepPart(backgroundImage, state, "field")
  }

  /// The image behind the field in a state.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { part(state, "field") }

  /// Sets the image behind the buttons of scopes in a state.
  public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    keepPart(backgroundImage, state, "scope")
  }

  /// The image behind the buttons of scopes in a state.
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { part(state, "scope") }

  /// Sets the image between the buttons of scopes in two states.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { keepPart(dividerImage, PartKey(leftState.rawValue, rightState.rawValue), "divider") }

  /// The image between the buttons of scopes in two states.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { part(PartKey(leftState.rawValue, rightState.rawValue), "divider") }

  /// Sets attributes of the titles of scopes in a state; nil takes them away.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { keepPart(attributes, state, "scopeTitle") }

  /// Attributes of the titles of scopes in a state.
  public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    part(PartKey(state.rawValue), "scopeTitle")
  }

  /// Sets where a picture is besides.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    keepPart(adjustment, PartKey(icon.rawValue), "icon")
  }

  /// Where a picture is besides.
  public func positionAdjustment(for icon: Icon) -> UIOffset { part(PartKey(icon.rawValue), "icon") ?? UIOffset() }

  /// Whether the button for results is chosen.
  public var isSearchResultsButtonSelected: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Shows or hides the scopes.
  final func ownSetShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
}
