import NibContext
import NibDiagnostics
import NibResources
import Nibwright

/// A run of `inspect --find`: objects of many interfaces, a line each.
struct ObjectSearch {
  /// What is looked for.
  let query: ObjectQuery
  /// Whether what is found is one JSON document.
  let isJSON: Bool

  /// Shows what is found; what cannot be read is reported and the others are searched.
  func run(_ paths: [String], _ terminal: inout Terminal) -> ExitCode {
    var code = ExitCode.success
    var found: [ObjectMatch] = []
    for path in paths {
      var maker = ContextMaker(files: terminal.files)
      maker.mergesLanguages = false
      maker.compilesDocuments = false
      do throws(NibError) { maker.add(try Interface.read(path, files: terminal.files)) } catch {
        code = max(code, CommandFailure(error).exit)
        maker.add(failure: error)
      }
      let context = maker.context()
      for failure in context.failures { terminal.report(failure.diagnostic) }
      if !context.failures.isEmpty { code = max(code, .unreadable) }
      let matches = context.interfaces.flatMap { query.matches(in: $0) }
      if !isJSON { for match in matches { terminal.show(Self.line(of: match)) } }
      found += matches
    }
    if isJSON { terminal.write(MatchList(matches: found).json(.pretty)) }
    guard found.isEmpty, code == .success else { return code }
    terminal.report(
      Diagnostic(
        .error, id: "noMatch", "no object matches --find; run without it to list all objects", at: Place(file: paths[0])
      ))
    return .failure
  }

  /// `Login.xib:25:29: UIButton abc-12-345 "Sign in" in LoginController/UIView`
  private static func line(of match: ObjectMatch) -> String {
    let object = match.object
    let place = object.place.map { Place.text(match.file, line: $0.line, column: $0.column) } ?? Place(file: match.file)
    let label = object.label.map { " \"\($0.onOneLine)\"" } ?? ""
    let path = match.path.isEmpty ? "" : " in \(match.path.joined(separator: "/"))"
    return "\(place): \(object.type.name) \(object.id)\(label)\(path)\n"
  }

  /// What was found, as JSON has it.
  private struct MatchList: JSONWriting {
    let matches: [ObjectMatch]

    func write(_ json: inout JSONWriter) {
      json.member("schemaVersion", 1)
      json.member("matches", matches)
    }
  }
}
