import NibGraph
import NibRuntime

/// Joins the runtime's question for nibs to a store, so that a nib that many others name is read once.
public struct StoredNibs: NibProviding {
  private let store: NibStore

  /// Answers from a store.
  public init(_ store: NibStore) {
    self.store = store
  }

  /// The graph of a nib in the store.
  /// - Throws: as `NibStore.nib(named:)`; a nib that is not found is an answer.
  public func nib(named name: String) throws -> NibAnswer {
    do {
      return .found(try store.nib(named: name).graph)
    } catch let error as NibError where error.code == .notFound {
      return .missing(tried: error.tried)
    }
  }

  /// The graph of an archive within an archive.
  /// - Throws: as `NibFile.init(data:)`.
  public func nib(archived bytes: [UInt8], name: String) throws -> ObjectGraph {
    try NibFile(data: bytes, name: name, environment: store.environment).graph
  }
}
