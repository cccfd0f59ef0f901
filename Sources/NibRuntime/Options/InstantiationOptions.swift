import NibDiagnostics

/// How an archive is instantiated.
public struct InstantiationOptions: Sendable, Hashable {
  /// What is done about faults; nil does as the framework that the archive is for.
  public var strictness: Strictness?
  /// Faults that stop the load whatever the strictness says about them.
  public var stopping: Set<LoadFault>
  /// Modules whose classes are looked for in another module first: `["App": "AppTests"]` for an archive that was
  /// compiled for the target `App` and whose custom classes the tests declare.
  public var modules: [String: String]
  /// How deep references may be nested.
  public var limits: ReadLimits

  /// Makes options; the defaults are those for one's own nibs.
  public init(
    strictness: Strictness? = nil, stopping: Set<LoadFault> = [], modules: [String: String] = [:],
    limits: ReadLimits = ReadLimits()
  ) {
    self.strictness = strictness
    self.stopping = stopping
    self.modules = modules
    self.limits = limits
  }

  /// Options for looking at nibs of unknown origin: nothing missing stops the load.
  public static var inspection: InstantiationOptions { InstantiationOptions(strictness: .collect) }

  /// What is done about a fault.
  public func response(to fault: LoadFault) -> FaultResponse {
    stopping.contains(fault) ? .stops : (strictness ?? .uikit).response(to: fault)
  }
}
