extension Int {
  /// The number and the noun, which has an `s` unless there is one: `1 error`, `2 errors`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
