import NibDiagnostics
import NibDocument
import NibSchema

/// One thing that Interface Builder's compiler refuses or warns of, or that shows nothing at run time: a row of the table.
///
/// A row says when its condition is asked, a function of its own says whether a document meets it. Documents are the one
/// evidence: what depends on layout, on fonts or on the machine has no row.
/// - Seen: words, numbers and severities in logs of ibtool and of Xcode that people published. A row whose words are not
///   known exactly has none of Interface Builder's, and tells of it in ours.
///
/// A class, because rows are looked at in every compile: to copy one costs more than to ask it.
final class DocumentCheck: Sendable {
  /// What the condition is asked of.
  enum Trigger: Sendable {
    /// The document as a whole: the root element.
    case document
    /// Each element with a tag.
    case element(WellKnownName)
    /// Each element with an attribute of a name.
    case attribute(WellKnownName)
    /// Nothing: another pass finds it while it does its work, and the row has what is said of it.
    case elsewhere
  }

  /// Which documents a row is for.
  struct Scope: OptionSet, Sendable {
    let rawValue: UInt8

    // Computed, because the table is made in every compile and the bits are then known before.
    /// Documents for iOS.
    static var iOS: Scope { Scope(rawValue: 1) }
    /// Documents for Apple TV, and those that do not say what they are for.
    static var otherUIKit: Scope { Scope(rawValue: 2) }
    /// Documents for macOS.
    static var macOS: Scope { Scope(rawValue: 4) }
    /// Launch screens alone.
    static var launchScreens: Scope { Scope(rawValue: 8) }

    /// Documents of UIKit.
    static var uiKit: Scope { Scope(rawValue: 3) }
    /// Documents for iOS or macOS.
    static var iOSOrMacOS: Scope { Scope(rawValue: 5) }
    /// All documents that are compiled.
    static var all: Scope { Scope(rawValue: 7) }
    /// Launch screens of UIKit.
    static var uiKitLaunchScreens: Scope { Scope(rawValue: 11) }
  }

  /// The systems that the thing begins with.
  struct Versions: Sendable {
    let iOS: DeploymentTarget?
    let macOS: DeploymentTarget?

    static func iOS(_ major: Int) -> Versions { Versions(iOS: DeploymentTarget(major: major), macOS: nil) }
    static func macOS(_ major: Int, _ minor: Int) -> Versions {
      Versions(iOS: nil, macOS: DeploymentTarget(major: major, minor: minor))
    }
  }

  /// The id of its messages.
  let issue: DocumentIssue
  /// How bad it is: an error where Interface Builder's compiler is known to refuse the document.
  let severity: Diagnostic.Severity
  /// The number that ibtool puts behind its words; nil where no log shows it.
  let kind: Int?
  /// What the condition is asked of.
  let triggers: (Trigger, Trigger?, Trigger?)
  /// The documents it is for.
  let scope: Scope
  /// The first compiler that tells of it.
  let since: OutputProfile
  /// The last one.
  let through: OutputProfile
  /// The condition is asked only where the document is for older systems than these.
  let versions: Versions?
  /// Whether the run's own deployment target counts where the document has another.
  let countsBothTargets: Bool
  /// Whether the message is told once a document.
  let isToldOnce: Bool
  /// Whether the message is about the document as a whole, which ibtool calls `global`.
  let isGlobal: Bool
  /// What the message means, in one or two sentences.
  let meaning: String
  /// What a reader of the message can do, in one sentence.
  let remedy: String
  /// The condition.
  let condition: @Sendable (Int, CheckedDocument) -> Finding?

