import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import NibInspector
import NibResources
import NibRuntime

/// Why a command stops: the message to print and how the process ends.
struct CommandFailure: Error {
  /// What is printed.
  let diagnostic: Diagnostic
  /// How the process ends.
  let exit: ExitCode

  /// An error of reading: the input is not there or not what it should be.
  static func unreadable(_ error: some LocatedError) -> CommandFailure {
    CommandFailure(diagnostic: error.diagnostic, exit: .unreadable)
  }

  /// An error of doing.
  static func failed(_ error: some LocatedError) -> CommandFailure {
    CommandFailure(diagnostic: error.diagnostic, exit: .failure)
  }
}
