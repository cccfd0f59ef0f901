import NibDiagnostics
import NibImaging
import Synchronization
import Testing

@Suite("Permission to read pictures", .timeLimit(.minutes(5))) struct PictureAuthorizationTests {
  private final class Person: Sendable {
    private let asked = Mutex<[String]>([])
    let answer: Bool

    init(answer: Bool) { self.answer = answer }

    var questions: [String] { asked.withLock { $0 } }

    func ask(_ purpose: String) async -> Bool {
      asked.withLock { $0.append(purpose) }
      try? await Task.sleep(for: .milliseconds(20))
      return answer
    }
  }

  private func library(_ authorization: PictureAuthorization) -> PictureLibrary {
    PictureLibrary(folder: FakeFolder(["a.png": FakeFolder.png]), authorization: authorization, decoder: FakeDecoder())
  }

  private let refused = ImagingError(code: .notAuthorized, place: Place(file: ""), detail: "")

  @Test("the first use asks, once for all who come at the same time, with the purpose")
  func firstUse() async throws {
    let person = Person(answer: true)
    let authorization = PictureAuthorization(purpose: "To choose a portrait", ask: person.ask)
    let library = library(authorization)
    let before = authorization.status

    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<10 { group.addTask { try await library.assets().count } }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(before == .notDetermined)
    #expect(counts == Array(repeating: 1, count: 10))
    #expect(person.questions == ["To choose a portrait"])
    #expect(authorization.status == .authorized)
  }

  @Test("a person who says no is not asked again")
  func denied() async throws {
    let person = Person(answer: false)
    let library = library(PictureAuthorization(ask: person.ask))

    for _ in 0..<2 { await #expect(throws: refused) { _ = try await library.assets() } }

    #expect(person.questions.count == 1)
  }

  @Test("what is restricted stays so, and nobody is asked")
  func restricted() async throws {
    let person = Person(answer: true)
    let authorization = PictureAuthorization(.restricted, ask: person.ask)
    let library = library(authorization)

    authorization.grant()
    authorization.revoke()

    await #expect(throws: refused) { _ = try await library.assets() }
    #expect(authorization.status == .restricted)
    #expect(person.questions.isEmpty)
  }

  @Test("a permission that is taken back holds at once, for pictures under way too, and nothing is kept")
  func revoked() async throws {
    let decoder = FakeDecoder(isHeld: true)
    let authorization = PictureAuthorization(.authorized) { _ in true }
    let library = PictureLibrary(
      folder: FakeFolder(["a.png": FakeFolder.png]), authorization: authorization, decoder: decoder)
    let underWay = Task { try await library.image(of: "a.png", .full) }
    while decoder.decodes == 0 { try await Task.sleep(for: .milliseconds(2)) }

    authorization.revoke()
    decoder.letGo()
    let result = await underWay.result

    #expect(throws: refused) { _ = try result.get() }
    await #expect(throws: refused) { _ = try await library.assets() }
    #expect(await library.pipeline.keptBytes == 0)
    authorization.grant()
    #expect(try await library.assets().count == 1)
  }

  @Test("who decides while the question is open has the last word, and observers hear of it")
  func lastWord() async throws {
    let authorization = PictureAuthorization { _ in
      try? await Task.sleep(for: .milliseconds(50))
      return true
    }
    var heard = authorization.changes().makeAsyncIterator()
    let request = Task { await authorization.request() }
    try await Task.sleep(for: .milliseconds(10))

    authorization.revoke()

    #expect(await request.value == .denied)
    #expect(await heard.next() == .denied)
  }
}
