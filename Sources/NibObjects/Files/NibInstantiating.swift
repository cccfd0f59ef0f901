import NibRuntime

/// A nib that objects can be made of: a nib file, a nib within an archive, an instantiator.
@MainActor
public protocol NibInstantiating {
  /// Makes new live objects and returns all there is to know about them.
  /// - Parameters:
  ///   - owner: what the nib knows as File's Owner.
  ///   - externalObjects: what other proxies stand for, by their names.
  func instantiateReport(owner: AnyObject?, externalObjects: [String: AnyObject]) throws -> Instantiation
}

extension ArchivedNib: @MainActor NibInstantiating {}

extension NibInstantiator: @MainActor NibInstantiating {
  /// Makes new live objects.
  /// - Throws: `RuntimeError`.
  @MainActor
  public func instantiateReport(
    owner: AnyObject?, externalObjects: [String: AnyObject]
  ) throws(RuntimeError) -> Instantiation {
    try instantiateReport(owner: owner, externalObjects: externalObjects, makers: [:])
  }
}

/// A framework's nib: it can be made of one that was read, or will be.
///
/// Who reads files knows no framework, and gives every such class its initializers for files.
@MainActor
public protocol NibMade {
  /// Makes a nib.
  init(file: any NibInstantiating)
}
