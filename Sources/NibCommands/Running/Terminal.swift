import NibDiagnostics
import NibResources

/// What a command has of the world: standard output and standard error, or memory in tests, and the files it reads.
///
/// Both are buffered and written once, at `flush`; only a progress line is written at once.
public struct Terminal: Sendable {
  /// What was written to standard output and not flushed yet.
  public private(set) var output: [UInt8] = []
  /// What was written to standard error and not flushed yet.
  public private(set) var messages: [UInt8] = []
  /// Whether somebody is looking at standard error: progress is shown then.
  public let isInteractive: Bool
  /// Where inputs are read from.
  public let files: any FileSource
  private let isCaptured: Bool

  /// The process's own streams.
  public static func standard() -> Terminal {
    Terminal(isInteractive: SystemCalls.isMessageTerminal, isCaptured: false)
  }

  /// A terminal that keeps all that is written.
  /// - Parameters:
  ///   - isInteractive: whether it shows progress.
  ///   - files: where inputs are read from.
  public static func captured(
    isInteractive: Bool = false, files: any FileSource = DiskFileSource()
  ) -> Terminal {
    Terminal(isInteractive: isInteractive, isCaptured: true, files: files)
  }

  private init(isInteractive: Bool, isCaptured: Bool, files: any FileSource = DiskFileSource()) {
    self.isInteractive = isInteractive
    self.isCaptured = isCaptured
    self.files = files
  }

  /// Writes text to standard output.
  public mutating func write(_ text: String) { output.append(contentsOf: text.utf8) }

  /// Writes text that people read to standard output; what a file says in it cannot steer the terminal.
  public mutating func show(_ text: String) { write(VisibleText.escaping(text)) }

  /// Writes bytes to standard output.
  public mutating func write(_ bytes: [UInt8]) { output.append(contentsOf: bytes) }

  /// Writes a line to standard error.
  public mutating func message(_ text: String) {
    messages.append(contentsOf: VisibleText.escaping(text).utf8)
    messages.append(UInt8(ascii: "\n"))
  }

  /// Writes a diagnostic to standard error, `path:line:column: warning: … [unknownElement]`.
  public mutating func report(_ diagnostic: Diagnostic) { message("\(diagnostic) [\(diagnostic.id)]") }

  /// Writes the messages of a run to standard error and says how many were left out.
  public mutating func report(_ diagnostics: Diagnostics) {
    for diagnostic in diagnostics.messages { report(diagnostic) }
    let total = diagnostics.errorCount + diagnostics.warningCount
    if total > diagnostics.messages.count { message("… \(total - diagnostics.messages.count) more messages") }
  }

  /// Shows a line that the next one replaces; nothing unless somebody is looking.
  public mutating func progress(_ text: String) {
    guard isInteractive else { return }
    let line = Array("\r\u{1B}[K\(text)".utf8)
    if isCaptured { messages += line } else { SystemCalls.send(line, to: 2) }
  }

  /// Writes what is buffered. A captured terminal keeps it.
  /// - Returns: False when standard output took less than all, as on a full disk.
  @discardableResult
  public mutating func flush() -> Bool {
    guard !isCaptured else { return true }
    let isWhole = output.isEmpty || SystemCalls.send(output, to: 1)
    if !isWhole { message("nibwright: error: standard output could not be written") }
    if !messages.isEmpty { SystemCalls.send(messages, to: 2) }
    output = []
    messages = []
    return isWhole
  }
}

extension Terminal {
  /// What was written to standard output, as text.
  public var outputText: String { String(decoding: output, as: UTF8.self) }
  /// What was written to standard error, as text.
  public var messageText: String { String(decoding: messages, as: UTF8.self) }
}
