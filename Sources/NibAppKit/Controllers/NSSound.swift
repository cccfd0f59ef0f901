import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A sound. Stands in for NSSound: nothing is heard, and a test sees what was asked for.
@MainActor
public final class NSSound {
  /// The name; nil for a sound of a file.
  public let name: String?
  /// Whether it is being played.
  public private(set) var isPlaying = false
  /// How loud it is, 0...1.
  public var volume: Float = 1
  /// Whether it begins again at its end.
  public var loops = false

  /// Makes the sound of a name.
  public init?(named name: String) { self.name = name }

  /// Plays it.
  /// - Returns: false if it is being played.
  @discardableResult
  public func play() -> Bool {
    guard !isPlaying else { return false }
    isPlaying = true
    return true
  }

  /// Ends it.
  /// - Returns: false if it is not being played.
  @discardableResult
  public func stop() -> Bool {
    guard isPlaying else { return false }
    isPlaying = false
    return true
  }

  /// How often the program beeped; a test may set it to 0.
  public static var beepCount = 0

  /// Beeps.
  public static func beep() { beepCount += 1 }
}
