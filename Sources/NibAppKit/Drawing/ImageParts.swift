import Foundation
import NibFoundation

/// Draws three images side by side, or one below the other: the first and the last in their size, the middle drawn out
/// between them.
public func NSDrawThreePartImage(
  _ frame: NSRect, _ startCap: NSImage?, _ centerFill: NSImage?, _ endCap: NSImage?, _ vertical: Bool,
  _ op: NSCompositingOperation, _ alphaFraction: CGFloat, _ flipped: Bool
) {
  let start = startCap.map { vertical ? $0.size.height : $0.size.width } ?? 0
  let end = endCap.map { vertical ? $0.size.height : $0.size.width } ?? 0
  let length = vertical ? frame.height : frame.width
  let spans = [(startCap, 0, start), (centerFill, start, length - start - end), (endCap, length - end, end)]
  for (image, offset, extent) in spans where extent > 0 {
    let rect =
      vertical
      ? NSRect(
        x: frame.minX, y: flipped ? frame.minY + offset : frame.maxY - offset - extent, width: frame.width,
        height: extent)
      : NSRect(x: frame.minX + offset, y: frame.minY, width: extent, height: frame.height)
    image?.draw(in: rect, from: .zero, operation: op, fraction: alphaFraction)
  }
}

/// Draws nine images in three rows: corners in their size, edges drawn out one way, the middle both ways.
public func NSDrawNinePartImage(
  _ frame: NSRect, _ topLeftCorner: NSImage?, _ topEdgeFill: NSImage?, _ topRightCorner: NSImage?,
  _ leftEdgeFill: NSImage?, _ centerFill: NSImage?, _ rightEdgeFill: NSImage?, _ bottomLeftCorner: NSImage?,
  _ bottomEdgeFill: NSImage?, _ bottomRightCorner: NSImage?, _ op: NSCompositingOperation, _ alphaFraction: CGFloat,
  _ flipped: Bool
) {
  let top = max(topLeftCorner?.size.height ?? 0, topRightCorner?.size.height ?? 0)
  let bottom = max(bottomLeftCorner?.size.height ?? 0, bottomRightCorner?.size.height ?? 0)
  let rows = [
    (topLeftCorner, topEdgeFill, topRightCorner, 0, top),
    (leftEdgeFill, centerFill, rightEdgeFill, top, frame.height - top - bottom),
    (bottomLeftCorner, bottomEdgeFill, bottomRightCorner, frame.height - bottom, bottom),
  ]
  for (left, middle, right, offset, height) in rows where height > 0 {
    let y = flipped ? frame.minY + offset : frame.maxY - offset - height
    NSDrawThreePartImage(
      NSRect(x: frame.minX, y: y, width: frame.width, height: height), left, middle, right, false, op, alphaFraction,
      flipped)
  }
}
