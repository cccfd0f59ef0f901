/// What a command writes, as JSON Schema.
///
/// The schema for users is open: a program that reads an output need not mind members that are not in it, and new ones
/// may come. The strict one allows no other members; tests hold outputs against it.
public struct OutputSchema: Sendable {
  /// What a value is.
  indirect enum Kind: Sendable {
    case text, boolean, number, integer
    /// A whole number that is no less than another.
    case whole(from: Int)
    /// A flag that is true or absent.
    case flag
    /// One of some words.
    case choice([String])
    /// Always the same word.
    case word(String)
    /// The version of the output's shape.
    case version(Int)
    case list(Kind)
    /// What a part says.
    case part(String)
  }

  /// A member of an object.
  struct Member: Sendable {
    let name: String
    let kind: Kind
    let description: String?
    let isRequired: Bool

    /// One that is always there.
    static func required(_ name: String, _ kind: Kind, _ description: String? = nil) -> Member {
      Member(name: name, kind: kind, description: description, isRequired: true)
    }

    /// One that is absent where there is nothing to say.
    static func optional(_ name: String, _ kind: Kind, _ description: String? = nil) -> Member {
      Member(name: name, kind: kind, description: description, isRequired: false)
    }
  }

  /// An object that outputs have in several places, or several times.
  struct Part: Sendable {
    let name: String
    let description: String?
    let members: [Member]

    /// - Parameter isTyped: whether it says a class, as objects do.
    init(_ name: String, about description: String? = nil, isTyped: Bool = false, _ members: [Member]) {
      (self.name, self.description) = (name, description)
      self.members = members + (isTyped ? Self.typeMembers : [])
    }

    private static let typeMembers: [Member] = [
      .required("class", .text, "The class of the framework that the object is, or is derived from."),
      .required("type", .text, "The class that the object is made of."),
      .optional("customClass", .text, "The author's class, without its module."),
      .optional("customModule", .text, "The module of that class."),
      .optional("customModuleProvider", .text, "`target` where the module is the one that compiles the document."),
      .optional("module", .text, "The module to import for the type; absent where none is known."),
      .optional("isModuleTarget", .flag, "The module is the target itself."),
    ]
  }

  /// The name of the output, as the schema's identifier has it.
  let name: String
  /// The version of its shape.
  let version: Int
  let title: String
  let description: String
  /// What the output is: one part, or any of several.
  let root: [Part]
  /// What it is made of.
  let parts: [Part]
  /// Whether values of attributes are among its parts.
  let hasValues: Bool

  /// The schema's identifier.
  public var identifier: String { "urn:nibwright:\(name):\(version)" }

  /// The schema as JSON, each member on a line of its own.
  /// - Parameter isStrict: whether it allows no members but its own.
  public func json(isStrict: Bool = false) -> [UInt8] {
    var bytes: [UInt8] = []
    var json = JSONWriter(.pretty) { bytes += $0 }
    let writing = SchemaWriting(isStrict: isStrict)
    json.object { json in
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.member("$id", identifier + (isStrict ? ":strict" : ""))
      json.member("title", title)
      json.member("description", description)
      if root.count == 1 {
        writing.object(root[0], &json)
      } else {
        json.key("anyOf")
        json.list(root) { part, json in json.object { writing.object(part, &$0) } }
      }
      guard !parts.isEmpty else { return }
      json.key("$defs")
      json.object { json in
        for part in parts {
          json.key(text: part.name)
          json.object { writing.object(part, &$0) }
        }
        if hasValues { writing.values(&json) }
      }
    }
    json.finish()
    return bytes
  }
}

/// Writes parts in JSON Schema's words.
private struct SchemaWriting {
  let isStrict: Bool

  func object(_ part: OutputSchema.Part, _ json: inout JSONWriter) {
    let required = part.members.filter(\.isRequired)
    json.member("description", part.description)
    json.member("type", "object")
    if isStrict { json.member("additionalProperties", false) }
    if !required.isEmpty { json.member("required", required.map(\.name)) }
    json.key("properties")
    json.object { json in
      for member in required + part.members.filter({ !$0.isRequired }) {
        json.key(text: member.name)
        json.object { json in
          write(member.kind, &json)
          json.member("description", member.description)
        }
      }
    }
  }

  private func write(_ kind: OutputSchema.Kind, _ json: inout JSONWriter) {
    switch kind {
    case .text: json.member("type", "string")
    case .boolean: json.member("type", "boolean")
    case .number: json.member("type", "number")
    case .integer: json.member("type", "integer")
    case .whole(let least):
      json.member("type", "integer")
      json.member("minimum", least)
    case .flag: json.member("const", true)
    case .choice(let words): json.member("enum", words)
    case .word(let word): json.member("const", word)
    case .version(let version): json.member("const", version)
    case .list(let item):
      json.member("type", "array")
      json.key("items")
      json.object { write(item, &$0) }
    case .part(let name): json.member("$ref", "#/$defs/\(name)")
    }
  }

  /// Attributes of an object and their values, which may be in one another.
  func values(_ json: inout JSONWriter) {
    json.key("attributes")
    json.object { json in
      json.member(
        "description",
        "What an interface states of an object: of a document by attribute, `alpha`, of a part by its key, a dot and the "
          + "attribute, `normal.title`; of an archive by key, and its texts, images, colors and fonts by attribute, too. What is stated several times is the list of its values, "
          + "nil is null.")
      json.member("type", "object")
      json.key("additionalProperties")
      json.object { write(.part("value"), &$0) }
    }
    json.key("value")
    json.object { json in
      json.member(
        "description",
        "A scalar, a list (numbers of a rectangle, too), or what says what it is: `object` is the id of another object, "
          + "`content` a color, font or image in a line, `data` bytes in a line, `members` a dictionary.")
      json.key("anyOf")
      let forms: [OutputSchema.Member] = [
        .required("object", .text), .required("content", .text), .required("data", .text),
        .required("members", .part("attributes")),
      ]
      // Scalars, lists, and what is one of the forms.
      json.list(0..<forms.count + 2) { number, json in
        json.object { json in
          switch number {
          case 0: json.member("type", ["string", "number", "boolean", "null"])
          case 1: write(.list(.part("value")), &json)
          default: object(OutputSchema.Part("", [forms[number - 2]]), &json)
          }
        }
      }
    }
  }
}
