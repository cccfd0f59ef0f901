import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSApplication {
  /// Says which kinds the program gives to services of other programs, and which it takes from them, beside those that it
  /// said before. No service runs; `servicesMenuSendTypes` and `servicesMenuReturnTypes` tell what was said.
  public func registerServicesMenuSendTypes(
    _ sendTypes: [NSPasteboard.PasteboardType], returnTypes: [NSPasteboard.PasteboardType]
  ) {
    state.serviceTypes.send += sendTypes.filter { !state.serviceTypes.send.contains($0) }
    state.serviceTypes.return += returnTypes.filter { !state.serviceTypes.return.contains($0) }
  }

  /// The kinds that the program gives to services of other programs.
  public var servicesMenuSendTypes: [NSPasteboard.PasteboardType] { state.serviceTypes.send }

  /// The kinds that the program takes from services of other programs.
  public var servicesMenuReturnTypes: [NSPasteboard.PasteboardType] { state.serviceTypes.return }

  /// Does what a user does who chooses a service: who has the keys, or who is asked next, gives what is selected, as
  /// `validRequestor(forSendType:returnType:)` says; the service changes the pasteboard; and it is taken back.
  /// - Parameters:
  ///   - sendType: the kind that the service takes; nil for one that takes nothing.
  ///   - returnType: the kind that it gives; nil for one that gives nothing.
  ///   - service: what it does, with a pasteboard of its own.
  /// - Returns: whether somebody gave and took what the service needs.
  @discardableResult
  public func performService(
    sendType: NSPasteboard.PasteboardType?, returnType: NSPasteboard.PasteboardType?, _ service: (NSPasteboard) -> Void
  ) -> Bool {
    let asked = keyWindow?.firstResponder ?? keyWindow ?? self
    guard
      let requestor = asked.validRequestor(forSendType: sendType, returnType: returnType)
        as? any NSServicesMenuRequestor
    else { return false }
    let pasteboard = NSPasteboard.withUniqueName()
    defer { pasteboard.releaseGlobally() }
    if let sendType, !requestor.writeSelection(to: pasteboard, types: [sendType]) { return false }
    service(pasteboard)
    return returnType == nil || requestor.readSelection(from: pasteboard)
  }
}
