import NibBytes
import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

/// A small document compiled, and questions to what came out.
struct CompiledSample {
  let files: [CompiledInterface.File]
  let diagnostics: Diagnostics

  /// Compiles the elements inside `<objects>`, after File's Owner with the id -1.
  ///
  /// - Parameter attributes: Further attributes of `<document>`.
  init(
    _ objects: String, attributes: String = "", runtime: String = "iOS.CocoaTouch", profile: OutputProfile = .standard,
    target: String? = nil, module: String? = nil, resources: String = "", policy: DiagnosticPolicy = DiagnosticPolicy(),
    strings: LocalizableStrings = .automatic, catalog: Catalog = .uikit,
    version: String = "3.0"
  ) throws {
    let tools = attributes.contains("toolsVersion") ? "" : #"toolsVersion="23504""#
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="\(version)" targetRuntime="\(runtime)" \(tools) \(attributes)>
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      \(objects)
      </objects>\(resources)</document>
      """
    let document = try XIBReader().read(Array(text.utf8), file: "Sample.xib")
    var options = CompileOptions(
      profile: profile, module: module, deploymentTarget: target.flatMap { DeploymentTarget($0) })
    options.localizableStrings = strings
    var diagnostics = Diagnostics(policy: policy)
    files = try InterfaceCompiler(options: options, catalog: catalog).compile(document, into: &diagnostics).files
    self.diagnostics = diagnostics
  }

  /// The first archive.
  var graph: ObjectGraph { files[0].graph }

  /// Objects of a class, in the order they were made.
  func objects(_ className: String, in file: Int = 0) -> [ObjectID] {
    let graph = files[file].graph
    return graph.objectIDs.filter { graph.className(of: $0) == className }
  }

  /// What a key holds in the first object of a class, as text; `-` where the key is absent.
  func value(_ key: String, of className: String, in file: Int = 0) -> String {
    guard let object = objects(className, in: file).first else { return "no \(className)" }
    return text(key, of: object, in: file)
  }

  /// What a key holds: `true`, `4`, `0.5`, `nil`, `"text"`, `07:1,2`, `[A, B]` or `@Class`.
  func text(_ key: String, of object: ObjectID, in file: Int = 0) -> String {
    files[file].graph.value(key, of: object).map { text($0.value, files[file].graph) } ?? "-"
  }

  /// Members of a list at the root.
  func list(_ key: String, in file: Int = 0) -> [ObjectID] {
    let graph = files[file].graph
    return graph.object(key, of: ObjectID(0)).map { graph.members($0) } ?? []
  }

  private func text(_ value: Value, _ graph: ObjectGraph) -> String {
    switch value {
    case .int(let number): return String(number)
    case .bool(let flag): return String(flag)
    case .float(let number): return "\(number)"
    case .double(let number): return "\(number)"
    case .null: return "nil"
    case .data(let span):
      guard let numbers = graph.reals(span) else { return graph.bytes.text(span) }
      return "0\(graph.bytes[Int(span.offset)]):" + numbers.map { Decimal.text($0) }.joined(separator: ",")
    case .reference(let object): return text(object, graph)
    }
  }

  private func text(_ object: ObjectID, _ graph: ObjectGraph) -> String {
    if let string = graph.string(object) { return "\"\(string)\"" }
    if let number = graph.number(object) { return Decimal.text(number) }
    if let elements = graph.elements(object), graph.className(of: object).hasSuffix("Array") {
      return "[" + elements.map { text($0, graph) }.joined(separator: ", ") + "]"
    }
    return "@" + graph.className(of: object)
  }
}
