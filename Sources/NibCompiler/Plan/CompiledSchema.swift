import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Which kinds a schema is made of. No optional document: to make the type of an optional structure costs a process as much
/// as a small element.
enum KindChoice {
  /// All of the platform.
  case all
  /// Those that a document has.
  case of(Document)
}

/// All plans of one profile, with the tables that their numbers point into.
///
/// Made once a compiler and shared by every compile: nothing in it changes.
final class CompiledSchema: Sendable {
  let platform: Platform
  let profile: OutputProfile
  var catalog: Catalog { platform.catalog }
  let symbols: NameRegistry
  /// Attributes and elements that Interface Builder alone reads.
  let editorOnly: SymbolSet
  /// Names that only children have, of whatever kind.
  let childNames: SymbolSet
  /// The keys of every graph made with this schema.
  var keyTable: NameTable { keyRegistry.names }
  /// The keys by name, for fields that come with names.
  let keyRegistry: NameRegistry
  let classTable: ClassTable
  /// The classes by name.
  let classRegistry: NameRegistry
  let plans: [KindPlan]
  /// What the numbers of rows point into.
  let tables: SchemaTables
  /// Plan of elements whose tag is unknown, among views and elsewhere.
  let fallbackView: Int
  let fallbackObject: Int
  /// Plan of a controller whose tag is unknown; in the book of a XIB that has no controller, any object's.
  let fallbackController: Int

  /// The localizable column of all rows.
  let texts = PlannedTexts()
  /// The kinds that are planned: a parent before its heirs.
  let kinds: [ElementSchema]
  /// Colours and fonts that were worked out before.
  let memo = ValueMemo()

  /// A platform's schema for a profile, with all kinds or with those that one document has.
  init(_ platform: Platform, profile: OutputProfile, _ choice: KindChoice) {
    self.platform = platform
    var maker = SchemaCompiler(platform, profile: profile, choice)
    plans = maker.makePlans()
    kinds = maker.chosen
    self.profile = profile
    symbols = maker.symbols
    editorOnly = maker.editorOnly
    childNames = maker.childNames
    for key in platform.valueKeys { maker.keys.number(key) }
    keyRegistry = maker.keys
    classRegistry = maker.classes
    classTable = maker.classTable()
    tables = maker.tables
    fallbackView = Int(tables.planOfTag[Int(symbols.find("view"))])
    fallbackObject = Int(tables.planOfTag[Int(symbols.find("customObject"))])
    let controller = symbols.find("viewController")
    fallbackController = controller < 0 ? fallbackObject : max(Int(tables.planOfTag[Int(controller)]), 0)
  }
}
