/// One look at a library's folder. Blocks: a file that is new is read at its end.
struct LibraryScan: Sendable {
  private(set) var assets: [PictureAsset]?
  private(set) var error = ImagingError(.unreadable, "", "the folder was not read")
  /// What is known of originals by their content, so that each is looked at once.
  private(set) var ends: [String: (stamp: FileStamp, state: PictureAsset.State)] = [:]

  init(_ folder: any LibraryFolder, known: [String: (stamp: FileStamp, state: PictureAsset.State)]) {
    do throws(ImagingError) {
      var found = LibraryListing(try folder.files()).assets
      for (name, asset) in found where asset.isComplete {
        guard let stamp = asset.stamp else { continue }
        var state = PictureAsset.State.complete
        if let before = known[name], before.stamp == stamp {
          state = before.state
        } else {
          state = Self.state(name, stamp, folder)
        }
        ends[name] = (stamp, state)
        found[name]?.state = state
      }
      assets = found.values.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    } catch {
      self.error = error
    }
  }

  private static func state(_ name: String, _ stamp: FileStamp, _ folder: any LibraryFolder) -> PictureAsset.State {
    guard stamp.byteCount > 0 else { return .incomplete(.empty) }
    do throws(ImagingError) {
      return try TruncationCheck.find(folder.open(name)) == .missing ? .incomplete(.truncated) : .complete
    } catch {
      return .incomplete(.unreadable)
    }
  }
}
