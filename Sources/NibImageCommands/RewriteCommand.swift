import NibCommands
import NibRemote
import NibResources

extension Command {
  /// `nibwright-images rewrite`
  public static var rewrite: Command {
    Command(
      name: "rewrite", summary: "Puts the resources that a page names by rsrc: URLs into the page.",
      table: OptionTable(
        operands: "PAGE", count: 1...1,
        options: PageInput.options + [rewrittenPage.option]),
      example: "nibwright-images rewrite index.html --bundle Main.app -o page.html",
      run: { arguments, terminal in
        let output = arguments[rewrittenPage] ?? "-"
        do throws(UsageError) { try arguments.checkOutput(output, terminal.files) } catch {
          return Tool.images.refuse(error, .rewrite, &terminal)
        }
        return rewrite(PageInput(arguments, files: terminal.files), output: output, &terminal)
      })
  }

  private static let rewrittenPage = TypedOption.text("output", "OUT", "Page to write; default: standard output.")

  private static func rewrite(_ input: PageInput, output: String, _ terminal: inout Terminal) -> ExitCode {
    do throws(ResourceError) {
      let page = try input.page()
      try input.checkBundles()
      var code = ExitCode.success
      var inliner = ResourceInliner(resolver: input.resolver)
      let rewritten = inliner.page(page, from: input.path) { error in
        terminal.report(error.diagnostic)
        code = .failure
      }
      if output == "-" { terminal.write(rewritten) } else { try AtomicFileWriter.write(rewritten, to: output) }
      return code
    } catch {
      terminal.report(error.diagnostic)
      return error.code == .unwritable ? .failure : .unreadable
    }
  }
}
