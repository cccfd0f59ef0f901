/// What an archive was read from or is written as: its container, and the framework it is for.
public struct ArchiveFormat: Sendable, Hashable {
  /// The forms that bytes of an archive can have.
  public enum Container: Sendable, Hashable {
    /// `NIBArchive` with its minor version, 9 or 10. `launchTrailer` is the `LNE` mark behind launch screens.
    case nibArchive(minor: UInt32, launchTrailer: Bool)
    /// A keyed archive: a property list with `$objects`, in the order of keys of an era.
    case keyedArchive(PropertyListForm, era: KeyedArchiveEra)
    /// A property list each dictionary of which is an object; platforms whose interfaces are no archives have such.
    case propertyList(PropertyListForm)
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
    return NibPlatform.first { platform in
      platform.traits.rootKeys.contains { position(of: $0, in: positions) != nil }
    }
  }
}
