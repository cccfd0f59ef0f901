import NibRuntime
import NibUIKit
import Testing

@Suite("The visual format language")
struct VisualFormatTests {
  private let around = UIView()
  private let label = UILabel()
  private let button = UIButton()

  init() {
    around.addSubview(label)
    around.addSubview(button)
  }

  private func words(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) throws -> [String] {
    let names = [ObjectIdentifier(around): "around", ObjectIdentifier(label): "a", ObjectIdentifier(button): "b"]
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      item.map { "\(names[ObjectIdentifier($0)] ?? "?").\(attribute)" } ?? ""
    }
    return try InterfaceFaults.catching {
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: ["a": label, "b": button])
    }.map { made in
      let relation = [-1: "<=", 0: "=", 1: ">="][made.relation.rawValue] ?? "?"
      return [
        side(made.firstItem, made.firstAttribute), relation, side(made.secondItem, made.secondAttribute),
        "\(made.constant)@\(Int(made.priority.rawValue))",
      ].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  @Test(
    "a line of the language makes its constraints in order",
    arguments: [
      ("[a]", []),
      ("|[a]|", ["a.leading = around.leading 0.0@1000", "around.trailing = a.trailing 0.0@1000"]),
      ("H:|-[a]-[b]", ["a.leading = around.leadingMargin 0.0@1000", "b.leading = a.trailing 8.0@1000"]),
      ("[a]-|", ["around.trailingMargin = a.trailing 0.0@1000"]),
      ("V:|-20-[a(44)]", ["a.top = around.top 20.0@1000", "a.height = 44.0@1000"]),
      ("[a]-(>=8,<=20@750)-[b]", ["b.leading >= a.trailing 8.0@1000", "b.leading <= a.trailing 20.0@750"]),
      ("[a(b)]", ["a.width = b.width 0.0@1000"]),
      ("[a(>=width@low)]", ["a.width >= 30.5@250"]),
      ("[a]-(-4)-[b]", ["b.leading = a.trailing -4.0@1000"]),
      ("[a][b]", ["b.leading = a.trailing 0.0@1000"]),
    ])
  func formats(format: String, expected: [String]) throws {
    #expect(try words(format, metrics: ["width": 30.5, "low": 250]) == expected)
  }

  @Test("options align the views and turn the direction over")
  func options() throws {
    #expect(try words("[a][b]", options: .alignAllCenterY).last == "a.centerY = b.centerY 0.0@1000")
    #expect(try words("[a]-8-[b]", options: .directionRightToLeft) == ["a.left = b.right 8.0@1000"])
    #expect(try words("[a]-8-[b]", options: .directionLeftToRight) == ["b.left = a.right 8.0@1000"])
  }

  @Test("constraints that are made active are held by the view around")
  func active() {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-[b]-|", views: ["a": label, "b": button]))

    #expect(around.constraints.count == 3)
  }

  @Test(
    "what is no format is refused with its place, what is not there by name",
    arguments: [
      ("", "character 1"), ("[a", "character 3"), ("[a]-", "character 5"), ("[a]-8[b]", "character 6"),
      ("[a(]", "character 4"), ("|[a]|[b]", "character 6"), ("[c]", "there are: a, b"), ("[a(c)]", "there are: width"),
      ("[a]-(8@c)-[b]", "there are: width"),
    ])
  func faults(format: String, words: String) throws {
    let error = #expect(throws: StandInError.self) {
      try InterfaceFaults.catching {
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: ["width": 1], views: ["a": label, "b": button])
      }
    }

    #expect(error?.code == .wrongFormat)
    #expect(error?.detail.contains(words) == true)
  }

  @Test("an edge needs a view around, and a format of any length ends")
  func bounds() {
    let alone = UIView()
    for format in ["|[v]", String(repeating: "[v]-", count: 100_000)] {
      #expect(throws: StandInError.self) {
        try InterfaceFaults.catching {
          NSLayoutConstraint.constraints(withVisualFormat: format, views: ["v": alone])
        }
      }
    }
  }
}
