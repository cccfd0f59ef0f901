import CNibwright

/// A closed set of values that C hands in as a number.
///
/// `init(rawValue:)` of an enumeration of C does not check its number, so the cases are listed. The checks in C use each.
protocol ClosedChoice: RawRepresentable where RawValue == UInt32 {
  /// All cases.
  static var cases: [Self] { get }
}

extension nibwright_style: ClosedChoice {
  static var cases: [nibwright_style] { [.nibwright, .swiftgen, .rswift] }
}

extension nibwright_list: ClosedChoice {
  static var cases: [nibwright_list] { [.objects, .connections, .scenes] }
}

extension nibwright_convention: ClosedChoice {
  static var cases: [nibwright_convention] { [.camel, .pascal, .snake, .escaped] }
}

extension nibwright_resource: ClosedChoice {
  static var cases: [nibwright_resource] { [.image, .nib, .storyboard, .file] }
}
