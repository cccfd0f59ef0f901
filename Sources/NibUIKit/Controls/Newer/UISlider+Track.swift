import NibRuntime
import NibStandIns

extension UISlider {
  /// How a slider looks.
  public enum Style: Int, Sendable {
    /// As named.
    case `default`, thumbless
  }

  /// Places on the line of a slider. Stands in for UISlider.TrackConfiguration.
  public struct TrackConfiguration {
    /// A place on the line.
    public struct Tick {
      /// Where, 0...1 of the line.
      public var position: Float
      /// The text.
      public var title: String?
      /// The image.
      public var image: UIImage?

      /// Makes one.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        (self.position, self.title, self.image) = (position, title, image)
      }
    }

    /// Whether values between the places are not taken.
    public var allowsTickValuesOnly: Bool
    /// Where the color begins, 0...1 of the line.
    public var neutralValue: Float
    /// Values that can be chosen.
    public var enabledRange: ClosedRange<Float>
    /// The places.
    public var ticks: [Tick]

    /// Makes one of places.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [Tick] = []
    ) {
      (self.allowsTickValuesOnly, self.neutralValue) = (allowsTickValuesOnly, neutralValue)
      (self.enabledRange, self.ticks) = (enabledRange, ticks)
    }

    /// Makes one of a number of places at equal distances.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      let last = Float(max(numberOfTicks - 1, 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<max(numberOfTicks, 0)).map { Tick(position: Float($0) / last) })
    }
  }

  /// Places on the line; a user's drag ends at the nearest where only those are taken.
  public var trackConfiguration: TrackConfiguration? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// How the slider looks; kept.
  public var sliderStyle: Style {
    get { kept(.default) }
    set { keep(newValue) }
  }

  /// The value that a drag to a value ends at.
  func settled(_ value: Float) -> Float {
    guard let track = trackConfiguration, maximumValue > minimumValue else { return value }
    let span = maximumValue - minimumValue
    var part = min(max((value - minimumValue) / span, track.enabledRange.lowerBound), track.enabledRange.upperBound)
    let nearest = track.ticks.map(\.position).min { abs($0 - part) < abs($1 - part) }
    if track.allowsTickValuesOnly, let nearest { part = nearest }
    return minimumValue + part * span
  }
}
