import NibBytes
import NibDiagnostics
import NibGraph
import NibPropertyLists

/// Property lists: keyed archives, and lists that stand in the place of an archive.
///
/// A list of the second sort becomes a graph of the form that archives have:
///
/// | in the list | in the graph |
/// |---|---|
/// | a dictionary | an object with its keys, whose class its type or its place tells; the outermost is the root |
/// | an array, text, data | an inlined NSArray, NSString, NSData |
/// | a text that strings files have, a dictionary of two keys | NSLocalizableString |
/// | a number, a truth value | the same |
///
/// Which lists are such, and the two keys, say the traits of platforms.
struct PropertyListContainer: ArchiveContainer {
  func decode(_ bytes: [UInt8], file: String, limits: ReadLimits) throws(ArchiveError) -> ObjectGraph {
    let table: PropertyListTable
    do { table = try PropertyListTable(bytes, file: file, limits: limits) } catch { throw ArchiveError(error) }
    guard let (platform, keys) = Self.platform(of: table) else {
      return try KeyedArchiveDecoder(limits: limits).decode(table, file: file)
    }
    return try PropertyListFolding(table, keys, platform, file: file, limits: limits).graph()
  }

  func encode(_ graph: ObjectGraph, order: ArchiveOrder) throws(ArchiveError) -> [UInt8] {
    var unfolding = PropertyListUnfolding(graph)
    let list = try unfolding.list(of: .root, depth: 0)
    guard case .propertyList(.xml) = graph.format.container else { return BinaryPropertyListWriter.bytes(of: list) }
    return XMLPropertyListWriter.bytes(of: list)
  }

  /// The platform that has such lists; nil for a list of none, and for a keyed archive.
  private static func platform(of table: PropertyListTable) -> (NibPlatform, PropertyListKeys)? {
    guard table.objects[table.top].kind == .dictionary, table.value("$archiver", of: table.top) == nil else {
      return nil
    }
    let found = NibPlatform.first { platform in
      platform.traits.archives.lists != nil
        && platform.traits.rootKeys.contains { table.value($0, of: table.top) != nil }
    }
    return found.flatMap { platform in platform.traits.archives.lists.map { (platform, $0) } }
  }
}

/// How deep lists are read and written, and how many values: a hostile list shares objects to become huge, or contains
/// itself.
private enum Bounds {
  static let depth = 64
  static let values = 100_000
}

/// Makes a graph of a list.
private struct PropertyListFolding: ~Copyable {
  private let table: PropertyListTable
  private let keys: PropertyListKeys
  private let platform: NibPlatform
  private let file: String
  private var builder = GraphBuilder()
  private var valuesLeft: Int
  private let mostObjects: Int
  /// Bytes of texts that may still be copied: many values may share one long text.
  private var bytesLeft: Int
  /// Keys by their names: the builder looks one up in all.
  private var keyIDs: [String: KeyID] = [:]

  init(
    _ table: PropertyListTable, _ keys: PropertyListKeys, _ platform: NibPlatform, file: String, limits: ReadLimits
  ) {
    self.table = table
    self.keys = keys
    self.platform = platform
    self.file = file
    valuesLeft = min(limits.values, Bounds.values)
    mostObjects = limits.objects
    bytesLeft = 4 * table.bytes.count
  }

  consuming func graph() throws(ArchiveError) -> ObjectGraph {
    _ = try dictionary(table.top, depth: 0)
    let form: ArchiveFormat.PropertyListForm = table.form == .binary ? .binary : .xml
    let place = table.place(table.top, file: file)
    do throws(GraphError) {
      return try builder.finish(
        format: ArchiveFormat(.propertyList(form), platform: platform), file: file,
        text: table.form == .xml ? table.bytes : [])
    } catch {
      throw ArchiveError(code: .malformed, place: place, detail: error.detail)
    }
  }

