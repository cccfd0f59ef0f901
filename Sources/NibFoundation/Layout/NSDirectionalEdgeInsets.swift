import Foundation
import NibRuntime
import NibStandIns

/// Distances from the edges, where a line of text begins and ends rather than left and right.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  /// From the top edge.
  public var top: CGFloat
  /// From the edge where lines begin.
  public var leading: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the edge where lines end.
  public var trailing: CGFloat

  /// Makes insets of four distances, in points.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance from any edge.
  public static let zero = Self()
}

extension NSDirectionalEdgeInsets: NibConvertible {
  /// `insets`
  public static var nibKind: String { "insets" }

  /// Takes four numbers, and archives' text of them, from the top to where lines end.
  public init?(nibValue: NibValue) {
    let numbers: [Double]
    switch nibValue {
    case .reals(let reals): numbers = reals
    case .insets(let insets): numbers = [insets.top, insets.left, insets.bottom, insets.right]
    case .string(let text): numbers = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
    default: return nil
    }
    guard numbers.count == 4 else { return nil }
    self.init(
      top: CGFloat(numbers[0]), leading: CGFloat(numbers[1]), bottom: CGFloat(numbers[2]), trailing: CGFloat(numbers[3])
    )
  }

  /// As insets.
  public var nibValue: NibValue {
    .insets(NibInsets(top: Double(top), left: Double(leading), bottom: Double(bottom), right: Double(trailing)))
  }
}
