import Foundation

// Names of layers and animations, with the strings that Core Animation has.

/// What an animation shows before and after.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing.
  public static let removed = Self(rawValue: "removed")
  /// Its end.
  public static let forwards = Self(rawValue: "forwards")
  /// Its beginning.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
}

/// How speed changes, by name.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not at all.
  public static let linear = Self(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// As the system likes.
  public static let `default` = Self(rawValue: "default")
}

/// What is between two values of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What lies between.
  public static let linear = Self(rawValue: "linear")
  /// Nothing.
  public static let discrete = Self(rawValue: "discrete")
  /// At one speed overall.
  public static let paced = Self(rawValue: "paced")
  /// Along a curve.
  public static let cubic = Self(rawValue: "cubic")
  /// Along a curve at one speed.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// How something turns along its line.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// With the line.
  public static let rotateAuto = Self(rawValue: "auto")
  /// Against the line.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// How one look gives way to another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By fading.
  public static let fade = Self(rawValue: "fade")
  /// The new one slides over.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new one pushes.
  public static let push = Self(rawValue: "push")
  /// The old one slides away.
  public static let reveal = Self(rawValue: "reveal")
}

/// From where a new look comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As named.
  public static let fromRight = Self(rawValue: "fromRight")
  /// As named.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// As named.
  public static let fromTop = Self(rawValue: "fromTop")
  /// As named.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// What of an outline is inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What it goes around.
  public static let nonZero = Self(rawValue: "non-zero")
  /// What it goes around an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// How lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At their end.
  public static let butt = Self(rawValue: "butt")
  /// In half a circle.
  public static let round = Self(rawValue: "round")
  /// In half a square.
  public static let square = Self(rawValue: "square")
}

/// How lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a point.
  public static let miter = Self(rawValue: "miter")
  /// In a circle.
  public static let round = Self(rawValue: "round")
  /// Cut off.
  public static let bevel = Self(rawValue: "bevel")
}

/// How colors run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = Self(rawValue: "axial")
  /// From the middle.
  public static let radial = Self(rawValue: "radial")
  /// Around the middle.
  public static let conic = Self(rawValue: "conic")
}

/// How lines of a layer are aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the language.
  public static let natural = Self(rawValue: "natural")
  /// As named.
  public static let left = Self(rawValue: "left")
  /// As named.
  public static let right = Self(rawValue: "right")
  /// As named.
  public static let center = Self(rawValue: "center")
  /// As named.
  public static let justified = Self(rawValue: "justified")
}

/// Where a line of a layer is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere.
  public static let none = Self(rawValue: "none")
  /// As named.
  public static let start = Self(rawValue: "start")
  /// As named.
  public static let end = Self(rawValue: "end")
  /// As named.
  public static let middle = Self(rawValue: "middle")
}

/// Where particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A ball.
  public static let sphere = Self(rawValue: "sphere")
}

/// How particles cover each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In any order.
  public static let unordered = Self(rawValue: "unordered")
  /// The youngest in front.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// Their light is added.
  public static let additive = Self(rawValue: "additive")
}
