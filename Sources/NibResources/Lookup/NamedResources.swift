import Synchronization

/// Images, colors, data and files by name in the bundles of a chain, with the objects that programs made of them.
///
/// The same question gives the same object for as long as the chain's bundles are not listed anew, and after that while
/// its file is the same: same path, size and time of change.
package final class NamedResources: Sendable {
  /// Where names are looked for.
  package let chain: BundleChain
  /// Finds images.
  package let images: ImageResolver
  /// Finds colors and data.
  package let assets: AssetResolver
  /// Finds nibs, storyboards and other files.
  package let files: ResourceLookup
  private let memory = Mutex(Memory())

  private struct Memory {
    var stamp: BundleChain.Stamp?
    /// The object of each question that was asked since the bundles were listed; nil where nothing was found.
    var objects: [Question: Box?] = [:]
    /// The object of each file.
    var made: [FileKey: (stamp: FileStamp?, object: Box)] = [:]
  }

  private struct Question: Hashable {
    let query: ImageQuery
    /// The class of the objects.
    let type: ObjectIdentifier
  }

  private struct FileKey: Hashable {
    let path: String
    let set: String?
    let scale: Int
    let type: ObjectIdentifier
    let query: ImageQuery
  }

  private struct Box: @unchecked Sendable { let object: AnyObject }

  /// Names in a chain.
  package init(_ chain: BundleChain, languages: [String] = []) {
    self.chain = chain
    images = ImageResolver(chain: chain, options: ImageSearchOptions(languages: languages))
    assets = AssetResolver(chain: chain, languages: languages)
    files = ResourceLookup(chain: chain, languages: languages)
  }

  /// The object of an image, made of its file where it is not there yet; nil if no file is found that begins as an image
  /// does.
  package func image<Object: AnyObject & Sendable>(_ query: ImageQuery, make: (ImageMatch) -> Object) -> Object? {
    let question = Question(query: query, type: ObjectIdentifier(Object.self))
    let stamp = chain.stamp
    let known = memory.withLock { $0.stamp == stamp ? $0.objects[question] : nil }
    if let known { return known.map { unsafeDowncast($0.object, to: Object.self) } }
    let object = search(question, make: make)
    memory.withLock { memory in
      if memory.stamp != stamp || memory.objects.count >= chain.limits.rememberedAnswers {
        guard stamp == chain.stamp else { return }
        memory.stamp = stamp
        memory.objects.removeAll()
        if memory.made.count >= chain.limits.rememberedAnswers { memory.made.removeAll() }
      }
      memory.objects[question] = .some(object.map { Box(object: $0) })
    }
    return object
  }

  private func search<Object: AnyObject & Sendable>(_ question: Question, make: (ImageMatch) -> Object) -> Object? {
    guard case .found(let match) = images.resolve(question.query), match.isReadable else { return nil }
    let key = FileKey(
      path: match.file, set: match.catalogSet, scale: match.scale, type: question.type, query: question.query)
    let stamp = chain.source.stamp(match.file)
    return memory.withLock { memory in
      if let known = memory.made[key], stamp != nil, known.stamp == stamp {
        return unsafeDowncast(known.object.object, to: Object.self)
      }
      let object = make(match)
      memory.made[key] = (stamp, Box(object: object))
      return object
    }
  }
}

extension ImageMatch {
  /// Whether the file begins as an image does, and has a size where its format has one.
  package var isReadable: Bool { format.map { $0.isVector || pixelSize != nil } ?? false }
}
