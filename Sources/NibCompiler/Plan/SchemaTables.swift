import NibSchema

/// The tables that the numbers of planned rows point into.
///
/// One value that is handed on whole. Each list for itself would be copied by way of its type's witness table, and to make
/// the types of a dozen lists costs a process as much as to compile some elements.
struct SchemaTables: Sendable {
  /// The rows of all kinds, each once; those that the profile has not are among them.
  var rows: [PlannedRow] = []
  /// The rows of objects that no element has, those of one object together.
  var synthesizedRows: [PlannedRow] = []
  /// By symbol of a tag: index of its plan, or -1.
  var planOfTag: [Int32] = []
  var choices: [Choice] = []
  var bitSets: [[(symbol: Symbol, value: Int64)]] = []
  var numbers: [[Double]] = []
  var constants: [Constant] = []
  var colors: [DefaultColor] = []
  var fonts: [DefaultFont] = []
  var conditions: [PlannedCondition] = []
  /// The words of bits.
  var packed: [PlannedWord] = []
  var customLowerings: [CustomLoweringCode] = []
}
