import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// How controls become smaller where there is no room. Stands in for NSUserInterfaceCompressionOptions.
public struct NSUserInterfaceCompressionOptions: Hashable, Sendable {
  private var names: Set<String>

  /// The option of a name.
  public init(identifier: String) { names = [identifier] }
  /// All of some options.
  public init(options: Set<NSUserInterfaceCompressionOptions>) {
    names = options.reduce(into: []) { $0.formUnion($1.names) }
  }
  /// None.
  public init() { names = [] }

  /// Without images.
  public static let hideImages = Self(identifier: "NSUserInterfaceCompressionOptionHideImages")
  /// Without texts.
  public static let hideText = Self(identifier: "NSUserInterfaceCompressionOptionHideText")
  /// With less room around.
  public static let reduceMetrics = Self(identifier: "NSUserInterfaceCompressionOptionReduceMetrics")
  /// Not all as wide as the widest.
  public static let breakEqualWidths = Self(identifier: "NSUserInterfaceCompressionOptionBreakEqualWidths")
  /// All of these.
  public static let standard = Self(options: [.hideImages, .hideText, .reduceMetrics, .breakEqualWidths])

  /// Whether it is none.
  public var isEmpty: Bool { names.isEmpty }
  /// Whether all of others are among these.
  public func contains(_ options: Self) -> Bool { names.isSuperset(of: options.names) }
  /// Whether any of others is among these.
  public func intersects(_ options: Self) -> Bool { !names.isDisjoint(with: options.names) }
  /// These and others.
  public func union(_ options: Self) -> Self { with { $0.formUnion(options.names) } }
  /// These without others.
  public func subtracting(_ options: Self) -> Self { with { $0.subtract(options.names) } }

  private func with(_ change: (inout Set<String>) -> Void) -> Self {
    var other = self
    change(&other.names)
    return other
  }
}

/// What becomes smaller where there is no room. Stands in for NSUserInterfaceCompression.
@MainActor
public protocol NSUserInterfaceCompression: AnyObject {
  /// How it is made smaller now.
  var activeCompressionOptions: NSUserInterfaceCompressionOptions { get }
  /// Makes it smaller, in the first of some ways that is enough.
  func compress(withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions])
  /// The size that it has made smaller so, in points.
  func minimumSize(withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions]) -> NSSize
}

private struct CompressionState: RareState {
  var active = NSUserInterfaceCompressionOptions()
  var prioritized: [NSUserInterfaceCompressionOptions] = []
}

extension NSUserInterfaceCompression where Self: NSView {
  /// How it is made smaller now.
  public var activeCompressionOptions: NSUserInterfaceCompressionOptions { self[rare: CompressionState.self].active }
  /// Makes it smaller in all of some ways; nothing is drawn.
  public func compress(withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions]) {
    self[rare: CompressionState.self].active = NSUserInterfaceCompressionOptions(options: Set(prioritizedOptions))
  }
  /// The size that it asks for: sizes of images and texts are not taken off.
  public func minimumSize(
    withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions]
  ) -> NSSize { fittingSize }
}

extension NSButton: NSUserInterfaceCompression {}
extension NSSegmentedControl: NSUserInterfaceCompression {}

extension NSGroupTouchBarItem {
  /// Makes an item of others that may become smaller in some ways.
  public convenience init(
    identifier: Identifier, items: [NSTouchBarItem], allowedCompressionOptions: NSUserInterfaceCompressionOptions
  ) {
    self.init(identifier: identifier, items: items)
    prioritizedCompressionOptions = [allowedCompressionOptions]
  }

  /// Makes an item whose items look as the buttons of an alert.
  public convenience init(alertStyleWithIdentifier identifier: Identifier) {
    self.init(identifier: identifier)
    prefersEqualWidths = true
  }

  /// In which ways its items become smaller, the first one first.
  public final var prioritizedCompressionOptions: [NSUserInterfaceCompressionOptions] {
    get { self[rare: CompressionState.self].prioritized }
    set { self[rare: CompressionState.self].prioritized = newValue }
  }

  /// In which ways they are smaller now; none, for there is room.
  public final var effectiveCompressionOptions: NSUserInterfaceCompressionOptions { .init() }
}

/// What a tap on an image at an end of a slider does. Stands in for NSSliderAccessoryBehavior.
@MainActor
open class NSSliderAccessoryBehavior {
  private final let handler: @MainActor (NSSliderAccessory) -> Void

  /// Makes one that calls a block.
  public init(handler: @escaping @MainActor (NSSliderAccessory) -> Void) { self.handler = handler }

  /// Makes one that sends an action to a target, which it does not keep alive.
  public convenience init(target: AnyObject?, action: Selector) {
    self.init { [weak target] in NSApplication.shared.sendAction(action, to: target, from: $0) }
  }

  /// As the system likes: the value goes a step to that end.
  public static var automatic: NSSliderAccessoryBehavior { valueStep }
  /// Nothing.
  public static let none = NSSliderAccessoryBehavior { _ in }
  /// The value goes a tenth of the way to that end.
  public static let valueStep = NSSliderAccessoryBehavior { $0.move(toEnd: false) }
  /// The value goes to that end.
  public static let valueReset = NSSliderAccessoryBehavior { $0.move(toEnd: true) }

  /// Does it.
  open func handleAction(_ sender: NSSliderAccessory) { handler(sender) }
}

private struct SliderParts: RareState {
  var behavior: NSSliderAccessoryBehavior?
  var width = NSSliderAccessory.Width.default
}

extension NSSliderAccessory {
  /// Width of an image at an end of a slider, in points. Documented: AppKit.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width.
    public let rawValue: CGFloat
    /// Makes a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a width.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let `default` = Self(rawValue: -1)
    /// For wide images.
    public static let wide = Self(rawValue: -2)
  }

  /// What a tap on it does.
  public final var behavior: NSSliderAccessoryBehavior {
    get { self[rare: SliderParts.self].behavior ?? .automatic }
    set { self[rare: SliderParts.self].behavior = newValue }
  }

  /// Does what a finger does that taps it, if it reacts.
  public final func tap() { if isEnabled { behavior.handleAction(self) } }

  fileprivate final func move(toEnd isAll: Bool) {
    guard let item, let isLeast = item.minimumValueAccessory.map({ $0 === self }) ?? Optional(false) else { return }
    let (slider, sign) = (item.slider, isLeast ? -1.0 : 1.0)
    let step = isAll ? slider.maxValue - slider.minValue : (slider.maxValue - slider.minValue) / 10
    slider.doubleValue = min(max(slider.doubleValue + sign * step, slider.minValue), slider.maxValue)
    if let action = item.action { NSApplication.shared.sendAction(action, to: item.target, from: item) }
  }
}

extension NSSliderTouchBarItem {
  /// Width of the images at its ends.
  public final var valueAccessoryWidth: NSSliderAccessory.Width {
    get { self[rare: SliderParts.self].width }
    set { self[rare: SliderParts.self].width = newValue }
  }
}
