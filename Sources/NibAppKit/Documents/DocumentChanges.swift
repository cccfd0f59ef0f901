/// How far a document is from its file, in changes.
struct DocumentChanges {
  /// Changes since the file was read or saved; below 0 after undoing what was done before that.
  private var count = 0
  /// Whether no undoing leads back to what the file holds.
  private var isLost = false
  private(set) var isUnautosaved = false

  /// Whether the document is other than its file.
  var areUnsaved: Bool { isLost || count != 0 }

  mutating func note(_ change: NSDocument.ChangeType) {
    switch change {
    case .changeDone:
      // What was undone past the saved state cannot be done again once there is another change.
      if count < 0 { isLost = true }
      count += 1
    case .changeRedone: count += 1
    case .changeUndone: count -= 1
    case .changeReadOtherContents: isLost = true
    case .changeCleared: self = DocumentChanges()
    case .changeAutosaved, .changeDiscardable: break
    }
    switch change {
    case .changeAutosaved: isUnautosaved = false
    case .changeCleared, .changeDiscardable: break
    default: isUnautosaved = areUnsaved
    }
  }

  /// Notes that what there was at another time is saved.
  mutating func noteSaved(_ then: DocumentChanges) {
    count -= then.count
    if isLost == then.isLost { isLost = false }
    isUnautosaved = areUnsaved
  }
}
