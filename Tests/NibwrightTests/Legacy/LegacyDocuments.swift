/// Documents of Xcode 3 and 4, written for the tests.
nonisolated enum LegacyDocuments {
  /// A view with a button and a label, an outlet and an action.
  static let uiKit = document(
    framework: "CocoaTouch",
    objects: """
      <object class="IBProxyObject" id="100"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
      <object class="IBProxyObject" id="101"><string key="IBProxiedObjectIdentifier">IBFirstResponder</string></object>
      <object class="IBUIView" id="102">
        <reference key="NSNextResponder"/><int key="NSvFlags">274</int>
        <object class="NSMutableArray" key="NSSubviews"><bool key="EncodedWithXMLCoder">YES</bool>
          <object class="IBUIButton" id="103">
            <reference key="NSSuperview" ref="102"/><int key="NSvFlags">292</int>
            <string key="NSFrame">{{20, 30}, {72, 37}}</string><bool key="IBUIOpaque">NO</bool>
            <int key="IBUIContentHorizontalAlignment">0</int><int key="IBUIContentVerticalAlignment">0</int>
            <int key="IBUIButtonType">1</int><string key="IBUINormalTitle">Spin</string>
          </object>
          <object class="IBUILabel" id="104">
            <int key="NSvFlags">-2147483356</int><string key="NSFrame">{{20, 80}, {280, 21}}</string>
            <string key="IBUIText">Ready</string><int key="IBUITextAlignment">1</int><int key="IBUITag">9</int>
            <object class="NSFont" key="IBUIFont"><string key="NSName">Helvetica-Bold</string>
              <double key="NSSize">1.500000e+01</double></object>
            <int key="IBUIWhirl">3</int>
          </object>
        </object>
        <string key="NSFrameSize">{320, 460}</string>
        <object class="NSColor" key="IBUIBackgroundColor"><int key="NSColorSpace">1</int>
          <bytes key="NSRGB">MSAwLjUgMAA</bytes></object>
      </object>
      """,
    records: [
      (-1, 100, "0"), (-2, 101, "0"), (1, 102, "0"), (5, 103, "102"), (6, 104, "102"),
    ],
    connections: """
      <object class="IBConnectionRecord"><object class="IBCocoaTouchOutletConnection" key="connection">
        <string key="label">view</string><reference key="source" ref="100"/><reference key="destination" ref="102"/>
      </object><int key="connectionID">7</int></object>
      <object class="IBConnectionRecord"><object class="IBCocoaTouchEventConnection" key="connection">
        <string key="label">spin:</string><reference key="source" ref="103"/><reference key="destination" ref="100"/>
        <int key="IBEventType">7</int>
      </object><int key="connectionID">8</int></object>
      """,
    properties: [
      ("-1.CustomClassName", "<string>SpinController</string>"), ("6.CustomClassName", "<string>Shiny</string>"),
    ])

  /// A window with a button of a custom class, an action to the first responder and an outlet.
  static let appKit = document(
    framework: "Cocoa",
    objects: """
      <object class="NSCustomObject" id="100"><string key="NSClassName">Panels</string></object>
      <object class="NSCustomObject" id="101"><string key="NSClassName">FirstResponder</string></object>
      <object class="NSCustomObject" id="105"><string key="NSClassName">NSApplication</string></object>
      <object class="NSWindowTemplate" id="102">
        <int key="NSWindowStyleMask">3</int><string key="NSWindowTitle">Panel</string>
        <object class="NSView" key="NSWindowView" id="103">
          <nil key="NSNextResponder"/><int key="NSvFlags">256</int>
          <object class="NSMutableArray" key="NSSubviews"><bool key="EncodedWithXMLCoder">YES</bool>
            <object class="NSButton" id="104">
              <reference key="NSNextResponder" ref="103"/><int key="NSvFlags">268</int>
              <string key="NSFrame">{{10, 10}, {80, 32}}</string><reference key="NSSuperview" ref="103"/>
              <bool key="NSEnabled">YES</bool>
              <object class="NSButtonCell" key="NSCell" id="106"><string key="NSContents">Go</string>
                <reference key="NSControlView" ref="104"/>
                <object class="NSFont" key="NSSupport"><string key="NSName">LucidaGrande</string>
                  <double key="NSSize">13</double><bool key="IBIsSystemFont">YES</bool></object>
              </object>
            </object>
          </object>
          <string key="NSFrameSize">{200, 100}</string>
        </object>
      </object>
      """,
    records: [
      (-2, 100, "0"), (-1, 101, "0"), (-3, 105, "0"), (1, 102, "0"), (2, 103, "102"), (3, 104, "103"), (4, 106, "104"),
    ],
    connections: """
      <object class="IBConnectionRecord"><object class="IBActionConnection" key="connection">
        <string key="label">go:</string><reference key="source" ref="101"/><reference key="destination" ref="104"/>
      </object><int key="connectionID">8</int></object>
      <object class="IBConnectionRecord"><object class="IBOutletConnection" key="connection">
        <string key="label">window</string><reference key="source" ref="100"/><reference key="destination" ref="102"/>
      </object><int key="connectionID">7</int></object>
      """,
    properties: [
      ("3.CustomClassName", "<string>BigButton</string>"),
      ("1.NSWindowTemplate.visibleAtLaunch", "<boolean value=\"YES\"/>"),
    ])

  /// A document for AppKit of top-level objects, each with the name that Interface Builder gives it.
  static func named(_ objects: [(xml: String, name: String)], custom: [(place: Int, name: String)] = []) -> [UInt8] {
    let owner = "<object class=\"NSCustomObject\" id=\"100\"><string key=\"NSClassName\">Panels</string></object>"
    return document(
      framework: "Cocoa", objects: ([owner] + objects.map(\.xml)).joined(separator: "\n"),
      records: [(-2, 100, "0")] + objects.indices.map { ($0 + 1, $0 + 201, "0") }, connections: "",
      properties: custom.map { ("\($0.place + 1).CustomClassName", "<string>\($0.name)</string>") })
  }

  static func document(
    framework: String, objects: String, records: [(id: Int, object: Int, parent: String)], connections: String,
    properties: [(key: String, value: String)]
  ) -> [UInt8] {
    let rows = records.map { record in
      let children = records.filter { $0.parent == String(record.object) }.map { "<reference ref=\"\($0.object)\"/>" }
      let list = children.isEmpty ? "" : "<array key=\"children\">\(children.joined())</array>"
      let parent =
        record.parent == "0"
        ? "<reference key=\"parent\" ref=\"99\"/>" : "<reference key=\"parent\" ref=\"\(record.parent)\"/>"
      return "<object class=\"IBObjectRecord\"><int key=\"objectID\">\(record.id)</int>"
        + "<reference key=\"object\" ref=\"\(record.object)\"/>\(list)\(parent)</object>\n"
    }
    let keys = properties.map { "<string>\($0.key)</string>" }.joined()
    let values = properties.map(\.value).joined()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.\(framework).XIB" version="7.10">
      <data>
      <string key="IBDocument.InterfaceBuilderVersion">677</string>
      <object class="NSMutableArray" key="IBDocument.RootObjects" id="98"><bool key="EncodedWithXMLCoder">YES</bool>
      \(objects)
      </object>
      <object class="IBObjectContainer" key="IBDocument.Objects">
      <object class="NSMutableArray" key="connectionRecords"><bool key="EncodedWithXMLCoder">YES</bool>
      \(connections)</object>
      <object class="IBMutableOrderedSet" key="objectRecords"><object class="NSArray" key="orderedObjects">
      <object class="IBObjectRecord"><int key="objectID">0</int><object class="NSArray" key="object" id="99"/>
      <reference key="children" ref="98"/><nil key="parent"/></object>
      \(rows.joined())</object></object>
      <object class="NSMutableDictionary" key="flattenedProperties"><object class="NSArray" key="dict.sortedKeys">
      \(keys)</object><object class="NSArray" key="dict.values">\(values)</object></object>
      <int key="maxID">8</int>
      </object>
      </data>
      </archive>
      """
    return Array(text.utf8)
  }
}
