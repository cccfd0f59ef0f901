import NibDiagnostics
import NibResources
import Nibwright

/// Finds interfaces below a folder: a project's sources, or a whole app.
struct InterfaceWalk {
  /// Where files are read from.
  let files: any FileSource
  /// Folders that could not be listed.
  private(set) var failures: [NibError] = []

  /// Folders in folders that are searched.
  private static let deepest = 32
  /// Folders that are searched in all: links may lead to a whole disk.
  private static let most = 200_000

  init(files: any FileSource) { self.files = files }

  /// Paths of interfaces, in the order of their names. A folder that is an interface is not searched, and links to folders
  /// are not followed, so nothing is met twice.
  mutating func interfaces(below folder: String) -> [String] {
    var found: [String] = []
    var open = [(path: FilePath.trimmed(folder), level: 1)]
    var count = 0
    while let (path, level) = open.popLast() {
      if FileName.isInterface(FilePath.name(path)), level > 1 {
        found.append(path)
        continue
      }
      count += 1
      guard level <= Self.deepest, count <= Self.most else {
        let detail = "folders are nested deeper than \(Self.deepest) or are more than \(Self.most)"
        failures.append(NibError(code: .limit, place: Place(file: path), detail: detail))
        return found
      }
      do throws(ResourceError) {
        let entries = try files.entries(path)
        for entry in entries.reversed() {
          let isInterface = FileName.isInterface(entry.name)
          guard isInterface || entry.kind == .directory && !entry.isLink && !entry.name.hasPrefix(".") else { continue }
          open.append((FilePath.join(path, entry.name), level + 1))
        }
      } catch {
        failures.append(NibError(error))
      }
    }
    return found
  }
}
