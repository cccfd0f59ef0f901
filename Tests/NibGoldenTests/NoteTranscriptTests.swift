import NibRuntime
import NibTestSupport
import NibUIKit
import Nibwright
import Testing

/// One nib from its load to its actions: everything that happens, in order, as the transcript beside it says.
@MainActor
@Suite("The order of events")
struct NoteTranscriptTests {
  private let sample = Sample(path: Sample.archives + "/Scenarios/Note/Note.xib")

  private func load(_ owner: NoteOwner) throws -> Instantiation {
    let classes = ClassRegistry(parent: StandInCatalog.registry)
    classes.register(NoteView.self, as: "NoteView")
    classes.register(NoteField.self, as: "NoteField")
    classes.register(NoteButton.self, as: "NoteButton")
    classes.register(NoteTap.self, as: "NoteTap")
    classes.register("Notes.NoteStore") { NoteStore() }
    let environment = NibEnvironment(
      classes: classes, strictness: .automatic.throwing(.unknownClass), modules: ["Notes": "NibGoldenTests"])
    let nib = try NibFile(data: try sample.bytes(), name: sample.fileName, environment: environment)
    return try nib.instantiateReport(owner: owner, externalObjects: ["Theme": RecordingOwner(name: "Theme")])
  }

  @Test("a nib comes to life in the order of the transcript")
  func nib() throws {
    let transcript = Transcript()
    try Transcript.$current.withValue(transcript) {
      let owner = NoteOwner()
      Transcript.write("-- load")
      let report = try load(owner)
      Transcript.write("-- tap the button, return in the first field, tap the view")
      try report.find(NoteButton.self)?.send(.touchUpInside)
      try report.find(NoteField.self)?.send(.editingDidEndOnExit)
      try report.find(NoteTap.self)?.send()
    }

    Golden("transcript.txt", beside: sample).check(transcript.text)
  }
}
