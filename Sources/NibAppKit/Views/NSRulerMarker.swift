import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A marker on a ruler. Stands in for NSRulerMarker. The client of the ruler is asked what a user may do with it.
@MainActor
open class NSRulerMarker {
  /// The ruler that it is on; not kept alive.
  open internal(set) weak var ruler: NSRulerView?
  /// Where it is along the ruler, in the coordinates of the client, in points.
  open var markerLocation: CGFloat
  /// The image.
  open var image: NSImage
  /// The point of the image that stands at the location.
  open var imageOrigin: NSPoint
  /// Whether a user can move it.
  open var isMovable = false
  /// Whether a user can take it away.
  open var isRemovable = false
  /// What it stands for.
  open var representedObject: (any NSCopying)?
  /// Whether a user drags it right now.
  open private(set) var isDragging = false

  /// Makes one; it is on the ruler once that is told to add it.
  public init(rulerView ruler: NSRulerView, markerLocation location: CGFloat, image: NSImage, imageOrigin: NSPoint) {
    (self.ruler, markerLocation, self.image, self.imageOrigin) = (ruler, location, image, imageOrigin)
  }

  private var isAcross: Bool { ruler?.orientation != .verticalRuler }

  /// Where the image is, in the ruler's coordinates, in points.
  open var imageRectInRuler: NSRect {
    guard let ruler else { return .zero }
    let (along, base) = (markerLocation + ruler.originOffset, ruler.baselineLocation)
    let point = isAcross ? NSPoint(x: along, y: base) : NSPoint(x: base, y: along)
    let size = image.size
    // On a ruler across, whose y runs down, the image stands on the line where the marks begin.
    let y = isAcross ? point.y - size.height + imageOrigin.y : point.y - imageOrigin.y
    return NSRect(
      x: point.x - (isAcross ? imageOrigin.x : size.width - imageOrigin.x), y: y, width: size.width, height: size.height
    )
  }

  /// How thick the room for markers must be for this one, in points.
  open var thicknessRequiredInRuler: CGFloat { isAcross ? image.size.height : image.size.width }

  /// Draws the image.
  open func draw(_ rect: NSRect) { if imageRectInRuler.touches(rect) { image.draw(in: imageRectInRuler) } }

  /// Does what a user does who drags the marker to the place of an event and lets it go.
  /// - Parameters:
  ///   - mouseDownEvent: the event.
  ///   - isAdding: whether it is dragged onto the ruler.
  /// - Returns: whether it is there now.
  open func trackMouse(with mouseDownEvent: NSEvent, adding isAdding: Bool) -> Bool {
    guard let ruler else { return false }
    return isAdding ? add(at: ruler.location(of: mouseDownEvent)) : move(to: ruler.location(of: mouseDownEvent))
  }

  private func add(at location: CGFloat) -> Bool {
    guard let ruler, ruler.clientView?.rulerView(ruler, shouldAdd: self) ?? true else { return false }
    isDragging = true
    markerLocation = ruler.clientView?.rulerView(ruler, willAdd: self, atLocation: location) ?? location
    ruler.addMarker(self)
    isDragging = false
    ruler.clientView?.rulerView(ruler, didAdd: self)
    return true
  }

  /// Does what a user does who drags the marker along its ruler: the client may refuse, or choose another location.
  /// - Returns: whether it was moved.
  @discardableResult
  open func move(to location: CGFloat) -> Bool {
    guard let ruler, isMovable, ruler.clientView?.rulerView(ruler, shouldMove: self) ?? true else { return false }
    isDragging = true
    markerLocation = ruler.clientView?.rulerView(ruler, willMove: self, toLocation: location) ?? location
    isDragging = false
    ruler.clientView?.rulerView(ruler, didMove: self)
    return true
  }

  /// Does what a user does who drags the marker off its ruler: the client may refuse.
  /// - Returns: whether it is gone.
  @discardableResult
  open func dragOff() -> Bool {
    guard let ruler, isRemovable, ruler.clientView?.rulerView(ruler, shouldRemove: self) ?? true else { return false }
    ruler.removeMarker(self)
    ruler.clientView?.rulerView(ruler, didRemove: self)
    return true
  }
}
