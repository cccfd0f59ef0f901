import NibGraph
import NibSchema

/// How one element kind is lowered under one profile.
struct Plan {
  let tag: String
  let className: String
  let role: ElementSchema.Role
  /// The class in the archive.
  let classID: ClassID
  /// The class's own name as an original class, index of a constant text.
  let rows: [PlannedRow]
  /// By symbol: whether the kind knows an attribute, a child key or a tag of that name.
  let known: [Bool]
  /// Whether a custom class is written by the rows themselves.
  let isProxy: Bool
}
