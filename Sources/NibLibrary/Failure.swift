import CNibwright
import NibArchives
import NibDiagnostics
import NibDocument
import Nibwright

/// Why a call from C fails: how it ends, and the message.
struct Failure: Error {
  /// How the call ends.
  var status: nibwright_status
  /// The message with its place.
  var diagnostic: Diagnostic

  /// An argument that cannot be taken.
  static func argument(_ words: String) -> Failure {
    Failure(
      status: .invalidArgument,
      diagnostic: Diagnostic(.error, id: "invalidArgument", words, at: Place(file: "")))
  }

  init(status: nibwright_status, diagnostic: Diagnostic) {
    self.status = status
    self.diagnostic = diagnostic
  }

  /// An error of the library.
  init(_ error: NibError) {
    diagnostic = error.diagnostic
    switch error.code {
    case .notFound: status = .notFound
    case .wrongForm: status = .wrongForm
    case .documentErrors: status = .documentErrors
    case .unsupportedFormat, .notAnInterface, .noArchiveInFolder, .unreadable: status = .unreadable
    default: status = error.underlying is DocumentError || error.underlying is ArchiveError ? .unreadable : .failed
    }
  }
}

/// A place of C's for an error.
typealias ErrorSlot = UnsafeMutablePointer<OpaquePointer?>

/// Does the work of one call; a failure becomes its status and, where there is a place for it, an error.
func attempt(_ slot: ErrorSlot?, _ work: () throws(Failure) -> Void) -> nibwright_status {
  slot?.pointee = nil
  do throws(Failure) {
    try work()
    return .ok
  } catch {
    slot?.pointee = HandleTable.publish(ErrorHandle(error.diagnostic))
    return error.status
  }
}

/// Does what may end in the library's own error.
func calling<Result>(_ work: () throws(NibError) -> Result) throws(Failure) -> Result {
  do { return try work() } catch { throw Failure(error) }
}

/// An error that C has.
final class ErrorHandle: Handle, @unchecked Sendable {
  private let store = TextStore()
  /// The error as C reads a message.
  let diagnostic: nibwright_diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = nibwright_diagnostic(diagnostic, in: store) }
}

/// Messages that C has.
final class DiagnosticsHandle: Handle, @unchecked Sendable {
  private let store = TextStore()
  /// The messages as C reads them.
  let messages: [nibwright_diagnostic]

  init(_ diagnostics: Diagnostics) {
    messages = diagnostics.messages.map { [store] in nibwright_diagnostic($0, in: store) }
  }
}

extension nibwright_diagnostic {
  /// A message whose texts live in a store.
  init(_ message: Diagnostic, in store: TextStore) {
    self.init(
      severity: .notice, line: 0, column: 0, reserved: 0, offset: -1, code: store.text(message.id),
      message: store.text(message.message), file: store.text(message.place.file),
      object: message.place.object.map { store.text($0) })
    switch message.severity {
    case .notice: severity = .notice
    case .warning: severity = .warning
    case .error: severity = .error
    }
    switch message.place.position {
    case .whole: break
    case .text(let line, let column):
      self.line = UInt32(clamping: line)
      self.column = UInt32(clamping: column)
    case .byte(let offset): self.offset = Int64(offset)
    }
  }
}
