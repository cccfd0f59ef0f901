/// How a library works.
public struct PictureLibraryOptions: Sendable, Hashable {
  /// Most bytes of pixels that are kept.
  public var memory: Int
  /// Most decodes at once.
  public var simultaneousDecodes: Int
  /// Whether changes are noticed without being asked for, where the system can watch folders.
  public var watches: Bool
  /// How long the folder must be quiet before a burst of changes is told, in milliseconds.
  public var quietMilliseconds: Int
  /// Most bytes of a sidecar.
  public var sidecarBytes: Int
  /// How many levels of folders in the library's folder are looked into; 0 for none.
  public var folderDepth: Int

  /// Makes options; see the defaults.
  public init(
    memory: Int = 64 << 20, simultaneousDecodes: Int = 2, watches: Bool = true, quietMilliseconds: Int = 150,
    sidecarBytes: Int = 4 << 20, folderDepth: Int = 0
  ) {
    self.memory = memory
    self.simultaneousDecodes = simultaneousDecodes
    self.watches = watches
    self.quietMilliseconds = quietMilliseconds
    self.sidecarBytes = sidecarBytes
    self.folderDepth = folderDepth
  }
}
