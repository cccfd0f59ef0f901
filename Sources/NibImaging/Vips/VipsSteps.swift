#if Imaging
  import CNibVips
  import NibResources

  extension VipsPicture {
    /// The largest square in the middle.
    func middle() throws(VipsFailure) -> VipsPicture {
      let side = min(size.width, size.height)
      return try area(
        left: (size.width - side) / 2, top: (size.height - side) / 2, PixelSize(width: side, height: side))
    }

    /// Turned, its metadata saying no turn any more.
    /// - Parameter says: whether the metadata keeps what it says where nothing is turned.
    func turned(by turn: PictureTurn, says: Bool) throws(VipsFailure) -> VipsPicture {
      let orientation = turn.orientation
      if orientation == 1 && (says || self.orientation == 1) { return self }
      // A turn asks for rows in another order than they come in.
      let held = orientation == 1 ? self : try then { nib_vips_held($0) }
      return try held.then { nib_vips_turned($0, Int32(orientation)) }
    }

    private func area(left: Int, top: Int, _ size: PixelSize) throws(VipsFailure) -> VipsPicture {
      try then {
        nib_vips_area(
          $0, Int32(clamping: left), Int32(clamping: top), Int32(clamping: size.width), Int32(clamping: size.height))
      }
    }

    /// The next step of a plan.
    func then(_ step: RenderStep) throws(VipsFailure) -> VipsPicture {
      switch step {
      case .area(let left, let top, let size):
        return try area(left: left, top: top, size)
      case .affine(let matrix, let x, let y, let size, let isUpright):
        // Asked for from top to bottom no more, so what comes from a file is held.
        return try then { nib_vips_rgba($0) }.then { nib_vips_held($0) }.then {
          nib_vips_affine($0, matrix, x, y, Int32(clamping: size.width), Int32(clamping: size.height), isUpright)
        }
      case .kernel(.matrix(let rows)):
        return try then { nib_vips_rgba($0) }.then { nib_vips_matrix($0, rows) }
      case .kernel(.table(let samples)):
        return try then { nib_vips_rgba($0) }.then { nib_vips_table($0, samples) }
      case .kernel(.blur(let sigma)):
        // Less than this is no change that can be seen.
        guard sigma > 0.2 else { return self }
        return try then { nib_vips_rgba($0) }.then { nib_vips_held($0) }.then { nib_vips_blurred($0, sigma) }
      }
    }
  }
#endif
