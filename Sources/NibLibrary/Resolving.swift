import CNibwright
import NibContext
import NibDiagnostics
import NibResources
import Nibwright

/// Where a name was found.
private struct Match: JSONWriting {
  var file: String
  var bundle: String
  var language: String?
  var scale: Int?
  var width: Int?
  var height: Int?

  func write(_ json: inout JSONWriter) {
    json.member("file", file)
    json.member("bundle", bundle)
    json.member("language", language)
    json.member("scale", scale)
    json.member("pixelWidth", width)
    json.member("pixelHeight", height)
  }
}

/// A question of C's.
private struct Question {
  var kind = nibwright_resource.image
  var scale = 1
  var languages: [String] = []

  init(_ options: UnsafePointer<nibwright_resolve_options>?) throws(Failure) {
    guard let options else { return }
    let memory = try Arguments.structure(options, "options")
    defer { memory.deallocate() }
    kind = try Arguments.choice(memory.pointee.kind, of: nibwright_resource.self, "kind")
    scale = memory.pointee.scale == 0 ? 1 : Int(memory.pointee.scale)
    guard (1...3).contains(scale) else { throw .argument("scale \(scale) is not 1 to 3") }
    languages = try Arguments.texts(memory.pointee.languages, memory.pointee.language_count, "languages")
  }

  func answer(_ name: String, in chain: BundleChain) -> Result<Match, NibError> {
    let lookup = ResourceLookup(chain: chain, languages: languages)
    switch kind {
    case .image: return image(name, in: chain)
    case .nib: return file(name, lookup.nib(named: name))
    case .storyboard: return file(name, lookup.storyboard(named: name))
    case .file: return file(name, lookup.file(named: name))
    }
  }

  private func image(_ name: String, in chain: BundleChain) -> Result<Match, NibError> {
    let options = ImageSearchOptions(languages: languages)
    switch ImageResolver(chain: chain, options: options).resolve(ImageQuery(name, scale: scale)) {
    case .missing(let tried): return missing(name, tried)
    case .found(let match):
      return .success(
        Match(
          file: match.file, bundle: match.bundle.path, scale: match.scale, width: match.pixelSize.map { Int($0.width) },
          height: match.pixelSize.map { Int($0.height) }))
    }
  }

  private func file(_ name: String, _ answer: ResourceAnswer) -> Result<Match, NibError> {
    switch answer {
    case .missing(let tried): missing(name, tried)
    case .found(let match):
      .success(Match(file: match.path, bundle: match.bundle.path, language: match.language))
    }
  }

  private func missing(_ name: String, _ tried: [String]) -> Result<Match, NibError> {
    let list = tried.isEmpty ? "no bundle" : tried.joined(separator: ", ")
    return .failure(NibError(code: .notFound, place: Place(file: name), detail: "nothing has this name; tried \(list)"))
  }
}

/// Finds what a name means in bundles and all bundles inside them, as a JSON object with "file", "bundle" and
/// what else is known of it. NIBWRIGHT_NOT_FOUND names what was tried.
@c @implementation public func nibwright_resolve(
  _ name: UnsafePointer<CChar>, _ bundles: UnsafePointer<UnsafePointer<CChar>>, _ count: Int,
  _ options: UnsafePointer<nibwright_resolve_options>?, _ json: UnsafeMutablePointer<OpaquePointer?>,
  _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> nibwright_status {
  attempt(error) { () throws(Failure) in
    let place = try Arguments.place(json, "json")
    let name = try Arguments.text(name, "name")
    let question = try Question(options)
    let files = LibraryFiles.source
    let paths = try Arguments.texts(bundles, count, "bundles")
    let chain = BundleChain(extra: paths.map { ResourceBundle($0, in: files) }, source: files)
    let match = try calling { () throws(NibError) in try question.answer(name, in: chain).get() }
    place.pointee = HandleTable.publish(BytesHandle(match.json()))
  }
}
