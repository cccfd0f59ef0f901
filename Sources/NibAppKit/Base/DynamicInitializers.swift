import Foundation
import NibRuntime
import NibStandIns

// Objects of a class that only the running program knows, by initializers that AppKit's classes do not require of their
// subclasses: `DynamicInitializers` of NibUIKit says how. `AppKitInitializerTests` makes objects through every pair.

extension NSResponder {
  @_silgen_name("nibwright_NSResponder_init") convenience init(dynamic: Void) { self.init() }
  @_silgen_name("nibwright_NSResponder_init") static func make(dynamic: Void) -> NSResponder
}

extension NSView {
  @_silgen_name("nibwright_NSView_init") convenience init(dynamic frame: NSRect) { self.init(frame: frame) }
  @_silgen_name("nibwright_NSView_init") static func make(dynamic frame: NSRect) -> NSView
}

/// A class whose objects are made by `init()`, or for views by `init(frame:)`, of the class that a program knows.
@MainActor
protocol MadeDynamically: NSResponder {}

extension MadeDynamically {
  /// Makes an object of the class.
  static func made() -> Self {
    let made = (self as? NSView.Type)?.make(dynamic: .zero) ?? make(dynamic: ())
    // What an initializer of a class makes is of the class.
    return unsafeDowncast(made, to: Self.self)
  }
}

extension NSResponder: MadeDynamically, NibInstantiable {}
