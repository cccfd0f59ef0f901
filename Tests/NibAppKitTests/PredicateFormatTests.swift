import NibAppKit
import NibRuntime
import NibTestSupport
import Testing

@MainActor
private final class Book: BindableModel {
  @Dynamic var title: String
  @Dynamic var year: Int
  @Dynamic var author: Author?
  @Dynamic var tags: [String] = []

  init(_ title: String, _ year: Int, _ author: Author? = nil, tags: [String] = []) {
    self.title = title
    self.year = year
    self.author = author
    self.tags = tags
  }
}

@MainActor
private final class Author: BindableModel {
  @Dynamic var name: String

  init(_ name: String) { self.name = name }
}

private struct Plain {
  let name: String
  let size: Double?
  let parts: [Part]

  struct Part { let number: Int }
}

@MainActor
@Suite("Predicates of formats") struct PredicateFormatTests {
  private let books = [
    Book("Émile", 1762, Author("Rousseau"), tags: ["essay", "school"]),
    Book("Emma", 1815, Author("Austen"), tags: ["novel"]),
    Book("Walden", 1854),
  ]

  private func titles(_ format: String, _ arguments: [Any] = []) -> [String] {
    let predicate = NSPredicate(format: format, argumentArray: arguments)
    return books.filter { predicate.evaluate(with: $0) }.map(\.title)
  }

  @Test(
    "operators compare what key paths of models lead to",
    arguments: [
      ("title == 'Emma'", ["Emma"]), ("title = \"emma\"", []), ("title ==[c] \"emma\"", ["Emma"]),
      ("title != 'Emma'", ["Émile", "Walden"]), ("year < 1815", ["Émile"]), ("year <= 1815", ["Émile", "Emma"]),
      ("year > 1815", ["Walden"]), ("year >= 1815.0", ["Emma", "Walden"]), ("year => 1854", ["Walden"]),
      ("title BEGINSWITH[cd] 'em'", ["Émile", "Emma"]), ("title beginswith[c] 'em'", ["Emma"]),
      ("title ENDSWITH 'en'", ["Walden"]), ("title CONTAINS 'mm'", ["Emma"]), ("title LIKE 'E*'", ["Emma"]),
      ("title LIKE[cd] 'e?ile'", ["Émile"]), ("title MATCHES '[A-W].*[an]'", ["Emma", "Walden"]),
      ("year IN {1762, 1854}", ["Émile", "Walden"]), ("'novel' IN tags", ["Emma"]),
      ("tags CONTAINS 'essay'", ["Émile"]),
      ("year BETWEEN {1800, 1860}", ["Emma", "Walden"]), ("author == nil", ["Walden"]),
      ("author.name == 'Austen'", ["Emma"]), ("ANY tags BEGINSWITH 's'", ["Émile"]),
      ("ALL tags CONTAINS 'o'", ["Emma", "Walden"]), ("NONE tags == 'novel'", ["Émile", "Walden"]),
      ("tags.@count > 1", ["Émile"]), ("NOT year > 1800", ["Émile"]),
      ("!(year > 1800) || title == 'Emma'", ["Émile", "Emma"]),
      ("year > 1800 AND (title == 'Emma' OR title == 'Walden')", ["Emma", "Walden"]),
      ("year < 1800 OR year > 1800 && title == 'Walden'", ["Émile", "Walden"]),
      ("TRUEPREDICATE", ["Émile", "Emma", "Walden"]),
      ("FALSEPREDICATE OR SELF.title == 'Emma'", ["Emma"]), ("missing == 1", []), ("year == -1", []),
    ])
  func operators(format: String, expected: [String]) { #expect(titles(format) == expected) }

  @Test("places take texts, numbers, lists and key paths")
  func arguments() {
    #expect(titles("%K == %@", ["title", "Emma"]) == ["Emma"])
    #expect(titles("year IN %@", [[1762, 1815]]) == ["Émile", "Emma"])
    #expect(titles("year >= %ld AND year < %d", [1800, 1850]) == ["Emma"])
    #expect(titles("%K CONTAINS[c] %@", ["author.name", "ROUSS"]) == ["Émile"])
    #expect(NSPredicate(format: "SELF BEGINSWITH %@", "a").evaluate(with: "abc"))
    #expect(NSPredicate(format: "size > %f", 1.5).evaluate(with: ["size": 2]))
    #expect(NSPredicate(format: "date < %@", Date()).evaluate(with: ["date": Date.distantPast]))
  }

  @Test("keys lead through dictionaries and the stored properties of values, away from the main actor too")
  func values() async {
    await Task.detached {
      let plain = Plain(name: "a", size: nil, parts: [.init(number: 1), .init(number: 3)])
      #expect(NSPredicate(format: "name == 'a' AND size == nil AND parts.@sum.number == 4").evaluate(with: plain))
      #expect(NSPredicate(format: "ANY parts.number > 2").evaluate(with: plain))
      #expect(NSPredicate(format: "a.b == $X").evaluate(with: ["a": ["b": 1]], substitutionVariables: ["X": 1]))
    }.value
  }

  @Test(
    "a text that is no predicate is told with the place",
    arguments: [
      "", "title ==", "title 'x'", "(title == 'x'", "title == 'x", "year IN {1 2}", "title == 'x' year", "a == %@",
    ])
  func faults(format: String) {
    #expect(throws: RuntimeError.self) { try InterfaceFaults.catching { _ = NSPredicate(format: format) } }
  }

  @Test("a controller of lists shows what a predicate of a format lets through")
  func filtering() throws {
    let list = NSArrayController(content: books)
    list.filterPredicate = NSPredicate(format: "title CONTAINS[cd] %@", "e")
    #expect((list.arrangedObjects as? [Book])?.count == 3)
    list.filterPredicate = NSPredicate(format: "title CONTAINS[cd] %@ AND year > %d", "E", 1800)
    #expect((list.arrangedObjects as? [Book])?.map(\.title) == ["Emma", "Walden"])
    list.filterPredicate = nil
    #expect((list.arrangedObjects as? [Book])?.count == 3)
  }
}
