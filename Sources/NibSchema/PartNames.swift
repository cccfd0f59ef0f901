/// What elements that are no objects may have: those of a tag that is no kind, such as geometry, flags and containers.
///
/// Kinds tell of names that none of their rows reads. Parts are read by whoever lowers the object that they belong to, which
/// looks for the names that it knows; what else a part has is told of by this table. A tag without an entry is told of where
/// it is read.
public struct PartNames: Sendable {
  /// The tag.
  public let tag: StaticString
  /// The attributes, separated by spaces; `key`, `id` and those that Interface Builder alone reads are always known.
  public let attributes: StaticString
  /// The tags of children, separated by spaces; `*` where whoever reads the part tells of others.
  public let children: StaticString

  /// Makes an entry.
  public init(_ tag: StaticString, _ attributes: StaticString = "", children: StaticString = "") {
    self.tag = tag
    self.attributes = attributes
    self.children = children
  }

  /// The same on all platforms; an entry that a catalog has for the tag goes before.
  public static let shared: [PartNames] = [
    // Geometry.
    PartNames("rect", "x y width height"), PartNames("size", "width height"), PartNames("point", "x y"),
    PartNames("inset", "minX minY maxX maxY"), PartNames("edgeInsets", "top left bottom right"),
    PartNames("directionalEdgeInsets", "top leading bottom trailing"),
    PartNames(
      "autoresizingMask", "flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY"),
    // Plain values.
    PartNames("string", "base64-UTF8"), PartNames("mutableString", "base64-UTF8"), PartNames("integer", "value"),
    PartNames("real", "value"), PartNames("bool", "value"), PartNames("decimal", "value"),
    PartNames("range", "location length"), PartNames("nil"), PartNames("null"),
    PartNames("audiovisualMediaTypes", "none audio video all"),
    // Containers.
    PartNames("scenes", children: "*"), PartNames("scene", "sceneID", children: "*"),
    PartNames("objects", children: "*"), PartNames("subviews", children: "*"),
    PartNames("constraints", children: "*"), PartNames("gestureRecognizers", children: "*"),
    PartNames("connections", children: "*"), PartNames("userDefinedRuntimeAttributes", children: "*"),
    PartNames("items", children: "*"), PartNames("array", children: "expression string mutableString"),
    PartNames("mutableArray", children: "string mutableString"),
    PartNames("mutableData"), PartNames("animations"), PartNames("segments", children: "segment"),
    PartNames("attributedString", children: "fragment"),
    PartNames("fragment", "content", children: "attributes string mutableString"),
    PartNames("attributes", children: "*"), PartNames("tabStops", children: "textTab"),
    PartNames("textTab", "alignment location", children: "options"), PartNames("options"),
    // What concerns the whole document.
    PartNames("dependencies", children: "deployment development plugIn capability"),
    PartNames("deployment", "identifier version defaultVersion"),
    PartNames("development", "identifier version defaultVersion"), PartNames("plugIn", "identifier version"),
    PartNames("capability", "name minToolsVersion minSystemVersion requiredIntegratedClassName"),
    PartNames("resources", children: "image namedColor systemColor"),
    PartNames("namedColor", "name", children: "color"), PartNames("systemColor", "name", children: "color"),
  ]
}
