import Foundation
import NibFoundation

/// Which colors a screen can show. Documented: the numbers, by AppKit.
public enum NSDisplayGamut: Int, Sendable {
  /// Those of the web; those of film.
  case sRGB = 1
  /// Those of film.
  case p3
}

extension NSWindow {
  /// How fine the colors of a window are. Documented: the numbers, by AppKit.
  public enum Depth: Int32, Sendable {
    /// 8, 16 or 32 bits for each of red, green and blue.
    case twentyfourBitRGB = 0x208
    /// 16 bits.
    case sixtyfourBitRGB = 0x210
    /// 32 bits.
    case onehundredtwentyeightBitRGB = 0x220

    /// Bits of each part of a color.
    public var bitsPerSample: Int { Int(rawValue & 0xff) }
    /// Bits of a pixel.
    public var bitsPerPixel: Int { bitsPerSample * (self == .twentyfourBitRGB ? 3 : 4) }
    /// Whether parts of colors are stored in planes.
    public var isPlanar: Bool { false }
    /// The colors.
    public var colorSpaceName: NSColorSpaceName? { NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace") }
    /// All there are.
    public static var availableDepths: [Depth] { [.twentyfourBitRGB, .sixtyfourBitRGB, .onehundredtwentyeightBitRGB] }

    /// The least one that is as fine as is asked for, else the finest.
    public static func bestDepth(
      colorSpaceName: NSColorSpaceName, bitsPerSample: Int, bitsPerPixel: Int, isPlanar: Bool
    ) -> (Depth, isExactMatch: Bool) {
      let found = availableDepths.first { $0.bitsPerSample >= bitsPerSample } ?? .onehundredtwentyeightBitRGB
      return (found, found.bitsPerSample == bitsPerSample && found.bitsPerPixel == bitsPerPixel && !isPlanar)
    }
  }
}

/// A number of a level of windows, as Core Graphics has it.
public typealias CGWindowLevel = Int32

/// The levels of windows, as Core Graphics names them. Documented: the numbers, by Core Graphics.
public enum CGWindowLevelKey: Int32, Sendable {
  /// As named.
  case baseWindow = 0
  /// As named.
  case minimumWindow, desktopWindow, backstopMenu, normalWindow, floatingWindow, tornOffMenuWindow, dockWindow
  /// As named.
  case mainMenuWindow, statusWindow, modalPanelWindow, popUpMenuWindow, draggingWindow, screenSaverWindow
  /// As named.
  case maximumWindow, overlayWindow, helpWindow, utilityWindow, desktopIconWindow, cursorWindow
  /// As named.
  case assistiveTechHighWindow
}

/// The number of a level of windows.
public func CGWindowLevelForKey(_ key: CGWindowLevelKey) -> CGWindowLevel {
  let least = CGWindowLevel.min
  return switch key {
  case .baseWindow: least
  case .minimumWindow: least + 1
  case .desktopWindow: least + 21
  case .desktopIconWindow: least + 41
  case .backstopMenu: -20
  case .normalWindow: 0
  case .floatingWindow, .tornOffMenuWindow: 3
  case .modalPanelWindow: 8
  case .utilityWindow: 19
  case .dockWindow: 20
  case .mainMenuWindow: 24
  case .statusWindow: 25
  case .popUpMenuWindow: 101
  case .overlayWindow: 102
  case .helpWindow: 200
  case .draggingWindow: 500
  case .screenSaverWindow: 1000
  case .assistiveTechHighWindow: 1500
  case .maximumWindow: .max - 16
  case .cursorWindow: .max - 17
  }
}
