import NibResources

/// How a picture will be decoded, and what memory that takes: made from its header, before anything is allocated.
public struct DecodePlan: Sendable, Hashable {
  /// JPEG's shrink on load: 1, 2, 4 or 8.
  public let shrink: Int
  /// The factor of loaders that render at any size; 1 for the others.
  public let scale: Double
  /// The size after loading and resizing, as stored: not turned yet, nothing cut off.
  public let loadedSize: PixelSize
  /// An upper estimate of the bytes that the decode needs.
  public let memory: Int

  /// Plans a decode.
  /// - Parameters:
  ///   - facts: What the header says.
  ///   - factor: The loaded size divided by the stored one, for both directions.
  ///   - held: Bytes that later steps hold besides, as the result.
  init(_ facts: PictureFacts, traits: LoaderTraits, factor: Double, held: Int) {
    let wanted = Self.scaled(facts.size, by: factor)
    var reduced = facts.size
    var (shrink, scale) = (1, 1.0)
    switch traits.reduction {
    case .none: break
    case .powers:
      shrink = Self.shrink(for: factor)
      reduced = PixelSize(
        width: Self.divided(facts.size.width, by: shrink), height: Self.divided(facts.size.height, by: shrink))
    case .any:
      // A raster format is loaded at twice the size wanted, so that the last step is a careful one.
      scale = facts.format.isVector ? factor : min(1, factor * 2)
      reduced = Self.scaled(facts.size, by: scale)
    }
    self.shrink = shrink
    self.scale = scale
    loadedSize = wanted
    let decoding = Self.memory(facts, traits: traits, reduced: reduced, wanted: wanted)
    memory = decoding + min(max(0, held), 1 << 60)
  }

  private static func memory(
    _ facts: PictureFacts, traits: LoaderTraits, reduced: PixelSize, wanted: PixelSize
  ) -> Int {
    var sum = SaturatingSum()
    let samples = facts.bands.multipliedReportingOverflow(by: facts.sampleBytes).partialValue
    switch (traits.holding, facts.comesInPasses) {
    case (.pixels(let extra), _): sum.add(reduced.width, reduced.height, samples + extra)
    // A progressive JPEG keeps two bytes a coefficient of the whole picture, however much it is shrunk on load.
    case (.rows, true):
      if let bytes = facts.parts.coefficientBytes, facts.format == .jpeg {
        sum.add(bytes)
      } else {
        sum.add(facts.size.width, facts.size.height, samples * (facts.format == .jpeg ? 2 : 1))
      }
    case (.rows, false): if facts.format == .tiff { addParts(facts, samples, to: &sum) }
    }
    // The bytes come by callbacks into a list that doubles when it is full.
    if traits.readsWholeFile { sum.add(facts.encodedBytes, 2) }
    let window = windowRows(for: max(wanted.width, wanted.height))
    sum.add(reduced.width, min(reduced.height, window), samples)
    sum.add(wanted.width, min(wanted.height, window), 4)
    sum.add(1 << 20)
    return min(sum.value, 1 << 60)
  }

  /// What is held of the tiles or strips of a TIFF.
  ///
  /// - Seen: libvips 8.14. Of 100 megapixels in tiles of 128 and 1024 pixels it holds two and a half rows of tiles; in
  ///   strips of 128 rows as much as six of them, and no more of a picture that is one strip, whether compressed by Deflate,
  ///   LZW or not at all, as it then reads row by row.
  /// - Inferred: of what has planes or another compression, whole strips are held.
  private static func addParts(_ facts: PictureFacts, _ samples: Int, to sum: inout SaturatingSum) {
    let parts = facts.parts
    if let tile = parts.tile {
      let across = min(divided(facts.size.width, by: tile.width), 1 << 32) + 1
      sum.add((5 * across + 1) / 2, tile.width, tile.height, samples)
      return
    }
    let rows = min(parts.stripRows ?? .max, facts.size.height)
    let isReadByRows = !parts.isPlanar && [1, 5, 8, 32773, 32946].contains(parts.compression)
    sum.add(6, isReadByRows ? min(rows, 128) : rows, facts.size.width, samples)
  }

  /// Rows that libvips keeps at hand at most while it shrinks what comes from top to bottom to a longest side.
  ///
  /// - Seen: with four threads, a TIFF of 11600 x 8700 pixels takes 574 rows for a side of 10, 803 for 100, 1830 for 600,
  ///   1917 for 1000, and a PNG 2140 for 1000; a PNG of 46400 x 2176 pixels 1084 for 10 and 1590 for 2000. More threads
  ///   take more, see `nib_vips_start`.
  private static func windowRows(for side: Int) -> Int { min(2304, 1216 + 3 * min(side, 1000)) }

  /// As much as leaves the last step a factor of 2 at least: JPEG's own shrinking is coarse.
  private static func shrink(for factor: Double) -> Int {
    let most = 1 / max(factor, 1e-9)
    return most >= 16 ? 8 : most >= 8 ? 4 : most >= 4 ? 2 : 1
  }

  private static func divided(_ count: Int, by shrink: Int) -> Int { count / shrink + (count % shrink > 0 ? 1 : 0) }

  /// A size multiplied with a factor: rounded, at least one pixel, at most what libvips can count.
  static func scaled(_ size: PixelSize, by factor: Double) -> PixelSize {
    PixelSize(width: scaled(size.width, by: factor), height: scaled(size.height, by: factor))
  }

  private static func scaled(_ count: Int, by factor: Double) -> Int {
    let product = (Double(count) * factor).rounded()
    return product >= 1 ? Int(min(product, 1e7)) : 1
  }
}

/// A sum of products of counts that stays at the largest number instead of overflowing.
struct SaturatingSum {
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
