import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibObjects

/// The archives of a storyboard: of a compiled folder read when they are asked for, of a document compiled in memory.
public struct StoryboardArchives: StoryboardContent {
  private enum Source: Sendable {
    case folder(InterfaceFolder)
    /// With the document where it refers to other storyboards: messages tell where.
    case compiled(CompiledInterface, Document?)
  }

  /// The folder or document.
  public let name: String
  /// Which archive holds which controller.
  public let manifest: StoryboardManifest
  /// What compiling a document had to say; empty for a folder.
  public private(set) var diagnostics = Diagnostics()
  private let environment: NibEnvironment
  private let source: Source

  /// Reads a folder's `Info.plist`, or compiles a document.
  package init(_ interface: Interface, _ environment: NibEnvironment) throws(NibError) {
    name = interface.name
    self.environment = environment
    switch interface.content {
    case .folder(let folder):
      manifest = try folder.manifest()
      source = .folder(folder)
    case .document(let document) where interface.isStoryboard:
      let compiled = try interface.compile(environment.compileOptions, into: &diagnostics)
      manifest = compiled.storyboard ?? StoryboardManifest()
      source = .compiled(compiled, manifest.references.isEmpty ? nil : document)
    case .document, .legacy:
      throw NibError(
        code: .wrongForm, place: Place(file: name), detail: "this is a XIB and no storyboard", hint: "load it as a nib")
    case .archive:
      throw NibError(
        code: .wrongForm, place: Place(file: name), detail: "this is a compiled nib and no storyboard",
        hint: "load it as a nib")
    }
  }

  /// The archive of a base name; of one that has members for several systems the member for the deployment target.
  /// - Throws: as `Interface.read`.
  public func graph(named base: String) throws -> ObjectGraph? {
    switch source {
    case .compiled(let compiled, _): return compiled.graph(named: base, for: environment.deploymentTarget)
    case .folder(let folder):
      var unused = Diagnostics()
      return try folder.nib(named: base)?.graph(environment.compileOptions, into: &unused)
    }
  }

  /// Of a document the line of the reference's element.
  public func place(ofReference identifier: String) -> Place {
    guard case .compiled(_, let document?) = source else { return Place(file: name) }
    let references = document.elements.indices.map { ElementIndex($0) }.filter {
      ["viewControllerPlaceholder", "controllerPlaceholder"].contains(document.tag($0))
    }
    // One that has no identifier is called by its class and its id.
    let found =
      references.first { document.attribute("storyboardIdentifier", of: $0) == identifier }
      ?? references.first { document.attribute("id", of: $0).map { identifier.hasSuffix("-" + $0) } ?? false }
    return found.map { document.place(of: $0) } ?? Place(file: name)
  }
}

extension StoryboardParts {
  /// These parts, if their scenes are those of a framework that is asked for.
  package func checked(for platforms: [NibPlatform]) throws(NibError) -> StoryboardParts {
    try content.check(platforms)
    return self
  }
}

extension StoryboardContent {
  /// Refuses scenes of another framework.
  package func check(_ platforms: [NibPlatform]) throws(NibError) {
    guard !platforms.contains(manifest.platform), let platform = platforms.first else { return }
    let (own, wanted) = (manifest.platform.traits, platform.traits)
    guard own.loading.makesObjects else {
      throw NibError(
        code: .platform, place: Place(file: name),
        detail: "this storyboard is for \(own.framework), of which \(own.systems[0]) alone makes objects: nothing is "
          + "instantiated", hint: "inspect it, or make its context")
    }
    throw NibError(
      code: .platform, place: Place(file: name),
      detail:
        "this storyboard is for \(own.onlySystem ?? own.framework) and is asked for as one of "
        + (wanted.onlySystem ?? wanted.framework), hint: "make it as \(own.storyboard.type)")
  }
}
