import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Asks how something is printed. Stands in for NSPrintPanel: `NSApplication.modalAnswer` is asked with it, and
/// without an answer it is cancelled.
@MainActor
open class NSPrintPanel: AccessoryPanel {
  /// What the panel shows. Documented: the bits, by AppKit.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// How often.
    public static let showsCopies = Self(rawValue: 1 << 0)
    /// Which pages.
    public static let showsPageRange = Self(rawValue: 1 << 1)
    /// On which paper.
    public static let showsPaperSize = Self(rawValue: 1 << 2)
    /// How the paper lies.
    public static let showsOrientation = Self(rawValue: 1 << 3)
    /// How large.
    public static let showsScaling = Self(rawValue: 1 << 4)
    /// Whether only what is selected.
    public static let showsPrintSelection = Self(rawValue: 1 << 5)
    /// The choices of page setup too.
    public static let showsPageSetupAccessory = Self(rawValue: 1 << 8)
    /// What it will look like.
    public static let showsPreview = Self(rawValue: 1 << 17)
  }

  /// A hint of what the settings are for.
  public struct JobStyleHint: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The hint of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Photos.
    public static let photo = Self(rawValue: "com.apple.photo")
    /// Settings of all kinds of jobs.
    public static let allPresets = Self(rawValue: "NSPrintAllPresetsJobStyleHint")
    /// None.
    public static let noPresets = Self(rawValue: "NSPrintNoPresetsJobStyleHint")
  }

  /// What the panel shows.
  open var options: Options = [.showsCopies, .showsPageRange, .showsPreview]
  /// What the settings are for.
  open var jobStyleHint: JobStyleHint?
  /// The page of help.
  open var helpAnchor: String?
  /// What it asks about.
  public private(set) final var printInfo = NSPrintInfo()
  private final var buttonTitle: String?

  /// Sets the title of the button that prints.
  open func setDefaultButtonTitle(_ defaultButtonTitle: String?) { buttonTitle = defaultButtonTitle }

  /// The title of the button that prints.
  open func defaultButtonTitle() -> String? { buttonTitle ?? "Print" }

  /// Asks, and waits for the answer.
  /// - Returns: the number of `NSApplication.ModalResponse.OK` or `.cancel`.
  open func runModal(with printInfo: NSPrintInfo) -> Int {
    self.printInfo = printInfo
    let answer = NSApplication.shared.wait(for: window, asking: self) ?? .cancel
    window.orderOut(nil)
    return (answer == .OK ? NSApplication.ModalResponse.OK : .cancel).rawValue
  }

  /// Asks about what the program prints with.
  open func runModal() -> Int { runModal(with: NSPrintOperation.current?.printInfo ?? .shared) }
}

/// Asks about the paper. Stands in for NSPageLayout: answered as `NSPrintPanel` is.
@MainActor
open class NSPageLayout: AccessoryPanel {
  /// What it asks about.
  public private(set) final var printInfo: NSPrintInfo?

  /// Asks, and waits for the answer.
  /// - Returns: the number of `NSApplication.ModalResponse.OK` or `.cancel`.
  open func runModal(with printInfo: NSPrintInfo) -> Int {
    self.printInfo = printInfo
    let answer = NSApplication.shared.wait(for: window, asking: self) ?? .cancel
    window.orderOut(nil)
    return (answer == .OK ? NSApplication.ModalResponse.OK : .cancel).rawValue
  }

  /// Asks about what the program prints with.
  open func runModal() -> Int { runModal(with: .shared) }
}
