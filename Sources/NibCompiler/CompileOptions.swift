import NibDiagnostics
import NibSchema

/// What a compile is told besides the document.
public struct CompileOptions: Sendable {
  /// Which compiler's output is imitated.
  public var profile: OutputProfile
  /// Module of custom classes whose module is the target's.
  public var module: String?
  /// Oldest system that the output is for; nil means the newest.
  public var deploymentTarget: DeploymentTarget?
  /// Target devices: `iphone`, `ipad`. They choose nothing yet in a XIB.
  public var devices: [String]

  /// Which documents get texts that name their entries in tables of strings.
  public var localizableStrings: LocalizableStrings

  /// Makes options; see the defaults.
  public init(
    profile: OutputProfile = .newest, module: String? = nil, deploymentTarget: DeploymentTarget? = nil,
    devices: [String] = [], localizableStrings: LocalizableStrings = .automatic
  ) {
    self.profile = profile
    self.module = module
    self.deploymentTarget = deploymentTarget
    self.devices = devices
    self.localizableStrings = localizableStrings
  }
}
