import Foundation
import NibResources

/// The name of data in an asset catalog.
public typealias NSDataAssetName = String

/// Data of an asset catalog. Stands in for NSDataAsset.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The name of data in an asset catalog.
  public typealias Name = NSDataAssetName

  /// The name.
  public final let name: NSDataAssetName
  /// The bytes.
  public final let data: Data
  /// The uniform type identifier: that of the catalog, else one by the file's extension.
  public final let typeIdentifier: String

  /// Finds the data of a name in the main bundle's catalogs; nil if there is none, or its file cannot be read.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, in: MainBundle.current.own) }

  /// Finds the data of a name in a bundle's catalogs.
  public convenience init?(name: NSDataAssetName, bundle: Bundle) { self.init(name: name, in: bundle.namedResources) }

  /// Finds the data of a name in the main bundle and every bundle inside it.
  public convenience init?(namedGlobally name: NSDataAssetName) { self.init(name: name, in: MainBundle.current.global) }

  private init?(name: NSDataAssetName, in resources: NamedResources) {
    guard case .found(let match) = resources.assets.data(AssetQuery(name)),
      let bytes = try? resources.chain.source.read(match.file)
    else { return nil }
    self.name = name
    data = Data(bytes)
    typeIdentifier = match.typeIdentifier ?? Self.typeIdentifiers[match.file.fileEnding] ?? "public.data"
    super.init()
  }

  /// - Documented: Uniform Type Identifiers, "System-Declared Uniform Type Identifiers".
  private static let typeIdentifiers = [
    "json": "public.json", "txt": "public.plain-text", "xml": "public.xml", "html": "public.html",
    "csv":
      "public.comma-separated-values-text", "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg",
    "gif": "com.compuserve.gif", "pdf": "com.adobe.pdf", "mp3": "public.mp3", "mp4": "public.mpeg-4",
    "wav": "com.microsoft.waveform-audio", "plist": "com.apple.property-list",
  ]
}

extension String {
  fileprivate var fileEnding: String { split(separator: ".").last.map { $0.lowercased() } ?? "" }
}
