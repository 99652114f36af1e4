import SwiftUI

/// Every control on one sheet, light beside dark.
struct ControlsSheet: View {
  var body: some View {
    HStack(spacing: 0) {
      ControlsColumn().environment(\.colorScheme, .light)
      ControlsColumn().environment(\.colorScheme, .dark)
    }
  }
}

struct ControlsColumn: View {
  var body: some View {
    HStack(alignment: .top, spacing: 28) {
      VStack(alignment: .leading, spacing: 18) {
        ButtonSamples()
        ToggleSamples()
        ProgressSamples()
      }
      VStack(alignment: .leading, spacing: 18) {
        PickerSamples()
        FieldSamples()
        GroupSamples()
      }
    }
    .padding(24)
    .frame(width: 780, height: 1010, alignment: .top)
    .background(.background)
  }
}

struct ButtonSamples: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Buttons").font(.headline)
      HStack(spacing: 14) {
        Button("Automatic") {}
        Button("Plain") {}.buttonStyle(.plain)
        Button("Delete", role: .destructive) {}
        Button("Off") {}.disabled(true)
      }
      HStack(spacing: 14) {
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Tinted") {}.buttonStyle(.bordered).tint(.orange)
      }
      HStack(spacing: 14) {
        Button("Glass") {}.buttonStyle(.glass)
        Button("Glass prominent") {}.buttonStyle(.glassProminent)
        Button {
        } label: {
          Image(systemName: "star.fill")
        }
        .buttonStyle(.borderedProminent).buttonBorderShape(.circle).tint(.pink)
      }
      HStack(spacing: 14) {
        Button("Mini") {}.controlSize(.mini)
        Button("Small") {}.controlSize(.small)
        Button("Large") {}.controlSize(.large)
        Button("Off") {}.disabled(true)
      }
      .buttonStyle(.bordered)
      Button("Share", systemImage: "square.and.arrow.up") {}.buttonStyle(.borderedProminent).tint(
        .green)
      HStack(spacing: 20) {
        Menu("Menu") { Button("One") {} }
        Link("Link", destination: URL(string: "https://www.swift.org")!)
        Label("Label", systemImage: "heart.fill")
      }
    }
  }
}

struct ToggleSamples: View {
  @State private var isOn = true
  @State private var isOff = false
  @State private var count = 3
  @State private var value = 0.4

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Toggle, stepper, slider").font(.headline)
      Toggle("On", isOn: $isOn)
      Toggle("Off", isOn: $isOff)
      Toggle("Tinted", isOn: $isOn).tint(.purple)
      Toggle("Disabled", isOn: $isOn).disabled(true)
      Toggle("Button", isOn: $isOn).toggleStyle(.button)
      Stepper("Count \(count)", value: $count, in: 0...5)
      Slider(value: $value)
    }
    .frame(width: 350)
  }
}

struct ProgressSamples: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Progress and gauges").font(.headline)
      ProgressView(value: 0.6) {
        Text("Loading")
      } currentValueLabel: {
        Text("60 %")
      }
      HStack(spacing: 24) {
        ProgressView()
        ProgressView().controlSize(.large).tint(.blue)
        ProgressView("Wait")
        Gauge(value: 0.7) {
          Text("BPM")
        } currentValueLabel: {
          Text("70")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: 0.3) { Text("30") }.gaugeStyle(.accessoryCircularCapacity).tint(.green)
      }
      Gauge(value: 40, in: 0...100) {
        Text("Speed")
      } currentValueLabel: {
        Text("40")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
    }
    .frame(width: 350)
  }
}

struct PickerSamples: View {
  @State private var fruit = "Pear"
  @State private var number = 3
  @State private var color = Color.orange
  @State private var date = Date(timeIntervalSince1970: 1_767_268_800)

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Pickers").font(.headline)
      Picker("Fruit", selection: $fruit) {
        ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      Picker("Fruit", selection: $fruit) {
        Text("Apple").tag("Apple")
        Text("Pear").tag("Pear")
      }
      Picker("Number", selection: $number) {
        ForEach(0..<9) { Text("Row \($0)").tag($0) }
      }
      .pickerStyle(.wheel)
      .frame(height: 140)
      .clipped()
      ColorPicker("Colour", selection: $color)
      DatePicker("Date", selection: $date)
    }
    .frame(width: 350)
  }
}

struct FieldSamples: View {
  @State private var empty = ""
  @State private var name = "Ada"

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Fields").font(.headline)
      TextField("Name", text: $empty)
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      SecureField("Password", text: $name).textFieldStyle(.roundedBorder)
      LabeledContent("Version", value: "1.0")
    }
    .frame(width: 350)
  }
}

struct GroupSamples: View {
  @State private var isOpen = true

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Groups").font(.headline)
      GroupBox("Group box") {
        Text("On a card").frame(maxWidth: .infinity, alignment: .leading)
      }
      DisclosureGroup("Details", isExpanded: $isOpen) { Text("Shown").padding(.leading) }
      ControlGroup {
        Button("Cut", systemImage: "scissors") {}
        Button("Copy", systemImage: "doc.on.doc") {}
        Button("Paste", systemImage: "doc.on.clipboard") {}
      }
      ContentUnavailableView(
        "No mail", systemImage: "tray", description: Text("New messages come here.")
      )
      .frame(height: 170)
    }
    .frame(width: 350)
  }
}

#Preview {
  ControlsSheet()
}
