import NibResources

/// A command line that was found right.
public struct ParsedArguments: Sendable, Hashable {
  /// What is no option, in order.
  public internal(set) var operands: [String] = []
  /// Flags, and options with their values, in the order in which they were given.
  var given: [Given] = []
  /// Names of options that were written, with a value that is taken or one that is not. A few at most, so no set.
  var tried: [String] = []

  /// A flag, whose value is empty, or an option with its value.
  struct Given: Hashable {
    let name: String
    let value: String
  }

  /// What an option gives.
  public subscript<Value>(option: TypedOption<Value>) -> Value { option.read(values(option.option.name)) }

  /// Whether an option is given.
  func has(_ name: String) -> Bool { given.contains { $0.name == name } }

  /// All values of an option.
  func values(_ name: String) -> [String] { given.filter { $0.name == name }.map(\.value) }
}

extension ParsedArguments {
  /// Checks that an output is none of the operands nor anything in them, through links too.
  /// - Throws: `invalid`, naming the input that would be lost.
  package func checkOutput(_ output: String, _ files: any FileSource) throws(UsageError) {
    var inputs = InputGuard(operands, files: files)
    try inputs.check(output)
  }

  /// Checks that what becomes an archive does not get the name of a document: tools go by it.
  /// - Throws: `invalid`, naming the command that writes documents.
  func checkArchiveName(_ output: String) throws(UsageError) {
    guard Self.isDocumentName(output) else { return }
    throw .invalid(
      "'\(output)' is the name of a document, and this command writes an archive; name it .nib, or write a document with "
        + "'nibwright decompile \(operands.first ?? "IN") -o \(output)'")
  }

  /// Whether a path has the name of a document, in whatever case; a slash at the end makes it no folder.
  static func isDocumentName(_ path: String) -> Bool { ["xib", "storyboard"].contains(suffix(path)) }

  private static func suffix(_ path: String) -> String { FilePath.fileExtension(FilePath.trimmed(path)).lowercased() }

  /// Checks that what becomes a document does not get the name of an archive.
  /// - Throws: `invalid`, naming the commands that write archives.
  func checkDocumentName(_ output: String) throws(UsageError) {
    guard ["nib", "storyboardc"].contains(Self.suffix(output)) else { return }
    throw .invalid(
      "'\(output)' is the name of an archive, and this command writes a document; name it .xib, or write an archive with "
        + "'nibwright compile' or 'nibwright convert'")
  }
}
