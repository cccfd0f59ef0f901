import Foundation
import NibFoundation
import NibResources

/// The types of documents that a program's `Info.plist` tells.
///
/// - Documented: `CFBundleDocumentTypes`, with the keys read here.
struct DocumentTypes {
  private struct Entry {
    /// What documents of the type are told by: uniform types where the program tells some, else the name of the kind.
    let names: [String]
    let kind: String?
    let extensions: [String]
    let className: String?
    let role: String
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
      let kind = entry["CFBundleTypeName"] as? String
      let uniform = entry["LSItemContentTypes"] as? [String] ?? []
      let names = uniform.isEmpty ? kind.map { [$0] } ?? [] : uniform
      guard !names.isEmpty else { return nil }
      return Entry(
        names: names, kind: kind, extensions: entry["CFBundleTypeExtensions"] as? [String] ?? [],
        className: entry["NSDocumentClass"] as? String, role: entry["CFBundleTypeRole"] as? String ?? "Editor")
    }
  }

  /// Whether the program tells none.
  var isEmpty: Bool { entries.isEmpty }

  /// The type that comes first of those that the program edits. Documented: AppKit, NSDocumentController, `defaultType`.
  var edited: String? { entries.first { $0.role == "Editor" }?.names.first }

  /// The type of files with an extension: one that tells it, or takes all. Which extensions a uniform type has is not
  /// known, so a type that tells none takes what no other does.
  func type(ofExtension wanted: String) -> String? {
    let found =
      entries.first { $0.extensions.contains { $0.lowercased() == wanted.lowercased() } }
      ?? entries.first { $0.extensions.contains("*") || $0.extensions.isEmpty }
    return found?.names.first
  }

  /// The first extension of a type's files; nil for a type that tells none, or all.
  func fileExtension(of type: String) -> String? {
    entries.first { $0.names.contains(type) || $0.kind == type }?.extensions.first { $0 != "*" }
  }

  /// The names of the classes of documents, each once.
  var classNames: [String] {
    entries.compactMap(\.className).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// What users call a type.
  func kind(of type: String) -> String? { entries.first { $0.names.contains(type) }?.kind }

  /// The class of a type's documents.
  func documentClass(of type: String) -> NSDocument.Type? {
    entries.first { $0.names.contains(type) || $0.kind == type }?.className.flatMap(Self.named)
  }

  /// The names of the types of a class that the program edits, or at least reads.
  func names(of type: NSDocument.Type, writable: Bool) -> [String] {
    entries.filter { entry in
      (entry.role == "Editor" || !writable && entry.role == "Viewer") && entry.className.flatMap(Self.named) == type
    }.flatMap(\.names)
  }

  /// A class of the program by its name, `App.Document`.
  private static func named(_ name: String) -> NSDocument.Type? {
    let parts = name.split(separator: ".")
    guard parts.count == 2 else { return nil }
    return _typeByName(parts.map { "\($0.utf8.count)\($0)" }.joined() + "C") as? NSDocument.Type
  }
}
