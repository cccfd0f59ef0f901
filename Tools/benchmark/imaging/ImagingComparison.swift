/// Runs both programs by turns, so that what else the machine does hits both.
enum ImagingComparison {
  static func run(picture given: String?, rounds: Int) throws {
    let picture = try given ?? made()
    var (own, peer): ([ProcessRun], [ProcessRun]) = ([], [])
    for _ in 0..<max(1, rounds) {
      own.append(try ProcessRun([CommandLine.arguments[0], "once", picture]))
      peer.append(
        try ProcessRun(["vipsthumbnail", picture, "--size", "1000x1000", "-o", "\(folder)/imaging-peer.jpg[Q=75]"]))
    }
    print(
      "\(picture): longest side 1000 pixels, \(rounds) rounds by turns, start of the process and writing a JPEG included"
    )
    report("NibImaging", own)
    report("vipsthumbnail", peer)
    print("time, median to median: \(hundredths(median(own.map(\.seconds)) / median(peer.map(\.seconds)))) times")
    print(
      "processor time: \(hundredths(median(own.map(\.processorSeconds)) / median(peer.map(\.processorSeconds)))) times")
  }

  /// Where the program lies: a folder for what is built.
  private static let folder: String = {
    let program = CommandLine.arguments[0]
    return program.lastIndex(of: "/").map { String(program[..<$0]) } ?? "."
  }()

  private static func report(_ name: String, _ runs: [ProcessRun]) {
    let peak = Double(runs.map(\.peakBytes).max() ?? 0) / 1e6
    print(
      "\(name): \(hundredths(median(runs.map(\.seconds)))) s (\(hundredths(runs.map(\.seconds).min() ?? 0)) at best), "
        + "\(hundredths(median(runs.map(\.processorSeconds)))) s of processor time, peak RSS \(hundredths(peak)) MB")
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static func hundredths(_ value: Double) -> String {
    let count = Int((value * 100).rounded())
    return "\(count / 100)." + (count % 100 < 10 ? "0" : "") + "\(count % 100)"
  }

  /// 11600 x 8700 pixels of coloured noise.
  private static func made() throws -> String {
    let base = folder + "/imaging-100-megapixels"
    let run = try ProcessRun([
      "sh", "-c",
      """
      [ -s \(base).jpg ] || {
        for band in 1 2 3; do vips gaussnoise \(base)-$band.v 11600 8700 --mean 128 --sigma 40; done
        vips bandjoin "\(base)-1.v \(base)-2.v \(base)-3.v" \(base).v && vips cast \(base).v \(base)-8.v uchar &&
        vips copy \(base)-8.v \(base).jpg --interpretation srgb; rm -f \(base)*.v; }
      """,
    ])
    guard run.status == 0 else { throw ProcessRun.Failure(words: "vips could not make a picture") }
    return base + ".jpg"
  }
}
