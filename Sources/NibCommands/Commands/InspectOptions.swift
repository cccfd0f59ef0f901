import NibInspector

/// What `inspect` was asked for.
struct InspectOptions {
  /// How an interface is shown.
  enum Format: String, CaseIterable { case tree, json, raw }

  private static let format = TypedOption.choice(
    "format", "FORMAT", of: Format.self, "Tree of text (default), JSON, or tables as stored.")
  private static let path = TypedOption.text(
    "path", "PATH", "Object to begin the tree at: keys and element numbers from the root, or @12.")
  private static let depth = TypedOption.number("depth", "LEVELS", in: 0...1_000_000, "Levels of the tree to show.")
  private static let numbers = TypedOption.flag("numbers", "Number every object of the tree as messages do.")
  private static let source = TypedOption.flag("source", "Show a XIB itself, not the archive it compiles to.")

  private static let recursive = TypedOption.flag("recursive", "Show all interfaces below folders.")

  /// The options of the command.
  static let all = [
    format.option, path.option, depth.option, numbers.option, source.option, recursive.option,
  ]

  /// How the interface is shown.
  var format: Format
  /// What a tree shows.
  var tree: TreeOptions
  /// Whether a XIB is shown itself rather than what it compiles to.
  var showsSource: Bool
  /// Whether folders are walked.
  var isRecursive: Bool

  /// Reads the options.
  init(_ arguments: ParsedArguments) {
    format = arguments[Self.format] ?? .tree
    tree = TreeOptions(
      numbers: arguments[Self.numbers] ? .stored : .storedWhereShared, depth: arguments[Self.depth],
      path: arguments[Self.path])
    showsSource = arguments[Self.source]
    isRecursive = arguments[Self.recursive]
  }
}
