/// An input held in memory, so that no case measures the disk.
struct InputFile {
  /// Its path.
  let path: String
  /// Its content.
  let bytes: [UInt8]
}

/// What a case measured: processor seconds of each round, floor and subject taken by turns.
struct RatioResult {
  /// Seconds of the floor, a round each.
  var floor: [Double] = []
  /// Seconds of the subject, a round each.
  var subject: [Double] = []

  /// Subject over floor, round by round, lowest first.
  var ratios: [Double] { zip(subject, floor).map { $0 / $1 }.sorted() }

  /// The middle ratio.
  var median: Double { Self.median(ratios) }

  /// The least time of the subject over that of the floor: what others did to the machine is in neither.
  var ofLeast: Double { (subject.min() ?? 0) / (floor.min() ?? 1) }

  /// The middle of some numbers.
  static func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
}

/// Runs both over all files, round after round, and prints MB/s (10^6 bytes), the median ratio and its range.
///
/// Both run in the same rounds because the machine's speed changes from minute to minute; which goes first changes
/// too. A first round is not counted.
/// - Returns: The figures, for a case that wants to assert.
@discardableResult
func runRatioCase(
  name: String, files: [InputFile], rounds: Int = 15, floor: (InputFile) -> Int, subject: (InputFile) -> Int
) -> RatioResult {
  guard !files.isEmpty else {
    print("\(name): no files")
    return RatioResult(floor: [1], subject: [0])
  }
  var result = RatioResult()
  for round in 0...rounds {
    let subjectFirst = round % 2 == 1
    let early = subjectFirst ? seconds(files, subject) : nil
    let floorTime = seconds(files, floor)
    let subjectTime = early ?? seconds(files, subject)
    if round == 0 { continue }
    result.floor.append(floorTime)
    result.subject.append(subjectTime)
  }
  report(name, files, result)
  return result
}

/// Processor seconds that one pass over all files takes: other processes of a busy machine do not count. The sums
/// keep the optimiser from dropping the work.
private func seconds(_ files: [InputFile], _ work: (InputFile) -> Int) -> Double {
  let start = Machine.threadSeconds
  let sum = files.reduce(0) { $0 &+ work($1) }
  precondition(sum != .min)
  return Machine.threadSeconds - start
}

private func report(_ name: String, _ files: [InputFile], _ result: RatioResult) {
  let bytes = Double(files.reduce(0) { $0 + $1.bytes.count })
  let rate = { (times: [Double]) in (bytes / RatioResult.median(times) / 1e6).rounded(.toNearestOrEven) }
  let ratios = result.ratios
  print(
    """
    \(name): \(files.count) files, \(short(bytes / 1e6)) MB, \(ratios.count) rounds
      floor    \(short(rate(result.floor))) MB/s
      subject  \(short(rate(result.subject))) MB/s
      ratio    \(short(result.median))  (\(short(ratios[0])) .. \(short(ratios[ratios.count - 1]))), of the least times \(short(result.ofLeast))
    """)
}

/// A number with two decimals.
func short(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded())
  let decimals = "\(hundredths % 100 + 100)".dropFirst()
  return "\(hundredths / 100).\(decimals)"
}
