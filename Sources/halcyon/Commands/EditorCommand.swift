import ArgumentParser
import Foundation

/// `halcyon editor`: settings for a folder, so that an editor knows its sources.
struct EditorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "editor",
    abstract:
      "Set a folder up for an editor: completion, errors, and the preview beside the source.",
    discussion: """
      Writes .sourcekit-lsp/config.json into the folder: with it Swift's language server knows SwiftUI in loose \
      files. vscode gets the extension with the preview too. Say it again after Halcyon or Swift have moved.
      """)

  enum Editor: String, CaseIterable, ExpressibleByArgument {
    case vscode, neovim
  }

  @Argument(help: "vscode or neovim.")
  var editor: Editor

  @Argument(help: "The folder of the sources.", completion: .directory)
  var folder = "."

  func run() throws {
    let url = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      throw CommandFailure(
        .inputMissing, "There is no folder \(folder). Make a program: halcyon new NAME")
    }
    let installation = try Installation.find()
    try EditorSettings(installation: installation).write(into: url)
    print("Wrote \(url.path)/.sourcekit-lsp/config.json")
    switch editor {
    case .vscode: try installExtension(of: installation)
    case .neovim: print(Self.neovim)
    }
  }

  private func installExtension(of installation: Installation) throws {
    guard let file = installation.editorExtension else {
      throw CommandFailure(
        .inputMissing,
        "Halcyon's extension is not beside it. In a checkout, make it: Scripts/package-extension")
    }
    let programs = ["code", "codium", "code-insiders"]
    guard let code = programs.lazy.compactMap({ Installation.findProgram($0) }).first else {
      print("Visual Studio Code is not on the PATH. Install the extension there: \(file.path)")
      return
    }
    guard try Tool(code, ["--install-extension", file.path, "--force"]).run() == 0 else {
      throw CommandFailure(
        .outputUnwritable,
        "\(code.lastPathComponent) did not install \(file.path); it says why above.")
    }
  }

  private static let neovim = """
    Put this into init.lua, if Swift's language server is not set up there yet:

        vim.api.nvim_create_autocmd("FileType", {
          pattern = "swift",
          callback = function(event)
            vim.lsp.start({
              name = "sourcekit-lsp",
              cmd = { "sourcekit-lsp" },
              root_dir = vim.fs.dirname(vim.fs.find({ ".sourcekit-lsp", ".git" },
                { upward = true, path = event.file })[1]),
            })
          end,
        })

    The preview is a web page beside it: halcyon run . --web
    """
}
