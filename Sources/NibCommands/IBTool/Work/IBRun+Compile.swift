import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import NibSchema
import Nibwright

extension IBRun {
  /// Compiles the document to all places that were asked for, or only for its messages when these were.
  ///
  /// Errors of the document are collected; nothing is written then.
  /// - Throws: `IBRefusal` for options that do not fit and outputs that cannot be written.
  mutating func compile(_ changed: IBChangedDocument) throws(IBRefusal) {
    let document = changed.document
    let targets = compileTargets(document.file, isStoryboard: document.kind == .storyboard)
    let isChecked = IBPrinting.groups(arguments).contains { IBPrinting.messageGroups.contains($0) }
    guard !targets.isEmpty || isChecked else { return }
    if !targets.isEmpty { try checkDevices(document) }
    let options = try compileOptions()
    warnOfNames(document, options)
    var members: [InterfaceFile] = []
    do throws(NibError) {
      let compiled = try Interface(document, source: changed.bytes).compile(options, into: &messages)
      // What is only checked is encoded as well: that may fail.
      if !messages.hasErrors { try compiled.encode { if !targets.isEmpty { members.append($0) } } }
    } catch {
      guard !targets.isEmpty || error.code != .platform else {
        var notice = error.diagnostic
        notice.severity = .notice
        return messages.add(notice)
      }
      messages.add(error.diagnostic)
    }
    guard !messages.hasErrors else { return }
    for target in targets { try writeCompiled(changed, members, to: target) }
  }

  /// Compiles a document of Xcode 3 or 4 for AppKit to all places that were asked for.
  mutating func compile(_ interface: Interface) throws(IBRefusal) {
    let options = try compileOptions()
    var members: [InterfaceFile] = []
    do throws(NibError) {
      members = try interface.compile(options, into: &messages).encoded()
      if isEditable { members = Self.editable(members, source: try interface.encoded()[0].bytes) }
    } catch {
      throw IBRefusal(error)
    }
    for target in compileTargets(interface.name, isStoryboard: false) { try write(members, to: target) }
  }

  /// Warns of names of texts that the oldest system does not look up. Seen: Xcode 9, in these words.
  private mutating func warnOfNames(_ document: Document, _ options: CompileOptions) {
    guard arguments.has(.referenceExternalStringsFile), let target = options.deploymentTarget,
      let first = IBPrintedForms.of(document.platform).firstWithTextNames, target < first
    else { return }
    cautions.append(
      IBIssue(
        "Internationalization is not available when compiling for targets before iOS 6.0",
        at: Place(file: document.file)))
  }

  private mutating func writeCompiled(
    _ changed: IBChangedDocument, _ members: [InterfaceFile], to target: String
  ) throws(IBRefusal) {
    let companions = try IBCompanions.read(arguments, target, files)
    try write(isEditable ? editable(members, changed) : members, to: target)
    for companion in companions { try write([InterfaceFile(bytes: companion.bytes)], to: companion.path) }
  }

  private var isEditable: Bool { arguments.value(.flatten) == "NO" }

  /// With the document beside what it compiles to.
  ///
  /// - Documented: a storyboard's document is `designable.storyboard`, in public bug reports.
  private func editable(_ members: [InterfaceFile], _ changed: IBChangedDocument) -> [InterfaceFile] {
    guard changed.document.kind == .xib else {
      return members + [InterfaceFile(path: "designable.storyboard", bytes: changed.bytes)]
    }
    return Self.editable(members, source: changed.bytes)
  }

  /// A XIB's archives with the document beside them, under the names that go with the container.
  ///
  /// - Seen: `keyedobjects.nib`, a keyed archive, and `designable.nib` in 39 folders of 39 for macOS, of Xcode 3 to 12;
  ///   `runtime.nib` and `designtime.nib` of a XIB for iOS, of Xcode 26.5, the latter of the size of the document as it
  ///   is saved.
  private static func editable(_ members: [InterfaceFile], source: [UInt8]) -> [InterfaceFile] {
    let isKeyed = members.contains { $0.path.hasPrefix("keyedobjects") || $0.bytes.starts(with: "bplist".utf8) }
    let main = isKeyed ? NibFolder.compiled.keyed : NibFolder.compiled.other
    let document = isKeyed ? NibFolder.sources.keyed : NibFolder.sources.other
    return members.map { InterfaceFile(path: $0.path.isEmpty ? main : $0.path, bytes: $0.bytes) }
      + [InterfaceFile(path: document, bytes: source)]
  }

  private func compileOptions() throws(IBRefusal) -> CompileOptions {
    var options = CompileOptions(
      module: IBModule.module(arguments.value(.module), paths: outputPaths), devices: arguments.values(.targetDevice),
      localizableStrings: .byPath)
    // All that is wrong is told at once.
    var faults: [IBIssue] = []
    if let text = arguments.value(.minimumDeploymentTarget) {
      options.deploymentTarget = DeploymentTarget(text)
      if options.deploymentTarget == nil {
        faults.append(IBIssue("'\(text)' is no deployment target.", "Write it as 13.0."))
      }
    }
    var profile: OutputProfile?
    if let text = arguments.value(.emulateXcode) {
      profile = XcodeReleases.profile(of: text)
      if profile == nil {
        faults.append(IBIssue("'\(text)' is no version of Xcode.", "There are \(XcodeReleases.words)."))
      }
    }
    guard faults.isEmpty else { throw IBRefusal(faults) }
    if let engine = arguments.value(.cocoatouchCompilerMode).flatMap(UIKitEngine.init) {
      profile = engine.profile(of: profile)
    }
    if let profile { options.profile = profile }
    if isTranslated { options.localizableStrings = .always }
    return options
  }

  /// Where the build has its outputs, which tells what it builds.
  private var outputPaths: [String] {
    [.compile, .compilationDirectory, .outputPartialInfoPlist].flatMap { (name: IBOption.Name) in arguments.values(name)
    }
  }

  /// Whether texts are to name their entries in strings files, wherever the document lies.
  ///
  /// - Documented: ibtool(1): companion strings files imply the reference to them.
  private var isTranslated: Bool {
    arguments.has(.referenceExternalStringsFile) || arguments.has(.companionStringsFile)
  }

  /// A device that documents for a system are not for.
  private struct UnsupportedDevice {
    let system: DocumentPlatform
    let device: String

    init(_ device: String, in system: DocumentPlatform) { (self.system, self.device) = (system, device) }
  }

  /// - Seen: Xcode 26.5 refuses `mac` for iOS and `appletv` for tvOS; logs of others `watch` for iOS, `mac` and `iphone`
  ///   for tvOS. Other names are taken.
  private static let unsupportedDevices = [
    UnsupportedDevice("mac", in: .iOS), UnsupportedDevice("watch", in: .iOS), UnsupportedDevice("appletv", in: .tvOS),
    UnsupportedDevice("mac", in: .tvOS), UnsupportedDevice("iphone", in: .tvOS),
  ]

  /// Refuses a device when no other is named: builds of iPad apps for the Mac name both.
  private func checkDevices(_ document: Document) throws(IBRefusal) {
    let devices = Set(arguments.values(.targetDevice))
    let system = DocumentTarget(document).system
    for row in Self.unsupportedDevices where row.system == system && devices == [row.device] {
      let kind = document.kind == .xib ? "xibs" : "storyboards"
      throw IBRefusal("\(system.rawValue) \(kind) do not support target device type \"\(row.device)\".")
    }
  }
}
