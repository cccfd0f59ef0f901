import CNibwright
import NibDiagnostics
import Nibwright

/// Files that C has.
final class FilesHandle: Handle, @unchecked Sendable {
  private let store = TextStore()
  /// The files.
  let files: [InterfaceFile]
  /// Their paths as C reads them.
  let paths: [UnsafePointer<CChar>]
  /// Their bytes as C reads them.
  let contents: [UnsafePointer<UInt8>]

  init(_ files: [InterfaceFile]) {
    self.files = files
    paths = files.map { [store] in store.text($0.path) }
    contents = files.map { [store] in store.bytes($0.bytes) }
  }
}

/// How a document is compiled.
private struct Compile {
  var options = CompileOptions()
  var policy = DiagnosticPolicy()

  init(_ options: UnsafePointer<nibwright_compile_options>?) throws(Failure) {
    guard let options else { return }
    let memory = try Arguments.structure(options, "options")
    defer { memory.deallocate() }
    let known = memory.pointee
    if try Arguments.flags(known.flags, of: .strict, "flags").contains(.strict) { policy = .strict }
    self.options = CompileOptions(module: try Arguments.optional(known.module, "module"))
    if let text = try Arguments.optional(known.deployment_target, "deployment_target") {
      guard let target = DeploymentTarget(text) else {
        throw .argument("deployment_target '\(text)' is no version; write it as 13.0")
      }
      self.options.deploymentTarget = target
    }
    if let text = try Arguments.optional(known.xcode, "xcode") {
      guard let profile = XcodeReleases.profile(of: text) else {
        throw .argument("xcode '\(text)' is no version of Xcode; there are \(XcodeReleases.words)")
      }
      self.options.profile = profile
    }
  }
}

/// Compiles a XIB or a storyboard. Diagnostics are handed out whether it succeeds or not.
@c @implementation public func nibwright_compile(
  _ interface: OpaquePointer, _ options: UnsafePointer<nibwright_compile_options>?,
  _ files: UnsafeMutablePointer<OpaquePointer?>, _ diagnostics: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> nibwright_status {
  attempt(error) { () throws(Failure) in
    diagnostics?.pointee = nil
    let place = try Arguments.place(files, "files")
    let handle = try Arguments.handle(interface, InterfaceHandle.self, "interface")
    let compile = try Compile(options)
    var messages = Diagnostics(policy: compile.policy)
    defer { diagnostics?.pointee = HandleTable.publish(DiagnosticsHandle(messages)) }
    let compiled = try calling { () throws(NibError) in
      try handle.interface.compile(compile.options, into: &messages)
    }
    if let first = messages.messages.first(where: { $0.severity == .error }) {
      throw Failure(status: .documentErrors, diagnostic: first)
    }
    let encoded = try calling { () throws(NibError) in try compiled.encoded() }
    place.pointee = HandleTable.publish(FilesHandle(encoded))
  }
}

/// Number of files.
@c @implementation public func nibwright_files_count(_ files: OpaquePointer) -> Int {
  HandleTable.find(files, FilesHandle.self)?.files.count ?? 0
}

/// Path below the output; "" for a nib that is one file. NULL out of range.
@c @implementation public func nibwright_files_path(_ files: OpaquePointer, _ index: Int) -> UnsafePointer<CChar>? {
  HandleTable.find(files, FilesHandle.self)?.paths.indexed(index)
}

/// What is in a file. NULL out of range.
@c @implementation public func nibwright_files_data(
  _ files: OpaquePointer, _ index: Int, _ count: UnsafeMutablePointer<Int>
) -> UnsafePointer<UInt8>? {
  let handle = HandleTable.find(files, FilesHandle.self)
  if !Arguments.isNull(count) { count.pointee = handle?.files.indexed(index)?.bytes.count ?? 0 }
  return handle?.contents.indexed(index)
}

/// Writes the file, or the folder with all its files, in one step.
@c @implementation public func nibwright_files_write(
  _ files: OpaquePointer, _ path: UnsafePointer<CChar>, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> nibwright_status {
  attempt(error) { () throws(Failure) in
    let handle = try Arguments.handle(files, FilesHandle.self, "files")
    let path = try Arguments.text(path, "path")
    try calling { () throws(NibError) in try handle.files.write(to: path) }
  }
}

/// Gives a handle back; takes NULL.
@c @implementation public func nibwright_files_free(_ files: OpaquePointer?) {
  HandleTable.free(files, FilesHandle.self)
}

/// Decodes an archive and encodes it anew.
@c @implementation public func nibwright_convert(
  _ interface: OpaquePointer, _ flags: nibwright_convert_flags, _ archive: UnsafeMutablePointer<OpaquePointer?>,
  _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> nibwright_status {
  attempt(error) { () throws(Failure) in
    let place = try Arguments.place(archive, "archive")
    let handle = try Arguments.handle(interface, InterfaceHandle.self, "interface")
    let flags = try Arguments.flags(flags, of: .canonical, "flags")
    let bytes = try calling { () throws(NibError) in
      try handle.interface.convert(order: flags.contains(.canonical) ? .canonical : .asStored)
    }
    place.pointee = HandleTable.publish(BytesHandle(bytes))
  }
}
