// Bundles are Foundation's, which the counterpart for the command does without.
#if !NIB_LIGHT
  import Foundation
  import NibGraph
  import NibResources
  import NibRuntime
  import NibStandIns

  extension UINib {
    /// A nib by name; without a bundle it is looked for in the program's and beside its executable.
    public convenience init(nibName: String, bundle: Bundle?) {
      self.init(file: UnreadNib(name: nibName, bundles: .uiKit(bundle)))
    }
  }

  extension UIStoryboard {
    /// A storyboard by name; without a bundle it is looked for in the program's and beside its executable. Raises what
    /// `init(named:in:)` throws.
    public convenience init(name: String, bundle: Bundle?) {
      let nothing = StoryboardParts(NoStoryboard(name: name), loader: InstantiationContext())
      self.init(
        InterfaceFaults.raising(or: nothing) {
          try LinkedParts.reader(for: name).storyboard(named: name, in: .uiKit(bundle))
        })
    }
  }

  /// A nib by name, looked for when it is first instantiated.
  private final class UnreadNib: NibInstantiating {
    private let name: String
    private let bundles: BundleChain
    private var nib: (any NibInstantiating)?

    init(name: String, bundles: BundleChain) {
      self.name = name
      self.bundles = bundles
    }

    func instantiateReport(owner: AnyObject?, externalObjects: [String: AnyObject]) throws -> Instantiation {
      let nib = try nib ?? LinkedParts.reader(for: name).nib(named: name, in: bundles)
      self.nib = nib
      return try nib.instantiateReport(owner: owner, externalObjects: externalObjects)
    }
  }

  /// What is left of a storyboard that was not found, where somebody goes on in spite of that.
  private struct NoStoryboard: StoryboardContent {
    let name: String
    let manifest = StoryboardManifest()
    func graph(named name: String) throws -> ObjectGraph? { nil }
  }
#endif
