import Foundation
import NibFoundation

extension NSRulerView {
  /// A unit of rulers.
  public struct Unit {
    /// What stands for it.
    public let abbreviation: String
    /// Points of one.
    public let conversionFactor: CGFloat
    /// By which the distance of marks grows, in turn.
    public let stepUpCycle: [NSNumber]
    /// By which the distance of marks shrinks, in turn.
    public let stepDownCycle: [NSNumber]
  }

  private static var own: [UnitName: Unit] = [:]
  private static let standard: [UnitName: Unit] = [
    .inches: Unit(abbreviation: "in", conversionFactor: 72, stepUpCycle: [2], stepDownCycle: [0.5]),
    .centimeters: Unit(abbreviation: "cm", conversionFactor: 28.35, stepUpCycle: [2], stepDownCycle: [0.5, 0.2]),
    .points: Unit(abbreviation: "pt", conversionFactor: 1, stepUpCycle: [10], stepDownCycle: [0.5]),
    .picas: Unit(abbreviation: "pc", conversionFactor: 12, stepUpCycle: [2], stepDownCycle: [0.5]),
  ]

  /// Makes a unit known that rulers can have.
  public class func registerUnit(
    withName unitName: UnitName, abbreviation: String, unitToPointsConversionFactor conversionFactor: CGFloat,
    stepUpCycle: [NSNumber], stepDownCycle: [NSNumber]
  ) {
    own[unitName] = Unit(
      abbreviation: abbreviation, conversionFactor: conversionFactor, stepUpCycle: stepUpCycle,
      stepDownCycle: stepDownCycle)
  }

  /// The unit of its numbers; nil for one that nobody made known.
  public final var unit: Unit? { Self.own[measurementUnits] ?? Self.standard[measurementUnits] }
}
