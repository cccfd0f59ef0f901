import NibResources
import Nibwright

/// Strings files that go beside a nib, each into its language's folder.
enum IBCompanions {
  /// What is written for the nib at `target`.
  ///
  /// - Documented: ibtool(1): copied into the folder of the locale, named as the output is; the output lies in `Base.lproj`.
  /// - Throws: `IBRefusal` for a value that is no `locale:path`, an output elsewhere, and a file that cannot be read.
  static func read(
    _ arguments: ParsedArguments, _ target: String, _ files: any FileSource
  ) throws(IBRefusal) -> [InterfaceFile] {
    let values = arguments.values(.companionStringsFile)
    guard !values.isEmpty else { return [] }
    let base = FilePath.folder(target)
    guard FilePath.name(base) == "Base.lproj" else {
      throw IBRefusal(
        "Companion strings files need an output in a folder named Base.lproj.", "The output is '\(target)'.")
    }
    var members: [InterfaceFile] = []
    for value in values {
      let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[0].utf8.contains(UInt8(ascii: "/")), parts[0] != "..",
        !parts[1].isEmpty
      else {
        throw IBRefusal("'\(value)' is no companion strings file.", "Write it as de:path/to/file.strings.")
      }
      let name = "\(FilePath.stem(FilePath.name(target))).strings"
      let path = FilePath.join(FilePath.join(FilePath.folder(base), "\(parts[0]).lproj"), name)
      do { members.append(InterfaceFile(path: path, bytes: try files.read(String(parts[1])))) } catch {
        throw IBRefusal(error)
      }
    }
    return members
  }
}
