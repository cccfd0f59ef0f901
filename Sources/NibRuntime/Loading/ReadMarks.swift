/// One flag a value of an object: most objects have few values, whose flags need no array.
struct ReadMarks {
  private var first: UInt64 = 0
  private var others: [Bool]

  init(count: Int) {
    others = count > 64 ? Array(repeating: false, count: count - 64) : []
  }

  subscript(index: Int) -> Bool {
    get { index < 64 ? first & (1 << UInt64(index)) != 0 : others[index - 64] }
    set {
      if index >= 64 {
        others[index - 64] = newValue
      } else if newValue {
        first |= 1 << UInt64(index)
      } else {
        first &= ~(1 << UInt64(index))
      }
    }
  }
}
