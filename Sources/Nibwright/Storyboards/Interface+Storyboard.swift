import NibDiagnostics
import NibRuntime
import Nibwright

extension Interface {
  /// The interface as a storyboard: a `.storyboardc` folder, or a document, which is compiled in memory.
  /// - Parameters:
  ///   - environment: classes, resources, options and limits.
  ///   - others: knows the storyboards that this one refers to; nil looks for them beside it.
  /// - Throws: `wrongForm` for a nib; the codes of `CompileError`; as `InterfaceFolder.manifest()`.
  public func storyboard(
    environment: NibEnvironment = NibEnvironment(), others: (any StoryboardProviding)? = nil
  ) throws(NibError) -> UIStoryboard {
    UIStoryboard(
      try StoryboardArchives(self, environment), loader: environment.loader,
      others: others ?? FolderStoryboards(beside: name, environment: environment))
  }
}
