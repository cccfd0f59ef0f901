import NibGraph
import NibInspector
import Testing

@Suite("Table rendering") struct TableRenderingTests {
  @Test("the tables are shown as they are stored")
  func tables() throws {
    var w = SampleGraphs.Writer()
    let color = w.builder.classes.append("NSColor")
    w.builder.classes.append("UIColor", fallbacks: [color])
    let root = w.object("NSObject")
    let child = w.object("UIColor")
    w.fill(root, [("color", .object(child)), ("n", .int(-1))])

    let text = try TableRendering().render(w.finish())

    #expect(
      text == """
        file\tSample.nib
        format\tnibArchive 10
        counts\t2 objects, 2 keys, 2 values, 3 classes

        objects: class, first value, values
        @0\t2 NSObject\t0\t2
        @1\t1 UIColor\t0\t0

        keys
        0\tcolor
        1\tn

        classes: name, fallbacks
        0\tNSColor
        1\tUIColor\tNSColor
        2\tNSObject

        values: key, type, content
        0\t0 color\tobject\t@1
        1\t1 n\tint64\t-1

        """)
  }
}
