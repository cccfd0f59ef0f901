"""Compiles XIBs and storyboards: nib_library(name, srcs, module, minimum_deployment_target)."""

def _output(ctx, source):
    """Login.xib becomes Login.nib, a storyboard a folder; both below the rule's name."""
    stem = source.basename[:-len(source.extension) - 1]
    language = source.dirname.split("/")[-1]
    folder = ctx.label.name + "/" + (language + "/" if language.endswith(".lproj") else "")
    if source.extension == "storyboard":
        return ctx.actions.declare_directory(folder + stem + ".storyboardc")
    return ctx.actions.declare_file(folder + stem + ".nib")

def _nib_library(ctx):
    outputs = []
    for source in ctx.files.srcs:
        output = _output(ctx, source)
        arguments = ctx.actions.args()
        arguments.add("compile", source)
        arguments.add("--output")
        # A folder is an output like a file; its path must not be taken for the files in it.
        arguments.add(output.path)
        if ctx.attr.module:
            arguments.add("--module", ctx.attr.module)
        if ctx.attr.minimum_deployment_target:
            arguments.add("--minimum-deployment-target", ctx.attr.minimum_deployment_target)
        ctx.actions.run(
            executable = ctx.executable.compiler,
            arguments = [arguments],
            inputs = [source],
            outputs = [output],
            mnemonic = "NibCompile",
            progress_message = "Compiling %s" % source.short_path,
        )
        outputs.append(output)
    return [DefaultInfo(files = depset(outputs), runfiles = ctx.runfiles(outputs))]

nib_library = rule(
    implementation = _nib_library,
    doc = "Compiles documents; inputs and outputs are declared, so it runs in sandboxes, remotely and from caches.",
    attrs = {
        "srcs": attr.label_list(allow_files = [".xib", ".storyboard"], mandatory = True),
        "module": attr.string(doc = "Module of custom classes that name none."),
        "minimum_deployment_target": attr.string(doc = "Oldest system the output is for, as 13.0."),
        "compiler": attr.label(
            default = "//tools:nibwright",
            executable = True,
            allow_single_file = True,
            cfg = "exec",
            doc = "The program nibwright: a file below a folder of the workspace, or of a repository.",
        ),
    },
)
