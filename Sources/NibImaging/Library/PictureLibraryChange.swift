/// What became different in a library between two looks at its folder. Names of assets, each list sorted.
public struct PictureLibraryChange: Sendable, Hashable {
  /// Assets that are new, complete or not.
  public var inserted: [String] = []
  /// Assets that are gone.
  public var removed: [String] = []
  /// Assets whose original, sidecar or state is another.
  public var updated: [String] = []
  /// Of the updated ones, those that were incomplete and are complete now.
  public var completed: [String] = []

  /// Makes a change.
  public init(inserted: [String] = [], removed: [String] = [], updated: [String] = [], completed: [String] = []) {
    self.inserted = inserted
    self.removed = removed
    self.updated = updated
    self.completed = completed
  }

  /// The difference between two lists of assets.
  public init(from old: [PictureAsset], to new: [PictureAsset]) {
    let before = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(new.map(\.id))
    inserted = new.filter { before[$0.id] == nil }.map(\.id).sorted()
    removed = old.filter { !after.contains($0.id) }.map(\.id).sorted()
    let changed = new.filter { asset in before[asset.id].map { $0 != asset } ?? false }
    updated = changed.map(\.id).sorted()
    completed = changed.filter { $0.isComplete && before[$0.id]?.isComplete == false }.map(\.id).sorted()
  }

  /// Whether nothing became different.
  public var isEmpty: Bool { inserted.isEmpty && removed.isEmpty && updated.isEmpty }
}
