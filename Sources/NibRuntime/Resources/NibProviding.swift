import NibGraph

/// Answers which archive a nib's name means, and reads an archive that lies in another one.
///
/// A controller asks for the nib of its view, a table view for the cells that its archive carries. Called on the thread
/// that instantiates.
public protocol NibProviding: Sendable {
  /// Finds a nib by its base name: without folder, extension or device suffix.
  /// - Throws: the reader's own error for a nib that is there and cannot be read.
  func nib(named name: String) throws -> NibAnswer

  /// Reads the bytes of a nib that another archive carries.
  /// - Parameters:
  ///   - bytes: the whole archive.
  ///   - name: how messages name the nib.
  /// - Throws: the reader's own error.
  func nib(archived bytes: [UInt8], name: String) throws -> ObjectGraph
}

/// What is answered to a nib's name.
public enum NibAnswer: Sendable {
  /// The archive.
  case found(ObjectGraph)
  /// None, with the paths that were tried, in order.
  case missing(tried: [String])
}
