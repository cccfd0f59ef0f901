import NibArchives
import NibBytes
import NibDiagnostics
import NibDocument
import NibGraph
import NibInspector
import Testing

@testable import NibCompiler

/// A document for macOS around some elements, compiled.
struct AppKitSample {
  let graph: ObjectGraph
  private(set) var diagnostics = Diagnostics()

  init(
    _ elements: String, attributes: String = "", options: CompileOptions = CompileOptions(), file: String = "sample.xib"
  ) throws {
    let document = try XIBReader().read(Array(Self.text(elements, attributes: attributes).utf8), file: file)
    let compiler = InterfaceCompiler(options: options, encodeNested: { try NIBArchiveEncoder().encode($0) })
    graph = try compiler.compile(document, into: &diagnostics).files[0].graph
  }

  static func text(_ elements: String, attributes: String = "") -> String {
    let tools = attributes.contains("toolsVersion") ? "" : #"toolsVersion="23504""#
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa" \(tools) \(attributes)>
      <objects>
      <customObject id="-2" customClass="Owner"/><customObject id="-1" customClass="FirstResponder"/>
      <customObject id="-3" customClass="NSObject"/>
      \(elements)</objects></document>
      """
  }

  func objects(_ className: String) -> [ObjectID] {
    graph.objectIDs.filter { graph.className(of: $0) == className }
  }

  /// The only object of a class.
  func only(_ className: String) throws -> ObjectID {
    let found = objects(className)
    try #require(found.count == 1, "\(found.count) objects of \(className)")
    return found[0]
  }

  func text(_ key: String, of object: ObjectID) -> String? {
    graph.object(key, of: object).flatMap { graph.string($0) }
  }

  func value(_ key: String, of object: ObjectID) -> Value? {
    graph.values(of: object).first { graph.keyName($0.key) == key }?.value
  }

  func integer(_ key: String, of object: ObjectID) -> Int64? {
    if case .int(let value)? = value(key, of: object) { return value }
    return nil
  }

  func real(_ key: String, of object: ObjectID) -> Double? {
    if case .double(let value)? = value(key, of: object) { return value }
    return nil
  }

  /// The classes of a list's members.
  func classes(_ key: String, of object: ObjectID) throws -> [String] {
    graph.members(try #require(graph.object(key, of: object))).map { graph.className(of: $0) }
  }

  /// The connectors of the root's list.
  func connectors() throws -> [ObjectID] {
    graph.members(try #require(graph.object("NSConnections", of: try only("NSIBObjectData"))))
  }
}

extension AppKitSample {
  /// A push button in a view.
  static let button = #"""
    <customView id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
    <button verticalHuggingPriority="750" id="b"><rect key="frame" x="10" y="10" width="80" height="32"/>
    <buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" alignment="center" borderStyle="border" id="bc">
    <behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/>
    <font key="font" metaFont="system"/></buttonCell></button></subviews></customView>
    """#
}
