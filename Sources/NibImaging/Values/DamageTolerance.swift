/// How much damage a decode bears before it ends with an error.
public enum DamageTolerance: Int, Sendable, Hashable, CaseIterable {
  /// Whatever can be decoded is shown; what is missing is grey, black or transparent.
  case anything = 0
  /// A picture that ends early is an error; other faults that the decoder can go on from are borne.
  case whole = 1
  /// As `whole`, and faults are errors; what the decoder calls a warning is borne, as many cameras cause one.
  case sound = 2
  /// Warnings are errors too.
  case flawless = 3
}
