import NibRuntime
import NibStandIns

/// Cells, headers and footers whose content and background are configurations.
@MainActor
protocol ConfiguredView: UIView {
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
}

extension ConfiguredView {
  var updatesContent: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  var updatesBackground: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// Asks content and background what they are in a state.
  func updateConfigurations(_ state: any UIConfigurationState) {
    if updatesContent, let content = contentConfiguration { contentConfiguration = content.updated(for: state) }
    if updatesBackground, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
  }
}

extension UITableViewCell: ConfiguredView {
  /// Whether the content is asked what it is in a new state.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { updatesContent }
    set { updatesContent = newValue }
  }

  /// Whether the background is asked what it is in a new state.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { updatesBackground }
    set { updatesBackground = newValue }
  }
}

extension UICollectionViewCell: ConfiguredView {
  /// Whether the content is asked what it is in a new state.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { updatesContent }
    set { updatesContent = newValue }
  }

  /// Whether the background is asked what it is in a new state.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { updatesBackground }
    set { updatesBackground = newValue }
  }
}

extension UITableViewHeaderFooterView: ConfiguredView {
  /// Whether the content is asked what it is in a new state.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { updatesContent }
    set { updatesContent = newValue }
  }

  /// Whether the background is asked what it is in a new state.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { updatesBackground }
    set { updatesBackground = newValue }
  }
}
