import NibRuntime
import NibStandIns

/// A nib that a list can make cells of: a nib file, a nib within an archive, an instantiator.
public protocol NibInstantiating {
  /// Makes new live objects, without owner, and returns all there is to know about them.
  func instantiateForReuse(externalObjects: [String: AnyObject]) throws -> Instantiation
}

extension ArchivedNib: NibInstantiating {
  /// Makes new live objects.
  /// - Throws: `RuntimeError`.
  public func instantiateForReuse(externalObjects: [String: AnyObject]) throws -> Instantiation {
    try instantiateReport(owner: nil, externalObjects: externalObjects)
  }
}

extension NibInstantiator: NibInstantiating {
  /// Makes new live objects.
  /// - Throws: `RuntimeError`.
  public func instantiateForReuse(externalObjects: [String: AnyObject]) throws -> Instantiation {
    try instantiateReport(owner: nil, externalObjects: externalObjects)
  }
}
