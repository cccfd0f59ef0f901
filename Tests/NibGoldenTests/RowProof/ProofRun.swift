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
  /// An element has every value that is tried without saying so, which proves nothing.
  case standard(String)
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
    case .standard(let text): "\(text) is what an element has without saying so"
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

  /// The first fault of the trials from archives of some containers: keyed ones, NIBArchives or both.
  ///
  /// All values of a kind's own attributes are tried, of one that it inherits the last that an element does not have
  /// without saying so. There must be such a value, unless archives of the attribute are all alike.
  func outcome(isKeyed containers: [Bool]) -> ProofOutcome {
    if subject.hasNoSample { return .noSample }
    let all = subject.trials
    var tried = all
    // Of two values that are read back one is not the standard.
    if subject.isInherited || all.count == 1 {
      let told = all.last { !isStandard($0.variant, $0.sample) }
      guard let last = told ?? (ObjectSamples.isUnchanging(subject) ? all.last : nil) else {
        return .standard(all.map(\.sample.text).joined(separator: ", "))
      }
      tried = [last]
    }
    for trial in tried {
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
    let values = self.values(of: live, variant)
    if values.isEmpty { return .noProperty(suffix) }
    guard let wrong = values.first(where: { !sample.matches($0.value, of: $0.name) }) else { return .readBack }
    return .wrong("'\(wrong.name)' is \(wrong.value), not \(sample.text)\(suffix)")
  }

  /// Whether the properties have a value in an element, too, that does not say it.
  private func isStandard(_ variant: ProofVariant, _ sample: RowSample) -> Bool {
    var plain = variant
    plain.tests.removeAll { $0.name == subject.attribute }
    let document = ProofDocument(subject: subject, variant: plain, sample: RowSample(text: "") { _ in true })
    guard let live = StandardObjects.standIn(document, by: self) else { return false }
    let values = self.values(of: live, variant)
    return !values.isEmpty && values.allSatisfy { sample.matches($0.value, of: $0.name) }
  }

  /// The properties that read the attribute, with their values: those that name the row, else those that name its key, else
  /// the one of that name.
  private func values(of live: StandIn, _ variant: ProofVariant) -> [(name: String, value: NibValue)] {
    if let values = ProofHost.values(subject, of: live) { return values }
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
      return found.map { entry in
        let name = entry.reading.name
        return (name, PublicProperties.value(name, of: live) ?? entry.table.value(forKey: name, of: live) ?? .null)
      }
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

/// What elements become that say nothing: most attributes of a kind ask for the same one.
@MainActor
private enum StandardObjects {
  private struct Key: Hashable {
    let text: String
    let profile: OutputProfile
  }

  /// The objects with what keeps them alive; nil where an element becomes no stand-in.
  private static var known: [Key: (run: ProofRun, live: StandIn?)] = [:]

  static func standIn(_ document: ProofDocument, by run: ProofRun) -> StandIn? {
    let key = Key(text: document.text, profile: document.variant.profile)
    if let found = known[key] { return found.live }
    let own = ProofRun(subject: run.subject)
    let live = try? own.standIn(document, isKeyed: false)
    known[key] = (own, live)
    return live
  }
}
