import NibDiagnostics
import NibPropertyLists
import NibResources

/// Checks that an app has the interfaces that its `Info.plist` names: a device ends an app whose storyboard it does not
/// find, and no compiler sees it.
///
/// Only what an `Info.plist` names is checked: that it is there, that it is named without its extension, and that all
/// archives of it can be decoded. Whether the interface fits the app's code is not.
package struct AppCheck {
  /// What was found.
  package struct Report {
    /// The app's folder.
    package let app: String
    /// Its `Info.plist`.
    package let informationFile: String
    /// The interfaces that the file names, in its order, with the files found for each.
    package var interfaces: [Named] = []
    /// What is wrong, in the order of the keys.
    package var failures: [NibError] = []
    /// Whether the app itself could not be read, so that nothing of it is checked.
    package var isUnreadable = false
  }

  /// An interface that an `Info.plist` names.
  package struct Named {
    /// The key, or the path of keys and places in lists that leads to it, parts separated by `/`.
    package let key: String
    /// The name.
    package let name: String
    /// Paths of the interfaces of that name, in the resources and in their language folders.
    package var files: [String]
  }

  private let files: any FileSource
  private let limits: ReadLimits
  private let bundle: ResourceBundle
  /// Whether the interfaces are decoded; not where somebody does so anyway.
  private let decodes: Bool

  /// A check of the app in a folder, flat as on devices or with `Contents` as on the Mac.
  package init(_ path: String, files: any FileSource, limits: ReadLimits = ReadLimits(), decodes: Bool = true) {
    self.files = files
    self.limits = limits
    self.decodes = decodes
    bundle = ResourceBundle(path, in: files)
  }

  /// Whether a folder has the name of an app or of an extension of one.
  package static func isApp(_ path: String) -> Bool {
    ["app", "appex"].contains(FilePath.fileExtension(FilePath.name(FilePath.trimmed(path))))
  }

  /// Whether there is an `Info.plist`.
  package var hasInformation: Bool { files.kind(bundle.informationFile) == .file }

  /// Reads the `Info.plist` and looks for what it names.
  package func run() -> Report {
    var report = Report(app: bundle.path, informationFile: bundle.informationFile)
    do throws(NibError) {
      let named = try names()
      var index = try AppInterfaces(bundle.resources, files)
      for entry in named { check(entry, &index, into: &report) }
    } catch {
      report.failures.append(error)
      report.isUnreadable = true
    }
    return report
  }

  private func names() throws(NibError) -> [NamedEntry] {
    let file = bundle.informationFile
    guard let kind = files.kind(bundle.path) else {
      throw NibError(code: .notFound, place: Place(file: bundle.path), detail: "nothing is at this path")
    }
    guard kind == .directory else {
      throw NibError(
        code: .unsupportedFormat, place: Place(file: bundle.path), detail: "this is a file, and an app is a folder",
        hint: "give the .app folder; one in an archive as it is there, as 'App.ipa!Payload/App.app'")
    }
    guard files.kind(file) == .file else {
      throw NibError(
        code: .notFound, place: Place(file: bundle.path),
        detail: "no Info.plist is in this folder or in its Contents; an app has one",
        hint: "give the .app folder itself")
    }
    let list: PropertyList
    do {
      list = try PropertyList(try files.read(file, limit: limits.bytes), file: file)
    } catch { throw NibError(error, name: file) }
    guard let entries = list.entries else {
      throw NibError(
        code: .unsupportedFormat, place: Place(file: file),
        detail: "the property list is no dictionary; an Info.plist is")
    }
    return NamedEntry.all(in: entries)
  }

  private func check(_ entry: NamedEntry, _ index: inout AppInterfaces, into report: inout Report) {
    let place = Place(file: bundle.informationFile)
    guard let name = entry.name else {
      let detail = "\(entry.key): the value is no text; expected the name of a \(entry.kind.word), without extension"
      return report.failures.append(NibError(code: .badInterfaceName, place: place, detail: detail))
    }
    // An empty name names nothing.
    guard !name.isEmpty else { return }
    let found = index.files(named: name, entry.kind)
    report.interfaces.append(Named(key: entry.key, name: name, files: found))
    guard !found.isEmpty else { return report.failures.append(missing(entry, name, index)) }
    guard decodes else { return }
    for file in found where index.isFirstVisit(file) {
      do throws(NibError) { try decode(file) } catch {
        let detail = "\(entry.key) names '\(name)', which cannot be read: \(error.detail)"
        report.failures.append(NibError(code: error.code, place: error.place, detail: detail))
      }
    }
  }

  private func missing(_ entry: NamedEntry, _ name: String, _ index: AppInterfaces) -> NibError {
    let place = Place(file: bundle.informationFile)
    let base = AppInterfaces.withoutExtension(name)
    if base != name, !base.isEmpty {
      let isThere = index.files(named: base, entry.kind).isEmpty ? "" : ", which is there"
      return NibError(
        code: .badInterfaceName, place: place, detail: "\(entry.key) names '\(name)' with its extension",
        hint: "write '\(base)'\(isThere)")
    }
    var detail = "\(entry.key) names '\(name)', but the app has no \(entry.kind.word) of this name"
    if let near = index.sources(named: name).first {
      detail += "; \(near) is not compiled"
    } else if let near = index.otherCase(of: name, entry.kind) {
      detail += "; \(near) is spelled otherwise, and devices tell capitals from small letters"
    }
    return NibError(
      code: .missingInterface, place: place, detail: detail,
      hint: "expected \(entry.kind.fileNames(name)) in \(bundle.resources) or in a language folder of it")
  }

  /// Reads an interface and decodes all its archives.
  private func decode(_ file: String) throws(NibError) {
    let interface = try Interface.read(file, files: files, limits: limits)
    switch interface.content {
    case .archive: return
    case .folder(let folder):
      if folder.isStoryboard { _ = try folder.manifest() }
      try InterfaceFolder.check(try folder.contents(), of: folder.path)
    case .document, .legacy:
      throw NibError(
        code: .wrongForm, place: Place(file: file), detail: "this is a document; an app has its compiled form")
    }
  }
}

extension NibError.Code {
  /// An `Info.plist` names an interface that the app does not have.
  public static let missingInterface = Self(rawValue: "missingInterface")
  /// An `Info.plist` names an interface in a way that no system finds it.
  public static let badInterfaceName = Self(rawValue: "badInterfaceName")
}
