import NibArchives
import NibCompiler
import NibDiagnostics
import NibGraph
import NibSchema

/// The container that an archive is converted to.
public enum ConvertedContainer: Sendable, Hashable {
  /// The container it has.
  case same
  /// `NIBArchive`, of the newest version unless the archive is one.
  case nibArchive
  /// A keyed archive in the order of keys of an era; nil for that of the archive, or the newest where it is none.
  case keyedArchive(KeyedArchiveEra?)
}

extension Interface {
  /// Decodes an archive and encodes it anew, in its own container or in the other one.
  ///
  /// Both containers hold the same graph: what one has as text or lists of its own, the other has as objects.
  /// - Parameters:
  ///   - container: the container to write.
  ///   - order: in what order the tables are written. An archive that changes its container is always numbered anew.
  ///   - target: the system whose member of a nib's folder is taken; nil for the newest.
  /// - Throws: `wrongForm` for a document; as `graph(_:into:)`.
  public func convert(
    to container: ConvertedContainer = .same, order: ArchiveOrder = .asStored, target: DeploymentTarget? = nil
  ) throws(NibError) -> [UInt8] {
    switch content {
    case .document, .legacy:
      throw NibError(
        code: .wrongForm, place: Place(file: name), detail: "this is a document and no archive",
        hint: "compile it first")
    case .archive, .folder: break
    }
    var diagnostics = Diagnostics()
    var graph = try graph(CompileOptions(deploymentTarget: target), into: &diagnostics)
    let stored = graph.format.container
    graph.format.container = container.format(of: stored)
    if case .propertyList = stored, container != .same {
      throw NibError(
        code: .wrongForm, place: Place(file: name), detail: "this is a property list in the place of an archive",
        hint: "no archive has its form; convert it without naming a container")
    }
    return try graph.encoded(graph.format.container == stored ? order : .canonical)
  }

  /// Whether the archive is a keyed one; nil for a document.
  /// - Throws: as `graph(_:into:)`.
  package func isKeyedArchive(_ target: DeploymentTarget? = nil) throws(NibError) -> Bool? {
    switch content {
    case .document, .legacy: return nil
    case .archive, .folder: break
    }
    var diagnostics = Diagnostics()
    let graph = try graph(CompileOptions(deploymentTarget: target), into: &diagnostics)
    if case .keyedArchive = graph.format.container { return true }
    return false
  }
}

extension ConvertedContainer {
  /// The container to write for an archive of another.
  fileprivate func format(of stored: ArchiveFormat.Container) -> ArchiveFormat.Container {
    switch (self, stored) {
    case (.nibArchive, .keyedArchive): .nibArchive(minor: OutputProfile.newest.minorVersion, launchTrailer: false)
    case (.keyedArchive(let era), .nibArchive): .keyedArchive(.binary, era: era ?? .newest)
    case (.keyedArchive(let era?), .keyedArchive(let form, _)): .keyedArchive(form, era: era)
    default: stored
    }
  }
}
