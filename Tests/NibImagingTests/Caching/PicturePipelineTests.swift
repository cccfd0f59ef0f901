import NibDiagnostics
import NibImaging
import NibResources
import Testing

@Suite("The pipeline of decodes", .timeLimit(.minutes(5))) struct PicturePipelineTests {
  private func key(_ name: String, side: Int = 10) -> PictureKey {
    PictureKey(
      picture: name, stamp: FileStamp(byteCount: 1, modified: 0), request: .thumbnail(maxPixelSize: side))
  }

  private func source(_ name: String) -> any PictureSource { MemoryPictureSource([7], name: name) }

  private func wait(until isTrue: () async -> Bool) async {
    while !(await isTrue()) { try? await Task.sleep(for: .milliseconds(2)) }
  }

  @Test("however many ask, there is one decode, and then a memory of it")
  func shared() async throws {
    let decoder = FakeDecoder(isHeld: true)
    let pipeline = PicturePipeline(decoder: decoder)
    let tasks = (0..<50).map { _ in Task { try await pipeline.image(key("a")) { source("a") } } }

    await wait { await pipeline.figures.joined == 49 }
    decoder.letGo()
    for task in tasks { #expect(try await task.value.bytes.first == 7) }
    _ = try await pipeline.image(key("a")) { source("a") }

    #expect(decoder.decodes == 1)
    let figures = await pipeline.figures
    #expect(figures.hits == 1 && figures.decodes == 1 && figures.cancelled == 0)
  }

  @Test("another form, or another content, is another decode")
  func keys() async throws {
    let decoder = FakeDecoder()
    let pipeline = PicturePipeline(decoder: decoder)
    var changed = key("a")
    changed.stamp.modified = 1

    for key in [key("a"), key("a", side: 11), changed, key("b")] { _ = try await pipeline.image(key) { source("a") } }

    #expect(decoder.decodes == 4)
  }

  @Test("one who leaves does not stop the decode of the others; the last one does")
  func cancellation() async throws {
    let decoder = FakeDecoder(isHeld: true)
    let pipeline = PicturePipeline(decoder: decoder)
    let first = Task { try await pipeline.image(key("a")) { source("a") } }
    let second = Task { try await pipeline.image(key("a")) { source("a") } }
    await wait { await pipeline.figures.joined == 1 }

    first.cancel()
    let left = await first.result
    let stillRuns = decoder.cancelled == 0
    second.cancel()
    _ = await second.result
    await wait { decoder.cancelled == 1 }

    #expect(throws: ImagingError(code: .cancelled, place: Place(file: ""), detail: "")) { _ = try left.get() }
    #expect(stillRuns)
    #expect(await pipeline.figures.cancelled == 1)
  }

  @Test("a decode that was cancelled is not joined by who asks next")
  func afterCancellation() async throws {
    let decoder = FakeDecoder(isHeld: true)
    let pipeline = PicturePipeline(decoder: decoder, simultaneousDecodes: 1)
    let first = Task { try await pipeline.image(key("a")) { source("a") } }
    await wait { decoder.decodes == 1 }
    first.cancel()
    _ = await first.result

    let second = Task { try await pipeline.image(key("a")) { source("a") } }
    await wait { decoder.decodes == 2 }
    decoder.letGo()

    #expect(try await second.value.bytes.count == 64)
  }

  @Test("no more decodes run at once than are allowed, and the others come later")
  func limited() async throws {
    let decoder = FakeDecoder(isHeld: true)
    let pipeline = PicturePipeline(decoder: decoder, simultaneousDecodes: 2)
    let tasks = (0..<6).map { index in Task { try await pipeline.image(key("\(index)")) { source("a") } } }
    await wait { decoder.decodes == 2 }
    try await Task.sleep(for: .milliseconds(30))

    let atOnce = decoder.decodes
    decoder.letGo()
    for task in tasks { _ = try await task.value }

    #expect(atOnce == 2)
    #expect(decoder.decodes == 6)
  }

  @Test("what is kept stays within the bytes allowed")
  func bounded() async throws {
    let decoder = FakeDecoder(size: PixelSize(width: 10, height: 10))
    let pipeline = PicturePipeline(decoder: decoder, memory: 1000)

    for index in 0..<20 { _ = try await pipeline.image(key("\(index)")) { source("a") } }
    _ = try await pipeline.image(key("19")) { source("a") }

    #expect(await pipeline.keptBytes == 800)
    #expect(decoder.decodes == 20)
  }

  @Test("a failure reaches all who wait, and is not remembered")
  func failure() async throws {
    let decoder = FakeDecoder()
    let pipeline = PicturePipeline(decoder: decoder)
    let failure = ImagingError(code: .notFound, place: Place(file: "a"), detail: "nothing")

    await #expect(throws: failure) {
      _ = try await pipeline.image(key("a")) { () throws(ImagingError) in throw failure }
    }

    #expect(try await pipeline.image(key("a")) { source("a") }.bytes.count == 64)
  }
}
