import Foundation
import NibFoundation
import NibGraph
import NibRuntime
import NibSchema
import NibStandIns

extension NSView {
  /// Takes over what the archive says of a view that was made by its frame.
  public func takeArchived(from coder: NibCoder) throws {
    adopt(coder)
    try Self.viewTable.read(self, from: coder)
    try readLayout(coder)
    try readSubviews(from: coder)
    holdArchived()
  }

  /// What the archive gave the view knows it.
  final func holdArchived() {
    for constraint in constraints { constraint.holder = self }
    for recognizer in gestureRecognizers { recognizer.view = self }
    for guide in layoutGuides { guide.owningView = self }
  }

  /// Adds views that lie in no other one.
  final func addNew(_ views: [NSView]) {
    for view in views where view.superview == nil { addSubview(view) }
  }

  final func readSubviews(from coder: NibCoder) throws {
    for subview in try Self.viewTable.names.members("subviews", in: coder, of: NSView.self) {
      // No archive that was meant has a view twice.
      if let other = subview.superview, other !== self { try coder.spend(other.subviews.count) }
      addSubview(subview)
    }
  }

  final func readLayout(_ coder: NibCoder) throws {
    let names = Self.viewTable.names
    if let size = try names.value("frameSize", in: coder, as: NSSize.self) { frame = NSRect(origin: .zero, size: size) }
    boundsOrigin = try names.value("bounds", in: coder, as: NSRect.self)?.origin
    if try Self.viewTable.names.value("translatesAutoresizingMaskIntoConstraints", in: coder, as: Bool.self) == true {
      translatesAutoresizingMaskIntoConstraints = false
    }
    identifier =
      try Self.viewTable.names.value("identifier", in: coder, as: NSUserInterfaceItemIdentifier.self) ?? identifier
    coder.decodeLater(names.key("nextKeyView"), as: NSView.self) { [weak self] in self?.nextKeyView = $0 }
  }
}
