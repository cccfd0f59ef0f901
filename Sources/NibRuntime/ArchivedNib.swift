import NibDiagnostics
import NibGraph
import Synchronization

// Invariant: bytes are read once, when somebody first asks; then the graph is kept and the bytes are let go.

/// A nib that another archive carries as bytes: the prototype of a cell. Stands in for UINib and NSNib.
///
/// - Seen: class UINib with `archiveData`, a whole archive, in the tables of prototype cells; class NSNib with
///   `NSNibFileData` in AppKit's tables of reusable views.
nonisolated public final class ArchivedNib: NibObject {
  /// How messages name the nib.
  public let name: String
  private let loader: InstantiationContext
  private let content: Content

  /// Takes the bytes; reads nothing of them yet.
  public init(from coder: NibCoder) throws {
    name = "\(coder.place.file) \(coder.id)"
    loader = coder.loader
    var bytes: [UInt8] = []
    if case .data(let archived)? = try coder.value(.key(.archiveData)) ?? coder.value(.key(.nsNibFileData)) {
      bytes = archived
    }
    // Which bundle the nib belongs to: always the one it lies in. The last three say nothing that loading asks for.
    coder.markHandled(
      .key(.captureEnclosingNIBBundleOnDecode), .key(.nsNibFileUseParentBundle), .key(.nsNibFileIsKeyed),
      .key(.nsNibFileImages),
      .key(.nsNibFileSounds))
    content = Content(bytes)
  }

  /// The archive, read at the first call.
  /// - Throws: `RuntimeError` with code `nibNotReadable`.
  public func graph() throws(RuntimeError) -> ObjectGraph { try content.graph(loader, name) }

  /// Names of the external objects that the nib needs, in archive order.
  /// - Throws: as `graph()`.
  public func requiredExternalObjects() throws(RuntimeError) -> [String] {
    ExternalObjects(graph: try graph()).names
  }

  /// Makes new live objects and returns the top-level ones, without proxies.
  /// - Throws: `RuntimeError`; `tooDeep` when nibs lie too deep in one another.
  @MainActor
  public func instantiate(
    owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:]
  ) throws(RuntimeError) -> [AnyObject] {
    try instantiateReport(owner: owner, externalObjects: externalObjects).topLevel
  }

  /// Makes new live objects and returns all there is to know about them.
  /// - Throws: as `instantiate`.
  @MainActor
  public func instantiateReport(
    owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:]
  ) throws(RuntimeError) -> Instantiation {
    let inner = try loader.nested(for: name)
    return try inner.instantiator(for: try graph())
      .instantiateReport(owner: owner, externalObjects: externalObjects)
  }
}

extension ArchivedNib {
  /// Bytes, or the graph once they are read.
  private final class Content: Sendable {
    private enum State: Sendable {
      case bytes([UInt8])
      case graph(ObjectGraph)
    }

    private let state: Mutex<State>

    init(_ bytes: [UInt8]) { state = Mutex(.bytes(bytes)) }

    func graph(_ loader: InstantiationContext, _ name: String) throws(RuntimeError) -> ObjectGraph {
      try state.withLock { state throws(RuntimeError) in
        switch state {
        case .graph(let graph): return graph
        case .bytes(let bytes):
          let graph = try loader.graph(archived: bytes, name: name)
          state = .graph(graph)
          return graph
        }
      }
    }
  }
}
