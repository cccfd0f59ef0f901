import NibDiagnostics

/// Why a stand-in cannot do what it was asked.
public struct StandInError: LocatedError {
  /// The faults.
  public enum Code: String, Sendable {
    /// Nothing is registered for an identifier of reuse.
    case unknownReuseIdentifier
    /// A nib for cells holds none.
    case noCellInNib
    /// A cell is of another class than was asked for.
    case wrongCellClass
    /// A section or row that is not there.
    case outOfRange
    /// Rows were inserted or deleted, and the data source's numbers do not follow.
    case inconsistentUpdate
    /// A section or item is named twice where each must be one of its own.
    case duplicateIdentifier
    /// A section or item that a snapshot does not have.
    case unknownIdentifier
    /// A data source gave no cell, or no header or footer.
    case noCell
    /// A list has no data source that could be asked.
    case noDataSource
    /// Nothing in the interface is what was looked for.
    case notFound
    /// A line of the visual format language is none, or names what is not there.
    case wrongFormat
  }

  /// Which fault.
  public let code: Code
  /// The class of the object that was asked.
  public let place: Place
  /// What was found, what was expected, what to do.
  public let detail: String

  /// Makes an error.
  public init(code: Code, place: Place, detail: String) {
    self.code = code
    self.place = place
    self.detail = detail
  }

  package init(_ code: Code, _ object: AnyObject, _ detail: String) {
    self.init(code: code, place: Place(file: "\(Swift.type(of: object))"), detail: detail)
  }
}
