import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A predicate of an archive: a comparison of a property with a value for equality. Of others none is made.
///
/// - Seen: 4 predicates of documents of Xcode 3 and 4.
struct ArchivedPredicate: NibConvertible {
  static let nibKind = "a predicate that compares a key path with a value for equality"
  let predicate: NSPredicate?

  init(_ predicate: NSPredicate?) { self.predicate = predicate }

  init?(nibValue: NibValue) {
    if nibValue.isNull {
      predicate = nil
    } else if let predicate = nibValue.object as? NSPredicate {
      self.predicate = predicate
    } else {
      guard let stored = nibValue.object as? PlaceholderObject, let made = EqualityPredicate(stored) else { return nil }
      predicate = made
    }
  }

  var nibValue: NibValue { predicate.map { .object($0) } ?? .null }
  var nibDescription: String { predicate.map { "\($0)" } ?? "nil" }
}

/// A comparison of an archive as a predicate.
private final class EqualityPredicate: NSPredicate {
  private let tree: PredicateTree

  /// Reads an archived comparison; nil for one that is not for equality, or not of a key path with a value.
  init?(_ stored: PlaceholderObject) {
    guard stored.className == ArchivedComparison.predicate,
      let comparison = Names.part("predicateOperator", Names.comparison, of: stored),
      comparison.className == ArchivedComparison.equality,
      comparison.value(Names.equality.key("operatorType")).flatMap({ Int(nibValue: $0) })
        == Int(ArchivedComparison.equalTo),
      let path = Names.part("leftExpression", Names.comparison, of: stored),
      path.className == ArchivedComparison.keyPath,
      case .array(let arguments)? = path.value(Names.path.key("arguments")),
      let keyPath = (arguments.first?.object as? PlaceholderObject)?.value(Names.specifier.key("keyPath"))
        .flatMap({ String(nibValue: $0) }),
      let constant = Names.part("rightExpression", Names.comparison, of: stored),
      constant.className == ArchivedComparison.constant
    else { return nil }
    let value = constant.value(Names.constant.key("constantValue")) ?? .null
    let keys = keyPath.split(separator: ".").prefix(64).map(String.init)
    tree = .comparison(
      PredicateComparison(left: .keyPath(keys), sign: .equal, right: .constant(PredicateValue.plain(value))))
    super.init(value: false)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func evaluate(with object: Any?) -> Bool { tree.holds(for: object) }

  /// The comparison as predicates are written.
  override var description: String { tree.description }

  override var predicateFormat: String { description }

  /// Where archives keep the parts of a comparison.
  private enum Names {
    static let comparison = ArchivedNames(of: NSPredicate.self, as: ArchivedComparison.predicate)
    static let equality = ArchivedNames(of: NSPredicate.self, as: ArchivedComparison.equality)
    static let path = ArchivedNames(of: NSPredicate.self, as: ArchivedComparison.keyPath)
    static let specifier = ArchivedNames(of: NSPredicate.self, as: ArchivedComparison.keyPathSpecifier)
    static let constant = ArchivedNames(of: NSPredicate.self, as: ArchivedComparison.constant)

    static func part(_ name: String, _ names: ArchivedNames, of object: PlaceholderObject) -> PlaceholderObject? {
      object.value(names.key(name))?.object as? PlaceholderObject
    }
  }
}
