let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "archives" {
  runArchiveCases(folder: arguments[2])
} else {
  print("usage: NibBenchmark archives FOLDER")
}
