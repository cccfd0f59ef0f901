extension AppKitKey {
  /// Object data: objects with an identity, and who holds each.
  package static let objects = ParallelLists(.nsObjectsKeys, .nsObjectsValues)
  /// Object data: lists that must be as long as each other and mean nothing to loading: names, classes and numbers
  /// that the editor gave.
  package static let editorLists = [
    ParallelLists(.nsNamesKeys, .nsNamesValues), ParallelLists(.nsClassesKeys, .nsClassesValues),
    ParallelLists(.nsOidsKeys, .nsOidsValues), ParallelLists(.nsAccessibilityOidsKeys, .nsAccessibilityOidsValues),
  ]
  /// Object data: all lists whose elements are objects with an identity.
  package static let lists = ([objects] + editorLists).map(\.keys)

  /// Two lists, the second with a value for each element of the first.
  package struct ParallelLists: Sendable {
    package let keys: String
    package let values: String

    init(_ keys: AppKitKey, _ values: AppKitKey) {
      self.keys = keys.rawValue
      self.values = values.rawValue
    }
  }
}
