import Foundation
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Contents of UIKit's buttons")
struct ButtonContentsTests {
  private var contents: ButtonContents {
    var contents = ButtonContents()
    contents.image = CGSize(width: 20, height: 20)
    contents.title = CGSize(width: 60, height: 16)
    contents.imagePadding = 8
    return contents
  }

  @Test("A picture stands before the title, or behind it, with the padding between them")
  func beside() {
    #expect(contents.size == CGSize(width: 88, height: 20))
    let box = CGRect(x: 10, y: 0, width: 88, height: 20)
    #expect(contents.frames(in: box).image.minX == 10)
    #expect(contents.frames(in: box).title == CGRect(x: 38, y: 2, width: 60, height: 16))
    var behind = contents
    behind.placement = .trailing
    #expect(behind.frames(in: box).image.maxX == 98)
    #expect(behind.frames(in: box).title.minX == 10)
  }

  @Test("A picture on top or at the bottom is centred with the words")
  func stacked() {
    var top = contents
    top.placement = .top
    #expect(top.size == CGSize(width: 60, height: 44))
    let box = CGRect(x: 0, y: 0, width: 60, height: 44)
    #expect(top.frames(in: box).image == CGRect(x: 20, y: 0, width: 20, height: 20))
    #expect(top.frames(in: box).title.minY == 28)
    top.placement = .bottom
    #expect(top.frames(in: box).image.minY == 24)
    #expect(top.frames(in: box).title.minY == 0)
  }

  @Test(
    "A subtitle stands below the title, at its beginning, and words give way to a narrow button")
  func subtitle() {
    var contents = contents
    contents.subtitle = CGSize(width: 40, height: 12)
    contents.titlePadding = 1
    #expect(contents.size.height == 29)
    let box = CGRect(origin: .zero, size: contents.size)
    #expect(contents.frames(in: box).subtitle == CGRect(x: 28, y: 17, width: 40, height: 12))
    #expect(contents.fitted(to: 58).title.width == 30)
  }
}

@Suite("Looks of UIKit's buttons") @MainActor
struct ButtonConfigurationTests {
  @Test("A configuration's corner style says how round it is; without one it is a capsule")
  func corners() {
    var look = UIButton.Configuration.filled()
    let size = CGSize(width: 100, height: 40)
    #expect(look.radius(of: size) == 20)
    look.cornerStyle = .large
    #expect(look.radius(of: size) == 12)
    look.cornerStyle = .fixed
    look.background.cornerRadius = 3
    #expect(look.radius(of: size) == 3)
  }

  @Test("A handler changes the look with the state, and is not run again by what it changes")
  func handler() {
    let button = UIButton(configuration: .filled())
    var runs = 0
    button.configurationUpdateHandler = { button in
      runs += 1
      button.configuration?.title = button.isEnabled ? "Go" : "Wait"
    }
    #expect(button.titleLabel?.text == "Go")
    runs = 0
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Wait")
    #expect(runs == 1)
  }

  @Test("An attributed title has its own colour, a wheel takes the place of the picture")
  func attributed() {
    var look = UIButton.Configuration.plain()
    var title = AttributedString("Red")
    title.uiKit.foregroundColor = UIColor.red
    look.attributedTitle = title
    look.image = UIImage(systemName: "star")
    look.showsActivityIndicator = true
    let button = UIButton(configuration: look)
    #expect(button.titleLabel?.attributedText?.string == "Red")
    #expect(button.imageView?.isHidden == true)
    #expect(button.subviews.contains { $0 is UIActivityIndicatorView })
  }
}
