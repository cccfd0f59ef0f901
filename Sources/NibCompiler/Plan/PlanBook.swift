import NibBytes
import NibGraph
import NibSchema

/// All plans of one profile, with the tables that their numbers point into.
///
/// Made once a compiler and shared by every compile: nothing in it changes.
final class PlanBook: Sendable {
  let profile: OutputProfile
  let symbols: SymbolTable
  /// Symbols that the passes themselves read.
  let names: PassSymbols
  /// The keys of every graph made with this book.
  let keyTable: NameTable
  /// Number of each key by name, for fields that come with names.
  let keyIndices: [String: Int]
  /// Keys that the passes themselves write.
  let keys: PassKeys
  let classTable: ClassTable
  let classes: PassClasses
  let plans: [Plan]
  /// By symbol of a tag: index of its plan, or -1.
  let planOfTag: [Int32]
  /// Plan of elements whose tag is unknown, among views and elsewhere.
  let fallbackView: Int
  let fallbackObject: Int

  let choices: [[(bytes: [UInt8], value: Int64)]]
  let choiceNames: [String]
  let bitSets: [[(symbol: Symbol, value: Int64)]]
  let numbers: [[Double]]
  let constants: [Constant]
  let colors: [DefaultColor]
  let fonts: [DefaultFont]
  let conditions: [PlannedCondition]
  let specials: [Special]
  /// Colours and fonts that were worked out before.
  let memo = ValueMemo()

  init(profile: OutputProfile) {
    var maker = PlanMaker(profile: profile)
    plans = maker.makePlans()
    self.profile = profile
    symbols = maker.symbols
    names = PassSymbols(maker.symbols)
    keys = PassKeys(&maker.keyPool)
    classes = PassClasses(&maker.classPool, fallbacks: &maker.fallbacks)
    for key in ArchivedColor.keys + ArchivedFont.keys { _ = maker.keyPool[key] }
    keyTable = maker.keyPool.table
    keyIndices = maker.keyPool.indices
    classTable = maker.classTable()
    planOfTag = maker.planOfTag
    fallbackView = Int(maker.planOfTag[Int(maker.symbols.find("view"))])
    fallbackObject = Int(maker.planOfTag[Int(maker.symbols.find("customObject"))])
    choices = maker.choices
    choiceNames = maker.choiceNames
    bitSets = maker.bitSets
    numbers = maker.numbers
    constants = maker.constants
    colors = maker.colors
    fonts = maker.fonts
    conditions = maker.conditions
    specials = Special.allCases
  }
}
