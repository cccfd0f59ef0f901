import NibGraph
import Nibwright

/// Questions about one graph that its report does not answer; names are read once.
struct GraphReading {
  /// The graph.
  let graph: ObjectGraph
  /// What its root lists.
  let root: NibRoot?
  /// The platform that the archive is of.
  let platform: NibPlatform
  private let prefix: String
  private let classNames: [String]

  /// Reads the names and the root of a graph.
  /// - Parameter prefix: what stands before the numbers of objects.
  init(_ graph: ObjectGraph, prefix: String) {
    self.graph = graph
    self.prefix = prefix
    root = NibRoot(graph)
    platform = root?.platform ?? .standard
    classNames = graph.classes.names.names
  }

  /// Id of an object, as the report has it.
  func id(_ object: ObjectID) -> String { graph.origins.identifier(of: object) ?? prefix + object.description }

  /// Class of an object.
  func className(_ object: ObjectID) -> String { classNames[Int(graph.objects[Int(object.index)].classID.index)] }

  /// The objects of a class, in the archive's order.
  func objects(of className: String) -> [ObjectID] {
    guard classNames.contains(className) else { return [] }
    return graph.objectIDs.filter { self.className($0) == className }
  }

  /// Text under a key of an object.
  func text(_ key: String, _ object: ObjectID) -> String? {
    graph.object(key, of: object).flatMap { graph.string($0) }
  }

  /// The objects that have a key, in the archive's order.
  func owners(_ key: String) -> [ObjectID] {
    guard let number = graph.keys.firstIndex(of: key) else { return [] }
    return graph.objectIDs.filter { object in graph.values(of: object).contains { Int($0.key.index) == number } }
  }

  /// The type of an object: a swapper names two classes.
  func type(_ object: ObjectID) -> TypeContext {
    let name = className(object)
    if let listed = graph.listedClassName(object, root?.platform).map({ ClassName($0) }) {
      return TypeContext(name, customClass: listed.path, customModule: listed.module, on: platform)
    }
    guard name == .class(.classSwapper) || name == .class(.nsClassSwapper) else {
      return TypeContext(name, on: platform)
    }
    let original = text(.key(.originalClassName), object) ?? text(.key(.nsOriginalClassName), object) ?? name
    let custom = (text(.key(.className), object) ?? text(.key(.nsClassName), object)).map { ClassName($0) }
    guard let custom, custom.qualified != original else { return TypeContext(original, on: platform) }
    return TypeContext(original, customClass: custom.path, customModule: custom.module, on: platform)
  }

  /// Text under the first of some keys that has one: of UIKit and AppKit.
  func text(_ keys: [String], _ object: ObjectID) -> String? {
    for key in keys { if let text = text(key, object) { return text } }
    return nil
  }

  /// Whether a class is of templates of segues.
  static func isSegue(_ className: String) -> Bool {
    className.hasSuffix("SegueTemplate") && (className.hasPrefix("UIStoryboard") || className.hasPrefix("NSStoryboard"))
  }

  /// Templates of segues.
  var segues: [ObjectID] {
    let isSegue = classNames.map { Self.isSegue($0) }
    guard isSegue.contains(true) else { return [] }
    return graph.objectIDs.filter { isSegue[Int(graph.objects[Int($0.index)].classID.index)] }
  }

  /// `UIStoryboardPushSegueTemplate` is `push`; the bare template is `custom`.
  func segueKind(_ object: ObjectID) -> String {
    let name = className(object).dropFirst("UIStoryboard".count).dropLast("SegueTemplate".count)
    return name.isEmpty ? "custom" : name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Fonts with the objects that have them.
  func fonts() -> [(content: FontContext.Content, use: UseContext)] {
    let isFont = classNames.map { $0 == .class(.font) || $0 == .class(.nsFont) }
    guard isFont.contains(true) else { return [] }
    let keyNames = graph.keys.names
    var contents: [Int32: FontContext.Content] = [:]
    var found: [(FontContext.Content, UseContext)] = []
    for owner in graph.objectIDs where !isFont[Int(graph.objects[Int(owner.index)].classID.index)] {
      for value in graph.values(of: owner) {
        guard let font = value.object, isFont[Int(graph.objects[Int(font.index)].classID.index)] else { continue }
        let content = contents[font.index] ?? self.font(font)
        contents[font.index] = content
        found.append((content, UseContext(object: id(owner), key: keyNames[Int(value.key.index)])))
      }
    }
    return found
  }

  private func font(_ object: ObjectID) -> FontContext.Content {
    let style = text(.key(.ibTextStyle), object)
    let size = real(.key(.nsSize), object) ?? real(.key(.fontPointSize), object)
    return FontContext.Content(
      name: text(.key(.nsName), object) ?? text(.key(.fontName), object), style: style, pointSize: size)
  }

  /// A number under a key.
  func real(_ key: String, _ object: ObjectID) -> Double? {
    switch graph.value(key, of: object)?.value {
    case .int(let number): Double(number)
    case .float(let number): Double(number.description)
    case .double(let number): number
    default: nil
    }
  }

  /// What objects tell assistive technology, one entry an object.
  func accessibility() -> [AccessibilityContext] {
    var entries: [AccessibilityContext] = []
    var places: [Int32: Int] = [:]
    for attribute in root?.accessibility ?? [] {
      let place = places[attribute.object.index] ?? entries.count
      if place == entries.count {
        places[attribute.object.index] = place
        entries.append(AccessibilityContext(object: id(attribute.object)))
      }
      note(attribute, in: &entries[place])
    }
    return entries
  }

  private func note(_ attribute: ArchivedAttribute, in entry: inout AccessibilityContext) {
    let text = attribute.value?.object.flatMap { graph.string($0) }
    switch attribute.keyPath {
    case "accessibilityLabel": entry.label = text
    case "accessibilityHint": entry.hint = text
    case "accessibilityValue": entry.value = text
    case "accessibilityIdentifier":
      entry.identifier = text
      entry.code = text.map { CodeName($0) }
    case "accessibilityTraits": entry.traitMask = number(attribute.value).flatMap { Int(exactly: $0) }
    case "isAccessibilityElement": entry.isElement = number(attribute.value).map { $0 != 0 }
    default: break
    }
  }

  private func number(_ value: KeyedValue?) -> Double? {
    switch value?.value {
    case .int(let number): Double(number)
    case .bool(let flag): flag ? 1 : 0
    case .double(let number): number
    case .float(let number): Double(number)
    case .reference(let object): graph.number(object)
    default: nil
    }
  }
}
