import NibDiagnostics

/// Chooses among the archives of a nib that is a folder.
///
/// A document that must be encoded differently for older systems, compiled for an old deployment target, becomes a
/// folder of several archives. Each member's name says from which system on it is meant:
///
/// | member | from |
/// |---|---|
/// | `runtime.nib`, `keyedobjects.nib` | the oldest |
/// | `objects.nib` | iOS 7 |
/// | `objects-13.0+.nib` | iOS 13.0 |
/// | `keyedobjects-101300.nib` | macOS 10.13 |
/// | `keyedobjects-110000.nib` | macOS 11.0 |
///
/// - Seen: folders of each shape; one to three members a folder.
public enum NibFolder {
  /// The member to read.
  ///
  /// Where a folder has `keyedobjects` members, an `objects.nib` beside them is an older container and is left alone;
  /// `designable.nib` and `designtime.nib` are documents and no archives.
  /// - Parameters:
  ///   - names: The names of the files in the folder, in any order.
  ///   - deploymentTarget: The system to choose for: the member with the highest threshold not above it, or the oldest
  ///     member if all are above. Nil chooses the newest.
  /// - Returns: One of `names`, or nil when none is an archive's name.
  public static func member(among names: [String], deploymentTarget: DeploymentTarget?) -> String? {
    let members = names.compactMap(Member.init)
    let keyed = members.filter(\.isKeyedObjects)
    let sorted = (keyed.isEmpty ? members : keyed).sorted { ($0.threshold, $0.name) < ($1.threshold, $1.name) }
    guard let target = deploymentTarget else { return sorted.last?.name }
    return (sorted.last { $0.threshold <= target } ?? sorted.first)?.name
  }
}

/// What a file of a nib's folder is for.
public enum NibFolderRole: Sendable, Hashable {
  /// An archive that systems from a version on load; 0 for all.
  case archive(from: DeploymentTarget)
  /// An archive in an older container, which is left alone where there are newer ones.
  case superseded
  /// The document that the archives were compiled from.
  case source
  /// What Interface Builder noted for itself: classes, and where it last had its windows.
  case notes
}

extension NibFolder {
  /// The files that a folder keeps its document in: beside keyed archives, and beside others.
  /// - Seen: `designable.nib` of Xcode 3 to 12, `designtime.nib` of Xcode 26.5.
  public static let sources = (keyed: "designable.nib", other: "designtime.nib")

  /// The archive that a folder with a document runs from: in a keyed archive, and in another container.
  public static let compiled = (keyed: "keyedobjects.nib", other: "runtime.nib")

  /// The file that a folder of some files keeps its document in; nil if it keeps none.
  public static func source(among names: [String]) -> String? {
    [sources.keyed, sources.other].first { names.contains($0) }
  }

  private static let notes = ["classes.nib", "info.nib"]

  /// What a file is for.
  /// - Seen: `designable.nib` beside `keyedobjects.nib` in 39 folders, `classes.nib` and `info.nib` in 97, a typed stream
  ///   `objects.nib` beside them in 5.
  /// - Parameters:
  ///   - name: the file's name.
  ///   - names: the names of all files in the folder.
  /// - Returns: nil for a file that no nib is known to have.
  public static func role(of name: String, among names: [String]) -> NibFolderRole? {
    if [sources.keyed, sources.other].contains(name) { return .source }
    if notes.contains(name) { return .notes }
    guard let member = Member(name) else { return nil }
    let isOlder = !member.isKeyedObjects && names.contains { Member($0)?.isKeyedObjects == true }
    return isOlder ? .superseded : .archive(from: member.threshold)
  }
}

/// A file name that an archive of a folder can have.
private struct Member {
  let name: String
  let threshold: DeploymentTarget
  let isKeyedObjects: Bool

  init?(_ name: String) {
    self.name = name
    isKeyedObjects = name.hasPrefix("keyedobjects")
    switch name {
    case NibFolder.compiled.keyed, NibFolder.compiled.other: threshold = DeploymentTarget(major: 0)
    case "objects.nib": threshold = DeploymentTarget(major: 7)
    default:
      guard let version = Self.dotted(name) ?? Self.packed(name) else { return nil }
      threshold = version
    }
  }

  /// The version of `objects-13.0+.nib`.
  private static func dotted(_ name: String) -> DeploymentTarget? {
    middle(of: name, between: "objects-", and: "+.nib").flatMap { DeploymentTarget($0) }
  }

  /// The version of `keyedobjects-101300.nib`: two digits each for the major, minor and patch number.
  private static func packed(_ name: String) -> DeploymentTarget? {
    guard let digits = middle(of: name, between: "keyedobjects-", and: ".nib"), (5...6).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits)
    else { return nil }
    return DeploymentTarget(major: number / 10_000, minor: number / 100 % 100)
  }

  private static func middle(of name: String, between prefix: String, and suffix: String) -> String? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix), name.count > prefix.count + suffix.count else { return nil }
    return String(name.dropFirst(prefix.count).dropLast(suffix.count))
  }
}
