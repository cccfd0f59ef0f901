import NibBytes
import NibDiagnostics
import NibDocument
import NibGraph

/// An archive whose objects are made and whose names and bytes are still shared with the others of its document.
struct LoweredNib: Sendable {
  var tables: GraphTables
  /// The elements outside that it refers to by name, in the order of the names.
  var upstream: [Int] = []
  /// Archives inside it, with the objects that will hold their bytes.
  var nested: [NestedNib] = []
  var isMarked = false
}

/// An archive inside another, with the object that will hold its bytes.
struct NestedNib: Sendable {
  let holder: ObjectID
  let nib: LoweredNib
}

/// Makes graphs of the archives of one document. Archives inside others are encoded first, the innermost at the very
/// first.
struct LoweredNibs {
  let document: Document
  let schema: CompiledSchema
  /// Makes bytes of an archive inside another; nil where the caller gave no encoder.
  let encode: NestedEncoder?
  /// The container, which is also that of archives inside others; nil for NIBArchives of the profile.
  ///
  /// Seen: a keyed archive in each of 4 prototypes of keyed archives, a NIBArchive in each of 24 of NIBArchives.
  var container: ArchiveFormat.Container?

  func graphs(of lowered: [LoweredNib], _ builder: inout GraphBuilder) throws(CompileError) -> [ObjectGraph] {
    var nibs = lowered
    try encodeNested(&nibs, &builder)
    var graphs: [ObjectGraph] = []
    for nib in nibs { graphs.append(try graph(nib, builder)) }
    return graphs
  }

  private func encodeNested(_ nibs: inout [LoweredNib], _ builder: inout GraphBuilder) throws(CompileError) {
    var inner = nibs.flatMap { $0.nested.map(\.nib) }
    guard !inner.isEmpty else { return }
    try encodeNested(&inner, &builder)
    guard let encode else {
      throw CompileError(
        code: .nested, place: document.place(of: .root),
        detail: "the document has prototype cells, which are archives of their own; give the compiler an encoder")
    }
    var next = 0
    for nib in nibs.indices {
      for nested in nibs[nib].nested {
        // Encoded one after another: the bytes of all beside those of the document would take them twice.
        let bytes = try encoded(inner[next], builder, encode)
        let start = builder.bytes.count
        builder.bytes.append(contentsOf: bytes)
        nibs[nib].tables.setData(ByteSpan(offset: start, count: bytes.count), of: nested.holder)
        next += 1
      }
    }
  }

  private func encoded(
    _ nib: LoweredNib, _ builder: borrowing GraphBuilder, _ encode: NestedEncoder
  ) throws(CompileError) -> [UInt8] {
    let graph = try graph(nib, builder)
    do { return try encode(graph) } catch {
      throw CompileError(code: .nested, place: document.place(of: .root), detail: "a prototype cell: \(error)")
    }
  }

  private func graph(_ nib: LoweredNib, _ builder: borrowing GraphBuilder) throws(CompileError) -> ObjectGraph {
    let format =
      container.map { ArchiveFormat($0) }
      ?? .nibArchive(minor: schema.profile.minorVersion, launchTrailer: nib.isMarked)
    do throws(GraphError) {
      return try ObjectGraph(
        tables: nib.tables, format: format, keys: builder.keys, classes: builder.classes, bytes: builder.bytes,
        file: document.file, text: document.originText)
    } catch {
      throw CompileError(code: .inconsistent, place: document.place(of: .root), detail: error.detail)
    }
  }
}
