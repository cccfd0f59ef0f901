extension Array {
  /// Makes room for as many elements as are known to come, at least twice what is there: lists that are made in few steps
  /// take no more than they need, and those made in many grow as if nothing were known.
  mutating func reserve(more count: Int) {
    if count >= self.count { reserveCapacity(self.count + count) }
  }
}
