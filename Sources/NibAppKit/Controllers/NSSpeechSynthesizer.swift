import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is told of speech. Stands in for NSSpeechSynthesizerDelegate.
@MainActor
public protocol NSSpeechSynthesizerDelegate: AnyObject {
  /// Speech ended: by itself (`true`), or because it was stopped.
  func speechSynthesizer(_ sender: NSSpeechSynthesizer, didFinishSpeaking finishedSpeaking: Bool)
  /// A word is about to be spoken.
  func speechSynthesizer(_ sender: NSSpeechSynthesizer, willSpeakWord characterRange: NSRange, of string: String)
}

extension NSSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(_ sender: NSSpeechSynthesizer, didFinishSpeaking finishedSpeaking: Bool) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ sender: NSSpeechSynthesizer, willSpeakWord characterRange: NSRange, of string: String
  ) {}
}

/// Speaks texts. Stands in for NSSpeechSynthesizer: nothing is heard, and a test sees what was asked for.
///
/// No time passes: a text is spoken until it is stopped, or a test ends it with `finishSpeaking()`.
@MainActor
open class NSSpeechSynthesizer: NSObject {
  /// The name of a voice.
  public struct VoiceName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The name of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// What is known of a voice.
  public struct VoiceAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its name: a text.
    public static let identifier = Self(rawValue: "VoiceIdentifier")
    /// What it is called: a text.
    public static let name = Self(rawValue: "VoiceName")
    /// Its age: a number.
    public static let age = Self(rawValue: "VoiceAge")
    /// Its gender: the text of a `VoiceGenderName`.
    public static let gender = Self(rawValue: "VoiceGender")
    /// A description of it: a text.
    public static let demoText = Self(rawValue: "VoiceDemoText")
    /// Its language: a text.
    public static let localeIdentifier = Self(rawValue: "VoiceLocaleIdentifier")
    /// The characters that it speaks: an array.
    public static let supportedCharacters = Self(rawValue: "VoiceSupportedCharacters")
    /// The characters that it speaks one by one: an array.
    public static let individuallySpokenCharacters = Self(rawValue: "VoiceIndividuallySpokenCharacters")
  }
  /// The gender of a voice.
  public struct VoiceGenderName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The gender of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As named.
    public static let neuter = Self(rawValue: "VoiceGenderNeuter")
    /// As named.
    public static let male = Self(rawValue: "VoiceGenderMale")
    /// As named.
    public static let female = Self(rawValue: "VoiceGenderFemale")
  }
  /// Where speech ends or halts. Documented: the order of the cases, by AppKit.
  public enum Boundary: UInt, Sendable {
    /// At once; at the end of a word; at the end of a sentence.
    case immediateBoundary, wordBoundary, sentenceBoundary
  }
  /// What can be set of speech.
  public struct SpeechPropertyKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As named.
    public static let status = Self(rawValue: "stat")
    /// As named.
    public static let errors = Self(rawValue: "erro")
    /// As named.
    public static let inputMode = Self(rawValue: "inpt")
    /// As named.
    public static let characterMode = Self(rawValue: "char")
    /// As named.
    public static let numberMode = Self(rawValue: "nmbr")
    /// Words a minute: a number.
    public static let rate = Self(rawValue: "rate")
    /// How high the voice is: a number.
    public static let pitchBase = Self(rawValue: "pbas")
    /// How much that changes: a number.
    public static let pitchMod = Self(rawValue: "pmod")
    /// How loud it is, 0...1: a number.
    public static let volume = Self(rawValue: "volm")
    /// As named.
    public static let currentVoice = Self(rawValue: "cvox")
    /// As named.
    public static let reset = Self(rawValue: "rset")
  }

  private static weak var speaking: NSSpeechSynthesizer?

  /// Who is told; not kept alive.
  open weak var delegate: (any NSSpeechSynthesizerDelegate)?
  /// Words a minute.
  open var rate: Float = 175
  /// How loud it is, 0...1.
  open var volume: Float = 1
  /// Whether a window of the system shows it; kept.
  open var usesFeedbackWindow = false
  /// The text that is spoken; nil for none. For tests.
  public private(set) final var spokenText: String?
  /// Whether speech is halted. For tests.
  public private(set) final var isPaused = false
  private final var currentVoice: VoiceName?
  private final var properties: [SpeechPropertyKey: Any] = [:]

  /// Makes one with the usual voice.
  public override nonisolated init() { super.init() }
  /// Makes one with a voice, or the usual one for nil; nil for a voice that is not there.
  public convenience init?(voice: VoiceName?) {
    self.init()
    guard setVoice(voice) else { return nil }
  }

  /// Whether any program speaks: whether this one does.
  open class var isAnyApplicationSpeaking: Bool { speaking?.isSpeaking ?? false }
  /// The usual voice.
  open class var defaultVoice: VoiceName { VoiceName(rawValue: "com.apple.voice.compact.en-US.Samantha") }
  /// The voices: the usual one.
  open class var availableVoices: [VoiceName] { [defaultVoice] }
  /// What is known of a voice; nothing of one that is not there.
  open class func attributes(forVoice voice: VoiceName) -> [VoiceAttributeKey: Any] {
    guard availableVoices.contains(voice) else { return [:] }
    return [
      .identifier: voice.rawValue, .name: "Samantha", .age: 35, .gender: VoiceGenderName.female.rawValue,
      .localeIdentifier: "en_US", .demoText: "Hello! My name is Samantha.",
    ]
  }

  /// The voice.
  open func voice() -> VoiceName? { currentVoice ?? Self.defaultVoice }
  /// Sets the voice; nil for the usual one.
  /// - Returns: false while it speaks, and for a voice that is not there.
  @discardableResult
  open func setVoice(_ voice: VoiceName?) -> Bool {
    guard !isSpeaking, voice.map(Self.availableVoices.contains) ?? true else { return false }
    currentVoice = voice
    return true
  }

  /// Whether a text is spoken.
  open var isSpeaking: Bool { spokenText != nil }
  /// Begins to speak a text; one that is spoken ends.
  /// - Returns: whether it began.
  @discardableResult
  open func startSpeaking(_ string: String) -> Bool {
    stopSpeaking()
    (spokenText, isPaused, Self.speaking) = (string, false, self)
    let text = string as NSString
    let word = text.range(of: #"\S+"#, options: .regularExpression)
    if word.location != NSNotFound { delegate?.speechSynthesizer(self, willSpeakWord: word, of: string) }
    return true
  }
  /// Speaks a text into a file: no voice is here, so that nothing is written.
  /// - Returns: false.
  @discardableResult
  open func startSpeaking(_ string: String, to url: URL) -> Bool { false }
  /// Ends speech; the delegate hears of it.
  open func stopSpeaking() { end(isFinished: false) }
  /// The same, whatever boundary is given.
  open func stopSpeaking(at boundary: Boundary) { stopSpeaking() }
  /// Halts speech.
  open func pauseSpeaking(at boundary: Boundary) { if isSpeaking { isPaused = true } }
  /// Goes on with it.
  open func continueSpeaking() { isPaused = false }

  /// Reaches the end of the text, for tests.
  public final func finishSpeaking() { if !isPaused { end(isFinished: true) } }

  private func end(isFinished: Bool) {
    guard isSpeaking else { return }
    (spokenText, isPaused) = (nil, false)
    if Self.speaking === self { Self.speaking = nil }
    delegate?.speechSynthesizer(self, didFinishSpeaking: isFinished)
  }

  /// Adds words with how they are spoken; kept nowhere, for nothing is spoken.
  open func addSpeechDictionary(_ speechDictionary: [String: Any]) {}
  /// The sounds of a text: the text itself, for no voice is here.
  open func phonemes(from text: String) -> String { text }
  /// Something that can be set.
  open func object(forProperty property: SpeechPropertyKey) throws -> Any {
    switch property {
    case .rate: return rate
    case .volume: return volume
    case .currentVoice: return voice()?.rawValue ?? ""
    default:
      guard let value = properties[property] else { throw CocoaError(.featureUnsupported) }
      return value
    }
  }
  /// Sets something; the rate and the volume are those of the properties.
  open func setObject(_ object: Any?, forProperty property: SpeechPropertyKey) throws {
    let number = (object as? NSNumber)?.floatValue ?? object as? Float ?? (object as? Double).map { Float($0) }
    switch property {
    case .rate: rate = number ?? rate
    case .volume: volume = number ?? volume
    default: properties[property] = object
    }
  }
}

