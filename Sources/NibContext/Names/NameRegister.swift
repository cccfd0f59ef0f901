import NibDiagnostics

/// Tells apart names that become the same in code, in one scope.
///
/// The first keeps its name, the next gets a number from 2 on; the same text twice is one name. Numbers go on from the last
/// one given, so many names cost no more than their number.
struct NameRegister {
  private var known: [String: CodeName] = [:]
  private var taken: [String: (text: String, next: Int)] = [:]
  /// What the names are of, for messages: `scene`, `segue`.
  let what: String

  init(_ what: String) { self.what = what }

  /// The name of a text.
  /// - Parameters:
  ///   - place: where the text stands.
  ///   - warnings: is told of a name that another text has.
  mutating func name(_ text: String, at place: Place, _ warnings: inout Diagnostics) -> CodeName {
    if let name = known[text] { return name }
    let words = CodeName.words(of: text)
    var name = CodeName(words: words, suffix: "")
    let key = name.camel
    if var other = taken[key] {
      repeat {
        name = CodeName(words: words, suffix: String(other.next))
        other.next += 1
      } while taken[name.camel] != nil
      taken[key] = other
      taken[name.camel] = (text, 2)
      warnings.warn(
        "sameCodeName", "the \(what) '\(text)' becomes the same name as '\(other.text)'; it is named '\(name.camel)'",
        at: place)
    } else {
      taken[key] = (text, 2)
    }
    known[text] = name
    return name
  }
}
