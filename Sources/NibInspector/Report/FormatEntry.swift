import NibGraph

/// The container of an interface file.
public struct FormatEntry: Sendable, Hashable, Codable {
  /// `nibArchive`, `keyedArchive`, `xib`, `storyboard`, `nibFolder` or `storyboardFolder`.
  public var container: String
  /// Version within the container, as `10`; of a document the version of the tool that saved it.
  public var version: String?

  /// Makes an entry.
  public init(container: String, version: String? = nil) {
    self.container = container
    self.version = version
  }

  /// What a graph's format is called.
  public init(_ format: ArchiveFormat) {
    switch format.container {
    case .nibArchive(let minor, _): self.init(container: "nibArchive", version: String(minor))
    case .keyedArchive: self.init(container: "keyedArchive")
    }
  }
}
