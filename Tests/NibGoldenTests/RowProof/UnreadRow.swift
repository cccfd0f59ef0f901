import NibSchema
import NibTestSupport
import Testing

/// An attribute that no property of a stand-in reads, and why not.
struct UnreadRow: CustomTestStringConvertible {
  /// Why an attribute is not read. Each reason is checked.
  enum Reason: Equatable {
    /// Apple's class has no public property for it: no stand-in declares one of the name either.
    case noSuchProperty
    /// The class is of another framework than UIKit and AppKit.
    case otherFramework
    /// The value is an object, or part of one, that the test function of this name covers.
    case coveredBy(String)
  }

  let framework: ProofFramework
  /// The tag of the kind that declares the attribute.
  let kind: String
  /// The attribute; nil for all that the kind declares.
  let attribute: String?
  let reason: Reason

  /// Kind and attribute, for messages.
  var name: String { "\(framework.rawValue) \(kind).\(attribute ?? "*")" }
  var testDescription: String { name }

  /// The line that a subject falls under.
  static func index(of subject: ProofSubject) -> Int? {
    let declaring = subject.kind.declaringKind(of: subject.attribute)
    return all.firstIndex { row in
      row.framework == subject.framework && row.kind == declaring.tag
        && (row.attribute == nil || row.attribute == subject.attribute)
    }
  }

  /// Whether the line is needed for an outcome. A property that has a wrong value is none that is missing.
  @MainActor func excuses(_ outcome: ProofOutcome, of subject: ProofSubject) throws -> Bool {
    switch (outcome, reason) {
    case (.readBack, _): return false
    case (.wrong(let text), _), (.failed(let text), _):
      Issue.record("\(subject.kind.tag).\(subject.attribute) is excused as unread and is wrong: \(text)")
    case (_, .noSuchProperty):
      let isDeclared = try ProofRun(subject: subject).isDeclared()
      #expect(!isDeclared, "\(subject.kind.tag) has a property '\(subject.attribute)'")
    default: break
    }
    return true
  }

  /// Why the reason does not hold; nil where it does.
  var fault: String? {
    switch reason {
    case .noSuchProperty: return nil
    case .otherFramework:
      guard let kind = framework.kind(kind) else { return nil }
      return ProofFramework.isOther(className: kind.className) ? nil : "\(kind.className) is \(framework.rawValue)'s"
    case .coveredBy(let function):
      guard let attribute else { return "names no attribute" }
      guard let body = TestSources.body(of: function) else { return "there is no test '\(function)'" }
      let name = Row.path(of: attribute)?.attribute ?? attribute
      return body.contains(name) ? nil : "the test '\(function)' does not name '\(name)'"
    }
  }
}

/// The texts of the package's tests.
enum TestSources {
  private static let texts = TestDisk.files(below: SharedFiles.packageRoot + "/Tests", ending: [".swift"])
    .compactMap { TestDisk.text($0) }

  /// The body of a function, to the brace that ends it; nil where no test has the name.
  static func body(of function: String) -> Substring? {
    for text in texts {
      guard let start = text.range(of: "func \(function)(") else { continue }
      let rest = text[start.lowerBound...]
      return rest.range(of: "\n  }\n").map { rest[..<$0.lowerBound] } ?? rest
    }
    return nil
  }
}
