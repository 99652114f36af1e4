import Foundation
import Testing

@testable import halcyon

@Suite("Expressions that take the type checker too long")
struct TypeCheckerLimitTests {
  private let compiler = Tool(URL(fileURLWithPath: "/bin/swiftc"), ["A.swift"])
  private let givenUp = Tool.Output(
    status: 1,
    text: "A.swift:1:1: error: the compiler is unable to type-check this expression in reasonable"
      + " time; try breaking up the expression into distinct sub-expressions\n")

  /// What is answered when the compiler answers in this order, and with which arguments it was asked.
  private func run(_ answers: [Tool.Output]) -> (output: Tool.Output, asked: [[String]]) {
    var asked: [[String]] = []
    let output = TypeCheckerLimit.run(compiler) { tool in
      asked.append(tool.arguments)
      return answers[asked.count - 1]
    }
    return (output, asked)
  }

  @Test(
    "The compiler is asked once more, to search as it did before, and nothing is heard of the first time"
  )
  func again() {
    let (output, asked) = run([givenUp, Tool.Output(status: 0, text: "")])
    #expect(output.status == 0 && output.text.isEmpty)
    #expect(asked == [["A.swift"], ["A.swift"] + TypeCheckerLimit.flags])
  }

  @Test("Where that finds something else wrong, the first answer holds")
  func stillWrong() {
    let (output, _) = run([givenUp, Tool.Output(status: 1, text: "error: ambiguous use\n")])
    #expect(output.status == 1 && output.text == givenUp.text)
  }

  @Test("What took long the first time is not asked again")
  func patience() {
    var count = 0
    let output = TypeCheckerLimit.run(compiler, after: givenUp, took: .seconds(60)) { _ in
      count += 1
      return Tool.Output(status: 0, text: "")
    }
    #expect(output.text == givenUp.text && count == 0)
  }

  @Test("Other errors are said at once")
  func others() {
    let wrong = Tool.Output(status: 1, text: "A.swift:1:1: error: cannot find 'x' in scope\n")
    let (output, asked) = run([wrong])
    #expect(output.text == wrong.text && asked.count == 1)
  }
}
