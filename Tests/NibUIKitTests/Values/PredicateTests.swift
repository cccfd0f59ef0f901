import Foundation
import NibUIKit
import Testing

private struct Song {
  let title: String
  let plays: [Int]
}

@Suite("Predicates with UIKit") struct PredicateTests {
  @Test("formats, comparisons and expressions are there, and find properties")
  func songs() {
    let songs = [Song(title: "Air", plays: [1, 2]), Song(title: "Bolero", plays: [])]
    let predicate = NSPredicate(format: "title BEGINSWITH[c] %@ AND sum(plays) > 2", "a")
    #expect(songs.filter { predicate.evaluate(with: $0) }.map(\.title) == ["Air"])
    #expect((predicate as? NSCompoundPredicate)?.predicateFormat == "title BEGINSWITH[c] \"a\" AND sum(plays) > 2")
    let comparison = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "title"), rightExpression: NSExpression(forConstantValue: "o"),
      type: .endsWith)
    #expect(songs.filter { comparison.evaluate(with: $0) }.map(\.title) == ["Bolero"])
    #expect(NSExpression(format: "plays[FIRST] * 10").expressionValue(with: songs[0], context: nil) as? Int == 10)
  }
}
