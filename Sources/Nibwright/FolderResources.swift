import NibResources
import NibRuntime

/// Images from a folder, whatever lies around it: a file is found by its name at any depth, the nearest first.
///
/// Scale and device suffixes are understood as in a bundle; asset catalogs in the folder are read.
public struct FolderResources: ResourceProviding {
  private let images: BundleImages

  /// Answers from a folder. It is listed at the first question, and not again.
  /// - Parameters:
  ///   - path: path of the folder.
  ///   - files: where files are read from.
  ///   - scale: wanted pixels a point.
  ///   - idiom: the kind of device; nil takes what is made for all first.
  public init(
    _ path: String, files: any FileSource = DiskFileSource(), scale: Int = 1, idiom: ImageIdiom? = nil
  ) {
    let folder = ResourceBundle(sources: path)
    images = BundleImages(BundleChain(nibBundle: folder, source: files), scale: scale, idiom: idiom)
  }

  /// Finds the file.
  public func image(_ query: NibImageQuery) -> NibImageAnswer { images.image(query) }

  /// The color of a catalog in the folder.
  public func color(_ query: NibColorQuery) -> NibColor? { images.color(query) }
}
