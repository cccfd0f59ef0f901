/// A set of numbers, such as those of elements and objects, in the order in which they came.
///
/// A standard set would do, but the first use of one for a type of elements costs a process more than it takes to compile
/// a small document: its metadata asks for the type's conformance to `Hashable`, which is looked for in all libraries.
@usableFromInline
package struct NumberSet: Sendable {
  /// The members, first come first.
  @usableFromInline package private(set) var numbers: [Int] = []
  /// Where they stand, once there are more than a few.
  private var places: HashedPlaces?

  /// So many are looked through one by one.
  private static let few = 8

  /// An empty set.
  @usableFromInline package init() {}

  /// A set of the numbers.
  package init(_ numbers: [Int]) {
    for number in numbers { insert(number) }
  }

  /// Whether there are none.
  package var isEmpty: Bool { numbers.isEmpty }

  /// Adds a number.
  /// - Returns: Whether it was not there.
  @discardableResult
  package mutating func insert(_ number: Int) -> Bool {
    guard place(of: number) == nil else { return false }
    append(number)
    return true
  }

  /// Whether a number is among them.
  package func contains(_ number: Int) -> Bool { place(of: number) != nil }

  /// The position of a number among them.
  @usableFromInline
  func place(of number: Int) -> Int? {
    guard let places else {
      for place in numbers.indices where numbers[place] == number { return place }
      return nil
    }
    let place = places.find(Self.hash(number)) { numbers[$0] == number }
    return place < 0 ? nil : place
  }

  /// Adds a number that is not there.
  @usableFromInline
  mutating func append(_ number: Int) {
    numbers.append(number)
    guard numbers.count > Self.few else { return }
    guard var places = places.take() else {
      var places = HashedPlaces(expecting: 4 * Self.few)
      for number in numbers { places.append(Self.hash(number)) { Self.hash(numbers[$0]) } }
      self.places = places
      return
    }
    places.append(Self.hash(number)) { Self.hash(numbers[$0]) }
    self.places = places
  }

  private static func hash(_ number: Int) -> UInt64 { Fingerprint.of(UInt64(bitPattern: Int64(number))) }
}
