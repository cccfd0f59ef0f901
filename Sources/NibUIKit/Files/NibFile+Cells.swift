import NibRuntime
import Nibwright

extension NibFile: @MainActor NibInstantiating {
  /// Makes new live objects without owner: a table or collection that the nib is registered with asks for its cells.
  /// - Throws: as `instantiateReport`.
  @MainActor
  public func instantiateForReuse(externalObjects: [String: AnyObject]) throws -> Instantiation {
    try instantiateReport(owner: nil, externalObjects: externalObjects)
  }
}
