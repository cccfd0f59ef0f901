/// A name with its namespace; prefixes are resolved.
struct XMPName: Hashable, Sendable {
  let space: String
  let local: String

  static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"

  static func rdf(_ local: String) -> XMPName { XMPName(space: rdf, local: local) }
}
