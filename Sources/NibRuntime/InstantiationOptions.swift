import NibDiagnostics

/// How an archive is brought to life.
public struct InstantiationOptions: Sendable, Hashable {
  /// Whether an unknown class is an error rather than a warning and a stand-in.
  public var isStrict: Bool
  /// Whether external objects that are not given are made up, each a `RecordingOwner`.
  public var makesMissingExternals: Bool
  /// Whether a connection that cannot be made is reported rather than stopping the load.
  public var collectsConnectionFailures: Bool
  /// How deep references may be nested.
  public var limits: ReadLimits

  /// Makes options; the defaults are those for one's own nibs.
  public init(
    isStrict: Bool = false, makesMissingExternals: Bool = false, collectsConnectionFailures: Bool = false,
    limits: ReadLimits = ReadLimits()
  ) {
    self.isStrict = isStrict
    self.makesMissingExternals = makesMissingExternals
    self.collectsConnectionFailures = collectsConnectionFailures
    self.limits = limits
  }

  /// Options for looking at strangers' nibs: nothing missing stops the load.
  public static var inspection: InstantiationOptions {
    InstantiationOptions(makesMissingExternals: true, collectsConnectionFailures: true)
  }
}
