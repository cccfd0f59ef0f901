/// Choices of views that a framework of their own draws into. Raw values: Documented in the frameworks' public headers.
extension Choice {
  /// `GLKViewDrawableColorFormat`.
  static let drawableColor = Choice("drawableColorFormat", counting: ["RGBA8888", "RGB565", "SRGBA8888"])

  /// `GLKViewDrawableDepthFormat`.
  static let drawableDepth = Choice("drawableDepthFormat", counting: ["none", "16", "24"])

  /// `GLKViewDrawableStencilFormat`.
  static let drawableStencil = Choice("drawableStencilFormat", counting: ["none", "8"])

  /// `GLKViewDrawableMultisample`.
  static let drawableMultisample = Choice("drawableMultisample", counting: ["none", "4X"])

  /// `MTLPixelFormat`, as far as a view can have it.
  static let pixelFormat = Choice(
    "pixel format",
    [
      ("Invalid", 0), ("BGRA8Unorm", 80), ("BGRA8Unorm_sRGB", 81), ("RGBA16Float", 115), ("Depth16Unorm", 250),
      ("Depth32Float", 252), ("Stencil8", 253), ("Depth24Unorm_Stencil8", 255), ("Depth32Float_Stencil8", 260),
      ("BGRA10_XR", 552), ("BGRA10_XR_sRGB", 553), ("BGR10_XR", 554), ("BGR10_XR_sRGB", 555),
    ])
}
