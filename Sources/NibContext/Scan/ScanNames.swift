import NibGraph
import NibInspector

/// What a scan knows of class names, kept over archives: most archives name the same ones.
struct ScanNames {
  /// What is known of one class.
  struct Known {
    /// What its objects are to a reader.
    var role: ClassRole
    /// The name in quotes.
    var json: [UInt8]
    /// Whether its objects name other classes: a custom one, and what stands for it.
    var isSwapper: Bool
    /// Whether its objects set values by key path, in the place of connections.
    var isAttributes: Bool
  }

  private var known: [String: Known] = [:]

  /// Names that are kept: archives that were made to harm could name ever new ones.
  private static let most = 20_000

  /// What is known of the classes of a graph, by their numbers.
  mutating func classes(of graph: ObjectGraph) -> [Known] {
    if known.count > Self.most { known = [:] }
    return graph.classes.names.names.map { name in
      if let known = known[name] { return known }
      let new = Known(
        role: ClassRole(className: name), json: RowText.quoted(name),
        isSwapper: ["UIClassSwapper", "NSClassSwapper", "NSCustomObject", "NSCustomView"].contains(name),
        isAttributes: name == "NSIBUserDefinedRuntimeAttributesConnector")
      known[name] = new
      return new
    }
  }
}
