/// A filter by the name and the keys that Core Image gives it.
///
/// Filters work on sRGB samples as they are, as Core Image does without a working colour space.
public struct PictureFilter: Sendable, Hashable {
  /// As `CIColorControls`.
  public let name: String
  /// The numbers of the keys that are set, as `inputSaturation`; what is missing has the filter's default.
  public let values: [String: [Double]]

  /// Makes a filter.
  /// - Returns: nil when the name is not one of `names`, a key is not the filter's or has another count of numbers, or a
  ///   number is not below a million either way.
  public init?(_ name: String, _ values: [String: [Double]] = [:]) {
    guard let row = FilterRow.all.first(where: { $0.name == name }), row.accepts(values) else { return nil }
    self.name = name
    self.values = values
  }

  /// The filters that can be applied.
  public static var names: [String] { FilterRow.all.map(\.name) }

  /// What the filter does to samples.
  var kernel: FilterKernel? {
    FilterRow.all.first { $0.name == name }.map { row in row.kernel(row.keys.map { values[$0.name] ?? $0.standard }) }
  }
}

/// What a filter does to samples of 0 to 255.
enum FilterKernel: Sendable, Hashable {
  /// Three rows of red, green, blue and a constant.
  case matrix([Double])
  /// 256 samples for each of red, green and blue.
  case table([UInt8])
  /// A soft focus; pixels of the original.
  case blur(Double)
}
