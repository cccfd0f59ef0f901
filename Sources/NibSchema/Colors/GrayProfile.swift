/// The ICC profile of gray with gamma 2.2, which archives of AppKit hold beside each gray of the system's catalog.
///
/// Made of what it says: a header, its name in the languages of the system, a white point, and sRGB's curve at 1 024
/// places. Documented: the layout, by the ICC's specification 2.4. Seen: the values, in 58 archives, all alike.
public enum GrayProfile {
  /// The profile's bytes.
  public static let bytes = profile(names.map { ($0.key, $0.value) })

  /// The profile up to macOS 10.15: other spellings in three languages, and another order. Seen: 34 archives of Xcode 9
  /// to 12.0, all alike.
  public static let oldBytes = profile(
    oldOrder.compactMap { language in
      oldNames.first { $0.key == language } ?? names.first { $0.key == language }
    }.map { ($0.key, $0.value) })

  private static let oldOrder = [
    "skSK", "daDK", "caES", "viVN", "ptBR", "ukUA", "frFU", "huHU", "zhTW", "nbNO", "csCZ", "heIL", "itIT", "roRO",
    "deDE", "koKR", "svSE", "zhCN", "jaJP", "elGR", "ptPO", "nlNL", "esES", "thTH", "trTR", "fiFI", "hrHR", "plPL",
    "ruRU", "enUS", "arEG",
  ]

  private static let oldNames: KeyValuePairs<String, String> = [
    "daDK": "Generisk grå 2,2 gammaprofil",
    "zhTW": "通用灰階光度 2.2 色彩描述",
    "zhCN": "普通灰度系数 2.2 描述文件",
  ]

  private static func profile(_ names: [(String, String)]) -> [UInt8] {
    let tags = tags(names)
    return header(tags.count) + tags
  }

  private static let name = "Generic Gray Gamma 2.2 Profile"
  private static let copyright = "Copyright Apple Inc., 2012"

  /// The name by language and country, in the order of the profile.
  private static let names: KeyValuePairs<String, String> = [
    "skSK": "Všeobecná sivá gama 2,2",
    "daDK": "Generisk grå 2,2 gamma-profil",
    "caES": "Gamma de grisos genèrica 2.2",
    "viVN": "Cấu hình Màu xám Chung Gamma 2.2",
    "ptBR": "Perfil Genérico da Gama de Cinzas 2,2",
    "ukUA": "Загальна Gray-гама 2.2",
    "frFU": "Profil générique gris gamma 2,2",
    "huHU": "Általános szürke gamma 2.2",
    "zhTW": "通用灰階光度2.2色彩描述",
    "koKR": "일반 회색 감마 2.2 프로파일",
    "nbNO": "Generisk grå gamma 2,2-profil",
    "csCZ": "Obecná šedá gama 2.2",
    "heIL": "גאמה אפור כללי 2.2",
    "roRO": "Gama gri generică 2,2",
    "deDE": "Allgemeines Graustufen-Profil Gamma 2,2",
    "itIT": "Profilo grigio generico della gamma 2,2",
    "svSE": "Generisk grå 2,2 gammaprofil",
    "zhCN": "普通灰度系数2.2描述文件",
    "jaJP": "一般グレイガンマ 2.2 プロファイル",
    "elGR": "Γενικό Γκρι Γάμμα 2.2",
    "ptPO": "Perfil genérico de cinzentos da Gamma 2,2",
    "nlNL": "Algemeen grijs gamma 2,2-profiel",
    "esES": "Perfil genérico de gamma de grises 2,2",
    "thTH": "รังสีแกมมาเกรย์ทั่วไป 2.2",
    "trTR": "Genel Gri Gama 2,2",
    "fiFI": "Yleinen harmaan gamma 2,2 -profiili",
    "hrHR": "Generički Gray Gamma 2.2 profil",
    "plPL": "Uniwersalny profil szarości gamma 2,2",
    "arEG": "غاما 2.2 لون رمادي عام",
    "ruRU": "Общая серая гамма 2,2-профиль",
    "enUS": "Generic Gray Gamma 2.2 Profile",
  ]

  private static func big16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private static func big32(_ value: Int) -> [UInt8] { big16(value >> 16) + big16(value) }

  private static func text(_ value: String) -> [UInt8] { Array(value.utf8) }

  /// 128 bytes: size, maker, version 2.0, a monitor's gray profile to XYZ, the date, and the light D50.
  private static func header(_ length: Int) -> [UInt8] {
    var bytes = big32(128 + length) + text("appl") + big32(0x0200_0000) + text("mntrGRAYXYZ ")
    for part in [2012, 8, 23, 15, 46, 15] { bytes += big16(part) }
    bytes += text("acspAPPL") + big32(0) + text("none") + [UInt8](repeating: 0, count: 16)
    bytes += big32(0xF6D6) + big32(0x10000) + big32(0xD32D) + text("appl")
    return bytes + [UInt8](repeating: 0, count: 128 - bytes.count)
  }

  private static func tags(_ names: [(String, String)]) -> [UInt8] {
    let contents = [
      ("desc", description), ("dscm", localizedNames(names)), ("cprt", text("text") + big32(0) + text(copyright) + [0]),
      ("wtpt", text("XYZ ") + big32(0) + big32(0xF351) + big32(0x10000) + big32(0x116CC)), ("kTRC", curve),
    ]
    var table = big32(contents.count)
    var data: [UInt8] = []
    let start = 128 + 4 + 12 * contents.count
    for (tag, content) in contents {
      table += text(tag) + big32(start + data.count) + big32(content.count)
      data += content
      while data.count % 4 != 0 { data.append(0) }
    }
    return table + data
  }

  /// The name in ASCII, and 78 bytes for forms that the profile does without.
  private static var description: [UInt8] {
    text("desc") + big32(0) + big32(name.utf8.count + 1) + text(name) + [UInt8](repeating: 0, count: 79)
  }

  private static func localizedNames(_ names: [(String, String)]) -> [UInt8] {
    var records: [UInt8] = []
    var texts: [UInt8] = []
    var places: [String: Int] = [:]
    for (language, name) in names {
      let units = name.utf16.flatMap { big16(Int($0)) }
      // Equal names stand once.
      let place = places[name] ?? texts.count
      records += text(language) + big32(units.count) + big32(16 + 12 * names.count + place)
      if places[name] == nil { texts += units }
      places[name] = place
    }
    return text("mluc") + big32(0) + big32(names.count) + big32(12) + records + texts
  }

  private static var curve: [UInt8] {
    var bytes = text("curv") + big32(0) + big32(1024)
    for place in 0..<1024 {
      let light = ColorConversion.light(ofSRGB: Double(place) / 1023)
      bytes += big16(Int(light * 65535 + 0.5))
    }
    return bytes
  }
}
