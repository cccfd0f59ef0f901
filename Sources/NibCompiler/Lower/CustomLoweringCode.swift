import NibGraph
import NibSchema

/// The names that code of a custom lowering need not know, because its declaration has them.
struct DeclaredNames {
  /// The first attribute that is declared as read; -1 for none.
  var attribute: Symbol = -1
  /// The first key that is declared as written.
  var key = KeyID.none
}

/// The code of a custom lowering, both ways: a case of a switch beside the code of its family.
struct CustomLoweringCode: Sendable {
  /// What becomes of its keys on the way back.
  enum Raised: Sendable {
    /// Nothing: they are computed from what others say.
    case computed
    /// They are left out with a warning: a scene has several archives, and one of them was read.
    case inScenes
    /// They are raised by code, or left out with a warning where there is none yet.
    case byCode
  }

  /// The names that the declaration has, once a schema is compiled.
  var names = DeclaredNames()
  let raised: Raised
  /// Writes to the object of an element.
  let lower: @Sendable (_ element: Int, _ plan: KindPlan, _ lowering: inout Lowering) -> Void
  /// Says in a document what was written.
  let raise: (@Sendable (inout Raising, RaisedObject) -> Void)?
  /// Says in a document what those of Xcode 3 and 4 say.
  let raiseLegacy: (@Sendable (inout LegacyRaising, inout LegacyObject) -> Void)?

  init(
    _ raised: Raised = .byCode,
    lower: @escaping @Sendable (Int, KindPlan, inout Lowering) -> Void,
    raise: (@Sendable (inout Raising, RaisedObject) -> Void)? = nil,
    legacy: (@Sendable (inout LegacyRaising, inout LegacyObject) -> Void)? = nil
  ) {
    self.raised = raised
    self.lower = lower
    self.raise = raise
    raiseLegacy = legacy
  }
}