  /// Recursion ends at the deepest level.
  private mutating func value(_ object: Int, _ key: KeyID, depth: Int) throws(ArchiveError) -> KeyedValue {
    valuesLeft -= 1
    guard valuesLeft > 0 else { throw error(.tooLarge, object, "the list has more values than are read") }
    guard depth < Bounds.depth else {
      throw error(.tooLarge, object, "the list is nested more than \(Bounds.depth) levels deep, or inside itself")
    }
    switch table.objects[object].kind {
    case .boolean: return .bool(key, table.boolean(object) ?? false)
    case .integer: return .int(key, table.integer(object) ?? 0)
    case .real: return .double(key, table.real(object) ?? 0)
    case .string, .wideString: return .reference(key, try text(object))
    case .data:
      let span = try append((table.span(object).map { Array(table.bytes[$0.range]) } ?? [])[...], object)
      return .reference(key, try self.object(.class(.data), object, .data(self.key(.key(.bytes)), span)))
    case .array: return .reference(key, try array(object, depth: depth))
    case .dictionary:
      if let text = try localizedText(object) { return .reference(key, text) }
      return .reference(key, try dictionary(object, depth: depth))
    case .null, .date, .uid:
      throw error(
        .malformed, object, "a date, a null or a number of an object stands in the list; interfaces have none")
    }
  }

  private mutating func dictionary(_ object: Int, depth: Int) throws(ArchiveError) -> ObjectID {
    let type = table.value(keys.type, of: object).flatMap { table.string($0) }
    let hasCustomClass = table.value(keys.customClass, of: object) != nil
    let className = keys.className(hasCustomClass: hasCustomClass, type: type)
    let made = try reserve(className, object)
    builder.begin(made)
    var known: Set<String> = []
    for (keyObject, member) in zip(table.keys(object) ?? [], table.values(object) ?? []) {
      guard let name = table.string(Int(keyObject)) else {
        throw error(.malformed, Int(keyObject), "the key of a dictionary is no text")
      }
      // Of a key that is there twice the first counts.
      guard known.insert(name).inserted else { continue }
      builder.add(try value(Int(member), key(name), depth: depth + 1))
    }
    builder.end()
    return made
  }

  private mutating func array(_ object: Int, depth: Int) throws(ArchiveError) -> ObjectID {
    let made = try reserve(.class(.array), object)
    builder.begin(made)
    builder.add(.bool(key(.key(.nsInlinedValue)), true))
    for item in table.items(object) ?? [] {
      builder.add(try value(Int(item), key(.key(.nibEncoderEmptyKey)), depth: depth + 1))
    }
    builder.end()
    return made
  }

  /// The text that a dictionary of two keys stands for; nil for another dictionary.
  private mutating func localizedText(_ object: Int) throws(ArchiveError) -> ObjectID? {
    guard table.keys(object)?.count == 2, let text = table.value(keys.text, of: object),
      let entry = table.value(keys.entry, of: object), table.string(text) != nil, table.string(entry) != nil
    else { return nil }
    let plain = try self.text(text)
    let name = try self.text(entry)
    let span = try append(Array((table.string(text) ?? "").utf8)[...], text)
    return try self.object(
      .class(.localizableString), object, .data(key(.key(.bytes)), span), .reference(key(.key(.nsKey)), name),
      .reference(key(.key(.nsDev)), plain))
  }

  private mutating func text(_ object: Int) throws(ArchiveError) -> ObjectID {
    let span = try append(Array((table.string(object) ?? "").utf8)[...], object)
    return try self.object(.class(.string), object, .data(key(.key(.bytes)), span))
  }

  private mutating func reserve(_ className: String, _ source: Int) throws(ArchiveError) -> ObjectID {
    guard builder.objectCount < mostObjects else {
      throw error(
        .tooLarge, source,
        "the list makes more than \(mostObjects) objects, which is the limit; a program that sets its own ReadLimits reads more"
      )
    }
    return builder.reserve(builder.class(className), origin: origin(source))
  }

