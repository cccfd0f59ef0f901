import NibCompiler
import NibResources

/// The `Info.plist` of a compiled storyboard.
enum StoryboardInfoFile {
  /// Its bytes. Keys and their order: Seen in 162 compiled storyboards.
  static func bytes(_ storyboard: StoryboardInformation) -> [UInt8] {
    let names = storyboard.nibNames.map { PropertyListValue.Entry($0, .string($0)) }
    var entries: [PropertyListValue.Entry] = [.init("UIViewControllerIdentifiersToNibNames", .dictionary(names))]
    if let initial = storyboard.entryPoint {
      entries.append(.init("UIStoryboardDesignatedEntryPointIdentifier", .string(initial)))
    }
    entries.append(.init("UIStoryboardVersion", .integer(1)))
    return BinaryPropertyListWriter.bytes(of: .dictionary(entries))
  }
}
