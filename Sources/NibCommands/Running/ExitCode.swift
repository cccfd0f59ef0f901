/// How a command ended, as the process tells its caller.
public enum ExitCode: Int32, Sendable, Hashable, Comparable {
  /// All went well; warnings may have been printed.
  case success = 0
  /// At least one message of error kind: the output is missing or must not be used.
  case failure = 1
  /// The command line is wrong.
  case usage = 2
  /// An input is not there or cannot be read as what it should be.
  case unreadable = 3
  /// `ibtool` was started without a word.
  /// - Seen: ibtool of Xcode 26.5, as written down by who ran it.
  case noArguments = 64

  /// Of several ends the later one is told.
  public static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
