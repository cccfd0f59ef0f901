import Foundation
import NibFoundation
import NibResources

/// The types of documents that a program's `Info.plist` tells.
///
/// - Documented: `CFBundleDocumentTypes`, with the keys read here.
struct DocumentTypes {
  struct Entry {
    let name: String
    let others: [String]
    let extensions: [String]
    let className: String?
    let isEditor: Bool
  }

  private let entries: [Entry]

  @MainActor private static var known: (bundle: MainBundle, types: DocumentTypes)?

  /// Those of the main bundle, read once.
  @MainActor static var current: DocumentTypes {
    let bundle = MainBundle.current
    if let known, known.bundle === bundle { return known.types }
    let types = DocumentTypes(bundle.information["CFBundleDocumentTypes"])
    known = (bundle, types)
    return types
  }

  init(_ value: Any?) {
    entries = (value as? [[String: Any]] ?? []).compactMap { entry in
      let others = entry["LSItemContentTypes"] as? [String] ?? []
      guard let name = entry["CFBundleTypeName"] as? String ?? others.first else { return nil }
      return Entry(
        name: name, others: others, extensions: entry["CFBundleTypeExtensions"] as? [String] ?? [],
        className: entry["NSDocumentClass"] as? String,
        isEditor: (entry["CFBundleTypeRole"] as? String ?? "Editor") == "Editor")
    }
  }

  /// The type that comes first.
  var first: Entry? { entries.first }

  /// The type of files with an extension.
  func type(ofExtension wanted: String) -> String? {
    entries.first { $0.extensions.contains { $0.lowercased() == wanted.lowercased() } }?.name
  }

  /// The class of a type's documents.
  func documentClass(of type: String) -> NSDocument.Type? {
    entries.first { $0.name == type || $0.others.contains(type) }?.className.flatMap(Self.named)
  }

  /// The names of the types of a class.
  func names(of type: NSDocument.Type, writable: Bool) -> [String] {
    entries.filter { $0.className.flatMap(Self.named) == type && ($0.isEditor || !writable) }.map(\.name)
  }

  /// A class of the program by its name, `App.Document`.
  private static func named(_ name: String) -> NSDocument.Type? {
    let parts = name.split(separator: ".")
    guard parts.count == 2 else { return nil }
    return _typeByName(parts.map { "\($0.utf8.count)\($0)" }.joined() + "C") as? NSDocument.Type
  }
}
