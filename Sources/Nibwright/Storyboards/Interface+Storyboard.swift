import NibDiagnostics
import NibObjects
import NibRuntime

extension Interface {
  /// The interface as a storyboard: a `.storyboardc` folder, or a document, which is compiled in memory.
  /// - Parameters:
  ///   - type: the framework's class, such as `UIStoryboard` of NibUIKit.
  ///   - environment: classes, resources, options and limits.
  ///   - others: knows the storyboards that this one refers to; nil looks for them beside it.
  /// - Throws: `wrongForm` for a nib; the codes of `CompileError`; as `InterfaceFolder.manifest()`.
  public func storyboard<Storyboard: StoryboardMade>(
    as type: Storyboard.Type = Storyboard.self, environment: NibEnvironment = NibEnvironment(),
    others: (any StoryboardProviding)? = nil
  ) throws(NibError) -> Storyboard {
    Storyboard(try storyboardParts(environment: environment, others: others).checked(for: Storyboard.platforms))
  }

  /// What the interface's storyboard is made of.
  /// - Throws: as `storyboard(as:environment:others:)`.
  public func storyboardParts(
    environment: NibEnvironment = NibEnvironment(), others: (any StoryboardProviding)? = nil
  ) throws(NibError) -> StoryboardParts {
    StoryboardParts(
      try StoryboardArchives(self, environment), loader: environment.loader,
      others: others ?? FolderStoryboards(beside: name, environment: environment))
  }
}
