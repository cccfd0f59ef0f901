/// How much of what is wrong with a nib stops its load.
///
/// | what is wrong | `uikit` | `appkit` | `collect` |
/// |---|---|---|---|
/// | unknown custom class | reported; made as its original class | as `uikit` | as `uikit` |
/// | external objects not given | stops, one error lists all | reported; connections to them are nil | reported; made up |
/// | no outlet of the name | stops | reported, not connected | reported, not connected |
/// | outlet of another type | stops | reported, not connected | reported, not connected |
/// | connection without source, or from what sends no actions | stops | reported | reported |
/// | target does not respond to the action | when the action is sent | reported, not connected | reported, not connected |
/// | image without file | reported; the image has no file | as `uikit` | as `uikit` |
/// | runtime attribute that cannot be set | reported | as `uikit` | as `uikit` |
/// | an object's initialiser or setter throws | stops | stops | reported; a placeholder keeps its values |
///
/// - Documented: UIKit ends the program for a missing outlet, logs unknown classes, runtime attributes and images, and
///   finds a missing action when it is sent; AppKit logs an outlet or action that it cannot connect.
/// - Inferred: what a missing external object does in either; no source describes it.
public enum Strictness: String, Sendable, Hashable, CaseIterable {
  /// As UIKit: a nib that does not fit its owner stops the load.
  case uikit
  /// As AppKit: a connection that cannot be made is reported, and the others are made.
  case appkit
  /// Everything goes into the report and nothing missing stops the load: for looking at nibs of unknown origin.
  case collect

  /// What is done about a fault.
  public func response(to fault: LoadFault) -> FaultResponse {
    let row = Self.row(fault)
    return switch self {
    case .uikit: row.uikit
    case .appkit: row.appkit
    case .collect: row.collect
    }
  }

  private static func row(
    _ fault: LoadFault
  ) -> (uikit: FaultResponse, appkit: FaultResponse, collect: FaultResponse) {
    switch fault {
    case .unknownClass: (.reports, .reports, .reports)
    case .missingExternals: (.stops, .reports, .reports)
    case .missingOutlet: (.stops, .reports, .reports)
    case .wrongOutletType: (.stops, .reports, .reports)
    case .brokenConnection: (.stops, .reports, .reports)
    case .missingAction: (.waits, .reports, .reports)
    case .missingImage: (.reports, .reports, .reports)
    case .attributeNotSet: (.reports, .reports, .reports)
    case .failedObject: (.stops, .stops, .reports)
    }
  }
}
