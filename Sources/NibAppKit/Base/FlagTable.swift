import NibRuntime
import NibStandIns

/// A boolean that is one bit of a flag word of an AppKit archive.
@MainActor
struct Flag<Owner: AnyObject> {
  let key: String
  let mask: Int
  let isSetWhen: Bool
  let path: ReferenceWritableKeyPath<Owner, Bool>

  /// - Parameter isSetWhen: what the bit says; false for a bit that means the opposite of the property.
  init(
    _ key: String, _ mask: Int, isSetWhen: Bool = true, at path: ReferenceWritableKeyPath<Owner, Bool>
  ) {
    self.key = key
    self.mask = mask
    self.isSetWhen = isSetWhen
    self.path = path
  }
}

/// The flags of one class; a word that is absent leaves its properties alone.
@MainActor
struct FlagTable<Owner: AnyObject> {
  private let flags: [Flag<Owner>]

  init(_ flags: [Flag<Owner>]) { self.flags = flags }

  func read(_ owner: Owner, from coder: NibCoder) throws {
    for flag in flags {
      guard let word = try coder.readLeniently(flag.key, as: Int.self) else { continue }
      owner[keyPath: flag.path] = (word & flag.mask != 0) == flag.isSetWhen
    }
  }
}

extension NibCoder {
  /// The bits of a flag word under a mask, moved down; nil if the word is absent.
  func field(_ key: String, mask: Int, shift: Int) throws -> Int? {
    try readLeniently(key, as: Int.self).map { ($0 & mask) >> shift }
  }

  /// A child of a class; one of another class stays in the archive's values.
  func child<Wanted: AnyObject>(_ key: String, as type: Wanted.Type = Wanted.self) throws -> Wanted? {
    guard let object = try value(key)?.object else { return nil }
    if let child = object as? Wanted { return child }
    keepUnread(key)
    return nil
  }
}
