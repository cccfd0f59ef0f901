import NibDiagnostics
import NibImaging
import NibResources
import Testing

@Suite("A library of pictures", .timeLimit(.minutes(5))) struct PictureLibraryTests {
  private func library(_ folder: FakeFolder, _ decoder: FakeDecoder = FakeDecoder()) -> PictureLibrary {
    PictureLibrary(folder: folder, authorization: .always, decoder: decoder)
  }

  private func crop(_ width: Double, _ height: Double) -> [UInt8] {
    Array(
      AdjustmentXMP.text(AdjustmentChain([.crop(PlaneRectangle(x: 0, y: 0, width: width, height: height))])).utf8)
  }

  private typealias Row = (files: [String: [UInt8]], id: String, state: PictureAsset.State, sidecar: String?)

  @Test("names in the folder become assets, complete or not")
  func listing() async throws {
    let half = Array(FakeFolder.png.prefix(30))
    let rows: [Row] = [
      (["a.png": FakeFolder.png], "a.png", .complete, nil),
      (["a.png": FakeFolder.png, "a.png.xmp": crop(1, 1)], "a.png", .complete, "a.png.xmp"),
      (["a.png": FakeFolder.png, "a.xmp": crop(1, 1)], "a.png", .complete, "a.xmp"),
      (["a.png": FakeFolder.png, "a.xmp": [], "a.png.xmp": []], "a.png", .complete, "a.png.xmp"),
      (["a.png": half], "a.png", .incomplete(.truncated), nil),
      (["a.png": []], "a.png", .incomplete(.empty), nil),
      (["a.png.part": half], "a.png", .incomplete(.transferring), nil),
      (["a.png": FakeFolder.png, "a.png.crdownload": half], "a.png", .incomplete(.transferring), nil),
      ([".a.png.icloud": [1]], "a.png", .incomplete(.placeholder), nil),
      (["x/.a.png.icloud": [1]], "x/a.png", .incomplete(.placeholder), nil),
      (["x/a.png": FakeFolder.png, "x/.b.png": FakeFolder.png], "x/a.png", .complete, nil),
      (["x.d/a.png": FakeFolder.png, "x.d/a.xmp": crop(1, 1)], "x.d/a.png", .complete, "x.d/a.xmp"),
      (["a.png.xmp": crop(1, 1)], "a.png", .incomplete(.onlySidecar), "a.png.xmp"),
      (["a.xmp": crop(1, 1)], "a", .incomplete(.onlySidecar), "a.xmp"),
      (["a.png": FakeFolder.png, ".hidden.png": FakeFolder.png, "notes.txt": [1]], "a.png", .complete, nil),
    ]
    for row in rows {
      let assets = try await library(FakeFolder(row.files)).assets()

      #expect(assets.map(\.id) == [row.id], "\(row.files.keys.sorted())")
      #expect(assets.first?.state == row.state, "\(row.files.keys.sorted())")
      #expect(assets.first?.sidecar == row.sidecar, "\(row.files.keys.sorted())")
    }
  }

  @Test("details know size, orientation and edit without decoding")
  func details() async throws {
    let decoder = FakeDecoder()
    let library = library(FakeFolder(["a.png": FakeFolder.png, "a.xmp": crop(4, 2)]), decoder)

    let details = try await library.details(of: "a.png")

    #expect(details.header == ImageHeader(format: .png, pixelSize: PixelSize(width: 8, height: 6)))
    #expect(details.displaySize == PixelSize(width: 4, height: 2))
    #expect(details.byteCount == FakeFolder.png.count)
    #expect(decoder.decodes == 0)
  }

  @Test("albums are the folders that hold pictures")
  func albums() async throws {
    let png = FakeFolder.png
    let files = ["a.png": png, "sea/c.png": png, "sea/b.png": png, "sea/2021/d.png": png, "notes/e.txt": [1]]

    let albums = try await library(FakeFolder(files)).albums()

    #expect(albums.map(\.id) == ["", "sea", "sea/2021"])
    #expect(albums.map(\.name) == ["pictures", "sea", "2021"])
    #expect(albums.map(\.pictures) == [["a.png"], ["sea/b.png", "sea/c.png"], ["sea/2021/d.png"]])
    let assets = try await library(FakeFolder(files)).assets()
    #expect(assets.map(\.album) == ["", "sea/2021", "sea", "sea"])
  }

  @Test("every form asks the decoder for what it is, with the edit")
  func forms() async throws {
    let decoder = FakeDecoder()
    let library = library(FakeFolder(["a.png": FakeFolder.png, "a.xmp": crop(4, 2)]), decoder)
    let edit = AdjustmentChain([.crop(PlaneRectangle(x: 0, y: 0, width: 4, height: 2))])

    _ = try await library.image(of: "a.png", .thumbnail(maxPixelSize: 3))
    _ = try await library.image(of: "a.png", .squareThumbnail(maxPixelSize: 3))
    _ = try await library.image(of: "a.png", .screen(width: 100, height: 1))
    _ = try await library.image(of: "a.png", .screen(width: 4, height: 4), isEdited: false)
    _ = try await library.image(of: "a.png", .full)
    _ = try await library.image(of: "a.png", .full)

    #expect(
      decoder.requests == [
        PictureRequest(maxPixelSize: 3, adjustments: edit),
        PictureRequest(maxPixelSize: 3, shape: .square, adjustments: edit),
        PictureRequest(maxPixelSize: 2, adjustments: edit), PictureRequest(maxPixelSize: 4),
        PictureRequest(adjustments: edit),
      ])
  }

  @Test("an original that is not all there is an error that says so")
  func incomplete() async throws {
    let library = library(FakeFolder(["a.xmp": crop(1, 1)]))

    await #expect(throws: ImagingError(code: .notComplete, place: Place(file: ""), detail: "")) {
      _ = try await library.image(of: "a", .full)
    }
    await #expect(throws: ImagingError(code: .notFound, place: Place(file: ""), detail: "")) {
      _ = try await library.image(of: "b", .full)
    }
  }

  @Test("a look tells what came, went, changed and was completed; originals that stayed are not opened again")
  func refresh() async throws {
    let folder = FakeFolder(["a.png": FakeFolder.png, "b.png": [], "c.png": FakeFolder.png, "d.png": FakeFolder.png])
    let library = library(folder)
    _ = try await library.assets()
    let openings = folder.opened.count

    folder.add("b.png")
    folder.remove("c.png")
    folder.add("d.xmp", crop(1, 1))
    folder.add("e.png", [])
    let change = try await library.refresh()

    #expect(
      change
        == PictureLibraryChange(
          inserted: ["e.png"], removed: ["c.png"], updated: ["b.png", "d.png"], completed: ["b.png"]))
    #expect(folder.opened.count == openings + 1)
    #expect(try await library.refresh().isEmpty)
  }

  @Test("a damaged sidecar keeps no picture from being shown, and is told", arguments: ["<x:xmpmeta", "", "crop"])
  func damagedSidecar(kind: String) async throws {
    let decoder = FakeDecoder()
    let space = "xmlns:a='\(AdjustmentXMP.appleNamespace)'"
    let bad = Array(
      """
      <rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>
      <rdf:Description \(space) a:CropW='x' a:CropH='1'/></rdf:RDF>
      """.utf8)
    let folder = FakeFolder([
      "q.png": FakeFolder.png, "q.jpg": FakeFolder.png, "q.xmp": kind == "crop" ? bad : Array(kind.utf8),
    ])
    let library = library(folder, decoder)

    for id in ["q.png", "q.jpg"] {
      let details = try await library.details(of: id)
      _ = try await library.image(of: id, .thumbnail(maxPixelSize: 2))
      #expect(details.issues.map(\.code) == [.badAdjustments] && details.issues.first?.place.file == "q.xmp")
      #expect(details.displaySize == PixelSize(width: 8, height: 6))
    }
    #expect(decoder.requests.map(\.adjustments) == [.none, .none])
    folder.add("q.xmp", crop(4, 2))
    try await library.refresh()
    #expect(try await library.details(of: "q.png").issues.isEmpty)
  }

  @Test("a sidecar that is too large is told, too")
  func largeSidecar() async throws {
    let library = library(FakeFolder(["a.png": FakeFolder.png, "a.xmp": [UInt8](repeating: 32, count: 5 << 20)]))

    let details = try await library.details(of: "a.png")

    #expect(details.issues.map(\.code) == [.tooLarge])
  }

  @Test("an edit that changes is shown without asking for it")
  func changedEdit() async throws {
    let decoder = FakeDecoder()
    let folder = FakeFolder(["a.png": FakeFolder.png, "a.xmp": crop(4, 2)])
    let library = library(folder, decoder)
    _ = try await library.image(of: "a.png", .full)

    folder.add("a.xmp", crop(3, 3))
    try await library.refresh()
    _ = try await library.image(of: "a.png", .full)

    #expect(decoder.requests.map { $0.adjustments.extent(width: 8, height: 6)?.width } == [4, 3])
  }

  @Test("what changed while notifications were off is told once when they are on again")
  func silence() async throws {
    let folder = FakeFolder(["a.png": FakeFolder.png])
    let library = library(folder)
    var changes = await library.changes().makeAsyncIterator()
    _ = try await library.assets()

    await library.setNotifications(false)
    folder.add("b.png")
    try await library.refresh()
    folder.add("c.png")
    try await library.refresh()
    let known = try await library.assets().map(\.id)
    await library.setNotifications(true)

    #expect(known == ["a.png", "b.png", "c.png"])
    #expect(await changes.next() == PictureLibraryChange(inserted: ["b.png", "c.png"]))
  }
}
