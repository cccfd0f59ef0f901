import Foundation
import NibRemote

/// Pictures that are there before somebody looks at them.
public struct Gallery: Sendable {
  private let store: ManifestStore
  private let preloader: ImagePreloader

  /// A gallery with the manifest that comes with the program. Needs no network.
  /// - Parameters:
  ///   - shipped: path of the manifest.
  ///   - folder: where manifest and pictures are kept; made when it is not there.
  public init(shipped: String, folder: String) throws {
    store = try ManifestStore(shipped: shipped, folder: folder)
    preloader = ImagePreloader(cache: try ImageCache(folder: folder + "/images"))
  }

  /// A gallery that takes little: for a phone on the road.
  public init(frugallyFrom shipped: String, folder: String) throws {
    store = try ManifestStore(shipped: shipped, folder: folder, fewestEntries: 2)
    preloader = ImagePreloader(
      cache: try ImageCache(folder: folder + "/images", limits: .init(bytes: 20 << 20, age: 7 * 86_400)),
      limits: PreloadLimits(parallel: 2, bytesPerImage: 1 << 20, bytesInAll: 10 << 20),
      policy: FetchPolicy(idleSeconds: 5, wholeSeconds: 30, tries: 2))
  }

  /// Path of the manifest in the bundle of this module.
  public static var shipped: String? { Bundle.module.path(forResource: "images", ofType: "plist") }

  /// Asks a server for a newer manifest, and says what came of it.
  public func update(from address: String) async -> String {
    switch await store.refresh(from: address) {
    case .replaced: "a newer manifest was taken"
    case .unchanged: "the manifest is the newest"
    case .kept(let error): "the manifest stays: \(error)"
    }
  }

  /// Fetches what is missing, and says of each picture what became of it.
  public func prepare(_ show: (String) -> Void) async {
    for await step in preloader.preload(await store.manifest) {
      let name = step.entry.name ?? step.entry.image
      switch step.outcome {
      case .cached: show("\(step.done)/\(step.total) \(name) was there")
      case .fetched(let image): show("\(step.done)/\(step.total) \(name) has \(image.bytes) bytes")
      case .kept(_, let error): show("\(step.done)/\(step.total) \(name) stays as it was: \(error.code)")
      case .failed(let error): show("\(step.done)/\(step.total) \(name) is missing: \(error.code)")
      }
    }
  }

  /// The bytes of a picture, fetched if need be; nil when the manifest has none of the name.
  public func picture(named name: String) async throws -> [UInt8]? {
    guard let entry = await entry(named: name) else { return nil }
    return try await preloader.bytes(entry)
  }

  /// What a view shows of a picture, as it comes.
  public func states(ofPictureNamed name: String) async -> [String] {
    guard let entry = await entry(named: name) else { return [] }
    var words: [String] = []
    for await state in preloader.states(of: entry) {
      switch state {
      case .placeholder: words.append("placeholder")
      case .image(let bytes): words.append("\(bytes.count) bytes")
      case .failed(let error): words.append("failed: \(error.code)")
      }
    }
    return words
  }

  private func entry(named name: String) async -> ManifestEntry? {
    await store.manifest.entries.first { $0.name == name }
  }
}
