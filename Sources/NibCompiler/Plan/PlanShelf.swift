import NibDocument
import NibSchema
import Synchronization

/// The plan books of a compiler: one of the document's own kinds for the first document, one of all kinds from then on.
///
/// A command that compiles one file pays for the kinds in it; one that compiles many pays for each kind once.
/// Which book it was never shows in the output: a book decides numbers, and archives hold names.
final class PlanShelf: Sendable {
  private struct State {
    var isFirst = true
    var full: PlanBook?
  }

  private let profile: OutputProfile
  private let catalog: Catalog
  private let state = Mutex(State())

  init(profile: OutputProfile, catalog: Catalog) {
    self.profile = profile
    self.catalog = catalog
  }

  /// The book to compile a document with.
  func book(for document: Document) -> PlanBook {
    state.withLock { state in
      if state.isFirst {
        state.isFirst = false
        return PlanBook(profile: profile, catalog: catalog, document: document)
      }
      if let full = state.full { return full }
      let made = PlanBook(profile: profile, catalog: catalog)
      state.full = made
      return made
    }
  }
}
