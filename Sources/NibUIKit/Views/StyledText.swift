import NibRuntime
import NibStandIns

/// A text, with attributes or without: the two never say different things.
struct StyledText {
  private var plain: String?
  private var styled: NibText?

  /// The characters. Setting them lets attributes go.
  var string: String? {
    get { styled?.string ?? plain }
    set {
      plain = newValue
      styled = nil
    }
  }

  /// The text with attributes; nil without any. Setting nil keeps the characters.
  var text: NibText? {
    get { styled }
    set {
      plain = newValue?.string ?? string
      styled = newValue
    }
  }
}
