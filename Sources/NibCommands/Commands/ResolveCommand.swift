import NibBytes
import NibResources

extension Command {
  /// `nibwright resolve`
  static var resolve: Command {
    Command(
      name: "resolve", summary: "Finds the file that an image name means, over many bundles.",
      table: OptionTable(
        operands: "NAME", count: 1...1,
        options: [
          .value(
            "bundle", "DIR", isRepeatable: true, isRequired: true, "Bundle to look in; the first is the nib's own."),
          .value("scale", "N", "Pixels to a point of the screen: 1 (default), 2 or 3."),
          .value("idiom", "DEVICE", choices: ImageIdiom.allCases.map(\.rawValue), "Kind of device."),
        ]),
      run: { arguments, terminal in
        do throws(UsageMistake) {
          let scale = try arguments.number("scale", in: 1...3) ?? 1
          return resolve(arguments, scale: scale, &terminal)
        } catch {
          return Tool.refuse(error.words, .resolve, &terminal)
        }
      })
  }

  private static func resolve(_ arguments: ParsedArguments, scale: Int, _ terminal: inout Terminal) -> ExitCode {
    let bundles = arguments.values("bundle")
    let source = DiskFileSource()
    for bundle in bundles where source.kind(bundle) != .directory {
      terminal.message("\(bundle): error: no folder is at this path")
      return .unreadable
    }
    let idiom = arguments.value("idiom").flatMap(ImageIdiom.init(rawValue:))
    let answer = ImageResolver(chain: BundleChain(extra: bundles.map { ResourceBundle($0) }))
      .resolve(ImageQuery(arguments.operands[0], scale: scale, idiom: idiom))
    switch answer {
    case .found(let match):
      show(match, &terminal)
      return .success
    case .missing(let tried):
      terminal.message("nibwright resolve: error: no image '\(arguments.operands[0])'; tried:")
      for path in tried { terminal.message("  \(path)") }
      return .failure
    }
  }

  private static func show(_ match: ImageMatch, _ terminal: inout Terminal) {
    terminal.write("\(match.file)\n")
    terminal.write("  bundle \(match.bundle.path)\(match.bundleIdentifier.map { " (\($0))" } ?? "")\n")
    if let set = match.catalogSet { terminal.write("  catalog set \(set)\n") }
    var facts = ["scale \(match.scale)"]
    if let idiom = match.idiom { facts.append("idiom \(idiom.rawValue)") }
    if let size = match.pixelSize { facts.append("\(size.width) x \(size.height) pixels") }
    if let size = match.pointSize { facts.append("\(Decimal.text(size.width)) x \(Decimal.text(size.height)) points") }
    terminal.write("  \(facts.joined(separator: ", "))\n")
    for note in match.notes { terminal.message("note: \(note)") }
  }
}
