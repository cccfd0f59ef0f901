import Foundation
import PackagePlugin

/// Fills a template of Jinja2 with the context of interfaces: `swift package render-templates TEMPLATE INPUT…`.
///
/// The Python package does the work; `--output FILE` behind the inputs says where the text goes.
@main
struct NibwrightTemplates: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-m", "nibwright", "render"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      Diagnostics.error("the template could not be filled: python3 ended with \(process.terminationStatus)")
      return
    }
  }
}
