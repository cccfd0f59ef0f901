import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSCell {
  /// What of a cell can be asked for by a number. Documented: the order of the cases, by AppKit.
  public enum Attribute: UInt, Sendable {
    /// Whether it does not react; its state; whether it looks pushed in; whether its text can be changed.
    case cellDisabled, cellState, pushInCell, cellEditable
    /// How it looks while pressed; whether it is pressed.
    case changeGrayCell, cellHighlighted, cellLightsByContents, cellLightsByGray
    /// How it looks in its other state, and whether it has a line around it.
    case changeBackgroundCell, cellLightsByBackground, cellIsBordered
    /// Where its image is.
    case cellHasOverlappingImage, cellHasImageHorizontal, cellHasImageOnLeftOrBottom
    /// Whether it shows other content in its other state; whether its title is moved in; whether it can be mixed.
    case cellChangesContents, cellIsInsetButton, cellAllowsMixedState
  }

  /// What of the cell a number asks for: 1 for yes, 0 for no and for what it has not got.
  public final func cellAttribute(_ parameter: Attribute) -> Int {
    let button = self as? NSButtonCell
    func number(_ flag: Bool?) -> Int { flag == true ? 1 : 0 }
    return switch parameter {
    case .cellDisabled: number(!isEnabled)
    case .cellState: state.rawValue
    case .cellEditable: number(isEditable)
    case .cellHighlighted: number(isHighlighted)
    case .cellIsBordered: number(isBordered)
    case .cellAllowsMixedState: number(allowsMixedState)
    case .pushInCell: number(button?.highlightsBy.contains(.pushInCellMask))
    case .cellLightsByContents: number(button?.highlightsBy.contains(.contentsCellMask))
    case .cellLightsByGray: number(button?.highlightsBy.contains(.changeGrayCellMask))
    case .cellLightsByBackground: number(button?.highlightsBy.contains(.changeBackgroundCellMask))
    case .changeGrayCell: number(button?.showsStateBy.contains(.changeGrayCellMask))
    case .changeBackgroundCell: number(button?.showsStateBy.contains(.changeBackgroundCellMask))
    case .cellChangesContents: number(button?.showsStateBy.contains(.contentsCellMask))
    case .cellHasOverlappingImage: number(button?.imagePosition == .imageOverlaps)
    case .cellHasImageHorizontal: number([.imageLeft, .imageRight].contains(button?.imagePosition))
    case .cellHasImageOnLeftOrBottom: number([.imageLeft, .imageBelow].contains(button?.imagePosition))
    case .cellIsInsetButton: 0
    }
  }

  /// Sets what of the cell a number asks for; where the image is stays as it is.
  public final func setCellAttribute(_ parameter: Attribute, to value: Int) {
    let isOn = value != 0
    switch parameter {
    case .cellDisabled: isEnabled = !isOn
    case .cellState: state = NSControl.StateValue(rawValue: value) ?? .off
    case .cellEditable: isEditable = isOn
    case .cellHighlighted: isHighlighted = isOn
    case .cellIsBordered: isBordered = isOn
    case .cellAllowsMixedState: allowsMixedState = isOn
    default: (self as? NSButtonCell)?.setLook(parameter, isOn)
    }
  }
}

extension NSButtonCell {
  fileprivate final func setLook(_ parameter: Attribute, _ isOn: Bool) {
    func set(_ path: ReferenceWritableKeyPath<NSButtonCell, StyleMask>, _ look: StyleMask) {
      if isOn { self[keyPath: path].insert(look) } else { self[keyPath: path].remove(look) }
    }
    switch parameter {
    case .pushInCell: set(\.highlightsBy, .pushInCellMask)
    case .cellLightsByContents: set(\.highlightsBy, .contentsCellMask)
    case .cellLightsByGray: set(\.highlightsBy, .changeGrayCellMask)
    case .cellLightsByBackground: set(\.highlightsBy, .changeBackgroundCellMask)
    case .changeGrayCell: set(\.showsStateBy, .changeGrayCellMask)
    case .changeBackgroundCell: set(\.showsStateBy, .changeBackgroundCellMask)
    case .cellChangesContents: set(\.showsStateBy, .contentsCellMask)
    default: break
    }
  }
}
