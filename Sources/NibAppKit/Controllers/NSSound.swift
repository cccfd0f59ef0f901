import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Who is told of the end of a sound. Stands in for NSSoundDelegate.
@MainActor
public protocol NSSoundDelegate: AnyObject {
  /// The sound ended: by itself (`true`), or because it was stopped.
  func sound(_ sound: NSSound, didFinishPlaying flag: Bool)
}

extension NSSoundDelegate {
  /// Does nothing.
  public func sound(_ sound: NSSound, didFinishPlaying flag: Bool) {}
}

/// A sound. Stands in for NSSound: nothing is heard, and a test sees what was asked for.
///
/// No time passes: a sound plays until it is stopped, or a test says by `finishPlaying()` that its end is reached.
@MainActor
open class NSSound: NSObject, NSSoundLookup {
  /// The name of a sound.
  public typealias Name = String
  /// What tells a loudspeaker.
  public typealias PlaybackDeviceIdentifier = String

  private static var named: [Name: NSSound] = [:]

  /// The name; nil for a sound of a file that was given none.
  open private(set) var name: Name?
  /// Where its bytes are from; nil for a name or bytes.
  final let file: URL?
  private final let bytes: Data?
  private final var isPaused = false
  private final var hasBegun = false
  /// How loud it is, 0...1.
  open var volume: Float = 1
  /// Whether it begins again at its end.
  open var loops = false
  /// How far it is, in seconds; what code sets. Goes to 0 when it is begun.
  open var currentTime: TimeInterval = 0
  /// Which loudspeaker it is for; nil for that of the system.
  open var playbackDeviceIdentifier: PlaybackDeviceIdentifier?
  /// Who is told of its end; not kept alive.
  open weak var delegate: (any NSSoundDelegate)?

  fileprivate init(name: Name?, file: URL?, bytes: Data?) {
    (self.name, self.file, self.bytes) = (name, file, bytes)
    super.init()
  }

  /// Makes the sound of bytes; nil for none. No format is refused.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(name: nil, file: nil, bytes: data)
  }

  /// Makes the sound of a file; nil where it cannot be read.
  public convenience init?(contentsOf url: URL, byReference: Bool) {
    guard let data = try? Data(contentsOf: url), !data.isEmpty else { return nil }
    self.init(name: nil, file: url, bytes: data)
  }

  /// Makes the sound of a file; nil where it cannot be read.
  public convenience init?(contentsOfFile path: String, byReference: Bool) {
    self.init(contentsOf: URL(fileURLWithPath: path), byReference: byReference)
  }

  /// Makes the sound that is on a pasteboard; nil for none.
  public convenience init?(pasteboard: NSPasteboard) {
    guard let data = pasteboard.data(forType: .sound) else { return nil }
    self.init(data: data)
  }

  /// Whether there is a sound on a pasteboard.
  open class func canInit(with pasteboard: NSPasteboard) -> Bool { pasteboard.types?.contains(.sound) ?? false }

  /// The kinds of files that sounds are in.
  open class var soundUnfilteredTypes: [String] {
    [
      "public.aiff-audio", "public.aifc-audio", "com.microsoft.waveform-audio", "public.mp3",
      "com.apple.coreaudio-format",
      "public.mpeg-4-audio",
    ]
  }

  /// Gives the sound a name, by which `NSSound(named:)` finds it; nil takes it away.
  /// - Returns: false if another sound has the name.
  @discardableResult
  open func setName(_ string: Name?) -> Bool {
    if let string, let known = Self.named[string], known !== self { return false }
    if let name, Self.named[name] === self { Self.named[name] = nil }
    name = string
    if let string { Self.named[string] = self }
    return true
  }

  /// The sound of a name: the one that has it, else a new one.
  fileprivate static func known(_ name: Name) -> NSSound {
    if let known = named[name] { return known }
    let new = NSSound(name: name, file: nil, bytes: nil)
    named[name] = new
    return new
  }

  /// How long it lasts, in seconds: what the head of a WAVE file says; 0 for others.
  open var duration: TimeInterval { bytes.flatMap(WaveHead.duration) ?? 0 }

  /// Whether it is being played, and not halted.
  open var isPlaying: Bool { hasBegun && !isPaused }

  /// Plays it from its beginning.
  /// - Returns: false if it is being played.
  @discardableResult
  open func play() -> Bool {
    guard !isPlaying else { return false }
    (hasBegun, isPaused, currentTime) = (true, false, 0)
    return true
  }

  /// Halts it.
  /// - Returns: false if it is not being played.
  @discardableResult
  open func pause() -> Bool {
    guard isPlaying else { return false }
    isPaused = true
    return true
  }

  /// Goes on with it.
  /// - Returns: false if it is not halted.
  @discardableResult
  open func resume() -> Bool {
    guard hasBegun, isPaused else { return false }
    isPaused = false
    return true
  }

  /// Ends it; the delegate hears of it.
  /// - Returns: false if it is not being played.
  @discardableResult
  open func stop() -> Bool {
    guard hasBegun else { return false }
    (hasBegun, isPaused) = (false, false)
    delegate?.sound(self, didFinishPlaying: false)
    return true
  }

  /// Reaches the end of the sound, for tests: one that `loops` begins again, another one ends and tells the delegate.
  open func finishPlaying() {
    guard isPlaying else { return }
    currentTime = 0
    guard !loops else { return }
    hasBegun = false
    delegate?.sound(self, didFinishPlaying: true)
  }

  /// How often the program beeped; a test may set it to 0.
  public static var beepCount = 0

  /// Beeps.
  public class func beep() { beepCount += 1 }
}

extension NSSound: @MainActor NSPasteboardWriting {
  /// A sound.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.sound] }
  /// Its bytes; nil for a sound of a name.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    type == .sound ? bytes : nil
  }
  /// Writes the sound to a pasteboard, beside what is there.
  public func write(to pasteboard: NSPasteboard) { pasteboard.writeObjects([self]) }
}

/// The initializer of NSSound that gives an object that is there already.
@MainActor
public protocol NSSoundLookup {}

extension NSSoundLookup {
  /// The sound of a name: the same object for the same name. No sound is looked up, so that each name has one.
  public init?(named name: NSSound.Name) {
    guard let known = NSSound.known(name) as? Self else { return nil }
    self = known
  }
}

/// What a WAVE file says at its beginning.
private enum WaveHead {
  /// How long it lasts, in seconds; nil for another file.
  static func duration(_ data: Data) -> TimeInterval? {
    let bytes = [UInt8](data.prefix(4096))
    func text(_ place: Int) -> String? {
      place + 4 <= bytes.count ? String(decoding: bytes[place..<place + 4], as: UTF8.self) : nil
    }
    func number(_ place: Int) -> Int? {
      guard place + 4 <= bytes.count else { return nil }
      return bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard text(0) == "RIFF", text(8) == "WAVE" else { return nil }
    var (place, rate) = (12, 0)
    while let kind = text(place), let size = number(place + 4) {
      if kind == "fmt " { rate = number(place + 16) ?? 0 }
      if kind == "data" { return rate > 0 ? Double(size) / Double(rate) : nil }
      place += 8 + size + size % 2
    }
    return nil
  }
}
