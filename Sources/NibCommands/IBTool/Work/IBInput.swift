import NibArchives
import NibDocument
import NibResources

/// What a path on ibtool's command line holds, read whole.
enum IBInput {
  /// A document and its bytes.
  case document(Document, [UInt8])
  /// A compiled nib that is one file.
  case archive([UInt8])
  /// A compiled nib or storyboard that is a folder: paths below it with their bytes.
  case folder([Member])

  /// A file of a folder.
  typealias Member = (path: String, bytes: [UInt8])

  /// Folders in folders that are read: a storyboard holds nibs that are folders. A link that leads back ends there.
  private static let deepest = 4

  /// Reads a path.
  /// - Throws: `IBRefusal` for what is not there and for what is neither.
  static func read(_ path: String) throws(IBRefusal) -> IBInput {
    if DiskFileSource().kind(path) == .directory {
      var members: [Member] = []
      try collect(path, "", level: 1, into: &members)
      return .folder(members)
    }
    let loader = InterfaceLoader()
    let bytes: [UInt8]
    do { bytes = try loader.read(path) } catch { throw IBRefusal(error) }
    switch ArchiveFormatSniffer.sniff(bytes) {
    case .nibArchive, .binaryPropertyList: return .archive(bytes)
    default: break
    }
    do { return .document(try XIBReader(limits: loader.limits).read(bytes, file: path), bytes) } catch {
      throw IBRefusal(error)
    }
  }

  private static func collect(
    _ folder: String, _ prefix: String, level: Int, into members: inout [Member]
  ) throws(IBRefusal) {
    guard level <= deepest else {
      throw IBRefusal("The folder '\(folder)' is nested too deep.", "At most \(deepest) levels are read.")
    }
    do {
      for entry in try DiskFileSource().entries(folder) {
        let path = IBPath.join(folder, entry.name)
        if entry.kind == .directory {
          try collect(path, prefix + entry.name + "/", level: level + 1, into: &members)
        } else {
          members.append((prefix + entry.name, try InterfaceLoader().read(path)))
        }
      }
    } catch let error as IBRefusal {
      throw error
    } catch let error as CommandFailure {
      throw IBRefusal(error)
    } catch let error as ResourceError {
      throw IBRefusal(error)
    } catch {
      throw IBRefusal("The folder '\(folder)' cannot be read.")
    }
  }
}
