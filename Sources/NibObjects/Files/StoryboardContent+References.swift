import NibDiagnostics
import NibGraph
import NibRuntime

extension StoryboardParts {
  /// The parts of the storyboard that a reference leads to: these where it names none.
  ///
  /// Many references may lead to one storyboard, which is read once.
  /// - Throws: `SceneError` with what was looked for and where; the reader's own error for one that cannot be read.
  package func parts(of reference: StoryboardManifest.Reference) throws -> StoryboardParts {
    guard let name = reference.storyboardName else { return self }
    return try shared.parts(of: reference) { try read(reference, name) }
  }

  private func read(_ reference: StoryboardManifest.Reference, _ name: String) throws -> StoryboardParts {
    switch try others?.storyboard(reference) ?? .missing(tried: []) {
    case .found(let parts): return parts
    case .missing(let tried):
      let bundle = reference.bundleIdentifier.map { " in bundle '\($0)'" } ?? ""
      let isInitial = reference.identifier == content.manifest.initialIdentifier
      let purpose = isInitial ? ", which the initial controller refers to" : ""
      throw SceneError(
        .unknownStoryboard, at: content.place(ofReference: reference.identifier),
        "no storyboard named '\(name)'\(bundle)\(purpose); \(SearchedPlaces.words(tried))")
    }
  }
}
