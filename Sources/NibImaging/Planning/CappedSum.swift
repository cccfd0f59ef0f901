/// A sum of products of counts that stays at the largest number instead of overflowing.
struct CappedSum {
  private(set) var value = 0

  /// Adds a product. Negative factors count as 0.
  mutating func add(_ factors: Int...) {
    var product = 1
    for factor in factors {
      let (next, overflow) = product.multipliedReportingOverflow(by: max(0, factor))
      product = overflow ? .max : next
      if next == 0 && !overflow { return }
    }
    let (sum, overflow) = value.addingReportingOverflow(product)
    value = overflow ? .max : sum
  }
}
