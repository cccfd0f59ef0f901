import NibInspector

/// What `inspect` was asked for.
struct InspectOptions {
  /// How an interface is shown.
  enum Format: String { case tree, json, raw }

  /// How the interface is shown.
  var format: Format
  /// What a tree shows.
  var tree: TreeOptions
  /// Whether a XIB is shown itself rather than what it compiles to.
  var showsSource: Bool

  /// Reads the options.
  /// - Throws: `UsageMistake`.
  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    format = arguments.value("format").flatMap(Format.init(rawValue:)) ?? .tree
    tree = TreeOptions(
      numbers: arguments.has("numbers") ? .stored : .shared, depth: try arguments.number("depth", in: 0...1_000_000),
      path: arguments.value("path"))
    showsSource = arguments.has("source")
  }
}
