import NibResources

/// A folder of originals with their sidecars as a library of pictures.
///
/// Every use asks the policy first. Originals are never written, and are read only as far as an answer needs. Folders in
/// the folder are looked into as deep as the options say; a picture in one is named with the folder and a slash.
public actor PictureLibrary {
  /// Who may look.
  public nonisolated let authorization: PictureAuthorization
  /// What decodes and remembers.
  public nonisolated let pipeline: PicturePipeline
  nonisolated let folder: any LibraryFolder
  nonisolated let options: PictureLibraryOptions
  private var known: [PictureAsset]?
  /// What observers have been told of.
  private var told: [PictureAsset] = []
  private var remembered: [String: (asset: PictureAsset, details: PictureDetails)] = [:]
  private var ends: [String: (stamp: FileStamp, state: PictureAsset.State)] = [:]
  private var observers: [Int: AsyncStream<PictureLibraryChange>.Continuation] = [:]
  private var lastObserver = 0
  private var watcher: FolderWatcher?
  private var notifies = true
  private var scan: Task<Result<PictureLibraryChange, ImagingError>, Never>?

  /// Makes a library; the folder is first read when it is first asked for.
  public init(
    folder: any LibraryFolder, authorization: PictureAuthorization, decoder: any PictureDecoding,
    options: PictureLibraryOptions = .init()
  ) {
    self.folder = folder
    self.authorization = authorization
    self.options = options
    pipeline = PicturePipeline(
      decoder: decoder, memory: options.memory, simultaneousDecodes: options.simultaneousDecodes)
  }

  /// A library of a folder on the disk.
  public init(
    _ path: String, authorization: PictureAuthorization, decoder: any PictureDecoding,
    options: PictureLibraryOptions = .init()
  ) {
    self.init(
      folder: DiskLibraryFolder(path, depth: options.folderDepth), authorization: authorization, decoder: decoder,
      options: options)
  }

  /// All assets, sorted by the bytes of their names.
  /// - Throws: `notAuthorized`, `notFound`, `unreadable`.
  public func assets() async throws(ImagingError) -> [PictureAsset] {
    try await authorize()
    if known == nil { _ = try await refresh() }
    return known ?? []
  }

  /// One asset.
  /// - Throws: As `assets`, and `notFound`.
  public func asset(_ id: String) async throws(ImagingError) -> PictureAsset {
    guard let asset = try await assets().first(where: { $0.id == id }) else {
      throw ImagingError(.notFound, folder.name, "the library has no picture named '\(id)'")
    }
    return asset
  }

  /// The folders that hold pictures, sorted by the bytes of their paths; the library's own, if it holds any, comes first.
  /// - Throws: As `assets`.
  public func albums() async throws(ImagingError) -> [PictureAlbum] {
    let own = FilePath.name(folder.name)
    return Dictionary(grouping: try await assets(), by: \.album).map { path, assets in
      PictureAlbum(id: path, pictures: assets.map(\.id), name: path.isEmpty ? own : FilePath.name(path))
    }.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  /// Looks at the folder again. Who asks while a look is under way waits for one that begins after it.
  /// - Returns: What became different since the last look; observers are told the same.
  /// - Throws: `notAuthorized`, `notFound`, `unreadable`.
  @discardableResult
  public func refresh() async throws(ImagingError) -> PictureLibraryChange {
    try await authorize()
    let earlier = scan
    let task = Task { () -> Result<PictureLibraryChange, ImagingError> in
      _ = await earlier?.value
      return await self.look()
    }
    scan = task
    return try await task.value.get()
  }

  /// Changes from now on, bursts as one; the folder is watched as soon as somebody asks for this.
  public func changes() -> AsyncStream<PictureLibraryChange> {
    let (stream, continuation) = AsyncStream<PictureLibraryChange>.makeStream()
    lastObserver += 1
    let number = lastObserver
    observers[number] = continuation
    continuation.onTermination = { [weak self] _ in Task { await self?.stopObserving(number) } }
    watchIfWanted()
    return stream
  }

  /// Switches notifications off and on. What changed while they were off is told as one change when they are on again.
  public func setNotifications(_ isOn: Bool) async {
    guard notifies != isOn else { return }
    notifies = isOn
    watchIfWanted()
    if isOn, known != nil, authorization.status == .authorized { _ = try? await refresh() }
  }

  /// Asks the policy.
  /// - Throws: `notAuthorized`.
  nonisolated func authorize() async throws(ImagingError) {
    let status = await authorization.request()
    guard status == .authorized else {
      await pipeline.forget()
      throw ImagingError(.notAuthorized, folder.name, "access to the pictures is \(status.rawValue)")
    }
  }

  private func stopObserving(_ number: Int) {
    observers[number] = nil
    watchIfWanted()
  }

  private func watchIfWanted() {
    guard options.watches, notifies, !observers.isEmpty, let disk = folder as? DiskLibraryFolder else {
      watcher = nil
      return
    }
    guard watcher == nil else { return }
    watcher = try? FolderWatcher(disk.name, quietMilliseconds: options.quietMilliseconds) { [weak self] in
      Task { await self?.folderChanged() }
    }
    Task { [weak self] in await self?.watchFoldersWithin() }
    // What happened before the watch began is told too, as part of a burst when there is one.
    guard known != nil else { return }
    let quiet = options.quietMilliseconds
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(quiet))
      await self?.folderChanged()
    }
  }

  /// Watches folders that came since the last look.
  private func watchFoldersWithin() async {
    guard let watcher, let disk = folder as? DiskLibraryFolder, disk.depth > 0 else { return }
    // One that the system gives no watch for is seen at the next look that is asked for.
    await DecodeQueue.value { for path in (try? disk.folders()) ?? [] { _ = try? watcher.add(path) } }
  }

  private func folderChanged() async {
    guard notifies, authorization.status == .authorized else { return }
    _ = try? await refresh()
  }

  private func look() async -> Result<PictureLibraryChange, ImagingError> {
    // What came into a new folder before it was watched is seen by the look that follows.
    await watchFoldersWithin()
    let (folder, ends) = (folder, ends)
    let result = await DecodeQueue.value { LibraryScan(folder, known: ends) }
    guard let assets = result.assets else { return .failure(result.error) }
    self.ends = result.ends
    let change = PictureLibraryChange(from: known ?? [], to: assets)
    if known == nil { told = assets }
    known = assets
    remembered = remembered.filter { entry in assets.contains(entry.value.asset) }
    // While notifications are off, what is new is compared with what was told last.
    guard notifies else { return .success(change) }
    let news = PictureLibraryChange(from: told, to: assets)
    told = assets
    if !news.isEmpty { for observer in observers.values { observer.yield(news) } }
    return .success(change)
  }

  /// What was found out about an asset; nil when its files have changed since.
  func details(remembered asset: PictureAsset) -> PictureDetails? {
    remembered[asset.id].flatMap { $0.asset == asset ? $0.details : nil }
  }

  func remember(_ details: PictureDetails, of asset: PictureAsset) {
    if known?.contains(asset) == true { remembered[asset.id] = (asset, details) }
  }
}
