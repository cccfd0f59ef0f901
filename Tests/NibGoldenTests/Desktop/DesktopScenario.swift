import NibAppKit
import NibRuntime
import NibTestSupport
import Nibwright
import Testing

/// The forms in which an interface reaches a Mac.
enum DesktopForm: String, CaseIterable, CustomTestStringConvertible {
  /// The document, compiled in memory.
  case document
  /// The archives of current systems.
  case compiled
  /// The keyed archives of systems before macOS 10.13.
  case keyed

  var testDescription: String { rawValue }

  /// An interface of this form; nil for the document itself.
  private var options: CompileOptions? {
    switch self {
    case .document: nil
    case .compiled: CompileOptions()
    case .keyed: CompileOptions(profile: .xcode11)
    }
  }

  /// The interface of a document, read again from what it was compiled to.
  func interface(_ path: String) throws -> Interface {
    let source = try Interface.read(path)
    guard let options else { return source }
    let files = try source.compile(options).encoded()
    #expect(files.allSatisfy { $0.path == "Info.plist" || $0.bytes.starts(with: "bplist00".utf8) == (self == .keyed) })
    guard files.count == 1, files[0].path.isEmpty else {
      return try Interface.read(folder: files, name: "/Main.storyboardc")
    }
    return try Interface.read(files[0].bytes, name: "Sample.nib")
  }
}

/// An interface of macOS with classes of its own, driven as a user drives it.
@MainActor
struct DesktopScenario {
  let sample: Sample

  init(_ path: String) { sample = Sample(path: "\(Sample.archives)/Scenarios/\(path)") }

  /// Loads the interface in a form, drives it, and compares what happened with the transcript beside the document.
  func run(_ form: DesktopForm, _ body: (Interface) throws -> Void) throws {
    let application = NSApplication.shared
    application.closeAllWindows()
    application.mainMenu = nil
    let transcript = Transcript()
    try Transcript.$current.withValue(transcript) { try body(form.interface(sample.path)) }
    NSApplication.shared.closeAllWindows()
    NSApplication.shared.mainMenu = nil
    Golden("transcript.txt", beside: sample).check(transcript.text)
  }

  /// Classes of an app, in which none may be missing.
  static func environment(_ fill: (ClassRegistry) -> Void) -> NibEnvironment {
    let classes = ClassRegistry(parent: StandInCatalog.registry)
    fill(classes)
    return NibEnvironment(classes: classes, strictness: .automatic.throwing(.unknownClass))
  }

  /// Heads what follows in the transcript.
  static func step(_ words: String, _ body: () throws -> Void) rethrows {
    Transcript.write("-- \(words)")
    try body()
  }

  /// Does what a user cannot do, and writes down why.
  static func cannot(_ words: String, _ body: () throws -> Void, _ location: SourceLocation = #_sourceLocation) {
    Transcript.write("-- \(words)")
    let error = #expect(throws: UserActionError.self, sourceLocation: location) { try body() }
    guard let error else { return }
    Transcript.write("cannot: \(error.code.rawValue): \(error.detail)")
  }

  /// The names by which transcripts know who has the keys.
  static func keys(_ window: NSWindow?) {
    let name: String =
      switch window?.firstResponder {
      case let field as NSTextField: "\(type(of: field)) \(field.placeholderString ?? "")"
      case let other?: "\(type(of: other))"
      case nil: "nobody"
      }
    Transcript.write("keys: \(name)")
  }
}

extension AppKitQuery {
  /// The button of a title.
  func button(_ title: String) throws -> NSButton { try #require(all(NSButton.self).first { $0.title == title }) }
}
