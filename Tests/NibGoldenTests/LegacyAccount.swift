import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument

/// What became of the records of a document of Xcode 3 or 4: each object and each connection is an object of the archive,
/// or a message tells of it.
struct LegacyAccount {
  /// Objects with a record.
  private(set) var objects = 0
  /// Connections with a record.
  private(set) var connections = 0
  /// What neither the archive has nor a message tells of, as `class at line:column`.
  private(set) var lost: [String] = []

  /// Compiles a document and looks for what it holds; nil for a document of another kind, and for one that is refused.
  init?(_ bytes: [UInt8], file: String) {
    guard let legacy = try? LegacyReader().read(bytes, file: file) else { return nil }
    var diagnostics = Diagnostics(limit: .max)
    guard let made = try? Self.compile(legacy, into: &diagnostics), !diagnostics.hasErrors else { return nil }
    var archived: Set<UInt32> = []
    for file in made.files { for origin in file.graph.origins.origins { archived.insert(origin.offset) } }
    let told = Set(diagnostics.messages.map(\.place.position))
    let records = LegacyRecords(legacy)
    // Stand-ins for what is there anyway have numbers below 0, the document itself has 0.
    let real = records.objects.filter { (Int64($0.id) ?? 1) > 0 }
    objects = real.count
    connections = records.connections.count
    // The archive has a binding's own connector.
    let links = records.connections.map { legacy.value("connector", of: $0.node) ?? $0.node }
    for node in real.map(\.object) + links {
      let place = legacy.place(of: node)
      if archived.contains(legacy.xml.elements[Int(node.index)].offset) || told.contains(place.position) { continue }
      lost.append("\(legacy.className(of: node) ?? "") at \(place)")
    }
  }

  private static func compile(
    _ legacy: LegacyDocument, into diagnostics: inout Diagnostics
  ) throws -> CompiledInterface {
    guard LegacyRaiser.raises(legacy) else { return try LegacyCompiler().compile(legacy, into: &diagnostics) }
    let document = try LegacyRaiser().raise(legacy, into: &diagnostics)
    return try InterfaceCompiler { try ArchiveEncoder(order: .canonical).encode($0) }
      .compile(document, into: &diagnostics)
  }
}
