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
    /// The document cannot be made from the row alone.
    case notSaid(String)
    /// The property has another value.
    case wrong(String)
  }

  /// Compiles, loads and reads.
  func run(_ container: ConvertedContainer) throws -> Outcome {
    guard let said = said else { return .notSaid("no value") }
    let document = self.document(said)
    let interface = try Interface.read(Array(document.utf8), name: "\(kind.tag).xib")
    let archive: [UInt8]
    do {
      guard let compiled = try interface.compile().encoded().first else { return .notSaid("no archive") }
      archive = try Interface.read(compiled.bytes, name: "\(kind.tag).nib").convert(to: container)
    } catch { return .notSaid("\(error)") }
    let report = try Interface.read(archive, name: "\(kind.tag).nib")
      .instantiate(owner: RecordingOwner(), environment: .inspection)
    let className = kind.className
    guard let live = report.objects.first(where: { $0.className == className })?.object as? StandIn
    else { return .noStandIn }
    var found: (any AnyPropertyTable, String)?
    for table in TableLists.of(type(of: live)) {
      guard let rows = table as? any RowNamingTable else { continue }
      if let property = rows.namedRows.first(where: { $0.row == row.attribute }) {
        found = (table, property.name)
        break
      }
    }
    guard let (table, name) = found else { return .noProperty }
    let value = table.value(forKey: name, of: live) ?? .null
    return said.isMeant(value) ? .readBack : .wrong("\(name) is \(value), the document says \(said.text)")
  }
}
