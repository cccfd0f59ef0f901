import NibDiagnostics
import NibSchema
import Nibwright

/// The era that a command line asks for: by the name of a profile, by an Xcode, or by both.
struct EraRequest {
  /// The value of `--profile`.
  struct Profile: Sendable {
    /// As it was given.
    let name: String
    /// The eras of the name.
    let eras: ClosedRange<OutputProfile>
    /// The era of the keyed archives that it chooses; nil for the container of profile and target.
    let keyedEra: KeyedArchiveEra?
  }

  /// The value of `--emulate-xcode`.
  struct Release: Sendable {
    /// As it was given.
    let version: String
    /// The era whose archives are written for it.
    let era: OutputProfile
    /// The eras that it may be of.
    let eras: ClosedRange<OutputProfile>
  }

  /// The profile that is named; nil where none is.
  let profile: Profile?
  /// The Xcode that is named; nil where none is.
  let release: Release?

  /// `--profile`, with what it says of the output.
  static func profileOption(_ summary: String) -> TypedOption<Profile?> {
    .parsed(
      "profile", "PROFILE", choices: OutputProfile.names, noun: "profile", advice: "see --help", summary
    ) { name in
      OutputProfile.eras(named: name).map {
        Profile(name: name, eras: $0, keyedEra: CompileOptions.keyedEra(ofProfile: name))
      }
    }
  }

  /// `--emulate-xcode`, with what it says of the output.
  static func releaseOption(_ summary: String) -> TypedOption<Release?> {
    .parsed(
      "emulate-xcode", "VERSION", noun: "version of Xcode", advice: "there are \(XcodeReleases.words)", summary
    ) { version in
      guard let era = XcodeReleases.profile(of: version), let eras = XcodeReleases.eras(of: version) else { return nil }
      return Release(version: version, era: era, eras: eras)
    }
  }

  /// The era of the Xcode, where the profile is its own or none is named.
  var emulated: OutputProfile? { release.flatMap { profile?.eras.contains($0.era) ?? true ? $0.era : nil } }

  /// What to say where no archive is of both; nil where profile and Xcode agree, or one of them is not named.
  var contradiction: String? {
    guard let profile, let release, !profile.eras.overlaps(release.eras) else { return nil }
    let (first, last) = (profile.eras.lowerBound.rawValue, profile.eras.upperBound.rawValue)
    let span = first == last ? first : "\(first) to \(last)"
    let meaning = profile.name == span ? "" : " (\(span))"
    return "'--emulate-xcode \(release.version)' is of the era \(release.era.rawValue), and not of "
      + "'--profile \(profile.name)'\(meaning); the profile is used"
  }

  /// The contradiction as a warning about the command line.
  func diagnostic(_ command: String) -> Diagnostic? {
    contradiction.map {
      Diagnostic(
        .warning, id: "contradictoryEras", $0, at: Place(file: "\(HelpText.standardTool) \(command)"))
    }
  }
}
