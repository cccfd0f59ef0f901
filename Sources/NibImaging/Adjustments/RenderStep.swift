import NibResources

/// One step of libvips, in pixels of the picture as it then is; rows count from the top.
enum RenderStep: Sendable, Hashable {
  /// A part of the picture.
  case area(left: Int, top: Int, size: PixelSize)
  /// A map of pixel places, into a picture of a size; four numbers by rows, and a shift. Edges that stay upright are hard,
  /// others fade to transparent.
  case affine(matrix: [Double], x: Double, y: Double, size: PixelSize, isUpright: Bool)
  /// A change of colours or sharpness; a blur in pixels of the picture as it then is.
  case kernel(FilterKernel)
}
