import NibRuntime
import NibStandIns

/// Images of a slider by state.
struct SliderImages {
  var thumb: [Int: UIImage] = [:]
  var least: [Int: UIImage] = [:]
  var most: [Int: UIImage] = [:]

  /// What a state shows: its own, or the normal state's.
  static func shown(_ images: [Int: UIImage], _ state: UIControl.State) -> UIImage? {
    images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }
}

/// Images of knob and track; kept, and drawn by nothing.
extension UISlider {
  /// Sets the image of the knob in a state.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) { images.thumb[state.rawValue] = image }

  /// The image of the knob in a state.
  public func thumbImage(for state: UIControl.State) -> UIImage? { SliderImages.shown(images.thumb, state) }

  /// The image of the knob in the slider's own state.
  public var currentThumbImage: UIImage? { thumbImage(for: state) }

  /// Sets the image of the track below the value in a state.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.least[state.rawValue] = image
  }

  /// The image of the track below the value in a state.
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? { SliderImages.shown(images.least, state) }

  /// Sets the image of the track above the value in a state.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.most[state.rawValue] = image
  }

  /// The image of the track above the value in a state.
  public func maximumTrackImage(for state: UIControl.State) -> UIImage? { SliderImages.shown(images.most, state) }
}
