// Both, as an app's file may: the name must not be ambiguous.
import Foundation
import NibAppKit
import Testing

@Suite("What lists are sorted by") struct SortDescriptorTests {
  private struct Person {
    var name: String
    var age: Int
  }

  @Test("descriptors of key paths sort arrays, compare by their selectors, and are equal by what they say")
  func sorting() {
    let names = ["item 10", "Item 2", "item 1"] as NSArray
    let plain = names.sortedArray(using: [NSSortDescriptor(key: "self", ascending: true)]) as? [String]
    #expect(plain == ["Item 2", "item 1", "item 10"])
    let natural: NSSortDescriptor = NSSortDescriptor(key: nil, ascending: false, selector: "localizedStandardCompare:")
    #expect(names.sortedArray(using: [natural]) as? [String] == ["item 10", "Item 2", "item 1"])
    #expect(natural.selector == "localizedStandardCompare:" && natural.reversed.ascending)

    let people = [Person(name: "b", age: 3), Person(name: "a", age: 30), Person(name: "c", age: 3)]
    let byAge = NSSortDescriptor(keyPath: \Person.age, ascending: true)
    #expect(byAge.compare(people[0], to: people[1]) == .orderedAscending)
    #expect(byAge.reversed.compare(people[0], to: people[1]) == .orderedDescending)
    let longest = NSSortDescriptor(key: "self", ascending: false) { left, right in
      let lengths = [left, right].map { ($0 as? String)?.count ?? 0 }
      return lengths[0] < lengths[1] ? .orderedAscending : lengths[0] > lengths[1] ? .orderedDescending : .orderedSame
    }
    #expect((["a", "ccc", "bb"] as NSArray).sortedArray(using: [longest]) as? [String] == ["ccc", "bb", "a"])

    #expect([NSSortDescriptor(key: "name", ascending: true)] == [NSSortDescriptor(key: "name", ascending: true)])
    #expect(NSSortDescriptor(key: "name", ascending: true) != NSSortDescriptor(key: "name", ascending: false))
    #expect(Set([natural, natural.reversed, natural.reversed.reversed]).count == 2)
  }
}