  private mutating func object(
    _ className: String, _ source: Int, _ values: KeyedValue...
  ) throws(ArchiveError) -> ObjectID {
    let made = try reserve(className, source)
    builder.begin(made)
    for value in values { builder.add(value) }
    builder.end()
    return made
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>, _ object: Int) throws(ArchiveError) -> ByteSpan {
    bytesLeft -= bytes.count
    guard bytesLeft >= 0 else {
      throw error(.tooLarge, object, "texts and data are longer together than four times the file")
    }
    let start = builder.bytes.count
    builder.bytes += bytes
    return ByteSpan(offset: start, count: bytes.count)
  }

  private mutating func key(_ name: String) -> KeyID {
    if let known = keyIDs[name] { return known }
    let made = KeyID(builder.keys.append(name))
    keyIDs[name] = made
    return made
  }

  private func origin(_ object: Int) -> Origin { Origin(offset: table.objects[object].offset, identifier: .empty) }

  private func error(_ code: ArchiveError.Code, _ object: Int, _ detail: String) -> ArchiveError {
    ArchiveError(code: code, place: table.place(object, file: file), detail: detail)
  }
}

/// Makes a list of a graph.
private struct PropertyListUnfolding {
  private let graph: ObjectGraph
  private let keys: PropertyListKeys?
  private var valuesLeft = Bounds.values

  init(_ graph: ObjectGraph) {
    self.graph = graph
    keys = (graph.format.platform ?? graph.rootPlatform)?.traits.archives.lists
  }

  /// Recursion ends at the deepest level.
  mutating func list(of object: ObjectID, depth: Int) throws(ArchiveError) -> PropertyList {
    guard depth < Bounds.depth else {
      throw error(.tooLarge, object, "objects are nested more than \(Bounds.depth) levels deep, or inside themselves")
    }
    let className = graph.className(of: object)
    switch className {
    case .class(.localizableString): return try localizedText(object)
    case .class(.string), .class(.mutableString): return .string(graph.string(object) ?? "")
    case .class(.data):
      return .data(graph.value(.key(.bytes), of: object)?.span.map { Array(graph.bytes[$0.range]) } ?? [])
    case .class(.array), .class(.mutableArray):
      var items: [PropertyList] = []
      for element in graph.elements(object) ?? [] { items.append(try list(of: element, in: object, depth: depth)) }
      return .array(items)
    default:
      var entries: [PropertyList.Entry] = []
      for value in graph.values(of: object) {
        entries.append(.init(graph.keyName(value.key), try list(of: value.value, in: object, depth: depth)))
      }
      return .dictionary(entries)
    }
  }

  private mutating func list(of value: Value, in holder: ObjectID, depth: Int) throws(ArchiveError) -> PropertyList {
    valuesLeft -= 1
    guard valuesLeft > 0 else { throw error(.tooLarge, holder, "the graph has more values than a list is read with") }
    switch value {
    case .int(let value): return .integer(value)
    case .bool(let value): return .boolean(value)
    case .float(let value): return .real(Double(value))
    case .double(let value): return .real(value)
    case .data(let span): return .data(Array(graph.bytes[span.range]))
    case .reference(let object): return try list(of: object, depth: depth + 1)
    case .null: throw error(.malformed, holder, "a nil stands in the graph; property lists have none")
    }
  }

  private func localizedText(_ object: ObjectID) throws(ArchiveError) -> PropertyList {
    let text = graph.string(object) ?? ""
    guard let keys, let entry = graph.object(.key(.nsKey), of: object).flatMap({ graph.string($0) }) else {
      return .string(text)
    }
    return .dictionary([.init(keys.text, .string(text)), .init(keys.entry, .string(entry))])
  }

  private func error(_ code: ArchiveError.Code, _ object: ObjectID, _ detail: String) -> ArchiveError {
    ArchiveError(code: code, place: graph.place(of: object), detail: detail)
  }
}
