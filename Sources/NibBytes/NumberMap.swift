/// Values by number, such as those of elements and objects, in the order in which they came.
///
/// For the reason that `NumberSet` gives it is no dictionary.
@usableFromInline
package struct NumberMap<Value> {
  @usableFromInline var known = NumberSet()
  @usableFromInline var list: [Value] = []

  /// An empty map.
  @inlinable
  package init() {}

  /// The numbers that have a value, first come first.
  @inlinable package var numbers: [Int] { known.numbers }

  /// The values in the order of their numbers.
  @inlinable package var values: [Value] { list }

  /// How many numbers have a value.
  @inlinable package var count: Int { list.count }

  /// Whether there is none.
  @inlinable package var isEmpty: Bool { list.isEmpty }

  /// The value of a number.
  @inlinable package subscript(number: Int) -> Value? { known.place(of: number).map { list[$0] } }

  /// Gives a number a value, in place of the one that it had.
  @inlinable
  package mutating func set(_ number: Int, _ value: Value) {
    if let place = known.place(of: number) {
      list[place] = value
    } else {
      known.append(number)
      list.append(value)
    }
  }

  /// Changes the value of a number in its place, first giving one to a number that has none.
  @inlinable
  package mutating func change(_ number: Int, from initial: Value, _ change: (inout Value) -> Void) {
    if known.place(of: number) == nil { set(number, initial) }
    if let place = known.place(of: number) { change(&list[place]) }
  }

  /// Takes over the values of numbers that have none here.
  @inlinable
  package mutating func addMissing(from other: NumberMap) {
    for (number, value) in zip(other.numbers, other.values) where self[number] == nil { set(number, value) }
  }
}

extension NumberMap: Sendable where Value: Sendable {}
