/// The bundles of a program: where its resources lie when nobody says where to look.
///
/// Decided by the place of the executable alone, so that it works for applications, for command line programs and under a
/// test runner alike; nothing is assumed to be there.
public enum ProgramBundles {
  /// The bundles of the running program.
  public static func current(in source: some FileSource = DiskFileSource()) -> [ResourceBundle] {
    SystemCalls.executablePath.map { bundles(executable: $0, in: source) } ?? []
  }

  /// The folder of the running program's executable.
  public static var executableFolder: String? { SystemCalls.executablePath.map(FilePath.folder) }

  /// The bundles of the program at a path.
  ///
  /// - An application that is a bundle: that bundle, in the layout of macOS or in the flat one.
  /// - Else the bundles that lie beside the executable, where Swift packages put them, and the one under `share` beside
  ///   a `bin` folder. The folder of the executable itself is not searched: it may be `/usr/bin`.
  public static func bundles(
    executable: String, in source: some FileSource = DiskFileSource()
  ) -> [ResourceBundle] {
    let folder = FilePath.folder(executable)
    if let application = application(around: folder, in: source) { return [ResourceBundle(application, in: source)] }
    let beside = ((try? source.entries(folder)) ?? [])
      .filter { $0.kind == .directory && ResourceBundle.isNestedBundle($0.name) }
      .map { FilePath.join(folder, $0.name) }
    let shared = FilePath.join(FilePath.folder(folder), "share/\(FilePath.name(executable)).resources")
    let installed = FilePath.name(folder) == "bin" && source.kind(shared) == .directory ? [shared] : []
    return (beside + installed).map { ResourceBundle($0, in: source) }
  }

  private static func application(around folder: String, in source: some FileSource) -> String? {
    let contents = FilePath.folder(folder)
    if FilePath.name(folder) == "MacOS" && FilePath.name(contents) == "Contents" { return FilePath.folder(contents) }
    let isFlat = FilePath.fileExtension(FilePath.name(folder)) == "app"
    return isFlat || source.kind(FilePath.join(folder, "Info.plist")) == .file ? folder : nil
  }
}
