import NibArchives
import NibCompiler
import NibDocument
import NibGraph
import NibInspector
import NibRuntime
import NibSchema
import NibStandIns
import NibTestSupport
import Nibwright

/// One property of a kind that a row says, on its way from a document through an archive to a stand-in.
///
/// A document with a value other than the default is compiled, loaded, and the stand-in's property is read.
@MainActor
struct RowProof {
  let catalog: Catalog
  let kind: ElementSchema
  let row: Row

  /// What became of the value.
  enum Outcome: Equatable {
    /// The stand-in has it.
    case readBack
    /// No property of the stand-in names the row.
    case noProperty
    /// Elements of the kind are made as no stand-in.
    case noStandIn
    /// No single value says the row.
    case notSaid
    /// The property has another value.
    case wrong(String)
  }

  /// Compiles, loads and reads.
  func run(_ container: ConvertedContainer) throws -> Outcome {
    guard let said else { return .notSaid }
    guard let live = try standIn(container, said) else { return .noStandIn }
    for table in TableLists.of(type(of: live)) {
      guard let rows = table as? any RowNamingTable,
        let property = rows.readings.first(where: { isRead(by: $0.row, $0.places) })
      else { continue }
      let value = table.value(forKey: property.name, of: live) ?? .null
      return said.isMeant(value) ? .readBack : .wrong("\(property.name) is \(value), the document says \(said.text)")
    }
    return .noProperty
  }

  /// Whether a property reads the row: it names it, or the key that it writes.
  private func isRead(by name: String?, _ places: [ArchivedPlace]) -> Bool {
    name == row.attribute || name == nil && places.contains { $0.key == row.key }
  }

  /// What stands in for the element of a document; nil where that is no stand-in of its own.
  func standIn(_ container: ConvertedContainer = .same, _ said: SaidValue? = nil) throws -> StandIn? {
    let document = self.document(said ?? SaidValue(text: "") { _ in true })
    let interface = try Interface.read(Array(document.utf8), name: "\(kind.tag).xib")
    guard let compiled = try interface.compile().encoded().first else { return nil }
    let archive = try Interface.read(compiled.bytes, name: "\(kind.tag).nib").convert(to: container)
    let report = try Interface.read(archive, name: "\(kind.tag).nib")
      .instantiate(owner: RecordingOwner(), environment: .inspection)
    return report.objects.first { $0.className == kind.className }?.object as? StandIn
  }
}

extension RowProof.Outcome {
  /// In words, for a list.
  var words: String {
    switch self {
    case .readBack: "read back"
    case .noProperty: "the stand-in has no such property"
    case .noStandIn: "there is no stand-in"
    case .notSaid: "an object or a list: no single value says it"
    case .wrong(let detail): detail
    }
  }
}
