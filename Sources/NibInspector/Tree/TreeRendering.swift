import NibGraph

/// A graph as an indented tree of text: what people read and what tests compare.
///
/// One line an object or value, two spaces a level of reference. Foundation's content, colours, fonts and images are
/// shown in the line that refers to them. An object that is shown already is named by `@n`; a reference that only
/// points back or across (`NSSuperview`, a constraint's items, a connection's ends) never shows its object.
///
///     NSObject
///       UINibTopLevelObjectsKey: NSArray
///         - UIView @1
///           UIBounds: {0, 0, 320, 44}
///           UISubviews: NSArray
///             - UILabel
///               UIText: "Hello"
public struct TreeRendering: Sendable {
  /// What is shown.
  public var options: TreeOptions

  /// Makes a rendering.
  public init(_ options: TreeOptions = TreeOptions()) { self.options = options }

  /// The tree, each line ended by a newline. O(values).
  ///
  /// - Throws: `InspectError` with code `noSuchObject` for a path that leads nowhere.
  public func render(_ graph: ObjectGraph) throws(InspectError) -> String {
    let index = GraphIndex(graph)
    let start = try options.path.map { path throws(InspectError) in try ObjectPath(text: path).resolve(in: index) }
    var walk = TreeWalk(index, options)
    walk.show(from: start ?? .root, isWhole: start == nil)
    return String(decoding: walk.out, as: UTF8.self)
  }
}
