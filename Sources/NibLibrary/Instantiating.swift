import CNibwright
import NibDiagnostics
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
    let environment = NibEnvironment(classes: ForeignClasses(load: load), strictness: .lenient)
    let ended: Result<Instantiation, NibError>
    do throws(NibError) {
      let nib = try handle.interface.nib(environment: environment)
      ended = .success(try nib.instantiateHere(owner: owner.map { ForeignObject($0, load) }))
    } catch {
      ended = .failure(error)
    }
    if let words = load.failure {
      let place = Place(file: handle.interface.name)
      throw Failure(
        status: .callbackFailed, diagnostic: Diagnostic(.error, id: "callbackFailed", words, at: place))
    }
    switch ended {
    case .success(let made): diagnostics?.pointee = HandleTable.publish(DiagnosticsHandle(made.diagnostics))
    case .failure(let error): throw Failure(error)
    }
  }
}

extension ForeignLoad {
  /// A load with a factory of C's.
  /// - Throws: for NULL, and for a factory without `make`.
  convenience init(checking factory: UnsafePointer<nibwright_factory>?) throws(Failure) {
    guard let factory else { throw .argument("factory is NULL") }
    let memory = try Arguments.structure(factory, "factory")
    defer { memory.deallocate() }
    let make = UnsafeRawPointer(memory).load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    guard make != nil else { throw .argument("factory has no make") }
    self.init(memory.pointee)
  }
}
