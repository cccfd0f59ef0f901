import NibGraph
import NibSchema

/// What rows cannot say of controls; buttons and segments have files of their own.
enum UIKitControls {
  /// `UIDate` of a picker of the current date for systems that know none: a compile has no clock, so the saved one.
  private static func lowerCurrentDate(_ element: Int, _ lowering: inout Lowering) {
    guard (lowering.options.deploymentTarget?.major ?? 99) < 14,
      let flag = lowering.reader.attribute(.useCurrentDate), lowering.reader.isYes(flag),
      let object = lowering.reader.child(.date).flatMap({ lowering.object($0) })
    else { return }
    lowering.writer.add(.reference(.date, object))
  }

  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitControls) -> CustomLoweringCode {
    switch lowering {
    case .switchFrame: .init(.computed) { $2.uiKit.switches.append($0) }
    case .currentDate: .init(lower: { lowerCurrentDate($0, &$2) }, raise: { $0.raiseCurrentDate($1) })
    }
  }
}
