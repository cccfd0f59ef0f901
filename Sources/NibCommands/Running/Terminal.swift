import NibDiagnostics
import NibResources
import Nibwright

/// What a command has of the world: standard output and standard error, or memory in tests, and the files it reads.
///
/// Both are buffered and written at `flush`; a progress line is written at once, and output beyond a piece, so that an
/// output of any size takes little memory.
public struct Terminal: Sendable {
  /// What was written to standard output and not flushed yet.
  public private(set) var output: [UInt8] = []
  /// What was written to standard error and not flushed yet.
  public private(set) var messages: [UInt8] = []
  /// Whether somebody is looking at standard error: progress is shown then.
  public let isInteractive: Bool
  /// Whether messages are coloured.
  public let isColored: Bool
  /// How much is told.
  var level = Level.usual
  /// Where inputs are read from; `-` is standard input, and `App.ipa!Main.nib` a member of a ZIP archive.
  public let files: any FileSource
  private let isCaptured: Bool
  /// Whether standard output took less than all of what was written already.
  private var isBroken = false

  /// Bytes of output that are held back.
  private static let pieceSize = 1 << 16

  /// How much is told.
  enum Level { case quiet, usual, verbose }

  /// The process's own streams.
  public static func standard() -> Terminal {
    let isInteractive = SystemCalls.isMessageTerminal
    return Terminal(
      isInteractive: isInteractive, isColored: isInteractive && SystemCalls.wantsColors, isCaptured: false,
      files: StandardInputSource(ZipFileSource()) { limit in SystemCalls.readStandardInput(limit: limit) })
  }

  /// A terminal that keeps all that is written.
  /// - Parameters:
  ///   - isInteractive: whether it shows progress.
  ///   - isColored: whether its messages are coloured.
  ///   - files: where inputs are read from.
  ///   - input: what standard input holds.
  public static func captured(
    isInteractive: Bool = false, isColored: Bool = false, files: any FileSource = DiskFileSource(), input: [UInt8] = []
  ) -> Terminal {
    Terminal(
      isInteractive: isInteractive, isColored: isColored, isCaptured: true,
      files: StandardInputSource(ZipFileSource(files)) { limit in Array(input.prefix(limit)) })
  }

  private init(isInteractive: Bool, isColored: Bool, isCaptured: Bool, files: any FileSource) {
    self.isInteractive = isInteractive
    self.isColored = isColored
    self.isCaptured = isCaptured
    self.files = files
  }

  /// Writes text to standard output.
  public mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  /// Writes text that people read to standard output; what a file says in it cannot steer the terminal.
  public mutating func show(_ text: String) { write(VisibleText.escaping(text)) }

  /// Writes bytes to standard output.
  public mutating func write(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { write($0) } }

  private mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !isCaptured, output.count + bytes.count > Self.pieceSize else { return output.append(contentsOf: bytes) }
    let held = output
    output = []
    held.withUnsafeBytes { send($0) }
    send(UnsafeRawBufferPointer(bytes))
  }

  /// Writes to standard output, unless it took less than all before.
  private mutating func send(_ bytes: UnsafeRawBufferPointer) {
    if !isBroken, !bytes.isEmpty { isBroken = !SystemCalls.send(bytes, to: 1) }
  }

  /// Writes to standard output what comes in pieces.
  mutating func write(pieces produce: (@escaping ([UInt8]) -> Void) -> Void) {
    let held = TerminalHolder(self)
    produce { held.terminal.write($0) }
    self = held.terminal
  }

  /// Writes text that people read to standard output, in pieces that end where a line does.
  mutating func show(pieces produce: (@escaping (String) -> Void) -> Void) {
    write(pieces: { write in produce { write(Array(VisibleText.escaping($0).utf8)) } })
  }

  /// Writes a line to standard error.
  public mutating func message(_ text: String) {
    messages.append(contentsOf: VisibleText.escaping(text).utf8)
    messages.append(UInt8(ascii: "\n"))
  }

  /// Writes a diagnostic to standard error, `path:line:column: warning: … [unknownElement]`. With `--quiet` only errors.
  public mutating func report(_ diagnostic: Diagnostic) {
    guard level != .quiet || diagnostic.severity == .error else { return }
    let line = VisibleText.escaping("\(diagnostic) [\(diagnostic.id)]")
    let word = "\(diagnostic.severity.rawValue): "
    guard isColored, let range = line.firstRange(of: ": " + word) else { return append(line) }
    let color =
      switch diagnostic.severity {
      case .error: "31"
      case .warning: "35"
      case .notice: "36"
      }
    append("\(line[..<range.lowerBound]): \u{1B}[1;\(color)m\(word)\u{1B}[0m\(line[range.upperBound...])")
  }

  private mutating func append(_ line: String) { messages.append(contentsOf: (line + "\n").utf8) }

  /// Writes a line to standard error where `--verbose` asks what is done.
  mutating func note(_ text: String) {
    if level == .verbose { message(text) }
  }

  /// Writes the messages of a run to standard error and says how many were left out.
  public mutating func report(_ diagnostics: Diagnostics) {
    for diagnostic in diagnostics.messages { report(diagnostic) }
    let total = diagnostics.errorCount + diagnostics.warningCount
    if total > diagnostics.messages.count, level != .quiet {
      message("… \(total - diagnostics.messages.count) more messages")
    }
  }

  /// Writes an output: to a path, or for `-` its one file to standard output.
  /// - Throws: `wrongForm` for a folder that is to go to standard output; as `[InterfaceFile].write(to:)`.
  mutating func write(_ output: [InterfaceFile], to path: String) throws(NibError) {
    guard path == StandardInputSource.path else {
      try output.write(to: path)
      return note("\(path): written")
    }
    guard output.count == 1, output[0].path.isEmpty else {
      throw NibError(
        code: .wrongForm, place: Place(file: path),
        detail: "this is a folder of \(output.count) files, which standard output cannot take; name a folder")
    }
    write(output[0].bytes)
  }

  /// Shows a line that the next one replaces; nothing unless somebody is looking.
  public mutating func progress(_ text: String) {
    guard isInteractive, level != .quiet else { return }
    let line = Array("\r\u{1B}[K\(text)".utf8)
    if isCaptured { messages += line } else { line.withUnsafeBytes { _ = SystemCalls.send($0, to: 2) } }
  }

  /// Writes what is buffered. A captured terminal keeps it.
  /// - Returns: False when standard output took less than all, as on a full disk.
  @discardableResult
  public mutating func flush() -> Bool {
    guard !isCaptured else { return true }
    let rest = output
    output = []
    rest.withUnsafeBytes { send($0) }
    if isBroken { message("nibwright: error: standard output could not be written") }
    if !messages.isEmpty { messages.withUnsafeBytes { _ = SystemCalls.send($0, to: 2) } }
    messages = []
    return !isBroken
  }
}

extension Terminal {
  /// What was written to standard output, as text.
  public var outputText: String { String(decoding: output, as: UTF8.self) }
  /// What was written to standard error, as text.
  public var messageText: String { String(decoding: messages, as: UTF8.self) }
}

/// A terminal that closures share.
private final class TerminalHolder {
  var terminal: Terminal
  init(_ terminal: Terminal) { self.terminal = terminal }
}
