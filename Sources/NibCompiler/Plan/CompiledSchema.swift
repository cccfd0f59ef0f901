import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// All plans of one profile, with the tables that their numbers point into.
///
/// Made once a compiler and shared by every compile: nothing in it changes.
final class CompiledSchema: Sendable {
  let platform: Platform
  let profile: OutputProfile
  let catalog: Catalog
  let symbols: NameRegistry
  /// Attributes and elements that Interface Builder alone reads.
  let editorOnly: SymbolSet
  /// The keys of every graph made with this schema.
  var keyTable: NameTable { keyRegistry.names }
  /// The keys by name, for fields that come with names.
  let keyRegistry: NameRegistry
  let classTable: ClassTable
  /// The classes by name.
  let classRegistry: NameRegistry
  let plans: [KindPlan]
  /// The rows of all kinds, each once.
  let rows: [PlannedRow]
  /// The rows of objects that no element has, those of one object together.
  let synthesizedRows: [PlannedRow]
  /// By symbol of a tag: index of its plan, or -1.
  let planOfTag: [Int32]
  /// Plan of elements whose tag is unknown, among views and elsewhere.
  let fallbackView: Int
  let fallbackObject: Int
  /// Plan of a controller whose tag is unknown; in the book of a XIB that has no controller, any object's.
  let fallbackController: Int

  let choices: [Choice]
  let bitSets: [[(symbol: Symbol, value: Int64)]]
  let numbers: [[Double]]
  let constants: [Constant]
  let colors: [DefaultColor]
  let fonts: [DefaultFont]
  let conditions: [PlannedCondition]
  /// The words of bits.
  let packed: [PlannedWord]
  let customLowerings: [CustomLoweringCode]
  /// The localizable column of all rows.
  let texts: PlannedTexts
  /// The name under which texts of lists are found there: that of no attribute.
  let ownText: Symbol
  /// Colours and fonts that were worked out before.
  let memo = ValueMemo()

  /// A platform's schema for a profile, with all kinds or with those that one document has.
  init(_ platform: Platform, profile: OutputProfile, document: Document? = nil) {
    self.platform = platform
    catalog = platform.catalog
    var maker = SchemaCompiler(platform, profile: profile, document: document)
    plans = maker.makePlans()
    rows = maker.rows
    synthesizedRows = maker.synthesizedRows
    self.profile = profile
    ownText = maker.symbols.number("")
    symbols = maker.symbols
    texts = maker.texts
    editorOnly = maker.editorOnly
    for key in platform.valueKeys { maker.keys.number(key) }
    keyRegistry = maker.keys
    classRegistry = maker.classes
    classTable = maker.classTable()
    planOfTag = maker.planOfTag
    fallbackView = Int(maker.planOfTag[Int(maker.symbols.find("view"))])
    let object = Int(maker.planOfTag[Int(maker.symbols.find("customObject"))])
    fallbackObject = object
    let controller = maker.symbols.find("viewController")
    fallbackController = controller < 0 ? object : max(Int(maker.planOfTag[Int(controller)]), 0)
    choices = maker.choices
    bitSets = maker.bitSets
    numbers = maker.numbers
    constants = maker.constants
    colors = maker.colors
    fonts = maker.fonts
    conditions = maker.conditions
    packed = maker.packed
    customLowerings = maker.customLowerings
  }
}
