import NibRuntime

/// `NibBenchmark outlets ROUNDS`: what it costs to connect one outlet of eight, by wrapper and by table.
///
/// Objects are made before the clock starts, a thousand a round, and each gets its eight outlets as a load sets them: by
/// name, one object after the other. The floor is the same by a `switch` over names with a cast.
@MainActor
func runOutletsCase(rounds: String) {
  let rounds = max(Int(rounds) ?? 0, 5)
  let value = Target()
  var (byWrapper, byTable, bySwitch) = ([Double](), [Double](), [Double]())
  for round in 0...rounds {
    let times = (
      seconds((0..<count).map { _ in WrappedOwner() }, value), seconds((0..<count).map { _ in TableOwner() }, value),
      seconds((0..<count).map { _ in SwitchOwner() }, value)
    )
    if round == 0 { continue }
    byWrapper.append(times.0)
    byTable.append(times.1)
    bySwitch.append(times.2)
  }
  print("outlets: \(count) objects of \(names.count) outlets, \(rounds) rounds, nanoseconds an outlet")
  for (name, times) in [("by wrapper", byWrapper), ("by table", byTable), ("by switch", bySwitch)] {
    let each = times.map { $0 / Double(count * names.count) * 1e9 }.sorted()
    print("  \(name): \(short(each[each.count / 2]))  (\(short(each[0])) .. \(short(each[each.count - 1])))")
  }
}

private let count = 1000
private let names = [
  "title", "subtitle", "nameField", "passwordField", "signInButton", "spinner", "table", "errorLabel",
]

@MainActor
private func seconds(_ owners: [some AnyObject], _ value: AnyObject) -> Double {
  let setter = OutletSetter()
  var made = 0
  let start = Machine.threadSeconds
  for owner in owners {
    for name in names where (try? setter.set(name, of: owner, to: value)) == true { made += 1 }
  }
  let time = Machine.threadSeconds - start
  precondition(made == owners.count * names.count, "every outlet is connected")
  return time
}

private final class Target {}

private final class WrappedOwner {
  @Outlet var title: Target?
  @Outlet var subtitle: Target?
  @Outlet var nameField: Target?
  @Outlet var passwordField: Target?
  @Outlet var signInButton: Target?
  @Outlet var spinner: Target?
  @Outlet var table: Target?
  @Outlet var errorLabel: Target?
}

private final class TableOwner: OutletDeclaring {
  var title: Target?
  var subtitle: Target?
  var nameField: Target?
  var passwordField: Target?
  var signInButton: Target?
  var spinner: Target?
  var table: Target?
  var errorLabel: Target?

  static var outlets: OutletTable {
    OutletTable([
      .outlet("title", \TableOwner.title), .outlet("subtitle", \TableOwner.subtitle),
      .outlet("nameField", \TableOwner.nameField), .outlet("passwordField", \TableOwner.passwordField),
      .outlet("signInButton", \TableOwner.signInButton), .outlet("spinner", \TableOwner.spinner),
      .outlet("table", \TableOwner.table), .outlet("errorLabel", \TableOwner.errorLabel),
    ])
  }
}

private final class SwitchOwner: NibConnectable {
  var objects: [Target?] = Array(repeating: nil, count: 8)

  func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    let position: Int
    switch name {
    case "title": position = 0
    case "subtitle": position = 1
    case "nameField": position = 2
    case "passwordField": position = 3
    case "signInButton": position = 4
    case "spinner": position = 5
    case "table": position = 6
    case "errorLabel": position = 7
    default: return false
    }
    objects[position] = value as? Target
    return true
  }
}
