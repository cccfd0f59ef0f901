/// Views that GLKit and MetalKit draw into. Inferred: their keys, by other readers of archives.
extension ElementSchema {
  /// Documented: GLKit, GLKView.
  static let glkView = ElementSchema(
    "glkView", class: "GLKView", inherits: "view",
    rows: [
      .bool("enableSetNeedsDisplay", nib: "GLKViewEnableSetNeedsDisplayCoderKey", default: true, omit: true),
      .choice("drawableColorFormat", .drawableColor, nib: "GLKViewDrawableColorFormatCoderKey", omit: 0),
      .choice("drawableDepthFormat", .drawableDepth, nib: "GLKViewDrawableDepthFormatCoderKey", omit: 0),
      .choice("drawableStencilFormat", .drawableStencil, nib: "GLKViewDrawableStencilFormatCoderKey", omit: 0),
      .choice("drawableMultisample", .drawableMultisample, nib: "GLKViewDrawableMultisampleCoderKey", omit: 0),
    ])

  /// Documented: MetalKit, MTKView.
  static let mtkView = ElementSchema(
    "mtkView", class: "MTKView", inherits: "view",
    rows: [
      .choice("colorPixelFormat", .pixelFormat, nib: "MTKViewColorPixelFormatCoderKey"),
      .choice("depthStencilPixelFormat", .pixelFormat, nib: "MTKViewDepthStencilPixelFormatCoderKey"),
      .double("clearDepth", nib: "MTKViewClearDepthCoderKey"),
      .int("clearStencil", nib: "MTKViewClearStencilCoderKey"),
      .int("sampleCount", nib: "MTKViewSampleCountCoderKey"),
      .int("preferredFramesPerSecond", nib: "MTKViewPreferredFramesPerSecondCoderKey"),
      .bool("enableSetNeedsDisplay", nib: "MTKViewEnableSetNeedsDisplayCoderKey", default: false, omit: false),
      .bool("paused", nib: "MTKViewPausedCoderKey", default: false, omit: false),
      .bool("autoResizeDrawable", nib: "MTKViewAutoResizeDrawableCoderKey", default: true, omit: true),
    ])
}
