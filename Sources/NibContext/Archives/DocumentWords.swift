import NibInspector
import NibSchema
import Synchronization

/// The names that documents have for what archives keep under keys, by the rows of the schema: `text` for `UIText`.
///
/// Texts, images, colors and fonts alone: what templates ask both documents and archives for.
struct DocumentWords {
  /// The names by keys.
  private var names: [String: String] = [:]
  /// Where objects of the class keep what they have by state.
  private let states: FrameworkClass.States?

  private init(_ className: String) {
    guard let known = FrameworkClasses.known(className) else {
      states = nil
      return
    }
    let classes = [known.own] + known.superclasses
    states = classes.lazy.compactMap(\.states).first
    for described in classes {
      for kind in described.kinds() { for row in kind.allRows { add(ArchivedProperty.all(of: row)) } }
      add(described.properties)
    }
  }

  private mutating func add(_ properties: [ArchivedProperty]) {
    for property in properties where property.part == .whole && names[property.key] == nil {
      switch property.kind {
      case .text, .color, .font, .image: names[property.key] = property.name
      default: break
      }
    }
  }

  /// Attributes of an object under the names that a document has for them.
  /// - Parameters:
  ///   - object: an object by its id.
  ///   - image: the name of the image that an object has under a key.
  func attributes(
    of entry: ObjectContext, _ object: (_ id: String) -> ObjectContext?,
    image: (_ object: String, _ key: String) -> String?
  ) -> [AttributeContext] {
    var found: [AttributeContext] = []
    for attribute in entry.attributes where attribute.value != .null {
      if let name = names[attribute.key], name != attribute.key {
        found.append(Self.said(name, attribute, image(entry.id, attribute.key)))
      } else if let states, attribute.key == states.key, case .members(let members) = attribute.value {
        for member in members {
          guard case .reference(let id) = member.value, let content = object(id), let state = Self.state(member, states)
          else { continue }
          for attribute in content.attributes where attribute.value != .null {
            guard let property = states.properties.first(where: { $0.key == attribute.key }) else { continue }
            found.append(Self.said("\(state).\(property.name)", attribute, image(id, attribute.key)))
          }
        }
      }
    }
    return found
  }

  private static func said(_ name: String, _ attribute: AttributeContext, _ image: String?) -> AttributeContext {
    AttributeContext(name, image.map { .text($0) } ?? attribute.value)
  }

  /// The name of a state of its own; nil for several states at once, which documents have no word for.
  private static func state(_ member: AttributeValue.Member, _ states: FrameworkClass.States) -> String? {
    guard let number = Int64(member.key) else { return nil }
    return number == 0 ? "normal" : states.names.first { $0.value == number }?.name
  }

  /// The words of the frameworks' classes, gathered once for all archives: rows never change. Classes of others have none
  /// and are not kept: archives that were made to harm could name ever new ones.
  private static let known = Mutex<[String: DocumentWords]>([:])

  /// The number of a class's words in a table; none for a class that has none.
  typealias Number = Int32

  /// The words of the classes of one interface, each looked up once.
  struct Table {
    private var numbers: [String: Number] = [:]
    private var found: [DocumentWords] = []
    private static let none: Number = -1

    /// The number of a class's words.
    mutating func number(of className: String) -> Number {
      if let known = numbers[className] { return known }
      let words = DocumentWords.of(className)
      let number = words == nil ? Self.none : Number(truncatingIfNeeded: found.count)
      if let words { found.append(words) }
      numbers[className] = number
      return number
    }

    /// The words of a number; nil for a class that has none.
    subscript(number: Number) -> DocumentWords? { number == Self.none ? nil : found[Int(number)] }
  }

  private static func of(_ className: String) -> DocumentWords? {
    known.withLock { known in
      if let found = known[className] { return found }
      let made = DocumentWords(className)
      guard !made.names.isEmpty || made.states != nil else { return nil }
      known[className] = made
      return made
    }
  }
}
