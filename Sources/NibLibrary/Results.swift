import CNibwright
import Nibwright

/// Texts that no handle owns.
private enum FixedTexts {
  nonisolated(unsafe) private static let store = TextStore()
  nonisolated(unsafe) static let empty = store.text("")
  nonisolated(unsafe) static let version = store.text(Release.version)
}

/// The version of the binary interface of the library that is loaded; a program checks that it is
/// NIBWRIGHT_ABI_VERSION.
@c @implementation public func nibwright_abi_version() -> UInt32 { UInt32(NIBWRIGHT_ABI_VERSION) }

/// The version of Nibwright, as "0.1.0". Never freed.
@c @implementation public func nibwright_version() -> UnsafePointer<CChar> { FixedTexts.version }

// MARK: Errors

/// A stable word for the kind of error, as "malformed".
@c @implementation public func nibwright_error_code(_ error: OpaquePointer) -> UnsafePointer<CChar> {
  HandleTable.find(error, ErrorHandle.self)?.diagnostic.code ?? FixedTexts.empty
}

/// The words, one line, without the place.
@c @implementation public func nibwright_error_message(_ error: OpaquePointer) -> UnsafePointer<CChar> {
  HandleTable.find(error, ErrorHandle.self)?.diagnostic.message ?? FixedTexts.empty
}

/// The file as the caller named it.
@c @implementation public func nibwright_error_file(_ error: OpaquePointer) -> UnsafePointer<CChar> {
  HandleTable.find(error, ErrorHandle.self)?.diagnostic.file ?? FixedTexts.empty
}

/// The line in a document, from 1; 0 where none is known.
@c @implementation public func nibwright_error_line(_ error: OpaquePointer) -> UInt32 {
  HandleTable.find(error, ErrorHandle.self)?.diagnostic.line ?? 0
}

/// The column in it in characters, from 1; 0 where none is known.
@c @implementation public func nibwright_error_column(_ error: OpaquePointer) -> UInt32 {
  HandleTable.find(error, ErrorHandle.self)?.diagnostic.column ?? 0
}

/// The byte in an archive, from 0; -1 where none is known.
@c @implementation public func nibwright_error_offset(_ error: OpaquePointer) -> Int64 {
  HandleTable.find(error, ErrorHandle.self)?.diagnostic.offset ?? -1
}

/// The object's id; NULL where none is known.
@c @implementation public func nibwright_error_object(_ error: OpaquePointer) -> UnsafePointer<CChar>? {
  HandleTable.find(error, ErrorHandle.self)?.diagnostic.object
}

/// Gives a handle back; takes NULL.
@c @implementation public func nibwright_error_free(_ error: OpaquePointer?) {
  HandleTable.free(error, ErrorHandle.self)
}

// MARK: Bytes

/// Bytes that C has.
final class BytesHandle: Handle, @unchecked Sendable {
  private let store = TextStore()
  /// The first byte; a NUL stands behind the last.
  let data: UnsafePointer<UInt8>
  /// How many there are.
  let count: Int

  init(_ bytes: [UInt8]) {
    data = store.bytes(bytes)
    count = bytes.count
  }
}

/// The first byte; a NUL stands behind the last, which is not counted.
@c @implementation public func nibwright_bytes_data(_ bytes: OpaquePointer) -> UnsafePointer<UInt8> {
  HandleTable.find(bytes, BytesHandle.self)?.data
    ?? UnsafeRawPointer(FixedTexts.empty).assumingMemoryBound(to: UInt8.self)
}

/// Number of bytes.
@c @implementation public func nibwright_bytes_count(_ bytes: OpaquePointer) -> Int {
  HandleTable.find(bytes, BytesHandle.self)?.count ?? 0
}

/// Gives a handle back; takes NULL.
@c @implementation public func nibwright_bytes_free(_ bytes: OpaquePointer?) {
  HandleTable.free(bytes, BytesHandle.self)
}

// MARK: Diagnostics

/// Number of messages.
@c @implementation public func nibwright_diagnostics_count(_ diagnostics: OpaquePointer) -> Int {
  HandleTable.find(diagnostics, DiagnosticsHandle.self)?.messages.count ?? 0
}

/// Fills a message; false for an index that is out of range.
@c @implementation public func nibwright_diagnostics_get(
  _ diagnostics: OpaquePointer, _ index: Int, _ diagnostic: UnsafeMutablePointer<nibwright_diagnostic>
) -> Bool {
  guard let messages = HandleTable.find(diagnostics, DiagnosticsHandle.self)?.messages,
    messages.indices.contains(index), !Arguments.isNull(diagnostic)
  else { return false }
  diagnostic.pointee = messages[index]
  return true
}

/// Gives a handle back; takes NULL.
@c @implementation public func nibwright_diagnostics_free(_ diagnostics: OpaquePointer?) {
  HandleTable.free(diagnostics, DiagnosticsHandle.self)
}
