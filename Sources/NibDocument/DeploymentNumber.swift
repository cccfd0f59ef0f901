/// The number by which `<deployment>` names a version of a system.
package enum DeploymentNumber {
  /// The version as people write it, `11.0` or `10.13.4`; nil for a number of no known form.
  ///
  /// Seen: AppKit documents write decimal digits (`1080` is 10.8, `101304` is 10.13.4, `130000` is 13.0); the others
  /// write the digits as hexadecimal ones (`1296` is 0x510, 5.1; `4352` is 0x1100, 11.0).
  package static func version(_ text: String, platform: DocumentPlatform) -> String? {
    guard let number = Int(text), number > 0 else { return nil }
    return platform.writesDecimalVersions ? decimal(number) : hexadecimal(number)
  }

  private static func decimal(_ number: Int) -> String? {
    switch number {
    case 1_000..<10_000: version(number / 100, number / 10 % 10, number % 10)
    case 100_000..<1_000_000: version(number / 10_000, number / 100 % 100, number % 100)
    default: nil
    }
  }

  private static func hexadecimal(_ number: Int) -> String? {
    guard number <= 0xFFFF, let major = Int(String(number >> 8, radix: 16)) else { return nil }
    return version(major, number >> 4 & 0xF, number & 0xF)
  }

  private static func version(_ major: Int, _ minor: Int, _ patch: Int) -> String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}
