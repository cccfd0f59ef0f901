/// Reads the numbers of a text such as `{251, 251}` or `{{0, 0}, {320, 44}}`, in order.
///
/// Priorities and NSValue geometry are stored so. Anything that is not a number separates numbers.
struct NumberList {
  let numbers: [Double]

  init(_ text: String) {
    let isPart: (Character) -> Bool = { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    numbers = text.split { !isPart($0) }.compactMap { Double(String($0)) }
  }
}
