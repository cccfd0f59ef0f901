import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSWorkspace {
  /// Opens an address or a file.
  /// - Returns: the program that opened it.
  /// - Throws: what went wrong: `canOpen` says no.
  @discardableResult
  public func open(_ url: URL, configuration: OpenConfiguration) async throws -> NSRunningApplication {
    var answer = Answer()
    open(url, configuration: configuration) { answer = Answer($0, $1) }
    return try answer.program()
  }

  /// Opens files and addresses with a program.
  /// - Returns: the program.
  /// - Throws: what went wrong: `canOpen` says no.
  @discardableResult
  public func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration
  ) async throws -> NSRunningApplication {
    var answer = Answer()
    open(urls, withApplicationAt: applicationURL, configuration: configuration) { answer = Answer($0, $1) }
    return try answer.program()
  }

  /// Begins a program.
  /// - Returns: the program.
  @discardableResult
  public func openApplication(
    at applicationURL: URL, configuration: OpenConfiguration
  ) async throws -> NSRunningApplication {
    var answer = Answer()
    openApplication(at: applicationURL, configuration: configuration) { answer = Answer($0, $1) }
    return try answer.program()
  }

  /// Puts files in the trash, which is `FileManager.trashFolder`.
  /// - Returns: their new places.
  /// - Throws: what went wrong with the first that could not be moved.
  @discardableResult
  public func recycle(_ URLs: [URL]) async throws -> [URL: URL] {
    var (places, fault): ([URL: URL], (any Error)?) = ([:], nil)
    recycle(URLs) { (places, fault) = ($0, $1) }
    if let fault { throw fault }
    return places
  }

  private struct Answer {
    var running: NSRunningApplication?
    var fault: (any Error)?

    init(_ running: NSRunningApplication? = nil, _ fault: (any Error)? = nil) {
      (self.running, self.fault) = (running, fault)
    }

    func program() throws -> NSRunningApplication {
      guard let running else { throw fault ?? CocoaError(.featureUnsupported) }
      return running
    }
  }

  /// The icon of files of a kind: an image of the system's, a folder's for folders.
  public func icon(for contentType: UTType) -> NSImage {
    let isFolder = contentType.conforms(to: .folder)
    return NSImage(named: isFolder ? NSImage.folderName : NSImage.multipleDocumentsName)
      ?? NSImage(size: NSSize(width: 32, height: 32))
  }

  /// The icon of files with an ending.
  public func icon(forFileType fileType: String) -> NSImage {
    icon(for: UTType(filenameExtension: fileType) ?? .data)
  }

  /// Copies files beside themselves, under a name with `copy`.
  ///
  /// `handler` is called at once, with the copies, and what went wrong with the first that could not be copied.
  public func duplicate(_ URLs: [URL], completionHandler handler: (([URL: URL], (any Error)?) -> Void)? = nil) {
    var (places, fault): ([URL: URL], (any Error)?) = ([:], nil)
    for url in URLs {
      let copy = FileManager.default.freePlace(
        in: url.deletingLastPathComponent(), stem: url.deletingPathExtension().lastPathComponent + " copy",
        fileExtension: url.pathExtension)
      do {
        try FileManager.default.copyItem(at: url, to: copy)
        places[url] = copy
      } catch { fault = fault ?? error }
    }
    handler?(places, fault)
  }

  /// Begins a program of a name, or of a path.
  /// - Returns: true.
  @discardableResult
  public func launchApplication(_ appName: String) -> Bool {
    let url = fullPath(forApplication: appName).map { URL(fileURLWithPath: $0) }
    openApplication(at: url ?? URL(fileURLWithPath: "/Applications/\(appName).app"), configuration: OpenConfiguration())
    return true
  }

  /// Where a program of a name lies, of those of `applicationURLs`; the first by its path of several; nil for none.
  public func fullPath(forApplication appName: String) -> String? {
    let name = appName.hasSuffix(".app") ? String(appName.dropLast(4)) : appName
    if name.hasPrefix("/") { return appName }
    return applicationURLs.values.filter { $0.deletingPathExtension().lastPathComponent == name }.map(\.path).min()
  }
}
