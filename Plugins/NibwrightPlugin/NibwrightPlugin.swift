import Foundation
import PackagePlugin

/// Compiles the XIBs and storyboards of a target into the bundle of its resources.
///
/// Each document is a command of its own, with its input and output declared: a changed XIB makes one nib anew. What the
/// compiler says stands in the build's output with file and line.
@main
struct NibwrightPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "NibwrightTool").url
    return documents(below: target.directoryURL).map { document in
      let output = context.pluginWorkDirectoryURL.appending(path: document.output)
      let input = target.directoryURL.appending(path: document.path)
      return .buildCommand(
        displayName: "Compiling \(document.path)", executable: tool,
        arguments: ["compile", input.path, "--output", output.path, "--module", target.moduleName],
        inputFiles: [input], outputFiles: [output])
    }
  }

  /// The documents of a target in the order of their paths, excluded ones too: a target excludes what SwiftPM has no rule for.
  private func documents(below folder: URL) -> [(path: String, output: String)] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.sorted().compactMap { path in
      if path.hasSuffix(".xib") { return (path, path.dropLast(4) + ".nib") }
      if path.hasSuffix(".storyboard") { return (path, path + "c") }
      return nil
    }
  }
}
