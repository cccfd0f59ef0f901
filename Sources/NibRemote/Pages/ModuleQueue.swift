import NibDiagnostics
import NibResources

/// The modules that a page needs, in the order in which they were met, each once.
struct ModuleQueue {
  /// A module, and the name that it gets in the import map; nil for an address that a map of the page has.
  struct Item: Hashable {
    let url: String
    let name: String?
  }

  /// The import maps of the page.
  let maps: PageImportMaps
  private let keys: Set<String>
  private var items: [Item] = []
  private var known: Set<Item> = []
  private var position = 0

  init(_ maps: PageImportMaps) {
    self.maps = maps
    keys = maps.keys
  }

  /// Adds a module, unless it is there or the page's own maps say what the name means.
  mutating func add(_ url: String, named name: String?) {
    if let name, keys.contains(name) { return }
    let item = Item(url: url, name: name)
    if known.insert(item).inserted { items.append(item) }
  }

  /// The next module, once each.
  mutating func next() -> Item? {
    guard position < items.count else { return nil }
    defer { position += 1 }
    return items[position]
  }
}

extension PageImportMaps {
  /// The address of a name by prefixes of the maps.
  func address(of name: String) -> String? {
    for map in maps { if let address = map.address(of: name) { return address } }
    return nil
  }
}

extension ImportMap.Fault {
  /// The error with line and column, both from 1, columns in bytes.
  func error(in page: [UInt8], _ file: String) -> ResourceURLError {
    let before = page[..<offset]
    let line = before.count { $0 == 0x0A } + 1
    let column = offset - (before.lastIndex(of: 0x0A) ?? -1)
    return ResourceURLError(
      code: .importMap, place: .text(file, line: line, column: column),
      detail: "\(detail); browsers ignore an import map that is broken")
  }
}
