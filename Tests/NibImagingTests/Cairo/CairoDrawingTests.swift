#if Imaging
  import NibImaging
  import NibResources
  import Testing

  private let red = DrawingColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func square(_ x: Double, _ y: Double, _ side: Double) -> DrawnOutline {
    DrawnOutline([
      .move(.init(x, y)), .line(.init(x + side, y)), .line(.init(x + side, y + side)), .line(.init(x, y + side)),
      .close,
    ])
  }

  private func picture(_ side: Int, _ pixel: [UInt8] = [0, 0, 0, 0]) throws -> PixelImage {
    let bytes = (0..<side * side).flatMap { _ in pixel }
    return try #require(PixelImage(size: PixelSize(width: side, height: side), bytes: bytes))
  }

  @Suite("Drawing with Cairo") struct CairoDrawingTests {
    @Test("outlines are filled within clips, and pixels beside them stay to the bit") func fills() throws {
      let old = try picture(4, [201, 3, 77, 2])
      let step = DrawingStep(outline: square(0, 0, 3), clips: [square(1, 1, 9)], paint: .color(red))
      let new = try CairoDrawing.drawn([step], over: old)
      for y in 0..<4 {
        for x in 0..<4 {
          let pixel = try #require(new[x, y])
          let expected: [UInt8] = (1..<3).contains(x) && (1..<3).contains(y) ? [255, 0, 0, 255] : [201, 3, 77, 2]
          #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha] == expected)
        }
      }
      #expect(try CairoDrawing.drawn([], over: old) == old)
    }

    @Test("holes, smooth edges, lines with dashes, operations and opacity") func looks() throws {
      let hole = DrawnOutline(square(0, 0, 8).pieces + square(2, 2, 4).pieces, isEvenOdd: true)
      let ring = try CairoDrawing.drawn([DrawingStep(outline: hole, paint: .color(red))], over: picture(8))
      #expect(ring[0, 0]?.alpha == 255 && ring[4, 4]?.alpha == 0)

      let half = DrawingStep(outline: square(0.5, 0, 2), paint: .color(red))
      var rough = half
      rough.isSmooth = false
      #expect(try (100...155).contains(CairoDrawing.drawn([half], over: picture(4))[0, 0]?.alpha ?? 0))
      #expect(try [0, 255].contains(CairoDrawing.drawn([rough], over: picture(4))[0, 0]?.alpha ?? 1))

      let line = DrawnOutline([.move(.init(0, 2.5)), .line(.init(8, 2.5))])
      var dashed = DrawingStep(outline: line, paint: .color(red), line: DrawnLine(width: 1, dashes: [2, 2]))
      let dashes = try CairoDrawing.drawn([dashed], over: picture(8))
      #expect((0..<8).map { dashes[$0, 2]?.alpha ?? 1 } == [255, 255, 0, 0, 255, 255, 0, 0])
      dashed.matrix = DrawingMatrix(a: 3, b: 0, c: 0, d: 3, x: 0, y: 0)
      dashed.line?.dashes = []
      let wide = try CairoDrawing.drawn([dashed], over: picture(8))
      #expect((0..<8).map { wide[4, $0]?.alpha ?? 1 } == [0, 255, 255, 255, 0, 0, 0, 0])

      let pale = DrawingStep(outline: square(0, 0, 2), paint: .color(red), opacity: 0.5)
      let erase = DrawingStep(outline: square(0, 0, 1), paint: .color(red), operation: .clear)
      let mixed = try CairoDrawing.drawn([pale, erase], over: picture(2))
      #expect(mixed[0, 0]?.alpha == 0 && mixed[1, 1]?.alpha == 128 && mixed[1, 1]?.red == 255)
      let inside = DrawingStep(outline: square(0, 0, 1), paint: .color(red), operation: .sourceIn)
      #expect(try CairoDrawing.drawn([inside], over: picture(2, [0, 255, 0, 255]))[1, 1]?.green == 255)
    }

    @Test("colors run into each other, and end where they are told to; pictures are made larger") func paints() throws {
      let stops = [DrawingStop(0, .init(red: 0, green: 0, blue: 0, alpha: 1)), DrawingStop(1, red)]
      let linear = DrawingPaint.linear(from: .init(2, 0), to: .init(6, 0), stops: stops, before: false, after: true)
      let made = try CairoDrawing.drawn([DrawingStep(outline: square(0, 0, 8), paint: linear)], over: picture(8))
      let reds = (2..<6).map { made[$0, 0]?.red ?? 0 }
      #expect(made[0, 0]?.alpha == 0 && made[7, 0]?.red == 255 && reds == reds.sorted() && reds[0] < 50)
      let radial = DrawingPaint.radial(center: .init(4, 4), radius: 4, stops: stops)
      let round = try CairoDrawing.drawn([DrawingStep(outline: square(0, 0, 8), paint: radial)], over: picture(8))
      #expect(round[4, 4]?.red ?? 255 < 80 && round[0, 0]?.red == 255)

      let small = try picture(1, [1, 2, 3, 255])
      let matrix = DrawingMatrix(a: 4, b: 0, c: 0, d: 4, x: 2, y: 2)
      let step = DrawingStep(outline: square(2, 2, 4), paint: .picture(small), matrix: matrix)
      let large = try CairoDrawing.drawn([step], over: picture(8))
      #expect(large[2, 2]?.blue == 3 && large[5, 5]?.alpha == 255 && large[6, 6]?.alpha == 0)
    }

    @Test("a picture is written as a PNG, and one that is too large is refused") func files() throws {
      let header = try ImageHeader(CairoDrawing.png(of: picture(3, [9, 8, 7, 255])))
      #expect(header?.format == .png && header?.displaySize == PixelSize(width: 3, height: 3))
      let long = try #require(
        PixelImage(size: PixelSize(width: 40_000, height: 1), bytes: Array(repeating: 0, count: 160_000)))
      #expect(throws: ImagingError.self) { try CairoDrawing.png(of: long) }
    }

    @Test(
      "numbers that are none, or beyond all pixels, leave out their step and no other",
      arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, 1e-300])
    func hostile(number: Double) throws {
      let outlines = [
        square(number, 0, 1), square(0, 0, number), DrawnOutline([.line(.init(number, 1)), .close, .close]),
      ]
      let paints: [DrawingPaint] = [
        .color(.init(red: number, green: number, blue: 0, alpha: number)),
        .linear(from: .init(number, 0), to: .init(1, number), stops: [.init(number, red)], before: true, after: false),
        .radial(center: .init(0, number), radius: number, stops: []), .color(red),
      ]
      let lines: [DrawnLine?] = [
        nil, DrawnLine(width: number, miterLimit: number, dashes: [number, 1], phase: number),
      ]
      let matrices = [
        DrawingMatrix.identity, .init(a: number, b: 0, c: number, d: 1, x: 0, y: number),
        .init(a: number, b: number, c: number, d: number, x: 0, y: 0),
      ]
      var steps: [DrawingStep] = []
      for outline in outlines {
        for paint in paints {
          for line in lines {
            for matrix in matrices {
              steps.append(
                DrawingStep(
                  outline: outline, clips: [outline], paint: paint, line: line, matrix: matrix, opacity: number))
            }
          }
        }
      }
      let last = DrawingStep(outline: square(0, 0, 2), paint: .color(red), operation: .copy)
      #expect(try CairoDrawing.drawn(steps + [last], over: picture(2)) == picture(2, [255, 0, 0, 255]))
    }
  }
#endif
