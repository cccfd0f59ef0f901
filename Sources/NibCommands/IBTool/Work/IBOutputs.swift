import NibResources

/// All that a run of ibtool writes and reads, by the options that name it: no output may be an input, nor two outputs one.
struct IBOutputs {
  private let arguments: ParsedArguments
  private let files: any FileSource

  /// The outputs of a command line.
  init(_ arguments: ParsedArguments, _ files: any FileSource) {
    self.arguments = arguments
    self.files = files
  }

  /// Options that read files beside the operands.
  private static let inputs: [IBOption.Name] = [.importStringsFile, .importXLIFF, .previousFile, .incrementalFile]

  /// Options that write a file or a folder at their value.
  private static let outputs: [IBOption.Name] = [.strip, .exportStringsFile, .exportXLIFF, .outputPartialInfoPlist]

  /// Refuses what would destroy an input, before anything is written.
  ///
  /// `--write` may name the document itself: that is how one is changed in its place.
  /// - Parameter compiled: where the document is compiled or copied to.
  /// - Throws: `IBRefusal`
  func check(compiled: [String]) throws(IBRefusal) {
    let companions = arguments.values(.companionStringsFile).compactMap { value in
      value.split(separator: ":", maxSplits: 1).last.map { String($0) }
    }
    let others = Self.inputs.compactMap { arguments.value($0) } + companions
    var all = InputGuard(arguments.operands + others, files: files)
    var outputs = compiled
    for option in Self.outputs { outputs += [arguments.value(option)].compactMap { $0 } }
    for output in outputs {
      try refuse(output, all.loss(by: output))
      try refuse(output, all.holder(of: output), "lie in")
    }
    if let output = arguments.value(.write) {
      let isInPlace = arguments.operands.contains { files.kind($0) == .file && SystemCalls.isSameFile($0, output) }
      var kept = isInPlace ? InputGuard(others, files: files) : all
      try refuse(output, kept.loss(by: output))
      outputs.append(output)
    }
    try refuseDuplicates(outputs)
  }

  private func refuse(_ output: String, _ input: String?, _ deed: String = "replace") throws(IBRefusal) {
    guard let input else { return }
    let reason = input == output ? "Name another output." : "The output is '\(output)'; name another one."
    throw IBRefusal("The output would \(deed) its own input '\(input)'.", reason)
  }

  /// Refuses two outputs of one path: the second would replace the first.
  private func refuseDuplicates(_ outputs: [String]) throws(IBRefusal) {
    var known: [String: String] = [:]
    for output in outputs {
      if let other = known.updateValue(output, forKey: InputGuard.place(of: output, files)) {
        throw IBRefusal("Two outputs would be written to '\(output)'.", "The other one is '\(other)'.")
      }
    }
  }
}
