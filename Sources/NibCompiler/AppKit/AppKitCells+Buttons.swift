import NibBytes
import NibGraph
import NibSchema

extension AppKitCells {
  /// The bits of a button's word that no attribute of its cell says alone.
  ///
  /// A button that keeps its image beside its title says so, and its cell's word has the bit. Seen: 1 button.
  static func placeButtonBits(_ element: Int, _ lowering: inout Lowering) {
    guard lowering.reader.tag(element) == .buttonCell else { return }
    let control = control(of: element, &lowering)
    var bits: Int64 = control.map { lowering.reader.flag(.imageHugsTitle, of: $0) ?? false } ?? false ? 0x20 : 0
    if imageSizesDiffer(element, &lowering) { bits |= 0x4_0000 }
    if bits != 0 { lowering.addedBits = (AppKitKey.nsButtonFlags.id, bits) }
  }

  /// Whether a button's word says that its two images have different sizes, which AppKit finds out when it is given them.
  ///
  /// A button with an image has the bit where there is no other image and no title, and a switch where its title is
  /// looked up in strings files and no constraints measure it once more.
  ///
  /// Seen: images, 4 of 4 cells of 10.1 and 11.3 of 2 apps, none of 3 with a title; switches, 1 of 1 cell of 10.1, none of
  /// 1 in a localized document with Auto Layout, of 35 with it and of 200 without it in documents that are not localized.
  /// From 12.0 on no button has it.
  private static func imageSizesDiffer(_ element: Int, _ lowering: inout Lowering) -> Bool {
    guard lowering.profile >= .xcode8beta, lowering.profile < .xcode12 else { return false }
    if lowering.reader.attribute(.image, of: element) != nil {
      return lowering.reader.attribute(.alternateImage, of: element) == nil
        && lowering.reader.attribute(.title, of: element) == nil
    }
    let type = lowering.reader.attribute(.type, of: element).map { lowering.reader.text($0) }
    return (type == "check" || type == "radio") && lowering.isLocalized && !lowering.appKit.usesAutolayout
  }

  /// The colors that a control has and its cell keeps. Seen: 9 buttons and 3 image views of Xcode 26.
  static func lowerTints(
    _ element: Int, _ colors: [(name: WellKnownName, key: AppKitKey)], _ lowering: inout Lowering
  ) {
    guard let control = control(of: element, &lowering) else { return }
    for (name, key) in colors {
      guard let child = lowering.reader.firstChild(name, of: control) else { continue }
      lowering.writer.add(.reference(key, AppKitColors.color(child, &lowering)))
    }
  }

  /// The identifier of a control, which its cell has, too. Seen: 26 of 26 controls of Xcode 13.4 to 26 that have one, of 4
  /// apps and 3 classes.
  static func lowerControlIdentifier(_ element: Int, _ lowering: inout Lowering) {
    guard let control = control(of: element, &lowering),
      let identifier = lowering.reader.attribute(.identifier, of: control)
    else { return }
    let text = lowering.writer.string(lowering.reader.text(identifier))
    lowering.writer.add(.reference(AppKitKey.nsCellIdentifier, text))
  }

  /// The control that an element is the cell of.
  private static func control(of element: Int, _ lowering: inout Lowering) -> Int? {
    guard lowering.reader.childSymbol(element) == .cell else { return nil }
    let control = lowering.reader.parent(of: element)
    return control >= 0 ? control : nil
  }
}
