import NibContext
import NibDiagnostics
import NibInspector
import Nibwright

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

  private static let find = TypedOption(
    option: Option(
      name: "find", value: "QUERY",
      summary: "Show the objects alone for which this holds: class == UIButton && title ~ 'Sign'."
    ) { text in
      do throws(NibError) {
        _ = try ObjectQuery(text)
        return nil
      } catch {
        return "'\(text)' is no query: \(error.place.position.words): \(error.detail); \(error.hint ?? "")"
      }
    }
  ) { values in values.last.flatMap { try? ObjectQuery($0) } }

  /// The options of the command.
  static let all = [
    format.option, path.option, depth.option, numbers.option, source.option, recursive.option, find.option,
  ]

  /// How the interface is shown.
  var format: Format
  /// What a tree shows.
  var tree: TreeOptions
  /// Whether a XIB is shown itself rather than what it compiles to.
  var showsSource: Bool
  /// Whether folders are walked.
  var isRecursive: Bool
  /// What is looked for; nil where interfaces are shown.
  var query: ObjectQuery?

  /// Reads the options.
  /// - Throws: `invalid` for what shows no objects that are found.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    query = arguments[Self.find]
    if query != nil {
      let others = ["path", "depth", "numbers", "source"].filter(arguments.has).map { "'--\($0)'" }
      let raw = arguments[Self.format] == .raw ? ["'--format raw'"] : []
      try UsageError.check(
        (others + raw).map { .invalid("\($0) shows a tree or tables, and '--find' objects; leave one out") })
    }
    format = arguments[Self.format] ?? .tree
    tree = TreeOptions(
      numbers: arguments[Self.numbers] ? .stored : .storedWhereShared, depth: arguments[Self.depth],
      path: arguments[Self.path])
    showsSource = arguments[Self.source]
    isRecursive = arguments[Self.recursive]
  }
}

extension Place.Position {
  /// `character 5`
  fileprivate var words: String {
    if case .text(_, let column) = self { return "character \(column)" }
    return "the whole"
  }
}
