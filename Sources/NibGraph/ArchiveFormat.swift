/// The framework that an archive was written for: it decides how the root is read and what loading means.
public enum NibPlatform: String, Sendable, Hashable {
  /// UIKit: a root with `UINibObjectsKey`.
  case uikit
  /// AppKit: a root with `IB.objectdata`.
  case appkit
}

/// What an archive was read from or is written as: its container, and the framework it is for.
public struct ArchiveFormat: Sendable, Hashable {
  /// The forms that bytes of an archive can have.
  public enum Container: Sendable, Hashable {
    /// `NIBArchive` with its minor version, 9 or 10. `launchTrailer` is the `LNE` mark behind launch screens.
    case nibArchive(minor: UInt32, launchTrailer: Bool)
    /// A keyed archive: a property list with `$objects`, in the order of keys of an era.
    case keyedArchive(PropertyListForm, era: KeyedArchiveEra)
  }

  /// The two written forms of a property list.
  public enum PropertyListForm: Sendable, Hashable {
    /// `bplist00`.
    case binary
    /// `<plist>`, in which a reference is a dictionary of `CF$UID`.
    case xml
  }

  /// The container.
  public var container: Container
  /// The framework; nil where the root is of neither.
  public var platform: NibPlatform?

  /// Makes a format.
  public init(_ container: Container, platform: NibPlatform? = nil) {
    self.container = container
    self.platform = platform
  }

  /// A NIBArchive of a minor version, 9 or 10.
  public static func nibArchive(
    minor: UInt32, launchTrailer: Bool, platform: NibPlatform? = nil
  ) -> ArchiveFormat {
    ArchiveFormat(.nibArchive(minor: minor, launchTrailer: launchTrailer), platform: platform)
  }

  /// A keyed archive in a form of property list.
  public static func keyedArchive(
    _ form: PropertyListForm, era: KeyedArchiveEra = .newest, platform: NibPlatform? = nil
  ) -> ArchiveFormat {
    ArchiveFormat(.keyedArchive(form, era: era), platform: platform)
  }
}

extension ObjectGraph {
  /// The framework that the keys of the root belong to; nil where they are of neither.
  public var rootPlatform: NibPlatform? {
    let positions = valuePositions(of: .root)
    if position(of: .key(.objects), in: positions) != nil { return .uikit }
    if position(of: .key(.topLevelObjects), in: positions) != nil { return .uikit }
    return position(of: .key(.nsObjectData), in: positions) == nil ? nil : .appkit
  }
}
