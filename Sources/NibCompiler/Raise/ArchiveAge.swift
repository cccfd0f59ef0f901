import NibGraph
import NibSchema

/// Which of the first compilers made an archive, by what it says of fonts, colors and lists.
///
/// The compilers up to Xcode 5 have names in common (`keyed`, `nib9-a`), and Xcode 3.2 made archives of two eras; what is
/// archived tells them apart. Seen: 95 archives; 8 say too little.
struct ArchiveAge {
  private var hasFonts = false
  private var hasFontTraits = false
  private var hasFontNames = false
  private var hasDescriptors = false
  private var hasOldColors = false
  private var hasComponents = false
  private let listsAttributes: Bool
  private let listsTraits: Bool

  init(_ graph: ObjectGraph, _ root: ObjectID) {
    listsAttributes = graph.value(UIKitKey.nibKeyValuePairsKey, of: root) != nil
    listsTraits = graph.value(UIKitKey.nibTraitStorageListsKey, of: root) != nil
    hasOldColors = graph.value(UIKitKey.nibAccessibilityConfigurationsKey, of: root) == nil
    for object in graph.objectIDs { look(at: object, graph) }
  }

  private mutating func look(at object: ObjectID, _ graph: ObjectGraph) {
    if graph.isOf(UIKitClass.font, object) {
      hasFonts = true
      if graph.value(ArchivedFont.Key.traits, of: object) != nil { hasFontTraits = true }
      if graph.value(ArchivedFont.Key.size, of: object) != nil { hasFontNames = true }
      if graph.value(UIKitClass.fontDescriptor.rawValue, of: object) != nil { hasDescriptors = true }
    } else if graph.isOf(UIKitClass.color, object), graph.value(AppKitKey.nsColorSpace, of: object) != nil {
      hasComponents = true
    }
  }

  /// The era; nil for an archive that is younger than these or says too little.
  var era: OutputProfile? {
    if listsTraits { return nil }
    if hasOldColors { return .xcode3point1 }
    if !listsAttributes { return hasFontTraits ? .xcode4 : .xcode3point2 }
    if hasDescriptors { return .xcode5 }
    if hasComponents || hasFontNames { return .xcode4point5 }
    return hasFonts ? .xcode4point3 : nil
  }

  /// The version of Interface Builder whose documents are compiled as in that era; nil from Xcode 5 on.
  ///
  /// Seen: 670 to 677 came with Xcode 3.1, 1938 with 4.2, 2182 with 4.3, 2843 with 4.5; from 780 on they knew iOS 4.
  static func builder(of era: OutputProfile, _ format: ArchiveFormat) -> String? {
    switch era {
    case .xcode3point1: "677"
    case .xcode3point2: if case .keyedArchive(_, .system10_5) = format.container { "762" } else { "823" }
    case .xcode4: "1938"
    case .xcode4point3: "2182"
    case .xcode4point5: "2843"
    default: nil
    }
  }
}
