#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Functions that the standard library lacks.
enum FilterMath {
  /// A power that is always a finite number.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    let result = pow(base, exponent)
    return result.isFinite ? min(result, 1e9) : 1e9
  }
}
