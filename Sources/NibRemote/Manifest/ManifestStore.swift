import Foundation
import NibDiagnostics
import NibResources

/// The newest good manifest, kept in a folder that can be written to.
///
/// The program ships one. On first use it is copied; a shipped one that changed since then, as after an update of the
/// program, is copied again. `refresh` takes a remote one when it is whole and valid. Of manifests that say a `version` or
/// `date` only a newer one takes the place of another, be it shipped or remote. The file is replaced in one step and is
/// on the disk before its name means it, so that neither a killed process nor a power cut leaves the folder without one.
public actor ManifestStore {
  /// What a refresh came to.
  public enum Refresh: Sendable, Hashable {
    /// The remote manifest took the place of the local one.
    case replaced
    /// The remote manifest is the local one.
    case unchanged
    /// The remote manifest cannot be had or is none; the local one stays.
    case kept(RemoteError)

    /// Equal when the case is, and the error's code.
    public static func == (left: Refresh, right: Refresh) -> Bool {
      switch (left, right) {
      case (.replaced, .replaced), (.unchanged, .unchanged): true
      case (.kept(let left), .kept(let right)): left.code == right.code
      default: false
      }
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .replaced: hasher.combine(0)
      case .unchanged: hasher.combine(1)
      case .kept(let error): hasher.combine(error.code)
      }
    }
  }

  /// The newest good manifest.
  public private(set) var manifest: Manifest
  private let folder: StorageFolder
  private let client: RemoteClient
  private let fewestEntries: Int
  private var bytes: [UInt8]
  private let executor = FileExecutor()

  /// Where the actor runs: not among Swift's threads, as it waits for the disk.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private static let file = "manifest.plist"
  private static let stateFile = "manifest.state.plist"

  /// Opens the store, and copies the shipped manifest when it is needed.
  /// - Parameters:
  ///   - shipped: path of the manifest that comes with the program.
  ///   - folder: where the store keeps its files; made when it is not there.
  ///   - fewestEntries: a remote manifest with fewer is not taken.
  ///   - policy: how long and how often the remote one is asked for.
  /// - Throws: `storage`; as `Manifest.init` when neither the stored nor the shipped manifest is good.
  public init(
    shipped: String, folder: String, fewestEntries: Int = 1, policy: FetchPolicy = FetchPolicy()
  ) throws(RemoteError) {
    self.folder = try StorageFolder(folder)
    self.fewestEntries = fewestEntries
    client = RemoteClient(policy)
    let storage = self.folder
    (bytes, manifest) = try storage.locked { () throws(RemoteError) in
      storage.sweepPartials()
      return try Self.open(shipped, in: storage)
    }
  }

  private static func open(
    _ shipped: String, in folder: StorageFolder
  ) throws(RemoteError) -> (bytes: [UInt8], manifest: Manifest) {
    let state = ManifestState(folder.read(stateFile))
    let stored = stored(in: folder)
    let fresh: (bytes: [UInt8], manifest: Manifest)
    do { fresh = try read(shipped) } catch {
      // A good one in the store is worth more than the reason why the shipped one is not.
      if let stored { return stored }
      throw error
    }
    let hash = SHA256.hex(fresh.bytes)
    let isUpdate = state.map { $0.shipped != hash } ?? false
    if let stored, !isUpdate || !fresh.manifest.replaces(stored.manifest) {
      if state?.shipped != hash {
        var known = state ?? ManifestState(shipped: hash)
        known.shipped = hash
        try folder.write(known.propertyList, to: stateFile)
      }
      return stored
    }
    try folder.write(fresh.bytes, to: file)
    try folder.write(ManifestState(shipped: hash).propertyList, to: stateFile)
    return fresh
  }

  private static func read(_ path: String) throws(RemoteError) -> (bytes: [UInt8], manifest: Manifest) {
    let bytes: [UInt8]
    do { bytes = try DiskFileSource().read(path, limit: Manifest.mostBytes) } catch {
      throw RemoteError(code: .storage, place: error.place, detail: error.detail)
    }
    return (bytes, try Manifest(bytes, file: path))
  }

  private static func stored(in folder: StorageFolder) -> (bytes: [UInt8], manifest: Manifest)? {
    guard let bytes = folder.read(file, limit: Manifest.mostBytes),
      let manifest = try? Manifest(bytes, file: folder.path(file))
    else { return nil }
    return (bytes, manifest)
  }

  /// Asks for the remote manifest, and takes it when it is whole, valid, another one, and not known to be no newer. What
  /// another process with the same folder was just told counts too.
  @discardableResult
  public func refresh(from address: String) async -> Refresh {
    do throws(RemoteError) { return try await take(address) } catch { return .kept(error) }
  }

  private func take(_ text: String) async throws(RemoteError) -> Refresh {
    var request = RemoteRequest(address: try RemoteAddress(text), mostBytes: Manifest.mostBytes)
    let stamp = folder.state(Self.stateFile)?.used
    let (turn, hasWaited) = try await folder.turn(of: "manifest", seconds: client.policy.mostSeconds)
    defer { withExtendedLifetime(turn) {} }
    if hasWaited, folder.state(Self.stateFile)?.used != stamp,
      ManifestState(folder.read(Self.stateFile))?.address == request.address.text
    {
      return takeStored()
    }
    let state = ManifestState(folder.read(Self.stateFile))
    // What the server called its manifest counts only for the bytes that are here.
    if let state, state.address == request.address.text, state.remote == SHA256.hex(bytes) {
      request.validators = state.validators
    }
    let response = try await client.fetch(request)
    guard let fresh = response.bytes else {
      folder.touch(Self.stateFile)
      return .unchanged
    }
    let read = try Manifest(fresh, file: text)
    guard read.entries.count >= fewestEntries else {
      throw RemoteError(
        code: .notAManifest, place: Place(file: text),
        detail: "it has \(read.entries.count) entries, fewer than \(fewestEntries)")
    }
    guard fresh == bytes || read == manifest || read.replaces(manifest) else {
      throw RemoteError(
        code: .notNewer, place: Place(file: text),
        detail: "it says \(read.ageWords); the one that is here says \(manifest.ageWords), and stays")
    }
    return try keep(fresh, read, from: request.address, response.validators)
  }

  /// What another process has put into the folder.
  private func takeStored() -> Refresh {
    guard let stored = Self.stored(in: folder), stored.bytes != bytes else { return .unchanged }
    let isNew = stored.manifest != manifest
    (bytes, manifest) = stored
    return isNew ? .replaced : .unchanged
  }

  private func keep(
    _ fresh: [UInt8], _ read: Manifest, from address: RemoteAddress, _ validators: Validators
  ) throws(RemoteError) -> Refresh {
    // One that is only written in another way says nothing new, and is kept for what the server calls it.
    let (isNew, isOther) = (read != manifest, fresh != bytes)
    let folder = folder
    try folder.locked { () throws(RemoteError) in
      if isOther { try folder.write(fresh, to: Self.file) }
      let shipped = ManifestState(folder.read(Self.stateFile))?.shipped ?? ""
      let state = ManifestState(
        shipped: shipped, remote: SHA256.hex(fresh), address: address.text, validators: validators)
      try folder.write(state.propertyList, to: Self.stateFile)
    }
    (bytes, manifest) = (fresh, read)
    return isNew ? .replaced : .unchanged
  }
}
