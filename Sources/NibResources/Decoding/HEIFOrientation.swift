/// Turns and mirrorings one after another: any of them is one mirroring or none, then quarter turns.
struct HEIFOrientation {
  private var isMirrored = false
  /// Against the clock, 0 to 3.
  private var quarters = 0

  /// Takes a property that follows those before.
  /// - Documented: ISO/IEC 23008-12: `irot` says quarters against the clock; `imir` 0 changes top and bottom, 1 left and
  ///   right.
  mutating func take(_ property: String, _ value: Int) {
    switch property {
    case "irot": quarters = (quarters + (value & 3)) & 3
    case "imir":
      // Behind a turn a mirroring is one before the opposite turn; top and bottom differ from left and right by a half.
      quarters = (4 - quarters + (value & 1 == 0 ? 2 : 0)) & 3
      isMirrored.toggle()
    default: break
    }
  }

  /// The same as EXIF numbers it, 1 to 8.
  var orientation: Int { (isMirrored ? [2, 5, 4, 7] : [1, 8, 3, 6])[quarters] }
}
