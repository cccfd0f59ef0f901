import NibDiagnostics
import NibArchives
import NibTestSupport
import Nibwright
import Testing

@Suite("The one error of the library")
nonisolated struct NibErrorTests {
  @Test("an error of a layer keeps its code, place and words, and is there itself")
  func layers() throws {
    let error = #expect(throws: NibError.self) { try Interface.read(Array("NIBArchive".utf8), name: "Torn.nib") }

    let underlying = try #require(error?.underlying as? ArchiveError)
    #expect(error?.code.rawValue == underlying.code.rawValue)
    #expect(error?.place == underlying.place)
    #expect(error?.detail == underlying.detail)
    #expect(error?.description == underlying.description)
  }

  @Test("a code that a program does not know is no other code")
  func codes() {
    let code = NibError.Code(rawValue: "somethingNew")

    #expect(code != .notFound)
    #expect(code == NibError.Code(rawValue: "somethingNew"))
    #expect(NibError.Code(rawValue: "notFound") == .notFound)
  }

  @Test("an error of a program's own becomes one with a place")
  func foreign() {
    struct Broken: Error {}

    let error = NibError(Broken(), name: "Login.nib")

    #expect(error.code == .other)
    #expect(error.description == "Login.nib: error: Broken()")
    #expect(NibError(error, name: "Else").place.file == "Login.nib")
  }

  @Test("a hint stands behind the detail, in one line")
  func hint() {
    let error = NibError(code: .wrongForm, place: Place(file: "A"), detail: "this is a folder", hint: "name a file")

    #expect(error.description == "A: error: this is a folder; name a file")
    #expect(error.diagnostic.id == "notAnArchive")
  }
}
