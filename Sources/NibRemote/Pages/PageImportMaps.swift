/// The import maps of a page.
///
/// Names of the page's own maps are never changed: what is added has other names. Browsers that know one map only read the
/// first, so names are added to that one.
struct PageImportMaps {
  /// Those that can be read, in order.
  private(set) var maps: [ImportMap] = []
  /// Why others cannot.
  private(set) var faults: [ImportMap.Fault] = []
  /// Where a new map can stand.
  private let place: Int

  /// The maps among the values of a page.
  init(_ values: [PageScanner.Value], in page: [UInt8]) {
    for value in values where value.kind == .importMap {
      do { maps.append(try ImportMapReader.read(page[value.range])) } catch { faults.append(error) }
    }
    // A browser searches the first 1024 bytes for the character encoding: a large map must not stand before it.
    let charset = values.first { $0.kind == .charset }
    place = charset?.range.upperBound ?? PageScript.place(in: page)
  }

  /// The names that the maps have.
  var keys: Set<String> { Set(maps.flatMap(\.imports).map(\.key)) }

  /// The addresses of the maps.
  var addresses: [String] { maps.flatMap { $0.imports + $0.scoped }.compactMap(\.address) }

  /// What the maps become, as edits of the page in order; a new map where there is none.
  func edits(adding imports: [String: String], replacing: (String) -> String?) -> [PageEdit] {
    let keys = keys
    let added = imports.filter { !keys.contains($0.key) }
    guard !maps.isEmpty else {
      return added.isEmpty ? [] : [PageEdit(range: place..<place, bytes: ImportMap.element(added))]
    }
    return maps.enumerated().flatMap { $1.edits(adding: $0 == 0 ? added : [:], replacing: replacing) }
  }
}
