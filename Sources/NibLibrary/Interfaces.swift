import CNibwright
import NibContext
import NibDiagnostics
import Nibwright

/// An interface that C has.
final class InterfaceHandle: Handle, @unchecked Sendable {
  /// The interface.
  let interface: Interface

  init(_ interface: Interface) { self.interface = interface }
}

/// Reads what lies at a path; what it is its first bytes say.
@c @implementation public func nibwright_open(
  _ path: UnsafePointer<CChar>, _ interface: UnsafeMutablePointer<OpaquePointer?>,
  _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> nibwright_status {
  attempt(error) { () throws(Failure) in
    let place = try Arguments.place(interface, "interface")
    let path = try Arguments.text(path, "path")
    let read = try calling { () throws(NibError) in try Interface.read(path) }
    place.pointee = HandleTable.publish(InterfaceHandle(read))
  }
}

/// Reads bytes, which are copied; `name` is what messages call them.
@c @implementation public func nibwright_open_bytes(
  _ bytes: UnsafeRawPointer?, _ count: Int, _ name: UnsafePointer<CChar>,
  _ interface: UnsafeMutablePointer<OpaquePointer?>, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> nibwright_status {
  attempt(error) { () throws(Failure) in
    let place = try Arguments.place(interface, "interface")
    let name = try Arguments.text(name, "name")
    guard bytes != nil || count == 0, count >= 0 else { throw .argument("bytes is NULL") }
    let all = UnsafeRawBufferPointer(start: bytes, count: count)
    let read = try calling { () throws(NibError) in try Interface.read(all, name: name) }
    place.pointee = HandleTable.publish(InterfaceHandle(read))
  }
}

/// What an interface is.
@c @implementation public func nibwright_interface_form(_ interface: OpaquePointer) -> nibwright_form {
  switch HandleTable.find(interface, InterfaceHandle.self)?.interface.content {
  case .document(let document): document.kind == .storyboard ? .storyboard : .xib
  case .legacy: .xib
  case .archive: .nib
  case .folder: .folder
  case nil: .unknown
  }
}

/// Gives a handle back; takes NULL.
@c @implementation public func nibwright_interface_free(_ interface: OpaquePointer?) {
  HandleTable.free(interface, InterfaceHandle.self)
}

// MARK: Contexts

/// How a context is asked for.
private struct ContextOptions {
  var style = ContextStyle.nibwright
  var notation = JSONWriter.Notation.compact
  var module: String?

  init(_ options: UnsafePointer<nibwright_context_options>?) throws(Failure) {
    guard let options else { return }
    let known = try Arguments.structure(options, "options")
    defer { known.deallocate() }
    // Read as numbers: C may hand in any.
    let number = UnsafeRawPointer(known).load(fromByteOffset: 8, as: UInt32.self)
    guard let style = [ContextStyle.nibwright, .swiftgen, .rswift].indexed(Int(number)) else {
      throw .argument("style \(number) is none")
    }
    self.style = style
    notation = Self.notation(known.pointee.flags)
    module = try Arguments.optional(known.pointee.module, "module")
  }

  /// How values are written, by the flags of C.
  static func notation(_ flags: UInt32) -> JSONWriter.Notation {
    let flags = nibwright_context_flags(rawValue: flags)
    return flags.contains(.pickle) ? .pickle : flags.contains(.pretty) ? .pretty : .compact
  }
}

extension Array {
  /// The element at an index; nil out of range.
  func indexed(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

/// The context of an interface as JSON.
@c @implementation public func nibwright_interface_context(
  _ interface: OpaquePointer, _ options: UnsafePointer<nibwright_context_options>?,
  _ json: UnsafeMutablePointer<OpaquePointer?>, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> nibwright_status {
  attempt(error) { () throws(Failure) in
    let place = try Arguments.place(json, "json")
    let handle = try Arguments.handle(interface, InterfaceHandle.self, "interface")
    let options = try ContextOptions(options)
    var maker = ContextMaker(module: options.module)
    maker.add(handle.interface)
    let bytes = maker.context().json(style: options.style, options.notation)
    place.pointee = HandleTable.publish(BytesHandle(bytes))
  }
}

/// One list of the context of an interface, as the context has it, for less than the whole costs.
@c @implementation public func nibwright_interface_list(
  _ interface: OpaquePointer, _ list: nibwright_list, _ flags: UInt32, _ values: UnsafeMutablePointer<OpaquePointer?>,
  _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> nibwright_status {
  attempt(error) { () throws(Failure) in
    let place = try Arguments.place(values, "values")
    let handle = try Arguments.handle(interface, InterfaceHandle.self, "interface")
    // Read as a number: C may hand in any.
    let number = unsafeBitCast(list, to: UInt32.self)
    guard let list = ContextList(rawValue: Int(number)) else { throw .argument("list \(number) is none") }
    let notation = ContextOptions.notation(flags)
    let bytes = try calling { () throws(NibError) in try handle.interface.context(list, notation) }
    place.pointee = HandleTable.publish(BytesHandle(bytes))
  }
}

/// The context of files, folders and apps as one JSON document; what cannot be read is among its failures.
@c @implementation public func nibwright_context(
  _ paths: UnsafePointer<UnsafePointer<CChar>>, _ count: Int, _ options: UnsafePointer<nibwright_context_options>?,
  _ json: UnsafeMutablePointer<OpaquePointer?>, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> nibwright_status {
  attempt(error) { () throws(Failure) in
    let place = try Arguments.place(json, "json")
    let options = try ContextOptions(options)
    let paths = try Arguments.texts(paths, count, "paths")
    let context = ContextMaker.context(of: paths, module: options.module)
    place.pointee = HandleTable.publish(
      BytesHandle(context.json(style: options.style, options.notation)))
  }
}

/// A text as a name in code, as contexts have it.
@c @implementation public func nibwright_code_name(
  _ text: UnsafePointer<CChar>, _ convention: nibwright_convention,
  _ name: UnsafeMutablePointer<OpaquePointer?>, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> nibwright_status {
  attempt(error) { () throws(Failure) in
    let place = try Arguments.place(name, "name")
    let text = try Arguments.text(text, "text")
    let names = CodeName(text)
    let forms = [names.camel, names.pascal, names.snake, CodeName.escaped(text)]
    guard let form = forms.indexed(Int(convention.rawValue)) else {
      throw .argument("convention \(convention.rawValue) is none")
    }
    place.pointee = HandleTable.publish(BytesHandle(Array(form.utf8)))
  }
}
