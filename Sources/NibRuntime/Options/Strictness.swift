import NibGraph

/// How strict a load is: what it does about each problem of a nib, its owner and its surroundings that it could go on in
/// spite of.
///
/// | problem | `uikit` | `appkit` | `lenient` |
/// |---|---|---|---|
/// | `unknownClass`, of a custom class | warns; made as its original class | as `uikit` | as `uikit` |
/// | `missingExternals` | throws, one error lists all | warns; connections to them are nil | warns; made up |
/// | `missingOutlet` | throws | warns, not connected | warns, not connected |
/// | `wrongOutletType` | throws | warns, not connected | warns, not connected |
/// | `brokenConnection`: without source, or from what sends no actions | throws | warns | warns |
/// | `actionNotFound` | when the action is sent | warns, not connected | warns, not connected |
/// | `missingImage` | warns; the image has no file | as `uikit` | as `uikit` |
/// | `attributeNotSet` | warns | as `uikit` | as `uikit` |
/// | `objectFailed`: an object's initializer or setter throws | throws | throws | warns; a placeholder keeps its values |
///
/// Other codes always throw: a graph that is no interface, references nested too deeply, an object that needs itself to
/// be made.
///
/// - Documented: UIKit ends the program for a missing outlet, logs unknown classes, runtime attributes and images, and
///   finds a missing action when it is sent; AppKit logs an outlet or action that it cannot connect.
/// - Inferred: what a missing external object does in either; no source describes it.
public struct Strictness: Sendable, Hashable {
  /// What a load does about a problem.
  public enum Response: String, Sendable, Hashable {
    /// The load ends with an error.
    case `throws`
    /// The load goes on; a warning says what is wrong, and the connection or attribute says that it was not made.
    case warns
    /// The load does not look; the problem shows when the action is sent.
    case defers
  }

  private enum Profile: Sendable { case automatic, ending, warning, lenient }

  /// As the framework that the archive is for: `uikit` or `appkit`.
  public static let automatic = Strictness(.automatic)
  /// Everything goes into the report and nothing missing ends the load: for looking at other people's nibs.
  public static let lenient = Strictness(.lenient)

  private var profile: Profile
  private var throwing: Set<RuntimeError.Code> = []

  private init(_ profile: Profile) { self.profile = profile }

  /// As a platform's framework.
  init(of platform: NibPlatform) { self.init(Self.profile(of: platform)) }

  private static func profile(of platform: NibPlatform) -> Profile {
    platform.traits.loading.endsAtFaults ? .ending : .warning
  }

  /// This strictness with problems that throw whatever it says about them otherwise.
  public func throwing(_ codes: RuntimeError.Code...) -> Strictness {
    var stricter = self
    stricter.throwing.formUnion(codes.map(Self.problem))
    return stricter
  }

  /// What is done about a problem.
  public func response(to code: RuntimeError.Code) -> Response {
    let problem = Self.problem(code)
    guard !throwing.contains(problem), let row = Self.row(of: problem) else { return .throws }
    return switch profile {
    case .automatic, .ending: row.ending
    case .warning: row.warning
    case .lenient: row.lenient
    }
  }

  /// Whether missing external objects are made up.
  var makesUpExternals: Bool { profile == .lenient && !throwing.contains(.missingExternals) }

  /// The strictness for an archive of a platform.
  func resolved(for platform: NibPlatform) -> Strictness {
    guard profile == .automatic else { return self }
    var resolved = self
    resolved.profile = Self.profile(of: platform)
    return resolved
  }

  /// The code that stands for all problems of its kind: a required key that an initializer misses makes it fail.
  private static func problem(_ code: RuntimeError.Code) -> RuntimeError.Code {
    code == .missingKey || code == .wrongValueType ? .objectFailed : code
  }

  private static func row(of problem: RuntimeError.Code) -> (ending: Response, warning: Response, lenient: Response)? {
    switch problem {
    case .unknownClass: (.warns, .warns, .warns)
    case .missingExternals: (.throws, .warns, .warns)
    case .missingOutlet: (.throws, .warns, .warns)
    case .wrongOutletType: (.throws, .warns, .warns)
    case .brokenConnection: (.throws, .warns, .warns)
    case .actionNotFound: (.defers, .warns, .warns)
    case .missingImage: (.warns, .warns, .warns)
    case .attributeNotSet: (.warns, .warns, .warns)
    case .objectFailed: (.throws, .throws, .warns)
    default: nil
    }
  }
}
