import NibDiagnostics

extension ByteReader.Failure {
  /// The failure as an error at its offset in `file`.
  func error(file: String) -> ArchiveError {
    ArchiveError(code: code, place: .byte(file, offset: offset), detail: detail)
  }

  private var detail: String {
    switch subject {
    case .number: "a number reaches past the end of its table at \(bound)"
    case .variableInteger where code == .truncated: "an integer reaches past the end of its table at \(bound)"
    case .variableInteger: "an integer of more than 32 bits"
    case .data: "a run of \(found) bytes, its table has \(bound) left"
    case .classOfObject: "the object's class is \(found), the archive has \(bound) classes"
    case .valuesOfObject: "the object's values end at \(found), the archive has \(bound) values"
    case .sharedValues: "objects share values: up to here they have \(found), the archive has \(bound)"
    case .keyOfValue: "the value's key is \(found), the archive has \(bound) keys"
    case .objectOfValue: "the value refers to object \(found), the archive has \(bound) objects"
    case .typeOfValue: "the value's type is \(found), known are 0 to 10"
    case .className: "the class name does not end with a NUL"
    case .fallbackClass: "the fallback class is \(found), the archive has \(bound) classes"
    }
  }
}
