import NibCommands
import NibRemote
import NibResources

extension Command {
  /// `nibwright-images serve`
  public static var serve: Command {
    Command(
      name: "serve", summary: "Serves a page and its rsrc: resources to browsers of this machine.",
      table: OptionTable(
        operands: "PAGE", count: 1...1,
        options: PageInput.options + [port.option]),
      example: "nibwright-images serve index.html --bundle Main.app",
      run: { arguments, terminal in
        serve(PageInput(arguments, files: terminal.files), port: UInt16(arguments[port] ?? 0), &terminal)
      })
  }

  private static let port = TypedOption.number(
    "port", "N", in: 0...65_535, "Port of 127.0.0.1 to listen on; default: one that is free.")

  private static func serve(_ input: PageInput, port: UInt16, _ terminal: inout Terminal) -> ExitCode {
    do {
      _ = try input.page()
      try input.checkBundles()
      let server = try input.server(port: port)
      terminal.write("\(server.address)\n")
      terminal.message("serving \(input.path) until interrupted; nothing outside the bundles is served")
      terminal.flush()
      server.run()
      return .success
    } catch let error as ResourceError {
      terminal.report(error.diagnostic)
      return .unreadable
    } catch let error as RemoteError {
      terminal.report(error.diagnostic)
      return .failure
    } catch {
      terminal.message("\(error)")
      return .failure
    }
  }
}
