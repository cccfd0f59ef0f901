import NibBytes
import NibDiagnostics

/// Why reading stopped, before the file's name is known: what became of a `DocumentError` inside the reader.
struct ReaderError: Error {
  /// The kind of error.
  var code: DocumentError.Code
  /// 1-based.
  var line: Int
  /// 1-based, in characters.
  var column: Int
  /// What was found and what was expected.
  var detail: String

  init(_ code: DocumentError.Code, line: Int = 1, column: Int = 1, _ detail: String) {
    self.code = code
    self.line = line
    self.column = column
    self.detail = detail.onOneLine
  }

  /// An error at a byte of the text.
  init(_ code: DocumentError.Code, offset: Int, in text: [UInt8], _ detail: String) {
    let (line, column) = LineTable.position(of: offset, in: text)
    self.init(code, line: line, column: column, detail)
  }

  /// The same with the file's name.
  func located(in file: String) -> DocumentError {
    DocumentError(code: code, place: .text(file, line: line, column: column), detail: detail)
  }
}
