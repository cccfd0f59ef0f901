import NibResources

/// A picture of a library: its original, and the sidecar that goes with it.
public struct PictureAsset: Sendable, Hashable, Identifiable {
  /// How much of the original is there.
  public enum State: Sendable, Hashable {
    /// All of it.
    case complete
    /// Not all; a notification tells when it is.
    case incomplete(Reason)

    /// Why an original is not complete.
    public enum Reason: String, Sendable, Hashable {
      /// There is a sidecar, and no original yet.
      case onlySidecar
      /// There is a placeholder of a service that keeps the original elsewhere.
      case placeholder
      /// There is a part of it under a name of its own, as downloads have.
      case transferring
      /// The file has no bytes yet.
      case empty
      /// The file ends before the picture does.
      case truncated
      /// The file cannot be read.
      case unreadable
    }
  }

  /// The original's file name, which names the asset in its library.
  public let id: String
  /// How much of the original is there.
  public var state: State
  /// The original's content; nil while there is none.
  public var stamp: FileStamp?
  /// The sidecar's file name; nil when there is none.
  public var sidecar: String?
  /// The sidecar's content; nil when there is none.
  public var sidecarStamp: FileStamp?

  /// Makes an asset.
  public init(
    id: String, state: State, stamp: FileStamp? = nil, sidecar: String? = nil, sidecarStamp: FileStamp? = nil
  ) {
    self.id = id
    self.state = state
    self.stamp = stamp
    self.sidecar = sidecar
    self.sidecarStamp = sidecarStamp
  }

  /// Whether all of the original is there.
  public var isComplete: Bool { state == .complete }

  /// The album that it is in: its folder in the library's, without a slash at the end; empty for the library's own.
  public var album: String { FilePath.folder(id) }
}

/// A folder of a library that holds pictures.
public struct PictureAlbum: Sendable, Hashable, Identifiable {
  /// The folder's path in the library's folder, empty for that itself; names the album.
  public let id: String
  /// The names of its pictures, sorted by their bytes. Those of folders within are in albums of their own.
  public let pictures: [String]

  /// Its name to show: the last part of its path; that of the library's folder for its own.
  public let name: String
}

/// A form in which a library shows its pictures.
public enum PictureRepresentation: Sendable, Hashable {
  /// The whole picture, its longest side at most so many pixels.
  case thumbnail(maxPixelSize: Int)
  /// The middle as a square of at most so many pixels a side.
  case squareThumbnail(maxPixelSize: Int)
  /// The whole picture as it fits a screen of so many pixels.
  case screen(width: Int, height: Int)
  /// All pixels.
  case full
}
