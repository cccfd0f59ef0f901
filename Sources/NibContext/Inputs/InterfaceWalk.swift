import NibDiagnostics
import NibResources
import Nibwright

/// Finds interfaces below a folder: a project's sources, or a whole app.
///
/// Keeps the folders that are still to be searched and nothing else, so any number may be found.
package struct InterfaceWalk {
  /// Where files are read from.
  package let files: any FileSource
  /// Folders that could not be listed, since they were taken last.
  package private(set) var failures: [NibError] = []
  /// Apps whose folders were searched, since they were taken last.
  private var apps: [String] = []
  private let extensions: [String]
  private let most: Int
  private var open: [(path: String, level: Int)] = []
  private var count = 0

  /// Folders in folders that are searched.
  private static let deepest = 32

  /// Makes a walk of nothing that finds interfaces of every form.
  package init(files: any FileSource) { self.init(files: files, extensions: FileName.extensions) }

  /// Makes a walk of nothing.
  /// - Parameters:
  ///   - extensions: how the names of interfaces end.
  ///   - most: folders that are searched in all.
  init(files: any FileSource, extensions: [String], most: Int = 200_000) {
    self.files = files
    self.extensions = extensions
    self.most = most
  }

  /// The folder that is meant to be searched for interfaces by its path: one that is no interface itself, or what an archive
  /// holds, as a packed app. Nil for an archive without interfaces: who reads it says what it is.
  package static func folder(at path: String, in files: any FileSource) -> String? {
    if FileName.isInterface(FilePath.trimmed(path)) { return nil }
    if files.kind(path) == .directory { return path }
    guard let top = ZipFileSource.folder(ofArchive: path, in: files) else { return nil }
    var walk = InterfaceWalk(files: files)
    walk.add(folder: top)
    return walk.next() == nil ? nil : top
  }

  /// Paths of interfaces, in the order of their names.
  package mutating func interfaces(below folder: String) -> [String] {
    var found: [String] = []
    add(folder: folder)
    while let path = next() { found.append(path) }
    return found
  }

  /// Has a folder searched next.
  mutating func add(folder: String) { open.append((FilePath.trimmed(folder), 1)) }

  /// Hands over why folders could not be listed.
  mutating func takeFailures() -> [NibError] {
    defer { failures = [] }
    return failures
  }

  /// Hands over what is wrong with the apps that were searched: interfaces that their `Info.plist` names and that they do
  /// not have. The interfaces themselves are read by who asked for them.
  mutating func takeAppFailures(_ limits: ReadLimits) -> [NibError] {
    defer { apps = [] }
    return apps.flatMap { path in
      let check = AppCheck(path, files: files, limits: limits, decodes: false)
      return check.hasInformation ? check.run().failures : []
    }
  }

  /// The next interface, in the order of names; nil when all folders are searched. A folder that is an interface is not
  /// searched, and links to folders are not followed, so nothing is met twice.
  mutating func next() -> String? {
    while let (path, level) = open.popLast() {
      if isInterface(FilePath.name(path)), level > 1 { return path }
      count += 1
      guard level <= Self.deepest, count <= most else {
        let detail = "folders are nested deeper than \(Self.deepest) or are more than \(most)"
        failures.append(NibError(code: .limit, place: Place(file: path), detail: detail))
        open = []
        return nil
      }
      do throws(ResourceError) {
        let entries = try files.entries(path)
        if AppCheck.isApp(path) { apps.append(path) }
        for entry in entries.reversed() {
          guard
            isInterface(entry.name) || entry.kind == .directory && !entry.isLink && !entry.name.hasPrefix(".")
          else { continue }
          open.append((ZipFileSource.join(path, entry.name, in: files), level + 1))
        }
      } catch {
        failures.append(NibError(error))
      }
    }
    return nil
  }

  private func isInterface(_ name: String) -> Bool { extensions.contains { name.hasSuffix($0) } }
}
