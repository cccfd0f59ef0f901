import NibDiagnostics
import NibGraph
import NibInspector
import Nibwright

/// Reads a compiled storyboard: its list of controllers, and each archive.
struct StoryboardFolder {
  private let folder: InterfaceFolder
  private let limits: ReadLimits

  init(_ folder: InterfaceFolder, limits: ReadLimits) {
    self.folder = folder
    self.limits = limits
  }

  /// The context of all its archives; one that cannot be read is a failure beside the others.
  ///
  /// Archives of controllers come first, in the order of the list, because the list says what the others belong to.
  func context(_ failures: inout [NibError]) throws(NibError) -> ArchiveContext {
    guard !folder.members.isEmpty else {
      throw NibError(
        code: .noArchiveInFolder, place: Place(file: folder.path),
        detail: "the folder holds no archive and no document", hint: ForeignInput.whatToGive)
    }
    var context = InterfaceContext.archive(folder.path, .storyboard, nil)
    let manifest: StoryboardManifest?
    // The archives of a folder without a list, or with one that is broken, are read all the same.
    do throws(NibError) { manifest = try folder.manifest() } catch {
      manifest = nil
      if ![.notFound, .unsupportedFormat].contains(error.code) { failures.append(error) }
    }
    context.initialScene = manifest?.initialIdentifier
    context.members = folder.members
    context.storyboardReferences = (manifest?.references ?? []).map { reference in
      StoryboardReferenceContext(
        id: reference.identifier, storyboardName: reference.storyboardName,
        referencedIdentifier: reference.controllerIdentifier, bundleIdentifier: reference.bundleIdentifier)
    }
    let listedScenes = archives(of: manifest, &failures)
    let scenes = listedScenes.map { (member: $0.nibName + ".nib", identifier: Optional($0.identifier)) }
    let listed = Set(scenes.map(\.member))
    let others = folder.members.filter { !listed.contains($0) }.map { (member: $0, identifier: String?.none) }
    var archive = ArchiveContext(context, limits: limits)
    for (member, identifier) in scenes + others where folder.members.contains(member) {
      do throws(NibError) {
        var ignored = Diagnostics()
        let graph = try folder.read(member).graph(into: &ignored)
        archive.add(graph, name: FileName.stem(member), scene: identifier)
      } catch {
        failures.append(error)
      }
    }
    return archive
  }

  /// The controllers of the list, each archive once: it holds one controller, whose identifier is its name, and a hostile
  /// list would make one archive many.
  private func archives(of manifest: StoryboardManifest?, _ failures: inout [NibError]) -> [StoryboardManifest.Scene] {
    // The application and its menu stand in the list of macOS, and are no scene that code asks for.
    let all = (manifest?.scenes ?? []).filter { $0.nibName != manifest?.mainMenu }
    var known: Set<String> = []
    let scenes = all.filter { known.insert($0.nibName).inserted }
    if scenes.count < all.count {
      failures.append(
        NibError(
          code: .unsupportedFormat, place: Place(file: folder.path),
          detail: "the list names \(all.count) controllers and \(scenes.count) archives, of which each holds one; the "
            + "first controller of each is shown"))
    }
    return scenes
  }
}
