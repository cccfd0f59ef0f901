import Foundation
import NibAppKit
import NibObjects
import NibRuntime
import NibTestSupport
import Nibwright
import Testing

/// An app's delegate as Xcode's template writes it: no class of the library, and nobody registers it.
final class PlainDelegate: NSObject, NSApplicationDelegate {
  @Outlet var window: NSWindow?
  @Action("greet:") var onGreet = { (delegate: PlainDelegate, sender: AnyObject) in delegate.greetings += 1 }
  var greetings = 0
  var launches = 0
  func applicationDidFinishLaunching(_ notification: Notification) { launches += 1 }
}

@MainActor
@Suite("Delegates that are Foundation's objects", .serialized) struct PlainDelegateTests {
  private func nib(_ delegate: String) throws -> Interface {
    try Interface.read(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="MacOSX.Cocoa"><objects>
        <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"><connections>\
        <outlet property="delegate" destination="app" id="o1"/></connections></customObject>
        <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
        <customObject id="-3" userLabel="Application" customClass="NSObject"/>
        <customObject id="app" \(delegate)><connections>\
        <outlet property="window" destination="win" id="o2"/></connections></customObject>
        <window title="Plain" id="win"><rect key="contentRect" x="0" y="0" width="200" height="100"/>\
        <view key="contentView" id="con"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>\
        <button id="but"><rect key="frame" x="10" y="10" width="80" height="30"/>\
        <buttonCell key="cell" type="push" title="Greet" bezelStyle="rounded" id="cel"/><connections>\
        <action selector="greet:" target="app" id="a1"/></connections></button></subviews></view></window>
        </objects></document>
        """.utf8), name: "Main.xib")
  }

  @Test("one is made by the name of its class, connected, and does what a user asks")
  func found() throws {
    let nib = try nib("customClass=\"PlainDelegate\" customModule=\"NibwrightTests\"")
    let made = try nib.nib(environment: NibEnvironment(classes: StandInCatalog.registry))
      .instantiateReport(owner: NSApplication.shared)

    let delegate = try #require(made.find(PlainDelegate.self))
    let window = try #require(made.find(NSWindow.self))
    #expect(delegate.window === window && NSApplication.shared.delegate === delegate)
    window.makeKeyAndOrderFront(nil)
    try #require(made.find(NSButton.self)).click()
    #expect(delegate.greetings == 1)
    NSApplication.shared.closeAllWindows()
    NSApplication.shared.delegate = nil
  }

  @Test("a program of `@main` makes its delegate, tells it and goes on")
  func main() throws {
    let application = NSApplication.shared
    PlainDelegate.main()
    let delegate = try #require(application.delegate as? PlainDelegate)
    #expect(delegate.launches == 1 && application.isRunning)
    application.stop(nil)
    application.delegate = nil
  }

  @Test("registries of rows and of unbound objects make registered classes alone")
  func registered() throws {
    let name = "NibwrightTests.PlainDelegate"
    #expect(StandInCatalog.registry.factory(for: name) != nil)
    #expect(ClassRegistry(parent: StandInCatalog.registry).factory(for: name) != nil)

    #expect(ArchivedClasses.registry.factory(for: name) == nil)
    let registry = ClassRegistry(parent: ArchivedClasses.registry)
    #expect(registry.factory(for: name) == nil)
    registry.register(name) { PlainDelegate() }
    #expect(registry.factory(for: name) != nil)
    // Its objects are made on any thread, and the class is bound to the main one.
    #expect(UnboundClasses().factory(for: name) == nil)
  }

  @Test("no class of Foundation is made so", arguments: ["FileManager", "ProcessInfo", "NSObject"])
  func foundation(_ name: String) throws {
    let nib = try nib("customClass=\"\(name)\" customModule=\"Foundation\"")
    let made = try nib.nib(environment: NibEnvironment(classes: StandInCatalog.registry))
      .instantiateReport(owner: NSApplication.shared)
    #expect(made.find(PlaceholderObject.self) != nil && made.find(NSObject.self) == nil)
    NSApplication.shared.delegate = nil
  }
}
