import NibCompiler
import NibPropertyLists

/// The `Info.plist` of a compiled storyboard.
enum StoryboardInfoFile {
  /// Its bytes. Keys and their order: Seen in 162 compiled storyboards.
  static func bytes(_ storyboard: StoryboardInformation) -> [UInt8] {
    let names = storyboard.nibNames.map { PropertyList.Entry($0, .string($0)) }
    var entries: [PropertyList.Entry] = [.init("UIViewControllerIdentifiersToNibNames", .dictionary(names))]
    if let initial = storyboard.entryPoint {
      entries.append(.init("UIStoryboardDesignatedEntryPointIdentifier", .string(initial)))
    }
    if !storyboard.references.isEmpty {
      entries.append(
        .init(
          "UIViewControllerIdentifiersToExternalStoryboardReferences",
          .dictionary(storyboard.references.map { .init($0.identifier, .dictionary(parts($0))) })))
    }
    entries.append(.init("UIStoryboardVersion", .integer(1)))
    return BinaryPropertyListWriter.bytes(of: .dictionary(entries))
  }

  /// What is said of one reference. Inferred: the names of the keys, by the document's attributes.
  private static func parts(_ reference: StoryboardInformation.Reference) -> [PropertyList.Entry] {
    let parts = [
      ("UIReferencedStoryboardName", reference.storyboardName),
      ("UIReferencedControllerIdentifier", reference.controllerIdentifier),
      ("UIReferencedBundleIdentifier", reference.bundleIdentifier),
    ]
    return parts.compactMap { part in part.1.map { .init(part.0, .string($0)) } }
  }
}
