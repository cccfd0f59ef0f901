import NibDiagnostics
import NibGraph

// What a load does when something is wrong. Nothing here runs for a nib that is whole.

extension LoadContext {
  /// An error about an object, without its position where it goes into a report that is full: a position costs a walk
  /// over a line.
  func fault(_ code: RuntimeError.Code, _ object: ObjectID, _ detail: String) -> RuntimeError {
    let isSeen = strictness.response(to: code) == .throws || !diagnostics.isFull
    return RuntimeError(code: code, place: isSeen ? place(of: object) : Place(file: graph.origins.file), detail: detail)
  }

  /// What is made in place of an object whose initializer threw, where the options let the load go on.
  /// - Throws: the error, with the object's place if it had none.
  func substitute(for object: ObjectID, _ coder: NibCoder, after error: any Error) throws -> AnyObject {
    let error = error as? RuntimeError ?? fault(.objectFailed, object, "\(graph.wantedClassName(object)): \(error)")
    guard [.objectFailed, .missingKey, .wrongValueType].contains(error.code),
      strictness.response(to: error.code) == .warns
    else {
      throw error
    }
    diagnostics.add(
      Diagnostic(.error, id: error.code.rawValue, "\(error.detail); a placeholder keeps its values", at: error.place))
    return try PlaceholderObject(from: coder)
  }

  /// Reports an image without file.
  /// - Throws: `RuntimeError` with code `missingImage` where the options say that it stops the load.
  func reportMissing(_ image: NibImage, tried: [String], _ object: ObjectID) throws {
    let paths = tried.isEmpty ? "" : "; tried \(tried.joined(separator: ", "))"
    let words = "image '\(image.name)' was not found\(paths)"
    guard strictness.response(to: .missingImage) != .throws else { throw fault(.missingImage, object, words) }
    note(.warning, "missingImage", words, object)
  }

  /// Reports a class that is not registered, once a name.
  /// - Throws: `RuntimeError` with code `unknownClass` where the options say that it stops the load.
  func reportUnknown(_ resolved: ResolvedClass, _ object: ObjectID) throws {
    let resolution = resolved.resolution
    let isCustom = resolution.wantedName != resolution.originalName
    if isCustom && strictness.response(to: .unknownClass) == .throws {
      throw fault(
        .unknownClass, object,
        "\(resolution.missing); register one, or name the module that has it in `modules`")
    }
    guard reportedClasses.insert(resolution.wantedName).inserted else { return }
    note(isCustom ? .warning : .notice, "unknownClass", resolved.report, object)
    guard isCustom, let announcing = loader.announcing else { return }
    let words = "\(resolved.report)\(resolution.search(loader.classes))"
    announcing(resolution.wantedName, "\(Diagnostic(.warning, id: "unknownClass", words, at: place(of: object)))")
  }

  /// Adds a message about an object. One that is counted and not kept needs no place.
  func note(_ severity: Diagnostic.Severity, _ id: String, _ words: @autoclosure () -> String, _ object: ObjectID) {
    let isKept = !diagnostics.isFull
    diagnostics.add(
      Diagnostic(severity, id: id, isKept ? words() : "", at: isKept ? place(of: object) : Place(file: "")))
  }

  /// Whether an error about one connection or attribute goes into the report rather than ending the load.
  func isReported(_ error: RuntimeError) -> Bool {
    strictness.response(to: error.code) != .throws
  }
}
