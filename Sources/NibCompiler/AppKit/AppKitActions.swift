import NibBytes
import NibGraph
import NibSchema

/// What is told of actions of AppKit's objects.
enum AppKitActions {
  /// Warns of a second action of a view or of an item of a menu, which has one.
  ///
  /// What a class sends at other times, as of a double click, says so by its trigger. Seen: none of the views and items of
  /// 269 documents has two.
  static func reportSecond(_ action: Int, _ owner: Int, _ lowering: inout Lowering) {
    let plan = Int(lowering.reader.index.planOf[owner])
    guard plan >= 0, lowering.schema.plans[plan].role == .view || lowering.reader.tag(owner) == .menuItem,
      isPlain(action, &lowering)
    else { return }
    var earlier = lowering.reader.firstChild(of: lowering.reader.parent(of: action))
    while earlier >= 0, earlier != action, !isPlain(earlier, &lowering) {
      earlier = lowering.reader.nextSibling(of: earlier)
    }
    guard earlier >= 0, earlier != action else { return }
    let selector = lowering.reader.attribute(.selector, of: action).map { lowering.reader.text($0) } ?? ""
    let tag = lowering.reader.document.tag(.init(owner))
    lowering.reader.warn(
      .conflictingConnection,
      "the action '\(selector)' is a second one of a <\(tag)>, which sends one; delete one of the connections",
      at: action)
  }

  /// Whether a connection is an action that stands at its sender and that nothing special triggers.
  private static func isPlain(_ connection: Int, _ lowering: inout Lowering) -> Bool {
    lowering.reader.tag(connection) == .action && lowering.reader.attribute(.target, of: connection) != nil
      && lowering.reader.attribute(.trigger, of: connection) == nil
  }
}
