/// Other people's archives that tests may read but the project does not hold.
public enum SharedFiles {
  /// The folder of shared files; nil when there is none, and the tests that need it are then skipped.
  ///
  /// The environment variable `NIBWRIGHT_SHARED`, else `shared` beside the package.
  public static let root: String? = {
    let beside = packageRoot.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/shared"
    let candidates = [TestDisk.environment("NIBWRIGHT_SHARED"), beside]
    return candidates.compactMap { $0 }.first { TestDisk.isDirectory($0) }
  }()

  /// The package's own folder.
  public static let packageRoot: String = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
}
