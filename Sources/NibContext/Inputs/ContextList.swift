import NibDiagnostics
import Nibwright

/// A list of an interface's context that is had alone: for programs that walk one, and need not wait for the others.
public enum ContextList: Int, Sendable, Hashable, CaseIterable {
  /// Objects with their classes, holders, attributes and places.
  case objects = 0
  /// Outlets, collections, actions and bindings with the classes of their ends.
  case connections = 1
  /// Scenes of a storyboard.
  case scenes = 2

  /// What has to be read of a document. Names in code are told apart when all is known, and scenes have such.
  fileprivate var parts: DocumentContext.Parts {
    switch self {
    case .objects: []
    case .connections: .links
    case .scenes: .all
    }
  }
}

extension Interface {
  /// One list of the interface's context, as the context has it.
  /// - Parameters:
  ///   - list: which one.
  ///   - notation: how its values are written.
  /// - Throws: the context's first failure, where it has no interface.
  public func context(_ list: ContextList, _ notation: JSONWriter.Notation = .compact) throws(NibError) -> [UInt8] {
    var maker = ContextMaker()
    maker.parts = list.parts
    maker.add(self)
    let context = try maker.only()
    var bytes: [UInt8] = []
    var json = JSONWriter(notation) { bytes += $0 }
    switch list {
    case .objects: json.list(context.objects) { item, json in json.object(item.write) }
    case .connections: json.list(context.connections) { item, json in json.object(item.write) }
    case .scenes: json.list(context.scenes) { item, json in json.object(item.write) }
    }
    json.finish()
    return bytes
  }
}

extension ContextMaker {
  /// The interface that was added, where it is the only one; names are told apart only where all of it is wanted.
  /// - Throws: why there is none.
  fileprivate mutating func only() throws(NibError) -> InterfaceContext {
    if let interface = parts == .all ? context().interfaces.first : interfaces.first { return interface }
    throw failures.first ?? NibError(code: .unreadable, place: Place(file: ""), detail: "nothing was read")
  }
}
