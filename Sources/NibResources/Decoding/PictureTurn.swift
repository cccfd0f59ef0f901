/// How pixels are turned: one mirroring of left and right or none, then quarter turns. EXIF numbers the eight there are.
package struct PictureTurn: Equatable, Sendable {
  private var isMirrored = false
  /// Against the clock, 0 to 3.
  private var quarters = 0

  private static let plain = [1, 8, 3, 6]
  private static let mirrored = [2, 5, 4, 7]

  init() {}

  private init(isMirrored: Bool, quarters: Int) {
    self.isMirrored = isMirrored
    self.quarters = quarters & 3
  }

  /// The turn that EXIF numbers from 1 to 8; none for another number.
  package init(orientation: Int) {
    if let quarters = Self.mirrored.firstIndex(of: orientation) {
      self.init(isMirrored: true, quarters: quarters)
    } else {
      self.init(isMirrored: false, quarters: Self.plain.firstIndex(of: orientation) ?? 0)
    }
  }

  /// The same as EXIF numbers it, 1 to 8.
  package var orientation: Int { (isMirrored ? Self.mirrored : Self.plain)[quarters] }

  /// This turn and another one after it.
  package func followed(by next: PictureTurn) -> PictureTurn {
    // Behind a turn a mirroring is one before the opposite turn.
    PictureTurn(
      isMirrored: isMirrored != next.isMirrored, quarters: next.quarters + (next.isMirrored ? 4 - quarters : quarters))
  }

  /// What undoes this turn.
  package var inverse: PictureTurn { isMirrored ? self : PictureTurn(isMirrored: false, quarters: 4 - quarters) }

  /// Takes a property of a HEIF container that follows those before.
  /// - Documented: ISO/IEC 23008-12: `irot` says quarters against the clock; `imir` 0 changes top and bottom, 1 left and
  ///   right.
  mutating func take(_ property: String, _ value: Int) {
    switch property {
    case "irot": self = followed(by: PictureTurn(isMirrored: false, quarters: value & 3))
    // Top and bottom differ from left and right by a half turn.
    case "imir": self = followed(by: PictureTurn(isMirrored: true, quarters: value & 1 == 0 ? 2 : 0))
    default: break
    }
  }
}
