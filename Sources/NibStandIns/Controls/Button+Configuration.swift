import NibRuntime

/// What the configuration of a newer button says. The configuration itself is kept as it is archived.
extension Button {
  /// The title that the configuration says, which is shown in place of those of states.
  public var configurationTitle: NibText? { configured("UIButtonConfigurationTitle") }

  /// The second line below the title.
  public var configurationSubtitle: NibText? { configured("UIButtonConfigurationSubtitle") }

  /// The image that the configuration says.
  public var configurationImage: NibImage? { configured("UIButtonConfigurationImage") }

  /// The title that a user sees.
  public var shownTitle: String? { configurationTitle?.string ?? currentTitle }

  private func configured<Wanted: NibConvertible>(_ key: String) -> Wanted? {
    (configuration.object as? PlaceholderObject)?.value(key).flatMap { Wanted(nibValue: $0) }
  }
}
