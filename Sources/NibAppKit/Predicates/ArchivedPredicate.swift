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
      guard let stored = nibValue.object as? PlaceholderObject, let made = Self.comparison(stored) else { return nil }
      predicate = made
    }
  }

  var nibValue: NibValue { predicate.map { .object($0) } ?? .null }
  var nibDescription: String { predicate.map { "\($0)" } ?? "nil" }

  /// Reads an archived comparison; nil for one that is not for equality, or not of a key path with a value.
  private static func comparison(_ stored: PlaceholderObject) -> NSPredicate? {
    guard stored.className == ArchivedComparison.predicate,
      let comparison = names.part("predicateOperator", of: stored),
      comparison.className == ArchivedComparison.equality,
      comparison.value(equality.key("operatorType")).flatMap({ Int(nibValue: $0) })
        == Int(ArchivedComparison.equalTo),
      let left = names.part("leftExpression", of: stored).flatMap(ArchivedExpression.expression),
      left.expressionType == .keyPath,
      let right = names.part("rightExpression", of: stored).flatMap(ArchivedExpression.expression),
      right.expressionType == .constantValue
    else { return nil }
    return NSComparisonPredicate(leftExpression: left, rightExpression: right, type: .equalTo)
  }

  private static let names = ArchivedNames(of: NSPredicate.self, as: ArchivedComparison.predicate)
  private static let equality = ArchivedNames(of: NSPredicate.self, as: ArchivedComparison.equality)
}

/// Expressions of archives: key paths and values.
enum ArchivedExpression {
  /// The expression that an archive holds; nil for one of another kind.
  static func expression(_ stored: PlaceholderObject) -> NSExpression? {
    switch stored.className {
    case ArchivedComparison.constant:
      return NSExpression(forConstantValue: plain(stored.value(constant.key("constantValue")) ?? .null))
    case ArchivedComparison.keyPath:
      guard case .array(let arguments)? = stored.value(path.key("arguments")),
        let text = (arguments.first?.object as? PlaceholderObject)?.value(specifier.key("keyPath"))
          .flatMap({ String(nibValue: $0) })
      else { return nil }
      return NSExpression(forKeyPath: text.split(separator: ".").prefix(64).joined(separator: "."))
    default: return nil
    }
  }

  /// A value of an archive as code has it.
  private static func plain(_ value: NibValue) -> Any? {
    switch value {
    case .null: nil
    case .string(let text): text
    case .bool(let truth): truth
    case .int(let number): Int(number)
    case .real(let number): number
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .array(let items): items.map { plain($0) ?? NSNull() } as [Any]
    default: value.object
    }
  }

  private static let path = ArchivedNames(of: NSExpression.self, as: ArchivedComparison.keyPath)
  private static let specifier = ArchivedNames(of: NSExpression.self, as: ArchivedComparison.keyPathSpecifier)
  private static let constant = ArchivedNames(of: NSExpression.self, as: ArchivedComparison.constant)
}

extension ArchivedNames {
  /// The object under a name.
  fileprivate func part(_ name: String, of object: PlaceholderObject) -> PlaceholderObject? {
    object.value(key(name))?.object as? PlaceholderObject
  }
}
