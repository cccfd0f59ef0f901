import NibContext
import NibDiagnostics

/// In which form rows are written.
private enum ScanFormat: String, CaseIterable, Sendable {
  /// A line of JSON a row.
  case jsonl
}

extension Command {
  /// `nibwright scan`
  static var scan: Command {
    Command(
      name: "scan",
      summary: "Writes what documents and the archives of apps and folders hold as rows, one after another.",
      table: OptionTable(operands: "IN…", count: 1...100_000, options: [scanFormat.option, scanSchema.option]),
      example: "nibwright scan Apps",
      run: { arguments, terminal in
        if arguments[scanSchema] {
          terminal.write(OutputSchema.scan.json())
          return .success
        }
        var scan = ArchiveScan(arguments.operands, files: terminal.files)
        while true {
          let rows = scan.next()
          guard !rows.isEmpty else { break }
          terminal.write(rows)
          // Rows of a million archives are not kept.
          guard terminal.flush() else { return .failure }
        }
        if scan.archiveCount == 0, scan.failureCount == 0 {
          terminal.report(
            Diagnostic(
              .warning, id: "noInterface",
              "no interface was found; give a XIB, a storyboard, a nib, an app or a folder with one of them",
              at: Place(file: arguments.operands[0])))
        }
        // A damaged archive is a row like others; nothing read at all is somebody's mistake.
        return scan.archiveCount > 0 || scan.failureCount == 0 ? .success : .unreadable
      })
  }

  private static let scanSchema = TypedOption.flag(
    "schema", "Write the JSON Schema of a row, and nothing else.", standsAlone: true)
  private static let scanFormat = TypedOption.choice(
    "format", "FORMAT", of: ScanFormat.self, "Form of the rows: lines of JSON (default).")
}
