import NibAppKit
import Testing

/// What a user does with Archives/Scenarios/Preferences.
@MainActor
struct PreferencesUser {
  private typealias Scenario = DesktopScenario

  private let window: NSWindow
  private let tabs: NSTabView
  private let minutes: NSTextField
  private let signed: NSTextField
  private let signature: NSTextField
  private let slider: NSSlider
  private let theme: NSPopUpButton
  private let save: NSButton
  private let apply: NSButton

  init(_ controller: PreferencesController) throws {
    window = try #require(controller.window)
    tabs = try #require(controller.tabs)
    let query = window.query
    minutes = try #require(query.find(identifier: "minutes") as? NSTextField)
    signed = try #require(query.find(identifier: "signed") as? NSTextField)
    signature = try #require(query.all(NSTextField.self).first { $0.isEditable })
    slider = try #require(query.find(NSSlider.self))
    theme = try #require(query.find(NSPopUpButton.self))
    save = try query.button("Save automatically")
    apply = try query.button("Apply")
  }

  func setGeneral() throws {
    Transcript.write("-- shown")
    write()
    Scenario.cannot("drag the slider before it is enabled") { try slider.drag(to: 20) }
    try Scenario.step("switch saving on, and drag the slider") {
      try save.click()
      try slider.drag(to: 20)
      write()
    }
    Scenario.cannot("type in a tab that is not selected") { try signature.typeText("Ada") }
    Scenario.cannot("a tab that is not there") { try tabs.choose(tab: "Sound") }
  }

  func setLook() throws {
    try Scenario.step("the other tab") {
      try tabs.choose(tab: "Look")
      try signature.typeText("Ada")
      write()
    }
    Scenario.cannot("apply before a theme is chosen") { try apply.click() }
    try Scenario.step("choose a theme; return applies it") {
      try theme.choose(item: "Dark")
      try window.key(.return)
      write()
    }
    Scenario.cannot("a control of the first tab") { try save.click() }
  }

  func restore() throws {
    try Scenario.step("restore the defaults") {
      try tabs.choose(tab: "General")
      try window.query.button("Restore Defaults").click()
      write()
      Transcript.write("slider: \(slider.doubleValue), \(slider.isEnabled ? "enabled" : "disabled")")
    }
  }

  private func write() {
    Transcript.write("minutes: \(minutes.stringValue); \(signed.stringValue)")
    let values = NSUserDefaultsController.shared.values.sorted { $0.key < $1.key }
    Transcript.write("defaults: \(values.map { "\($0.key) = \($0.value)" }.joined(separator: ", "))")
  }
}
