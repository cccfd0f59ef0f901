import NibDiagnostics
import Nibwright

/// Makes one interface of the files that it has in several languages, as an app has one by each name.
///
/// The base document, or the first language, says what the interface is. Pictures and colours are those of all languages;
/// identifiers of cells only those that all have, because code may rely on no other. Differences are told.
enum LanguageMerge {
  /// What files of one interface share.
  private struct Group: Hashable {
    var home: String
    var name: String
    var kind: InterfaceContext.Kind
    var source: InterfaceContext.Source
  }

  /// The interfaces, each once, by name, then by file.
  static func merge(_ interfaces: [InterfaceContext], _ warnings: inout Diagnostics) -> [InterfaceContext] {
    var groups: [Group: [InterfaceContext]] = [:]
    var alone: [InterfaceContext] = []
    for interface in interfaces {
      guard FileName.locale(interface.file) != nil else {
        alone.append(interface)
        continue
      }
      let group = Group(
        home: FileName.home(interface.file), name: interface.name, kind: interface.kind, source: interface.source)
      groups[group, default: []].append(interface)
    }
    let merged = groups.keys.sorted(by: precedes).map { merge(group: groups[$0] ?? [], &warnings) }
    return (alone + merged).sorted { left, right in
      left.name == right.name ? left.file.utf8.lexicographicallyPrecedes(right.file.utf8) : left.name < right.name
    }
  }

  private static func precedes(_ left: Group, _ right: Group) -> Bool {
    let words = [(left.home, right.home), (left.name, right.name), (left.kind.rawValue, right.kind.rawValue)]
    let difference = words.first { $0.0 != $0.1 } ?? (left.source.rawValue, right.source.rawValue)
    return difference.0 < difference.1
  }

  private static func merge(group: [InterfaceContext], _ warnings: inout Diagnostics) -> InterfaceContext {
    let files = group.map { LocalizedFileContext(locale: FileName.locale($0.file) ?? "", file: $0.file) }
    let order = files.indices.sorted { left, right in
      let (one, other) = (files[left], files[right])
      if one.locale != other.locale {
        return one.locale == "Base" || other.locale != "Base" && one.locale < other.locale
      }
      return one.file < other.file
    }
    var first = group[order[0]]
    first.locales = order.map { files[$0].locale }
    first.localizedFiles = order.dropFirst().map { files[$0] }
    for place in order.dropFirst() { unite(&first, with: group[place], &warnings) }
    return first
  }

  private static func unite(
    _ first: inout InterfaceContext, with other: InterfaceContext, _ warnings: inout Diagnostics
  ) {
    let pictures = Set(first.images.map { UseTables.Picture(name: $0.name, catalog: $0.catalog) })
    first.images += other.images.filter { !pictures.contains(.init(name: $0.name, catalog: $0.catalog)) }
    let colors = Set(first.colors.map(\.content))
    first.colors += other.colors.filter { !colors.contains($0.content) }
    let identifiers = Set(other.reusables.map(\.identifier))
    let place = Place(file: other.file)
    for reusable in first.reusables where !identifiers.contains(reusable.identifier) {
      warnings.warn(
        "languagesDiffer", "the reuse identifier '\(reusable.identifier)' of \(first.file) is not in this language",
        at: place)
    }
    first.reusables.removeAll { !identifiers.contains($0.identifier) }
    if first.roots.map(\.type) != other.roots.map(\.type) {
      warnings.warn("languagesDiffer", "the top-level classes are not those of \(first.file)", at: place)
    }
    if first.deploymentTarget != other.deploymentTarget {
      warnings.warn("languagesDiffer", "the deployment target is not that of \(first.file)", at: place)
    }
    let scenes = Set(other.scenes.compactMap(\.storyboardIdentifier))
    for case let identifier? in first.scenes.map(\.storyboardIdentifier) where !scenes.contains(identifier) {
      warnings.warn(
        "languagesDiffer", "the scene '\(identifier)' of \(first.file) is not in this language", at: place)
    }
  }
}
