import NibDiagnostics
import NibGraph
import NibPropertyLists
import NibResources
import NibUIKit

/// A compiled storyboard: a folder of archives with an `Info.plist` that says which is whose.
public struct CompiledStoryboard: StoryboardContent {
  /// The folder.
  public let name: String
  /// Which controllers there are.
  public let index: StoryboardIndex
  private let environment: NibEnvironment

  /// Reads the folder's `Info.plist`; archives are read when they are asked for.
  /// - Throws: `ResourceError` for an `Info.plist` that is absent or cannot be read; `NibFileError` with code
  ///   `unsupportedFormat` for one that names no controllers.
  public init(contentsOf path: String, environment: NibEnvironment) throws {
    name = path
    self.environment = environment
    let file = path + "/Info.plist"
    let bytes = try environment.files.read(file, limit: environment.limits.bytes)
    guard let index = StoryboardIndex(try PropertyList(bytes, file: file)) else {
      throw NibFileError(
        code: .unsupportedFormat, place: Place(file: file),
        detail: "the property list has no \(StoryboardKey.nibNames): the folder is no compiled storyboard for UIKit")
    }
    self.index = index
  }

  /// The archive of a base name, or the member of its folder for the deployment target.
  /// - Throws: as `NibFile.init(contentsOf:)`.
  public func graph(named base: String) throws -> ObjectGraph? {
    // A name comes from a file that may be a stranger's: it must not lead out of the folder.
    guard !base.isEmpty, !base.contains("/") else { return nil }
    let path = "\(name)/\(base).nib"
    guard environment.files.kind(path) != nil else { return nil }
    return try NibFile(contentsOf: path, environment: environment).graph
  }
}

/// Names of the property list, verbatim.
///
/// - Seen: `Info.plist` of compiled storyboards.
enum StoryboardKey {
  static let nibNames = "UIViewControllerIdentifiersToNibNames"
  static let initial = "UIStoryboardDesignatedEntryPointIdentifier"
  static let references = "UIViewControllerIdentifiersToExternalStoryboardReferences"
  /// Parts of a reference. Inferred: the document's attributes; no sample holds one.
  static let referenceStoryboard = "UIReferencedStoryboardName"
  static let referenceBundle = "UIReferencedBundleIdentifier"
  static let referenceController = "UIReferencedControllerIdentifier"
}

extension StoryboardIndex {
  /// Reads the property list of a compiled storyboard; nil for another one.
  init?(_ list: PropertyList) {
    guard let names = list[StoryboardKey.nibNames], names.entries != nil else { return nil }
    self.init(
      nibNames: names.compactMapEntries(\.text), initialIdentifier: list[StoryboardKey.initial]?.text,
      references: list[StoryboardKey.references]?.compactMapEntries { reference in
        reference[StoryboardKey.referenceStoryboard]?.text.map { name in
          StoryboardReference(
            storyboardName: name, bundleIdentifier: reference[StoryboardKey.referenceBundle]?.text,
            controllerIdentifier: reference[StoryboardKey.referenceController]?.text)
        }
      } ?? [:])
  }
}
