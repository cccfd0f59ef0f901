/// How many objects of a class have a key in archives of Apple's compiler. Written by `Tools/seen`.
enum SeenKeys {
  /// The count of a key in objects of a class; 0 where no archive has it.
  static func count(of key: String, in className: String) -> Int {
    all.first { $0.className == className && $0.key == key }?.count ?? 0
  }
  static let all: [(className: String, key: String, count: Int)] = []
}
