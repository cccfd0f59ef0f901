import NibTestSupport

/// A JSON Schema, as far as ours uses the language: type, const, enum, minimum, properties, required,
/// additionalProperties, items, anyOf and references to definitions.
struct SchemaSample {
  private let root: JSONSample

  init(_ root: JSONSample) { self.root = root }

  /// What is wrong with a value, each with the path to it.
  func faults(_ value: JSONSample) -> [String] { faults(value, root, "$") }

  private func faults(_ value: JSONSample, _ schema: JSONSample, _ path: String) -> [String] {
    if let name = schema["$ref"]?.text?.split(separator: "/").last {
      guard let definition = root["$defs"]?[String(name)] else { return ["\(path): no definition of \(name)"] }
      return faults(value, definition, path)
    }
    if let choices = schema["anyOf"]?.items {
      let all = choices.map { faults(value, $0, path) }
      return all.contains(where: \.isEmpty) ? [] : all.flatMap { $0 }
    }
    var found: [String] = []
    if let const = schema["const"], const != value { found.append("\(path): \(value), expected \(const)") }
    if let choices = schema["enum"]?.items, !choices.contains(value) { found.append("\(path): \(value) is no choice") }
    if let type = schema["type"], !isOf(value, type) { return found + ["\(path): \(value) is no \(type)"] }
    if case .number(let least)? = schema["minimum"], case .number(let number) = value, number < least {
      found.append("\(path): \(number) is below \(least)")
    }
    return found + parts(value, schema, path)
  }

  private func parts(_ value: JSONSample, _ schema: JSONSample, _ path: String) -> [String] {
    var found: [String] = []
    if case .list(let items) = value, let element = schema["items"] {
      for (index, item) in items.enumerated() { found += faults(item, element, "\(path)[\(index)]") }
    }
    guard case .object(let members) = value else { return found }
    let needed = schema["required"]?.items.compactMap(\.text) ?? []
    found += needed.filter { members[$0] == nil }.map { "\(path): no member '\($0)'" }
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      if let property = schema["properties"]?[name] {
        found += faults(member, property, "\(path).\(name)")
      } else if schema["additionalProperties"] == .boolean(false) {
        found.append("\(path): the member '\(name)' is not in the schema")
      } else if let other = schema["additionalProperties"] {
        found += faults(member, other, "\(path).\(name)")
      }
    }
    return found
  }

  private func isOf(_ value: JSONSample, _ type: JSONSample) -> Bool {
    if case .list(let types) = type { return types.contains { isOf(value, $0) } }
    switch (type.text, value) {
    case ("null", .null), ("string", .text), ("boolean", .boolean), ("number", .number), ("array", .list),
      ("object", .object):
      return true
    case ("integer", .number(let number)): return number == number.rounded()
    default: return false
    }
  }
}
