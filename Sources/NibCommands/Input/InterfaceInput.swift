import NibDocument
import NibGraph

/// What a path on the command line holds.
enum InterfaceInput {
  /// A compiled archive.
  case graph(ObjectGraph)
  /// A XIB or storyboard.
  case document(Document)
  /// A folder of archives: a `.nib` or `.storyboardc` folder.
  case folder(InterfaceFolder)
}

/// A folder of archives.
struct InterfaceFolder {
  /// The folder as the user named it.
  var path: String
  /// Whether it is a compiled storyboard rather than one nib in several forms.
  var isStoryboard: Bool
  /// Names of the members that are archives or documents, sorted.
  var members: [String]
}
