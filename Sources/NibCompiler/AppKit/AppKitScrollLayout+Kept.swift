import NibBytes
import NibGraph
import NibSchema

/// Tables with headers up to Xcode 6, which are not laid out anew.
extension AppKitScrollLayout {
  /// Whether a table with a header keeps the frames of the document, in which what shows the rows begins below the header.
  ///
  /// Seen: 4 of 4 scroll views of Xcode 5.1 and 6.
  static func keepsFrames(_ element: Int, _ lowering: inout Lowering) -> Bool {
    lowering.profile < .xcode7 && lowering.reader.firstChild(.headerView, of: element) != nil
  }

  /// A scroll view that keeps its frames. Seen: 3 of 3 tables fill the room there is.
  static func kept(
    _ element: Int, _ clip: Int, _ layout: AppKitLayout, _ lowering: inout Lowering
  ) -> AppKitScrollLayout {
    var made = AppKitScrollLayout()
    made.isHeaderApart = true
    made.fillsWidth = true
    made.fitsWidth = true
    made.clip = layout.frame(of: clip, &lowering) ?? made.clip
    let header = lowering.reader.firstChild(.headerView, of: element)
    made.header = header.flatMap { layout.frame(of: $0, &lowering) }.map { $0[3] } ?? 0
    let container = lowering.reader.firstChild(.subviews, of: clip)
    made.document = container.flatMap { Array(lowering.reader.children(of: $0)).first }
    if let rect = made.document.flatMap({ layout.frame(of: $0, &lowering) }) { made.size = [rect[2], rect[3]] }
    if lowering.reader.flag(.autohidesScrollers, of: element) ?? false { made.hidesHorizontalScroller = !made.isWider }
    return made
  }
}
