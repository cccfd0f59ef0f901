/// When a row applies: a span of profiles, kinds of devices and, perhaps, a question or two to the element.
///
/// The questions are few, so that an archive answers them too: a row that is there says what was asked of its element.
public struct Condition: Sendable {
  /// What is asked of the element. The last value of a case is the answer that is wanted.
  public indirect enum Test: Sendable, Equatable {
    /// Nothing.
    case always
    /// Whether the attribute is there, or a child of that key.
    case presence(String, Bool)
    /// Whether the attribute has one of the values.
    case value(String, in: [String], Bool)
    /// Whether the child of that key is `<nil>`.
    case nilChild(String, Bool)
  }

  /// First profile that has the row.
  public var since: OutputProfile = .xcode3point1
  /// Last profile that has the row.
  public var through: OutputProfile = .newest
  /// Kinds of devices whose documents have the row.
  public var devices = Devices.all
  /// What is asked of the element.
  public var test = Test.always
  /// What is asked of it besides.
  public var secondTest = Test.always

  /// A condition that always holds.
  public init() {}

  /// The questions that are asked.
  public var tests: [Test] {
    var tests: [Test] = []
    visitTests { tests.append($0) }
    return tests
  }

  /// Visits the questions that are asked: without a list, because a compiler that starts asks every row.
  public func visitTests(_ visit: (Test) -> Void) {
    if test.isQuestion { visit(test) }
    if secondTest.isQuestion { visit(secondTest) }
  }

  /// Whether archives of a profile have the row.
  public func includes(_ profile: OutputProfile) -> Bool { since <= profile && profile <= through }

}

/// What an archive is made for: a kind of device, or the editor itself, which saved one beside the document.
public struct Devices: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Phones, tablets and what is not a television.
  public static let handheld = Devices(rawValue: 1)
  /// Apple TV.
  public static let television = Devices(rawValue: 2)
  /// The Mac on which Interface Builder itself wrote an archive beside the document, in a folder.
  public static let editor = Devices(rawValue: 4)
  /// All.
  public static let all: Devices = [.handheld, .television, .editor]
}

extension Condition.Test {
  /// Whether anything is asked.
  var isQuestion: Bool {
    if case .always = self { return false }
    return true
  }

  /// The attribute or child that is looked at, which may be the attribute of a child, `child.attribute`; nil for none.
  public var name: String? {
    switch self {
    case .always: nil
    case .presence(let name, _), .value(let name, _, _), .nilChild(let name, _): name
    }
  }

  /// Whether no element can answer both as they want it.
  ///
  /// What is asked of different names excludes nothing, nor do two lists of values that are not wanted.
  public func excludes(_ other: Condition.Test) -> Bool {
    switch (self, other) {
    case (.presence(let a, let wants), .presence(let b, let otherWants)),
      (.nilChild(let a, let wants), .nilChild(let b, let otherWants)):
      a == b && wants != otherWants
    case (.presence(let a, false), .value(let b, _, true)), (.value(let a, _, true), .presence(let b, false)):
      a == b
    case (.value(let a, let values, true), .value(let b, let others, true)):
      a == b && Set(values).isDisjoint(with: others)
    case (.value(let a, let values, true), .value(let b, let others, false)),
      (.value(let b, let others, false), .value(let a, let values, true)):
      a == b && Set(values).isSubset(of: others)
    default: false
    }
  }
}
