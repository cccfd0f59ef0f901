#if Imaging
  import NibResources

  /// Draws with Cairo, for classes that find it by its name: `NSImage`, `NSBitmapImageRep` and views when the program is linked
  /// with this layer.
  public enum CairoDrawing: LinkedDrawing {
    /// A picture with steps drawn over it. Pixels that no step changes stay as they are to the bit.
    /// - Throws: `tooLarge` for a picture of more than 32767 pixels on a side, or one that there is no memory for.
    public static func drawn(_ steps: [DrawingStep], over picture: PixelImage) throws(ImagingError) -> PixelImage {
      guard picture.size.width > 0, picture.size.height > 0 else { return picture }
      let surface = try CairoSurface(picture)
      let before = surface.words
      for step in steps { surface.draw(step) }
      return surface.picture(over: picture, before) ?? picture
    }

    /// The picture as a PNG.
    /// - Throws: as `drawn`.
    public static func png(of picture: PixelImage) throws(ImagingError) -> [UInt8] {
      guard let bytes = try CairoSurface(picture).png else {
        throw ImagingError(.tooLarge, "a drawn picture", "Cairo has no memory for a PNG of it")
      }
      return bytes
    }
  }
#endif
