/// Other people's archives that tests may read but the project does not hold.
public enum SharedFiles {
  /// The folder of shared files; nil when there is none, and the tests that need it are then skipped.
  ///
  /// What the environment variable `NIBWRIGHT_SHARED` names, there or not, else `shared` beside the package.
  public static let root: String? = {
    let beside = packageRoot.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/shared"
    let folder = TestDisk.environment("NIBWRIGHT_SHARED") ?? beside
    return TestDisk.isDirectory(folder) ? folder : nil
  }()

  /// The package's own folder.
  public static let packageRoot: String = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
}
