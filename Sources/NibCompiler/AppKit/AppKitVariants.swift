import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

/// Which archives a document for AppKit becomes, and in which container each is.
///
/// Seen: one keyed archive in 24 of 24 files of Xcode 8 to 12, whatever the target, but that a storyboard with a touch bar
/// gets another for systems with touch bars; from Xcode 13 on for targets before
/// 10.13 a folder with a keyed archive for those and a NIBArchive from 10.13 on in 6 of 6, and for later targets one
/// NIBArchive in 168 of 168, but that documents with tables get another for macOS 11: 4 of 4 for 10.14.
enum AppKitVariants {
  private static let firstOfNIBArchives = DeploymentTarget(major: 10, minor: 13)

  /// The oldest member of a folder: a keyed archive, or a NIBArchive named after the target that it is for.
  private static func oldest(for target: DeploymentTarget) -> String {
    guard target >= firstOfNIBArchives else { return "keyedobjects.nib" }
    return "keyedobjects-\((target.major * 100 + target.minor) * 100).nib"
  }

  /// Whether the compilers of a profile know NIBArchives for AppKit; these are of minor version 10 alone.
  private static func knowsNIBArchives(_ profile: OutputProfile) -> Bool { profile.minorVersion == 10 }

  /// The archives and the oldest system each is for.
  static func members(of document: Document, _ options: CompileOptions) -> [VariantMember] {
    var options = options
    // A document's own target counts where nobody gives one. Seen: 1 archive of Xcode 13, beside its document, where the
    // editor writes the oldest member alone. Inferred: that compilers make the others, too.
    if options.deploymentTarget == nil, let own = DocumentProperties(document).deploymentTarget {
      options.deploymentTarget = DeploymentTarget(own)
      if EditorFolder.holds(document.file) { return [VariantMember(path: "", target: options.deploymentTarget)] }
    }
    return members(options) { uses($0, document) }
  }

  /// The archives of a document that names no target, and the oldest system each is for.
  ///
  /// The compilers read a document of Xcode 3 or 4 into what they are, so its archives are those of any other: inferred,
  /// for no pair of such a document with a target of macOS is known.
  static func members(_ options: CompileOptions, uses: (NibVariant.Need) -> Bool) -> [VariantMember] {
    let single = [VariantMember(path: "", target: options.deploymentTarget)]
    guard let target = options.deploymentTarget else { return single }
    let members = NibVariant.appKit.filter { variant in
      variant.profiles.contains(options.profile)
        && target <= DeploymentTarget(major: variant.lastTarget.major, minor: variant.lastTarget.minor)
        && (variant.need == .nothing || uses(variant.need))
    }
    guard !members.isEmpty else { return single }
    return [VariantMember(path: oldest(for: target), target: target)]
      + members.map {
        VariantMember(
          path: $0.name, target: DeploymentTarget(major: $0.threshold.major, minor: $0.threshold.minor))
      }
  }

  /// The container of the archive for a system.
  static func container(for target: DeploymentTarget?, _ profile: OutputProfile) -> ArchiveFormat.Container {
    let isOld = target.map { $0 < firstOfNIBArchives } ?? false
    guard isOld || !knowsNIBArchives(profile) else { return .nibArchive(minor: 10, launchTrailer: false) }
    return .keyedArchive(.binary, era: profile < .xcode11 ? .xcode5 : .xcode11)
  }

  /// Whether the archive at hand is a keyed one.
  static func isKeyed(_ lowering: borrowing Lowering) -> Bool {
    if case .keyedArchive = container(for: lowering.options.deploymentTarget, lowering.profile) { return true }
    return false
  }

  /// Whether the archive for a system is without the touch bars that the others of its folder have.
  static func leavesOutTouchBars(_ target: DeploymentTarget?, _ profile: OutputProfile) -> Bool {
    guard let target else { return false }
    return NibVariant.appKit.contains { variant in
      variant.need == .touchBars && variant.profiles.contains(profile)
        && target <= DeploymentTarget(major: variant.lastTarget.major, minor: variant.lastTarget.minor)
    }
  }

  private static func uses(_ need: NibVariant.Need, _ document: Document) -> Bool {
    let tags = need == .touchBars ? ["touchBar"] : ["tableView", "outlineView"]
    return document.elements.indices.contains { tags.contains(document.tag(ElementIndex($0))) }
  }
}
