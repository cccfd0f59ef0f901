import NibBytes
import NibGraph
import NibSchema

/// Which views fill the screen of the document's device.
extension UIKitFrames {
  /// The frame of a controller's view that the document shows under bars or in a sheet: the whole screen of its device
  /// from Xcode 8 on. What is in the view stays where it was.
  ///
  /// Seen: 7 of 7 views of 6 documents of 5 apps, as wide as the screen and lower than it; 6 of 6 of a size of their own
  /// keep it, and 2 of 2 of one app above an opaque tab bar, below which no view reaches.
  static func fullScreen(_ frame: Rect, _ element: Int, _ lowering: inout Lowering) -> Rect? {
    guard lowering.profile >= .xcode8, lowering.scope?.isRootView(element) == true, frame.x == 0, frame.y == 0,
      let device = lowering.reader.firstChild(.device, of: 0),
      lowering.reader.firstChild(.adaptation, of: device).flatMap({ lowering.reader.attribute(.id, of: $0) }).map({
        lowering.reader.document.bytes.equals($0, "fullscreen")
      }) ?? true,
      let id = lowering.reader.attribute(.id, of: device),
      let screen = DeviceScreen.size(
        of: lowering.reader.text(id),
        isLandscape: lowering.reader.attribute(.orientation, of: device).map {
          lowering.reader.document.bytes.equals($0, "landscape")
        } ?? false), frame.width == screen.width, frame.height < screen.height
    else { return nil }
    let controller = lowering.reader.parent(of: element)
    guard !hasOwnSize(controller, &lowering), !isHeld(controller, &lowering) else { return nil }
    return Rect(x: 0, y: 0, width: screen.width, height: screen.height)
  }

  /// Whether the document gives a view or a controller a size of its own.
  ///
  /// Seen: 5 controllers of 4 documents have a size without metrics.
  static func hasOwnSize(_ element: Int, _ lowering: inout Lowering) -> Bool {
    lowering.reader.children(of: element).contains {
      let tag = lowering.reader.tag($0)
      return tag == .freeformSimulatedSizeMetrics || tag == .size
    }
  }

  /// Whether the document shows a view or a controller on a screen of Xcode 5's time.
  static func hasScreen(_ element: Int, _ lowering: inout Lowering) -> Bool {
    lowering.reader.children(of: element).contains { lowering.reader.tag($0) == .simulatedScreenMetrics }
  }

  /// Whether a container decides how large a controller's view is: a segue puts it into a container view, or above a tab
  /// bar that is opaque.
  private static func isHeld(_ controller: Int, _ lowering: inout Lowering) -> Bool {
    guard let id = lowering.reader.attribute(.id, of: controller) else { return false }
    return lowering.reader.document.elements.indices.contains { index in
      guard lowering.reader.tag(index) == .segue,
        let destination = lowering.reader.attribute(.destination, of: index),
        lowering.reader.document.bytes[destination.range] == lowering.reader.document.bytes[id.range],
        let kind = lowering.reader.attribute(.kind, of: index)
      else { return false }
      return lowering.reader.document.bytes.equals(kind, "embed") || isOfOpaqueTabs(index, &lowering)
    }
  }

  /// Whether a segue is that from a tab bar controller, whose bar is opaque, to one of its own.
  private static func isOfOpaqueTabs(_ segue: Int, _ lowering: inout Lowering) -> Bool {
    let connections = lowering.reader.parent(of: segue)
    let container = connections < 0 ? connections : lowering.reader.parent(of: connections)
    guard container >= 0, lowering.reader.tag(container) == .tabBarController,
      let bar = lowering.reader.firstChild(.tabBar, of: container)
    else { return false }
    return lowering.reader.flag(.translucent, of: bar) == false
  }
}
