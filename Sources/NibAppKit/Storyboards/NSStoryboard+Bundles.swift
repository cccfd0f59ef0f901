import Foundation
import NibFoundation
import NibGraph
import NibObjects
import NibResources
import NibRuntime
import NibStandIns

extension NSStoryboard {
  /// A storyboard by name: in a bundle alone, without one in the main bundle (`MainBundle.current`). Raises what
  /// `init(named:in:)` throws.
  public convenience init(name: Name, bundle: Bundle?) {
    let nothing = StoryboardParts(MissingStoryboard(name: name), loader: InstantiationContext())
    self.init(
      InterfaceFaults.raising(or: nothing) {
        try LinkedParts.reader(for: name).storyboard(named: name, for: .appkit, in: .appKit(bundle))
      })
  }

  /// The storyboard that the main bundle's `Info.plist` names as the main one; nil for none.
  public class var main: NSStoryboard? {
    (MainBundle.current.information["NSMainStoryboardFile"] as? String).map {
      NSStoryboard(name: $0, bundle: nil)
    }
  }
}

/// What is left of a storyboard that was not found, where somebody goes on in spite of that.
private struct MissingStoryboard: StoryboardContent {
  let name: String
  let manifest = StoryboardManifest()
  func graph(named name: String) throws -> ObjectGraph? { nil }
}
