import NibDocument
import NibGraph
import NibSchema
import Synchronization

/// The compiled schemas of a compiler: for the first document of a platform one of its own kinds, from then on one of all.
///
/// A command that compiles one file pays for the kinds in it; one that compiles many pays for each kind once.
/// Which schema it was never shows in the output: a schema decides numbers, and archives hold names.
final class CompiledSchemaCache: Sendable {
  private struct Entry {
    let platform: NibPlatform
    var full: CompiledSchema?
  }

  private let profile: OutputProfile
  private let entries = Mutex<[Entry]>([])

  init(profile: OutputProfile) { self.profile = profile }

  /// The schema to compile a document with.
  func schema(for document: Document, _ platform: Platform) -> CompiledSchema {
    entries.withLock { entries in
      guard let place = entries.firstIndex(where: { $0.platform == platform.framework }) else {
        entries.append(Entry(platform: platform.framework))
        return CompiledSchema(platform, profile: profile, .of(document))
      }
      if let full = entries[place].full { return full }
      let made = CompiledSchema(platform, profile: profile, .all)
      entries[place].full = made
      return made
    }
  }
}
