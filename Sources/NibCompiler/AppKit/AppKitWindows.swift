import NibBytes
import NibGraph
import NibSchema

/// What rows cannot say of windows.
enum AppKitWindows {
  static func lowerClass(_ element: Int, _ lowering: inout Lowering) {
    lowering.writer.add(.reference(.nsWindowClass, AppKitClassNames.name(of: element, orElse: "NSWindow", &lowering)))
  }

  /// The content's rect: centred on the screen along an axis without a strut. Seen: 108 of 110 windows.
  static func lowerRect(_ lowering: inout Lowering) {
    var rect = [0.0, 0, 0, 0]
    if let content = lowering.reader.child(.contentRect) {
      rect = lowering.reader.numbers(of: content, .rect)
      let screen = lowering.reader.child(.screenRect).map { lowering.reader.numbers(of: $0, .rect) } ?? [0, 0, 0, 0]
      let mask = lowering.reader.child(.initialPositionMask)
      if !hasStrut(.leftStrut, .rightStrut, mask, &lowering) { rect[0] = screen[0] + (screen[2] - rect[2]) / 2 }
      if !hasStrut(.bottomStrut, .topStrut, mask, &lowering) { rect[1] = screen[1] + (screen[3] - rect[3]) / 2 }
    }
    lowering.writer.add(.reference(.nsWindowRect, lowering.writer.string(Geometry.text(rect, of: .rect))))
  }

  private static func hasStrut(
    _ one: WellKnownName, _ other: WellKnownName, _ mask: Int?, _ lowering: inout Lowering
  ) -> Bool {
    guard let mask else { return false }
    return lowering.reader.flag(one, of: mask) ?? false || lowering.reader.flag(other, of: mask) ?? false
  }

  /// The class of the content, by a name that no class has. Seen: 10 of 11 windows of Xcode 3.
  static func lowerViewClass(_ lowering: inout Lowering) {
    let name = lowering.writer.append(Array("View".utf8))
    lowering.writer.add(.reference(lowering.declared.key, lowering.writer.string(name, mutable: true)))
  }

  /// A window that is resizable without a title bar says so.
  ///
  /// Seen: both such windows, of 2 apps, and none of the others; not one of an archive for Mac OS X 10.4. Inferred: since
  /// when.
  static func lowerResizing(_ lowering: inout Lowering) {
    guard lowering.profile >= .xcode5, let style = lowering.reader.child(.styleMask),
      lowering.reader.flag(.resizable, of: style) ?? false,
      !(lowering.reader.flag(.titled, of: style) ?? false)
    else { return }
    lowering.writer.add(.bool(.nsWindowAllowNontitledResizable, true))
  }

  /// The limits of the frame: those of the content, higher by the title bar.
  ///
  /// Seen: 32 points in the newest archives, 28 in those of macOS 11 to 15 (8 of 10 of Xcode 12), 22 in older ones (41 of
  /// 41); none where the content lies below the title bar; 16 for utility panels, in 1 older archive. The largest size for want
  /// of one: 104 of 104. Windows with a toolbar, whose height is not known, have no limits: 12 of 12 of 5 apps, of Xcode 8.3
  /// to 26.
  static func lowerLimits(_ lowering: inout Lowering) {
    if lowering.reader.child(.toolbar) != nil { return }
    var bar = 0.0
    if let style = lowering.reader.child(.styleMask), lowering.reader.flag(.titled, of: style) ?? false,
      !(lowering.reader.flag(.fullSizeContentView, of: style) ?? false)
    {
      bar = lowering.reader.flag(.utility, of: style) ?? false ? 16 : titleBar(lowering.profile)
    }
    if let size = lowering.reader.child(.minSize) { lowerLimit(size, .nsMinSize, bar, &lowering) }
    if let size = lowering.reader.child(.maxSize) { return lowerLimit(size, .nsMaxSize, bar, &lowering) }
    // 4 of 4 windows of Xcode 3.1: the largest number of single precision.
    let side = lowering.profile < .xcode3point2 ? "3.40282e+38" : "10000000000000"
    lowering.writer.add(.reference(.nsMaxSize, lowering.writer.string("{\(side), \(side)}")))
  }

  /// A window without a limit in full screen says so, but for those of storyboards in the format of Xcode 8.
  ///
  /// Seen: 245 documents of windows of 17 apps, 2 of them storyboards of Xcode 7 and 7 of no such format; of storyboards in
  /// that format none of 6, which Xcode 9 to 16 compiled for 6 apps.
  private static func lowerNoFullScreenLimit(_ lowering: inout Lowering) {
    guard lowering.appKit.scope?.storyboard == nil || !lowering.appKit.isInXcode8Format else { return }
    lowering.writer.add(.reference(lowering.declared.key, lowering.writer.string("{0, 0}")))
  }

  private static func titleBar(_ profile: OutputProfile) -> Double {
    profile < .xcode12 ? 22 : profile < .xcode26 ? 28 : 32
  }

  private static func lowerLimit(_ element: Int, _ key: AppKitKey, _ bar: Double, _ lowering: inout Lowering) {
    var size = lowering.reader.numbers(of: element, .size)
    size[1] += bar
    lowering.writer.add(.reference(key, lowering.writer.string(Geometry.text(size, of: .size))))
  }
}

extension AppKitWindows {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitWindows) -> CustomLoweringCode {
    switch lowering {
    case .windowClass: .init(.computed) { lowerClass($0, &$2) }
    case .windowResizing: .init(.computed) { lowerResizing(&$2) }
    case .windowKeyLoop: .init(lower: { _, _, _ in }, raise: { $0.raiseKeyLoop($1) })
    case .windowViewClass: .init(.computed) { lowerViewClass(&$2) }
    case .windowRect: .init(lower: { lowerRect(&$2) }, raise: { $0.raiseWindowRect($1) })
    case .windowLimits: .init(.computed) { lowerLimits(&$2) }
    case .noFullScreenLimit: .init(.computed) { lowerNoFullScreenLimit(&$2) }
    }
  }
}
