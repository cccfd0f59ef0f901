import NibRuntime
import NibStandIns

// Items by their numbers, by what they hold, and as what is dragged.
extension UIPasteboard {
  /// What text may hold. Stands in for UIPasteboard.DetectionPattern.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A link, or what may be one.
    public static let probableWebURL = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// Words to search for.
    public static let probableWebSearch = Self(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// A number.
    public static let number = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
  }

  private func chosen(_ set: IndexSet?) -> [[String: Any]] {
    guard let set else { return items }
    let items = items
    return set.filter { items.indices.contains($0) }.map { items[$0] }
  }

  /// The types of items, each sorted; nil for all items. Numbers without item do not count.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }

  /// Whether items have parts of types: each of them one.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let items = chosen(itemSet)
    return !items.isEmpty && items.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// The numbers of items that have a part of one of some types.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let items = items
    let found = items.indices.filter { place in pasteboardTypes.contains { items[place][$0] != nil } }
    return found.isEmpty ? nil : IndexSet(found)
  }

  /// The parts of a type of items; nil for none.
  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    let found = chosen(itemSet).compactMap { $0[pasteboardType] }
    return found.isEmpty ? nil : found
  }

  /// The bytes of a type of items; nil for none.
  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    let found = chosen(itemSet).compactMap { $0[pasteboardType] as? Data }
    return found.isEmpty ? nil : found
  }

  /// The items as what is dragged. Setting them copies what they hand over at once: texts, links and images.
  public var itemProviders: [NSItemProvider] {
    get { items.map(Self.provider) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Copies what is dragged, for as long as is said.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    var options: [OptionsKey: Any] = [.localOnly: localOnly]
    options[.expirationDate] = expirationDate
    setItems(itemProviders.compactMap(Self.item), options: options)
  }

  /// Copies objects, each an item: texts, links and images.
  public func setObjects(_ objects: [Any], localOnly: Bool = false, expirationDate: Date? = nil) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
  }

  private static func provider(_ item: [String: Any]) -> NSItemProvider {
    let provider = NSItemProvider()
    for type in item.keys.sorted() {
      guard let part = item[type] else { continue }
      let link = type.contains("url") ? (part as? String).flatMap { URL(string: $0) } : nil
      provider.registerObject(link ?? part)
    }
    return provider
  }

  private static func item(_ provider: NSItemProvider) -> [String: Any]? {
    var item: [String: Any] = [:]
    provider.loadObject(ofClass: URL.self) { link, _ in item["public.url"] = link }
    provider.loadObject(ofClass: UIImage.self) { image, _ in item["public.image"] = image }
    provider.loadObject(ofClass: String.self) { text, _ in item["public.utf8-plain-text"] = text }
    return item.isEmpty ? nil : item
  }

  /// Says at once what the first text holds: a link is what has a scheme and a host, a number what is one, and other text
  /// is to be searched for.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) { completionHandler(.success(patterns.intersection(Set(found.keys)))) }

  /// Says at once which parts of the first text are what, as `detectPatterns`: a text, or a `Double` for a number.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) { completionHandler(.success(found.filter { patterns.contains($0.key) })) }

  /// What the first text holds, each part nil where it holds none. Stands in for UIPasteboard.DetectedValues.
  public struct DetectedValues {
    /// A link, or what may be one.
    public internal(set) var probableWebURL = ""
    /// Words to search for.
    public internal(set) var probableWebSearch = ""
    /// A number.
    public internal(set) var number: Double?
    /// What was found.
    public internal(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
  }

  private static let patternsOfValues: [PartialKeyPath<DetectedValues>: DetectionPattern] = [
    \.probableWebURL: .probableWebURL, \.probableWebSearch: .probableWebSearch, \.number: .number,
  ]

  private func detected(_ keyPaths: Set<PartialKeyPath<DetectedValues>>) -> DetectedValues {
    let found = found
    var values = DetectedValues()
    values.patterns = keyPaths.filter { Self.patternsOfValues[$0].map { found[$0] != nil } ?? false }
    if keyPaths.contains(\.probableWebURL), let link = found[.probableWebURL] as? String {
      values.probableWebURL = link
    }
    if keyPaths.contains(\.probableWebSearch), let words = found[.probableWebSearch] as? String {
      values.probableWebSearch = words
    }
    if keyPaths.contains(\.number) { values.number = found[.number] as? Double }
    return values
  }

  /// Says at once what the first text holds, as above.
  public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
  ) { completionHandler(.success(detected(keyPaths).patterns)) }

  /// Says at once which parts of the first text are what, as above.
  public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
  ) { completionHandler(.success(detected(keyPaths))) }

  /// What the first text holds.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> { detected(keyPaths).patterns }

  /// Which parts of the first text are what.
  public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
    detected(keyPaths)
  }

  private var found: [DetectionPattern: Any] {
    if let url { return [.probableWebURL: url.absoluteString] }
    guard let text = string?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return [:] }
    if let link = URL(string: text), link.scheme != nil, link.host != nil { return [.probableWebURL: text] }
    if let number = Double(text) { return [.number: number, .probableWebSearch: text] }
    return [.probableWebSearch: text]
  }
}
