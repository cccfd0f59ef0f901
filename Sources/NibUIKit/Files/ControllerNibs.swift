import NibResources
import NibRuntime
import NibStandIns

import NibFoundation

extension NibPlaces {
  /// Where to look where UIKit is given a bundle: in that one alone, or without one in the main bundle.
  static func uiKit(_ bundle: Bundle?) -> NibPlaces {
    guard let bundle else { return .mainBundle }
    return bundle.isMain ? .mainBundle : .bundle(ResourceBundle(recognizing: bundle.bundlePath))
  }
}

extension InstantiationContext {
  /// What the nibs of a controller depend on that code makes.
  ///
  /// Without a name and a bundle there need be no nib, so a program that reads no files has none; else that is raised.
  static func looking(for nibName: String?, in bundle: Bundle?) -> InstantiationContext {
    func found() throws -> InstantiationContext {
      try LinkedParts.reader(for: nibName ?? "nib").loader(in: .uiKit(bundle), idiom: nil)
    }
    if nibName == nil, bundle == nil { return (try? found()) ?? InstantiationContext() }
    return InterfaceFaults.raising(or: InstantiationContext()) { try found() }
  }
}

extension UIViewController {
  /// Makes a controller that loads its view from a nib.
  /// - Parameters:
  ///   - nibName: base name of the nib; nil looks for one named as the class.
  ///   - loader: where nibs, classes and images come from.
  public convenience init(nibName: String?, loader: InstantiationContext) {
    self.init(nibName: nibName, bundle: nil)
    givenLoader = loader
  }

  /// Makes a controller that loads its view from a nib in bundles.
  /// - Parameters:
  ///   - nibName: base name of the nib; nil looks for one named as the class.
  ///   - bundles: where the nib is looked for, and what it names.
  ///   - languages: wanted languages, the best first.
  ///   - idiom: the kind of device; nil takes what is made for all first.
  public convenience init(
    nibName: String? = nil, in bundles: BundleChain, languages: [String] = [], idiom: ImageIdiom? = nil
  ) {
    let loader = InterfaceFaults.raising(or: InstantiationContext()) {
      try LinkedParts.reader(for: nibName ?? "nib").loader(
        in: NibPlaces(bundles, languages: languages), idiom: idiom)
    }
    self.init(nibName: nibName, loader: loader)
  }
}
