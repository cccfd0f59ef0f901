import CNibwright
import NibDiagnostics
import NibGraph
import NibObjects
import Nibwright

/// Makes the objects of a nib or XIB; `owner` is what it knows as File's Owner.
@c @implementation public func nibwright_instantiate(
  _ interface: OpaquePointer, _ factory: UnsafePointer<nibwright_factory>, _ owner: UnsafeMutableRawPointer?,
  _ diagnostics: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> nibwright_status {
  attempt(error) { () throws(Failure) in
    diagnostics?.pointee = nil
    let handle = try Arguments.handle(interface, InterfaceHandle.self, "interface")
    let load = try ForeignLoad(checking: factory)
    defer { load.end() }
    let messages = try load.run(handle.interface.name) { () throws(NibError) in
      let nib = try handle.interface.nib(environment: load.environment)
      return try nib.instantiateHere(owner: owner.map { ForeignObject($0, load) }).diagnostics
    }
    diagnostics?.pointee = HandleTable.publish(DiagnosticsHandle(messages))
  }
}

/// Makes the objects of a scene: its controllers, then the view of each.
@c @implementation public func nibwright_instantiate_scene(
  _ interface: OpaquePointer, _ identifier: UnsafePointer<CChar>?, _ factory: UnsafePointer<nibwright_factory>,
  _ diagnostics: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> nibwright_status {
  attempt(error) { () throws(Failure) in
    diagnostics?.pointee = nil
    let handle = try Arguments.handle(interface, InterfaceHandle.self, "interface")
    let identifier = try Arguments.optional(identifier, "identifier")
    let load = try ForeignLoad(checking: factory)
    defer { load.end() }
    let messages = try load.run(handle.interface.name) { () throws(NibError) in
      try ForeignScene(handle.interface, load).instantiate(identifier)
    }
    diagnostics?.pointee = HandleTable.publish(DiagnosticsHandle(messages))
  }
}

/// A scene of a storyboard on its way to objects of C's.
private struct ForeignScene {
  private let parts: StoryboardParts
  private let load: ForeignLoad
  /// How many storyboards refer to one another before this one.
  private let depth: Int

  private var content: any StoryboardContent { parts.content }
  private static let deepest = 16

  /// Views that a scene's controllers may load: an archive may name one view for ever so many.
  private static let mostViews = 256

  init(_ interface: Interface, _ load: ForeignLoad) throws(NibError) {
    try self.init(interface.storyboardParts(environment: load.environment), load, depth: 0)
  }

  private init(_ parts: StoryboardParts, _ load: ForeignLoad, depth: Int) throws(NibError) {
    self.parts = try parts.checked(for: ArchivedStoryboard.platforms)
    self.load = load
    self.depth = depth
    guard depth <= Self.deepest else {
      throw NibError(
        code: .limit, place: Place(file: parts.content.name),
        detail: "storyboards refer to more than \(Self.deepest) others in a row")
    }
  }

  /// Makes the controllers of a scene, then their views; the initial scene where none is named.
  func instantiate(_ identifier: String?) throws(NibError) -> Diagnostics {
    let manifest = content.manifest
    let wanted = identifier ?? manifest.initialIdentifier
    if let reference = manifest.references.first(where: { $0.identifier == wanted }) {
      return try other(reference).instantiate(reference.controllerIdentifier)
    }
    guard let identifier = wanted,
      let scene = manifest.scenes.first(where: { $0.identifier == identifier })
    else {
      let known = manifest.scenes.map { "'\($0.identifier)'" }.sorted().joined(separator: ", ")
      throw NibError(
        code: .notFound, place: Place(file: content.name),
        detail: (wanted.map { "no scene is called '\($0)'" } ?? "the storyboard names no initial controller")
          + "; there are \(known.isEmpty ? "none" : known)")
    }
    var messages = try make(scene.nibName, owner: nil, externals: [:])
    var next = 0
    while next < load.viewOwners.count, load.failure == nil {
      guard next < Self.mostViews else {
        throw NibError(
          code: .limit, place: Place(file: content.name), detail: "the scene has more than \(Self.mostViews) views")
      }
      let view = load.viewOwners[next]
      next += 1
      var externals: [String: AnyObject] = [:]
      for pair in view.externals {
        if case .string(let name) = pair.key, let object = pair.value.object { externals[name] = object }
      }
      let more = try make(view.nibName, owner: view.controller, externals: externals)
      for message in more.messages { messages.add(message) }
    }
    return messages
  }

  /// The storyboard that a reference leads to.
  private func other(_ reference: StoryboardManifest.Reference) throws(NibError) -> ForeignScene {
    let found: StoryboardParts
    do { found = try parts.parts(of: reference) } catch { throw NibError(error, name: content.name) }
    return try ForeignScene(found, load, depth: depth + 1)
  }

  private func make(
    _ name: String, owner: ForeignObject?, externals: [String: AnyObject]
  ) throws(NibError) -> Diagnostics {
    let graph: ObjectGraph?
    do { graph = try content.graph(named: name) } catch { throw NibError(error, name: content.name) }
    guard let graph else {
      throw NibError(
        code: .notFound, place: Place(file: content.name), detail: "the storyboard has no archive '\(name)'")
    }
    return try Interface(graph).nib(environment: load.environment).instantiateHere(
      owner: owner, externalObjects: externals
    ).diagnostics
  }
}

extension ForeignLoad {
  /// Classes that are all C's.
  var environment: NibEnvironment { NibEnvironment(classes: ForeignClasses(load: self), strictness: .lenient) }

  /// Does a load; a callback that failed is the reason, whatever else the load says.
  func run(_ name: String, _ work: () throws(NibError) -> Diagnostics) throws(Failure) -> Diagnostics {
    let ended: Result<Diagnostics, NibError>
    do throws(NibError) { ended = .success(try work()) } catch { ended = .failure(error) }
    if let words = failure {
      throw Failure(
        status: .callbackFailed, diagnostic: Diagnostic(.error, id: "callbackFailed", words, at: Place(file: name)))
    }
    switch ended {
    case .success(let messages): return messages
    case .failure(let error): throw Failure(error)
    }
  }

  /// A load with a factory of C's.
  /// - Throws: for NULL, and for a factory without `make`.
  convenience init(checking factory: UnsafePointer<nibwright_factory>?) throws(Failure) {
    guard let factory, !Arguments.isNull(factory) else { throw .argument("factory is NULL") }
    let memory = try Arguments.structure(factory, "factory")
    defer { memory.deallocate() }
    let make = UnsafeRawPointer(memory).load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    guard make != nil else { throw .argument("factory has no make") }
    self.init(memory.pointee)
  }
}
