/// The container of an archive and what its header says.
public enum ArchiveFormat: Sendable, Hashable {
  /// `NIBArchive` with its minor version, 9 or 10. `launchTrailer` is the `LNE` mark behind launch screens.
  case nibArchive(minor: UInt32, launchTrailer: Bool)
  /// A keyed archive in a property list.
  case keyedArchive
}
