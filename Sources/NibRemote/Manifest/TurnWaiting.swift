import NibDiagnostics

extension StorageFolder {
  /// Waits for the turn of a name. One who dies does not hold up others; one who stands still does so no longer than
  /// `seconds`: then it is done without, as it is where there are no locks.
  /// - Returns: The turn, nil for none; whether somebody else had it.
  /// - Throws: `cancelled`.
  func turn(of name: String, seconds: Double) async throws(RemoteError) -> (turn: Turn?, hasWaited: Bool) {
    let end = ContinuousClock.now + .seconds(seconds)
    var pause = 0.005
    var hasWaited = false
    while true {
      switch takeTurn(name) {
      case .given(let turn): return (turn, hasWaited)
      case .impossible: return (nil, hasWaited)
      case .taken: hasWaited = true
      }
      guard ContinuousClock.now < end else { return (nil, hasWaited) }
      do { try await Task.sleep(for: .seconds(pause)) } catch {
        throw RemoteError(code: .cancelled, place: Place(file: path(name)), detail: "nobody waits for it any more")
      }
      pause = min(pause * 2, 0.1)
    }
  }
}
