/// How long and how often something is asked for.
public struct FetchPolicy: Sendable, Hashable {
  /// Seconds without a byte after which a try is given up.
  public var idleSeconds: Double
  /// Seconds that one try may take in all.
  public var wholeSeconds: Double
  /// Most tries. Only faults of the network and of the server, status 500 and above, are worth another.
  public var tries: Int
  /// Seconds before the second try; each further one waits twice as long, shortened at random by up to a half.
  public var firstDelaySeconds: Double
  /// Most seconds between two tries.
  public var mostDelaySeconds: Double
  /// Most redirections of one try.
  public var redirections: Int

  /// Makes a policy; see the defaults.
  public init(
    idleSeconds: Double = 20, wholeSeconds: Double = 120, tries: Int = 3, firstDelaySeconds: Double = 0.5,
    mostDelaySeconds: Double = 8, redirections: Int = 5
  ) {
    self.idleSeconds = idleSeconds
    self.wholeSeconds = wholeSeconds
    self.tries = tries
    self.firstDelaySeconds = firstDelaySeconds
    self.mostDelaySeconds = mostDelaySeconds
    self.redirections = redirections
  }

  /// Seconds to wait behind a failed try, the first is 1.
  func delay(behind attempt: Int) -> Double {
    let whole = firstDelaySeconds * Double(1 << min(max(attempt - 1, 0), 20))
    return max(0, min(whole, mostDelaySeconds)) * Double.random(in: 0.5...1)
  }
}
