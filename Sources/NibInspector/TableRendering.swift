import NibDiagnostics
import NibGraph

/// The tables of an archive as stored: header, objects, keys, classes with fallbacks, values.
public struct TableRendering: Sendable {
  /// Makes a rendering.
  public init() {}

  /// The tables as text, one row a line. O(values).
  public func render(_ graph: ObjectGraph) -> String {
    let index = GraphIndex(graph)
    var text = ""
    func add(_ line: String) {
      text += line
      text += "\n"
    }
    for line in header(graph) + ["", "objects: class, first value, values"] { add(line) }
    for (number, record) in graph.objects.enumerated() {
      let name = index.classNames[Int(record.classID.index)]
      add("@\(number)\t\(record.classID.index) \(name)\t\(record.firstValue)\t\(record.valueCount)")
    }
    for line in ["", "keys"] + index.keyNames.enumerated().map({ "\($0.offset)\t\($0.element)" }) { add(line) }
    for line in ["", "classes: name, fallbacks"] + classes(index) + ["", "values: key, type, content"] { add(line) }
    let content = LineContent(index: index)
    for (number, value) in graph.values.enumerated() {
      add("\(number)\t\(value.key.index) \(index.keyName(value))\t\(name(value.code))\t\(content.scalar(value))")
    }
    return text
  }

  private func header(_ graph: ObjectGraph) -> [String] {
    let format = FormatEntry(graph.format)
    let counts = [
      graph.count.counted("object"), graph.keys.count.counted("key"), graph.values.count.counted("value"),
      graph.classes.count == 1 ? "1 class" : "\(graph.classes.count) classes",
    ]
    return [
      "file\t\(graph.origins.file)",
      "format\t\(format.container)\(format.version.map { " \($0)" } ?? "")",
      "counts\t\(counts.joined(separator: ", "))",
    ]
  }

  private func classes(_ index: GraphIndex) -> [String] {
    index.classNames.enumerated().map { number, name in
      let fallbacks = index.graph.classes.fallbacks[number].map { index.classNames[Int($0.index)] }
      return "\(number)\t\(name)" + (fallbacks.isEmpty ? "" : "\t" + fallbacks.joined(separator: " "))
    }
  }

  private func name(_ code: ValueCode) -> String {
    switch code {
    case .int8: "int8"
    case .int16: "int16"
    case .int32: "int32"
    case .int64: "int64"
    case .false, .true: "bool"
    case .float: "float"
    case .double: "double"
    case .data: "data"
    case .null: "nil"
    case .reference: "object"
    }
  }
}
