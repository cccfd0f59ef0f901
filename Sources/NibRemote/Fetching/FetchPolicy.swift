/// How long and how often something is asked for.
public struct FetchPolicy: Sendable, Hashable {
  /// Seconds without a byte after which a try is given up.
  public var idleSeconds: Double
  /// Seconds that one try may take in all.
  public var wholeSeconds: Double
  /// Most tries. Only faults of the network and of the server, status 500 and above, are worth another,
  /// and 429 when the server says when.
  public var tries: Int
  /// Seconds before the second try; each further one waits twice as long, shortened at random by up to a half.
  public var firstDelaySeconds: Double
  /// Most seconds between two tries.
  public var mostDelaySeconds: Double
  /// Most redirections of one try.
  public var redirections: Int
  /// Most seconds that a server may ask to be left alone for (`Retry-After`, with status 429 or 503) and be asked again;
  /// one that wants more is not.
  public var longestRetryAfterSeconds: Double

  /// Makes a policy; see the defaults.
  public init(
    idleSeconds: Double = 20, wholeSeconds: Double = 120, tries: Int = 3, firstDelaySeconds: Double = 0.5,
    mostDelaySeconds: Double = 8, redirections: Int = 5,
    longestRetryAfterSeconds: Double = 30
  ) {
    self.idleSeconds = idleSeconds
    self.wholeSeconds = wholeSeconds
    self.tries = tries
    self.firstDelaySeconds = firstDelaySeconds
    self.mostDelaySeconds = mostDelaySeconds
    self.redirections = redirections
    self.longestRetryAfterSeconds = longestRetryAfterSeconds
  }

  /// Seconds to wait behind a failed try, the first is 1.
  func delay(behind attempt: Int) -> Double {
    let whole = firstDelaySeconds * Double(1 << min(max(attempt - 1, 0), 20))
    return max(0, min(whole, mostDelaySeconds)) * Double.random(in: 0.5...1)
  }

  /// Seconds to wait behind a failed try; nil when another is not worth it.
  func delay(behind attempt: Int, _ error: RemoteError) -> Double? {
    guard attempt < tries else { return nil }
    if let wanted = error.retryAfterSeconds {
      return wanted <= longestRetryAfterSeconds ? max(wanted, delay(behind: attempt)) : nil
    }
    return Self.worthAnother.contains(error.code) ? delay(behind: attempt) : nil
  }

  private static let worthAnother: Set<RemoteError.Code> = [.network, .timedOut, .truncated, .serverFault]

  /// Seconds after which whoever fetches something by this policy is done, well or ill.
  var mostSeconds: Double {
    Double(max(1, tries)) * (wholeSeconds + max(mostDelaySeconds, longestRetryAfterSeconds))
  }
}
