import NibCompiler
import NibGraph
import NibRuntime
import NibSchema
import NibStandIns
import Nibwright

/// What became of a value on its way from a document through an archive to a property.
enum ProofOutcome: Equatable {
  /// The property has it.
  case readBack
  /// No sample of a value is known.
  case noSample
  /// The element becomes no stand-in; in which variant.
  case noStandIn(String)
  /// The stand-in has no such property; in which variant.
  case noProperty(String)
  /// The property has another value.
  case wrong(String)
  /// The document does not compile or load.
  case failed(String)

  /// In words, for messages.
  var words: String {
    switch self {
    case .readBack: "read back"
    case .noSample: "no value is tried"
    case .noStandIn(let variant): "no stand-in\(variant)"
    case .noProperty(let variant): "no property\(variant)"
    case .wrong(let text): text
    case .failed(let text): "failed: \(text)"
    }
  }
}

/// The compiling, loading and reading of one subject.
@MainActor
struct ProofRun {
  let subject: ProofSubject
  private let loaded = Loaded()

  init(subject: ProofSubject) { self.subject = subject }

  /// Keeps what was loaded: some properties do not keep their objects alive.
  private final class Loaded {
    var report: Instantiation?
  }

  /// The first fault of all trials from archives of some containers: keyed ones, NIBArchives or both.
  func outcome(isKeyed containers: [Bool]) -> ProofOutcome {
    if subject.hasNoSample { return .noSample }
    for trial in subject.trials {
      for isKeyed in containers {
        let outcome = outcome(trial.variant, trial.sample, isKeyed: isKeyed)
        if outcome != .readBack { return outcome }
      }
    }
    return .readBack
  }

  private func outcome(_ variant: ProofVariant, _ sample: RowSample, isKeyed: Bool) -> ProofOutcome {
    let suffix =
      "\(variant.profile == .newest ? "" : " (Xcode \(variant.profile.rawValue))")\(isKeyed ? " (keyed)" : "")"
    let live: StandIn?
    do {
      live = try standIn(ProofDocument(subject: subject, variant: variant, sample: sample), isKeyed: isKeyed)
    } catch {
      return .failed("\(error)\(suffix)")
    }
    guard let live else { return .noStandIn(suffix) }
    let values = ProofHost.values(subject, of: live) ?? self.values(of: live, variant)
    guard let first = values.first else { return .noProperty(suffix) }
    if values.contains(where: { sample.matches($0.value) }) { return .readBack }
    return .wrong("'\(first.name)' is \(first.value), not \(sample.text)\(suffix)")
  }

  /// The properties that read the attribute, with their values: those that name the row, else those that name its key, else
  /// the one of that name.
  private func values(of live: StandIn, _ variant: ProofVariant) -> [(name: String, value: NibValue)] {
    let tables = TableLists.of(type(of: live))
    let readings = tables.flatMap { table in
      (table as? any RowNamingTable)?.readings.map { (table: table, reading: $0) } ?? []
    }
    var found = readings.filter { $0.reading.row == subject.attribute }
    if found.isEmpty {
      found = readings.filter { entry in
        (entry.reading.row == nil || variant.isPriority)
          && entry.reading.places.contains { $0.key == variant.key && ($0.form == .whole || $0.form == .opposite) }
      }
    }
    if !found.isEmpty {
      return found.map { ($0.reading.name, $0.table.value(forKey: $0.reading.name, of: live) ?? .null) }
    }
    let name = ObjectSamples.propertyName(of: subject)
    return tables.lazy.compactMap { table in table.value(forKey: name, of: live).map { (name, $0) } }.first.map { [$0] }
      ?? []
  }

  /// Whether a stand-in of the kind declares a property of the attribute's name, whatever it is read from.
  func isDeclared() throws -> Bool {
    let sample = RowSample(text: "") { _ in true }
    guard let variant = subject.variants.first,
      let live = try standIn(ProofDocument(subject: subject, variant: variant, sample: sample), isKeyed: false)
    else { return false }
    if let values = ProofHost.values(subject, of: live) { return !values.isEmpty }
    let name = ObjectSamples.propertyName(of: subject)
    let names = [name, "is" + name.prefix(1).uppercased() + name.dropFirst()]
    return TableLists.of(type(of: live)).contains { table in
      names.contains { table.value(forKey: $0, of: live) != nil }
    }
  }

  /// What stands in for the element of a document; nil where that is no stand-in.
  func standIn(_ document: ProofDocument, isKeyed: Bool) throws -> StandIn? {
    let interface = try Interface.read(Array(document.text.utf8), name: "\(subject.kind.tag).xib")
    let compiled = try interface.compile(CompileOptions(profile: document.variant.profile))
    guard var graph = compiled.graph(named: "", for: nil) else { return nil }
    let identifier = ProofHost.of(subject.kind)?.identifier ?? ProofDocument.identifier
    let className = graph.objectIDs.first { graph.origins.identifier(of: $0) == identifier }
      .map { graph.wantedClassName($0) }
    if isKeyed { graph.format.container = .keyedArchive(.binary, era: .newest) }
    let report = try Interface.read(graph.encoded(.canonical), name: "\(subject.kind.tag).nib")
      .instantiate(owner: RecordingOwner(), environment: .inspection)
    loaded.report = report
    return report.objects.first { $0.className == className ?? subject.kind.className && $0.object is StandIn }?
      .object as? StandIn
  }
}