/// What is told of commands that are spoken. Stands in for NSSpeechRecognizerDelegate.
@MainActor
public protocol NSSpeechRecognizerDelegate: AnyObject {
  /// A command was spoken.
  func speechRecognizer(_ sender: NSSpeechRecognizer, didRecognizeCommand command: String)
}

extension NSSpeechRecognizerDelegate {
  /// Does nothing.
  public func speechRecognizer(_ sender: NSSpeechRecognizer, didRecognizeCommand command: String) {}
}

/// Listens for commands. Stands in for NSSpeechRecognizer: no microphone is there, and a test speaks by `hear(_:)`.
@MainActor
open class NSSpeechRecognizer {
  /// Who is told; not kept alive.
  open weak var delegate: (any NSSpeechRecognizerDelegate)?
  /// The commands.
  open var commands: [String]?
  /// The title of the commands in the window of the system.
  open var displayedCommandsTitle: String?
  /// Whether it listens only while the program is in front.
  open var listensInForegroundOnly = true
  /// Whether other programs do not listen meanwhile; kept.
  open var blocksOtherRecognizers = false
  private final var isListening = false

  /// Makes one. AppKit gives nil where nothing can be recognized.
  public init?() {}

  /// Begins to listen.
  open func startListening() { isListening = true }
  /// Listens no more.
  open func stopListening() { isListening = false }

  /// Speaks a command, for tests.
  /// - Returns: whether it listens and knows it.
  @discardableResult
  public final func hear(_ command: String) -> Bool {
    guard isListening, commands?.contains(command) == true else { return false }
    delegate?.speechRecognizer(self, didRecognizeCommand: command)
    return true
  }
}
