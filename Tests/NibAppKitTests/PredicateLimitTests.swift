import NibAppKit
import NibRuntime
import Testing

@Suite("Predicates of odd and hostile formats") struct PredicateLimitTests {
  private func holds(_ format: String, _ arguments: [Any] = [], for object: Any? = nil) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
  }

  private func fault(_ format: String, _ arguments: [Any] = []) -> String? {
    do {
      _ = try InterfaceFaults.catching { NSPredicate(format: format, argumentArray: arguments) }
      return nil
    } catch { return "\(error)" }
  }

  @Test(
    "a format that is nested too deeply is refused",
    arguments: ["(", "{", "NOT ", "!", "{1,"])
  func nesting(_ start: String) {
    #expect(fault(String(repeating: start, count: 20_000))?.contains("within each other") == true)
  }

  @Test("a regular expression without end is given up", arguments: ["(a+)+b", "(a|aa)+b"])
  func expressions(_ pattern: String) {
    #expect(!holds("SELF MATCHES %@", [pattern], for: String(repeating: "a", count: 60)))
  }

  @Test("wildcards without end are given up")
  func wildcards() {
    let pattern = String(repeating: "*a", count: 30) + "b"
    #expect(!holds("SELF LIKE %@", [pattern], for: String(repeating: "a", count: 90)))
  }

  @Test("a pattern that is valid in parentheses alone matches nothing")
  func unbalanced() {
    #expect(!holds("SELF MATCHES %@", ["a)|(b"], for: "ac"))
    #expect(holds("SELF MATCHES %@", ["a|ab"], for: "ab"))
  }

  @Test("numbers that are none, and unknown arguments, are refused", arguments: ["1.2.3 == 1", "a == %y", "a == %"])
  func numbers(_ format: String) { #expect(fault(format, [1]) != nil) }

  @Test("digits of other scripts are no numbers")
  func digits() { #expect(fault("SELF == ٣") != nil) }

  @Test("large whole numbers are compared exactly")
  func wholeNumbers() {
    let large = 9_007_199_254_740_993
    #expect(!holds("SELF == %ld", [large], for: large - 1))
    #expect(holds("SELF > %ld", [large - 1], for: large))
    #expect(holds("SELF == 18446744073709551615", for: UInt64.max))
    #expect(holds("SELF == 1", for: true))
    #expect(holds("SELF == 2", for: 2.0))
  }

  @Test("a number that is none equals nothing, and has no order")
  func notANumber() {
    #expect(!holds("SELF == 1 OR SELF < 1 OR SELF >= 1", for: Double.nan))
  }

  @Test("variables and marked keys with the names of operators are no operators")
  func names() {
    #expect(holds("#or == 1 AND #not == 2", for: ["or": 1, "not": 2]))
    let predicate = NSPredicate(format: "SELF == $OR")
    #expect(predicate.evaluate(with: 3, substitutionVariables: ["OR": 3]))
  }
}
