import NibStandIns

// The calls that end later, for code that waits.
extension UIDocument {
  /// As `open(completionHandler:)`.
  /// - Returns: whether it is open.
  @discardableResult
  public func open() async -> Bool { await answer { self.open(completionHandler: $0) } }

  /// As `close(completionHandler:)`.
  /// - Returns: whether it is closed.
  @discardableResult
  public func close() async -> Bool { await answer { self.close(completionHandler: $0) } }

  /// As `autosave(completionHandler:)`.
  /// - Returns: whether there are no changes that are not saved.
  @discardableResult
  public func autosave() async -> Bool { await answer { self.autosave(completionHandler: $0) } }

  /// As `save(to:for:completionHandler:)`.
  /// - Returns: whether it was saved.
  @discardableResult
  public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await answer { self.save(to: url, for: saveOperation, completionHandler: $0) }
  }

  /// As `revert(toContentsOf:completionHandler:)`.
  /// - Returns: whether the file was read.
  @discardableResult
  public func revert(toContentsOf url: URL) async -> Bool {
    await answer { self.revert(toContentsOf: url, completionHandler: $0) }
  }

  private func answer(_ ask: (@escaping (Bool) -> Void) -> Void) async -> Bool {
    await withCheckedContinuation { waiting in ask { waiting.resume(returning: $0) } }
  }

  /// Sets what the user does with the document: its file and its name.
  public func updateUserActivityState(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL])
    userActivity.title = userActivity.title ?? localizedName
  }
}
