import NibArchives
import NibDiagnostics
import NibDocument
import NibResources
import Nibwright

extension Terminal {
  /// Does the work of a command: an error is reported, and says how the command ends.
  mutating func finish(_ work: (inout Terminal) throws(NibError) -> Void) -> ExitCode {
    do throws(NibError) {
      try work(&self)
      return .success
    } catch {
      let failure = CommandFailure(error)
      report(failure.diagnostic)
      return failure.exit
    }
  }
}

/// Why a command stops: the message to print and how the process ends.
struct CommandFailure: Error {
  /// What is printed.
  let diagnostic: Diagnostic
  /// How the process ends.
  let exit: ExitCode

  /// An error, and how it ends the process: without more being said, by what it is about.
  init(_ error: NibError, exit: ExitCode? = nil) {
    diagnostic = error.diagnostic
    self.exit = exit ?? (Self.isAboutInput(error) ? .unreadable : .failure)
  }

  /// Whether an input is not there or not what it should be.
  private static func isAboutInput(_ error: NibError) -> Bool {
    switch error.underlying {
    case is DocumentError, is ArchiveError: true
    case let resource as ResourceError: ![.unwritable, .wouldReplaceFolder, .unsafeName].contains(resource.code)
    case nil: [.notFound, .wrongForm, .noArchiveInFolder, .unsupportedFormat].contains(error.code)
    default: false
    }
  }
}
