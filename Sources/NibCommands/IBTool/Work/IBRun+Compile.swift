import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import NibResources

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
    let job = CompileJob(input: document.file, output: "", compiler: CompileJob.compiler(try compileOptions()))
    var members: [IBInput.Member] = []
    do { members = try job.members(of: document, into: &messages) } catch {
      guard !targets.isEmpty || error.diagnostic.id != CompileError.Code.platform.rawValue else {
        var notice = error.diagnostic
        notice.severity = .notice
        return messages.add(notice)
      }
      messages.add(error.diagnostic)
    }
    guard !messages.hasErrors else { return }
    for target in targets { try writeCompiled(changed, members, to: target) }
  }

  private mutating func writeCompiled(
    _ changed: IBChangedDocument, _ members: [IBInput.Member], to target: String
  ) throws(IBRefusal) {
    if SystemDoor.isSameFile(changed.document.file, target) {
      throw IBRefusal("The compiled file would replace its own input '\(target)'.", "Name another output.")
    }
    let companions = try IBCompanions.read(arguments, target)
    try write(isEditable ? editable(members, changed) : members, to: target)
    for companion in companions { try write([("", companion.bytes)], to: companion.path) }
  }

  private var isEditable: Bool { arguments.value("flatten") == "NO" }

  /// With the document beside what it compiles to.
  ///
  /// - Seen: a folder of `runtime.nib` and `designtime.nib`, the latter of the size of the document as it is saved.
  /// - Documented: a storyboard's document is `designable.storyboard`, in public bug reports.
  private func editable(_ members: [IBInput.Member], _ changed: IBChangedDocument) -> [IBInput.Member] {
    guard changed.document.kind == .xib else { return members + [("designable.storyboard", changed.bytes)] }
    return members.map { ($0.path.isEmpty ? "runtime.nib" : $0.path, $0.bytes) } + [("designtime.nib", changed.bytes)]
  }

  private func compileOptions() throws(IBRefusal) -> CompileOptions {
    var options = CompileOptions(
      module: arguments.value("module"), devices: arguments.values("target-device"), localizableStrings: .byPath)
    if let text = arguments.value("minimum-deployment-target") {
      guard let target = DeploymentTarget(text) else {
        throw IBRefusal("'\(text)' is no deployment target.", "Write it as 13.0.")
      }
      options.deploymentTarget = target
    }
    if isTranslated { options.localizableStrings = .always }
    return options
  }

  /// Whether texts are to name their entries in strings files, wherever the document lies.
  ///
  /// - Documented: ibtool(1): companion strings files imply the reference to them.
  private var isTranslated: Bool {
    arguments.has("reference-external-strings-file") || arguments.has("companion-strings-file")
  }

  /// Devices that documents of a runtime are not for, with the runtime's name in the message.
  ///
  /// - Seen: Xcode 26.5 refuses `mac` for iOS and `appletv` for tvOS; other names are taken.
  private static let strangers: [(runtime: String, name: String, device: String)] = [
    ("iOS.CocoaTouch", "iOS", "mac"), ("AppleTV", "tvOS", "appletv"),
  ]

  /// Refuses a device when no other is named: builds of iPad apps for the Mac name both.
  private func checkDevices(_ document: Document) throws(IBRefusal) {
    let devices = Set(arguments.values("target-device"))
    let runtime = document.attribute("targetRuntime", of: .root) ?? ""
    for row in Self.strangers where runtime.hasPrefix(row.runtime) && devices == [row.device] {
      let kind = document.kind == .xib ? "xibs" : "storyboards"
      throw IBRefusal("\(row.name) \(kind) do not support target device type \"\(row.device)\".")
    }
  }
}

extension CompileJob {
  /// A compiler with the encoder that archives inside archives need.
  static func compiler(_ options: CompileOptions) -> InterfaceCompiler {
    InterfaceCompiler(options: options) { graph in try ArchiveEncoder(order: .canonical).encode(graph) }
  }
}
