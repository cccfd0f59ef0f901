import NibBytes
import NibGraph
import NibSchema

/// Archives that the editor of Xcode 3 and 4 saved beside its documents: it showed their views in windows, and the views
/// refer to these.
///
/// A document of today's format has no word for it. Documents that name so old an Interface Builder are raised from
/// archives, so the version that they name says it: of each era one for the editor's archives, and others for what is
/// compiled.
enum AppKitEditor {
  /// The versions by era. Documented: that Xcode came with them.
  private static let versions: [(era: OutputProfile, version: Int)] = [
    (.xcode3point1, 680), (.xcode3point2, 851), (.xcode4, 1306), (.xcode4point3, 2177), (.xcode4point5, 2844),
  ]

  /// The version that a document names that is raised from an archive of an era's editor; nil for an era without such
  /// windows.
  static func version(in era: OutputProfile) -> Int? { versions.first { $0.era == era }?.version }

  /// Whether the views of an archive refer to windows of the editor.
  static func saved(_ graph: ObjectGraph) -> Bool {
    graph.objectIDs.contains { graph.value(AppKitKey.nsWindow, of: $0) != nil }
  }

  /// Whether the archive that is made is one that the editor saved.
  static func isSaved(_ lowering: inout Lowering) -> Bool {
    versions.contains { $0.version == lowering.appKit.toolsVersion }
  }

  /// The window that a view was shown in, and around the outermost view another one. Both are nil to a reader.
  ///
  /// Seen: 212 views of 16 archives; of 3 other outermost views none has any.
  static func lowerWindow(_ element: Int, _ lowering: inout Lowering) {
    guard isSaved(&lowering) else { return }
    lowering.writer.add(.null(.nsWindow))
    let around = lowering.reader.parent(of: element)
    guard [WellKnownName.objects, .window].contains(WellKnownName(lowering.reader.tag(around))) else { return }
    lowering.writer.add(.null(.nsSuperview))
  }

  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitEditor) -> CustomLoweringCode {
    switch lowering {
    case .editorWindow: .init(.computed) { (element, _, lowering) in lowerWindow(element, &lowering) }
    }
  }
}

extension DictionaryOrder.Hashing {
  /// How dictionaries of an archive for AppKit order their keys; nil from Xcode 6 on. The compiler of Xcode 3.2 has words
  /// of 32 bits, its editor of 64.
  init?(in profile: OutputProfile, _ lowering: inout Lowering) {
    guard profile < .xcode6 else { return nil }
    if profile < .xcode3point2 {
      self = .scrambled
    } else {
      self = profile < .xcode4 && !AppKitEditor.isSaved(&lowering) ? .narrow : .wide
    }
  }
}