  /// A row of a condition of its own.
  init(
    _ issue: DocumentIssue, _ severity: Diagnostic.Severity, kind: Int? = nil, at trigger: Trigger,
    or second: Trigger? = nil, or third: Trigger? = nil, in scope: Scope,
    since: OutputProfile = .xcode3point1, through: OutputProfile = .newest, before versions: Versions? = nil,
    countsBothTargets: Bool = false, isToldOnce: Bool = false, isGlobal: Bool = false,
    meaning: String, remedy: String, _ condition: @escaping @Sendable (Int, CheckedDocument) -> Finding?
  ) {
    self.issue = issue
    self.severity = severity
    self.kind = kind
    triggers = (trigger, second, third)
    self.scope = scope
    self.since = since
    self.through = through
    self.versions = versions
    self.countsBothTargets = countsBothTargets
    self.isToldOnce = isToldOnce
    self.isGlobal = isGlobal
    self.meaning = meaning
    self.remedy = remedy
    self.condition = condition
  }

  /// A row of what another pass finds.
  convenience init(elsewhere issue: DocumentIssue, kind: Int? = nil, meaning: String, remedy: String) {
    self.init(issue, .warning, kind: kind, at: .elsewhere, in: .all, meaning: meaning, remedy: remedy) { _, _ in nil }
  }
}

/// What a condition found.
struct Finding {
  /// What is said.
  enum Words {
    /// What is wrong, in our words, and in Interface Builder's where they are known.
    case said(String, interfaceBuilder: String?)
    /// What older systems lack. Interface Builder's words follow from it unless they are not known.
    case lacking(String, remark: String, areKnown: Bool)
  }

  let words: Words
  /// The element that the message is about, where it is another than the one that was asked of.
  var element: Int?

  /// Something that is wrong, without a remedy: the row has it.
  static func said(_ words: String, interfaceBuilder: String? = nil, at element: Int? = nil) -> Finding {
    Finding(words: .said(words, interfaceBuilder: interfaceBuilder), element: element)
  }

  /// A class or a feature that the oldest system lacks.
  /// - Parameter remark: what Interface Builder's compiler adds behind the version.
  static func lacking(_ what: String, remark: String = "", areKnown: Bool = true) -> Finding {
    Finding(words: .lacking(what, remark: remark, areKnown: areKnown), element: nil)
  }
}

extension DocumentCheck {
  /// Visits the table in the groups that it is written in. Not a list of lists: to make its type costs a process more than
  /// to make all rows.
  static func visitGroups(_ visit: ([DocumentCheck]) -> Void) {
    visit(repeatingContent)
    visit(launchScreens)
    visit(scenes)
    visit(unavailableClasses)
    visit(documentForms)
    visit(unavailableAttributes)
    visit(layouts)
    visit(ignoredValues)
    visit(constraints)
    visit(connections)
    visit(contents)
  }

  /// All rows.
  static var all: [DocumentCheck] {
    var rows: [DocumentCheck] = []
    visitGroups { rows += $0 }
    return rows
  }

  /// The row of an id, if it has one.
  static func row(of issue: DocumentIssue) -> DocumentCheck? { all.first { $0.issue == issue } }

  /// By the place of an id among all: whether its row is an error. Every message asks, and a command line asks for all ids.
  static let errors: [Bool] = {
    var errors = [Bool](repeating: false, count: DocumentIssue.allCases.count)
    visitGroups { group in
      for row in group where row.severity == .error { errors[row.issue.ordinal] = true }
    }
    return errors
  }()
}

extension DocumentIssue {
  /// Which documents and compilers an id is for, in words; nil for one that Interface Builder's compiler has no part in.
  package var range: (documents: String, compilers: String)? {
    DocumentCheck.row(of: self).map { ($0.documents, $0.compilers) }
  }
}

extension DocumentCheck {
  /// `all`, `Xcode 9.0 and later`, `up to Xcode 6.0`.
  fileprivate var compilers: String {
    switch (since == .xcode3point1, through == .newest) {
    case (true, true): return "all"
    case (false, true): return "Xcode \(since.rawValue) and later"
    case (true, false): return "up to Xcode \(through.rawValue)"
    case (false, false): return "Xcode \(since.rawValue) to \(through.rawValue)"
    }
  }
}
