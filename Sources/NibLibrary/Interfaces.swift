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
    let read = try calling { () throws(NibError) in try Interface.read(path, files: LibraryFiles.source) }
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
    switch try Arguments.choice(known.pointee.style, of: nibwright_style.self, "style") {
    case .nibwright: style = .nibwright
    case .swiftgen: style = .swiftgen
    case .rswift: style = .rswift
    }
    notation = try Self.notation(known.pointee.flags)
    module = try Arguments.optional(known.pointee.module, "module")
  }

  /// How values are written, by the flags of C.
  static func notation(_ flags: nibwright_context_flags) throws(Failure) -> JSONWriter.Notation {
    let flags = try Arguments.flags(flags, of: [.pretty, .pickle], "flags")
    return flags.contains(.pickle) ? .pickle : flags.contains(.pretty) ? .pretty : .compact
  }
}

extension ContextList {
  fileprivate init(_ list: nibwright_list) {
    switch list {
    case .objects: self = .objects
    case .connections: self = .connections
    case .scenes: self = .scenes
    }
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
  _ interface: OpaquePointer, _ list: UInt32, _ flags: nibwright_context_flags,
  _ values: UnsafeMutablePointer<OpaquePointer?>, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> nibwright_status {
  attempt(error) { () throws(Failure) in
    let place = try Arguments.place(values, "values")
    let handle = try Arguments.handle(interface, InterfaceHandle.self, "interface")
    let list = ContextList(try Arguments.choice(list, of: nibwright_list.self, "list"))
    let notation = try ContextOptions.notation(flags)
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
    let context = ContextMaker.context(of: paths, files: LibraryFiles.source, module: options.module)
    place.pointee = HandleTable.publish(
      BytesHandle(context.json(style: options.style, options.notation)))
  }
}

/// A text as a name in code, as contexts have it.
@c @implementation public func nibwright_code_name(
  _ text: UnsafePointer<CChar>, _ convention: UInt32,
  _ name: UnsafeMutablePointer<OpaquePointer?>, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> nibwright_status {
  attempt(error) { () throws(Failure) in
    let place = try Arguments.place(name, "name")
    let text = try Arguments.text(text, "text")
    let names = CodeName(text)
    let form =
      switch try Arguments.choice(convention, of: nibwright_convention.self, "convention") {
      case .camel: names.camel
      case .pascal: names.pascal
      case .snake: names.snake
      case .escaped: CodeName.escaped(text)
      }
    place.pointee = HandleTable.publish(BytesHandle(Array(form.utf8)))
  }
}
