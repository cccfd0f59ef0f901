/// The file names that an image name stands for, as a shell would write them with braces.
struct ImageFilePattern {
  private let directory: String
  private let names: String

  init(_ reading: ImageNameReading, query: ImageQuery, extensions: [String]) {
    directory = reading.directory
    let ending = reading.fileExtension ?? "{\(extensions.joined(separator: ","))}"
    let scales = (1...3).map { "@\($0)x" }.joined(separator: ",")
    let idioms = query.idiom.map { "~\($0.rawValue)" } ?? ImageIdiom.allCases.map { "~\($0)" }.joined(separator: ",")
    names = reading.isFileName ? "\(reading.name).\(ending)" : "\(reading.name){,\(scales)}{,\(idioms)}.\(ending)"
  }

  /// One path for each place in a bundle, in search order.
  func paths(in bundle: ResourceBundle, languages: [String]) -> [String] {
    switch bundle.layout {
    case .sources:
      return [FilePath.join(FilePath.join(bundle.resources + "/**", directory), names)]
    case .installed:
      let places = [bundle.resources] + languages.map { FilePath.join(bundle.resources, $0 + ".lproj") }
      return places.map { FilePath.join(FilePath.join($0, directory), names) }
    }
  }
}
