/// How many letters are to be changed, put in or taken out to make one name of another.
enum NameDistance {
  /// The distance; capital letters count as small ones. Names that differ much in length are not looked at.
  /// Cost: the product of the lengths.
  static func between(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one.lowercased().utf8), Array(other.lowercased().utf8))
    guard abs(one.count - other.count) <= 3, one.count <= 200 else { return max(one.count, other.count) }
    var row = Array(0...other.count)
    for (place, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for (column, another) in other.enumerated() {
        let kept = diagonal + (letter == another ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(kept, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
