import Foundation
import NibDiagnostics

/// Images on the disk, within a number of bytes and an age; the least recently used go first.
///
/// An image is a file of its bytes and a sidecar that says which file that is, each written in one step and to the disk, the
/// sidecar last: whoever is killed at any moment leaves the old image or the new one. Several processes may share a folder:
/// what one of them fetches, the others wait for and use.
public actor ImageCache {
  /// How much is kept.
  public struct Limits: Sendable, Hashable {
    /// Most bytes of all images; the one that was stored last stays in any case.
    public var bytes: Int
    /// Most seconds since an image was last used.
    public var age: Double

    /// Makes limits; 256 MiB and 90 days unless said otherwise.
    public init(bytes: Int = 256 << 20, age: Double = 90 * 86_400) {
      self.bytes = bytes
      self.age = age
    }
  }

  private let folder: StorageFolder
  private let limits: Limits
  /// Files whose bytes were compared with their hash since the cache was opened.
  private var verified: Set<String> = []
  private var total = 0
  private let executor = FileExecutor()

  /// Where the actor runs: not among Swift's threads, as it waits for the disk.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Opens a cache, and removes what is too old, too much, or was left unfinished.
  /// - Parameter folder: made when it is not there.
  /// - Throws: `storage`.
  public init(folder: String, limits: Limits = Limits()) throws(RemoteError) {
    self.folder = try StorageFolder(folder)
    self.limits = limits
    let storage = self.folder
    total = try storage.locked { () throws(RemoteError) in
      storage.sweepPartials()
      return ImageFolder(storage).tidy(limits, keeping: nil)
    }
  }

  /// The image of a URL; nil unless it is here and whole. Counts as use.
  /// - Parameters:
  ///   - url: as the manifest has it.
  ///   - sha256: the hash that it must have; nil for any.
  public func image(_ url: String, sha256: String? = nil) -> CachedImage? {
    guard let key = try? RemoteAddress(url).key, let image = record(key), sha256 == nil || sha256 == image.sha256
    else { return nil }
    guard verified.contains(image.file) || bytes(of: image) != nil else { return nil }
    folder.touch(image.file)
    return image
  }

  /// The bytes of an image; nil when it is gone or damaged.
  public func bytes(of image: CachedImage) -> [UInt8]? {
    guard let bytes = folder.read(image.file, limit: image.bytes), bytes.count == image.bytes else { return nil }
    if !verified.contains(image.file) {
      guard SHA256.hex(bytes) == image.sha256 else { return nil }
      verified.insert(image.file)
    }
    return bytes
  }

  /// The file of an image, for whoever reads files. It may be removed when the cache is full.
  public nonisolated func path(of image: CachedImage) -> String { folder.path(image.file) }

  private func record(_ key: String) -> CachedImage? {
    guard let image = CachedImage(sidecar: folder.read(CachedImage.sidecar(key), limit: 65_536)),
      folder.state(image.file)?.bytes == image.bytes
    else { return nil }
    return image
  }

  /// Waits for the turn to fetch an image, so that of several processes with one folder only one does.
  /// - Throws: `cancelled`.
  nonisolated func turn(of key: String, seconds: Double) async throws(RemoteError) -> Turn? {
    try await folder.turn(of: key, seconds: seconds).turn
  }

  /// Changes whenever some process has stored an image or learned that it still holds.
  func stamp(of key: String) -> Double? { folder.state(CachedImage.sidecar(key))?.used }

  /// Notes that an image still holds.
  func confirm(_ key: String) { folder.touch(CachedImage.sidecar(key)) }

  /// Keeps an image in the place of an earlier one of its URL.
  func store(
    _ bytes: [UInt8], sha256: String, from address: RemoteAddress, _ response: RemoteResponse
  ) throws(RemoteError) -> CachedImage {
    let image = CachedImage(
      url: address.text, sha256: sha256, bytes: bytes.count, mediaType: response.mediaType,
      validators: response.validators)
    let (folder, limits, known) = (folder, limits, total)
    total = try folder.locked { () throws(RemoteError) in
      let sidecar = CachedImage.sidecar(address.key)
      let old = CachedImage(sidecar: folder.read(sidecar, limit: 65_536))
      // Also when a file of the name is there: it may be the damaged one.
      try folder.write(bytes, to: image.file)
      try folder.write(image.propertyList, to: sidecar)
      if let old, old.file != image.file { folder.remove(old.file) }
      let grown = known + bytes.count
      return grown > limits.bytes ? ImageFolder(folder).tidy(limits, keeping: image.file) : grown
    }
    verified.insert(image.file)
    return image
  }
}
