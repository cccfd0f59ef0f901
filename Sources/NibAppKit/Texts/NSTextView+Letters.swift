import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Commands for letters: distance, ligatures, height.
extension NSTextView {
  private func points(_ key: NSAttributedString.Key, in attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    attributes[key] as? CGFloat ?? (attributes[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
  }

  /// Sets no distance between letters beside their own, not even that of their font.
  public final func turnOffKerning(_ sender: Any?) { changeTyped { $0[.kern] = CGFloat(0) } }
  /// Brings letters nearer by a point.
  public final func tightenKerning(_ sender: Any?) { changeTyped { $0[.kern] = self.points(.kern, in: $0) - 1 } }
  /// Brings letters apart by a point.
  public final func loosenKerning(_ sender: Any?) { changeTyped { $0[.kern] = self.points(.kern, in: $0) + 1 } }
  /// Sets the distance that the font has.
  public final func useStandardKerning(_ sender: Any?) { changeTyped { $0[.kern] = nil } }
  /// Uses no ligatures.
  public final func turnOffLigatures(_ sender: Any?) { changeTyped { $0[.ligature] = 0 } }
  /// Uses the usual ligatures.
  public final func useStandardLigatures(_ sender: Any?) { changeTyped { $0[.ligature] = nil } }
  /// Uses all ligatures.
  public final func useAllLigatures(_ sender: Any?) { changeTyped { $0[.ligature] = 2 } }
  /// Raises letters by a point.
  public final func raiseBaseline(_ sender: Any?) {
    changeTyped { $0[.baselineOffset] = self.points(.baselineOffset, in: $0) + 1 }
  }
  /// Lowers letters by a point.
  public final func lowerBaseline(_ sender: Any?) {
    changeTyped { $0[.baselineOffset] = self.points(.baselineOffset, in: $0) - 1 }
  }
  /// Draws letters as outlines, or no more.
  public final func outline(_ sender: Any?) {
    changeTyped { $0[.strokeWidth] = self.points(.strokeWidth, in: $0) == 0 ? CGFloat(3) : nil }
  }
  /// Uses traditional forms of characters, or no more.
  public final func toggleTraditionalCharacterShape(_ sender: Any?) {
    changeTyped { $0[.characterShape] = self.number(.characterShape, in: $0) == 0 ? 1 : nil }
  }
  /// Highlights what is selected, or no more.
  public final func highlight(_ sender: Any?) {
    changeTyped {
      $0[.textHighlightStyle] =
        $0[.textHighlightStyle] == nil ? NSAttributedString.TextHighlightStyle.default.rawValue : nil
    }
  }

  /// Puts the ruler of what is selected aside, for `pasteRuler`: the style of its first paragraph.
  final func copyParagraphStyle() {
    TextSystem.copiedStyle = typingAttributes[.paragraphStyle] as? NSParagraphStyle ?? .default
  }
  /// Gives the paragraphs of what is selected the style that was put aside.
  final func pasteParagraphStyle() {
    guard let style = TextSystem.copiedStyle, let range = rangesForUserParagraphAttributeChange?.first?.rangeValue,
      shouldChangeText(in: range, replacementString: nil)
    else { return }
    textStorage?.addAttribute(.paragraphStyle, value: style, range: range)
    didChangeText()
  }

  /// Names of the panels that were asked for, the last one last: none is seen. For tests.
  public final var panelsAskedFor: [String] { self[rare: TextViewSettings.self].panels }
  private func ask(_ panel: String) { self[rare: TextViewSettings.self].panels.append(panel) }
  /// Shows the panel of distances; `panelsAskedFor` has it.
  public final func orderFrontSpacingPanel(_ sender: Any?) { ask("spacing") }
  /// Shows the panel of links; `panelsAskedFor` has it.
  public final func orderFrontLinkPanel(_ sender: Any?) { ask("link") }
  /// Shows the panel of lists; `panelsAskedFor` has it.
  public final func orderFrontListPanel(_ sender: Any?) { ask("list") }
  /// Shows the panel of tables; `panelsAskedFor` has it.
  public final func orderFrontTablePanel(_ sender: Any?) { ask("table") }
  /// Shows what is selected, or its attachments, or no more; `panelsAskedFor` has it.
  public final func toggleQuickLookPreviewPanel(_ sender: Any?) { ask("quickLook") }
  /// The preview shows what is selected now.
  public final func updateQuickLookPreviewPanel() {}
  /// The files of the attachments in parts.
  public final func quickLookPreviewableItems(inRanges ranges: [NSValue]) -> [Any] {
    var found: [Any] = []
    let text = attributedString()
    for range in ranges.map({ clipped($0.rangeValue) }) {
      text.enumerateAttribute(.attachment, in: range, options: []) { value, part, _ in
        guard let attachment = value as? NSTextAttachment else { return }
        let url = self.textDelegate?.textView(self, urlForContentsOf: attachment, at: part.location)
        if let item: Any = url ?? attachment.fileWrapper { found.append(item) }
      }
    }
    return found
  }
}
