import SwiftUI

/// Controls as an iPhone lays them out.
@MainActor let controlFacts = FactFamily("control") { family in
  addSwitches(to: &family)
  addButtons(to: &family)
  addValueControls(to: &family)
  addFields(to: &family)
  addPickers(to: &family)
  addProgress(to: &family)
  addScreens(to: &family)
}

@MainActor private func addSwitches(to family: inout FactFamily) {
  family.view("toggles") {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Enabled", isOn: .constant(true)).named("on")
      Toggle("Enabled", isOn: .constant(false)).named("off")
      Toggle(isOn: .constant(true)) {
        Text("Hg").named("customText")
      }
      .named("custom")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Toggle("Hg", isOn: .constant(true)).named("baselineToggle")
        Text("Hg").named("baselineText")
      }
      .named("baselineRow")
      Toggle("Enabled", isOn: .constant(true)).labelsHidden().named("hidden")
      Toggle("Enabled", isOn: .constant(true)).disabled(true).named("disabled")
    }
    .named("stack")
  }
}

@MainActor private func addButtons(to family: inout FactFamily) {
  func button(_ title: String) -> some View { Button(title, action: {}) }
  family.view("buttons") {
    VStack(alignment: .leading, spacing: 12) {
      button("OK").named("plain")
      button("Bordered").buttonStyle(.bordered).named("bordered")
      button("Prominent").buttonStyle(.borderedProminent).named("prominent")
      button("Borderless").buttonStyle(.borderless).named("borderless")
      button("Disabled").buttonStyle(.bordered).disabled(true).named("disabled")
      Button("Delete", role: .destructive, action: {}).named("destructive")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        button("OK").named("rowButton")
        Text("Hg").named("rowText")
      }
      .named("row")
    }
    .named("stack")
  }
  family.view("menus") {
    VStack(alignment: .leading, spacing: 12) {
      Menu("Options") {
        button("Cut")
        button("Copy")
      }
      .named("menu")
      Menu("Plain") { button("Cut") }.menuStyle(.button).named("buttonStyle")
      Menu("Hidden") { button("Cut") }.menuIndicator(.hidden).named("noIndicator")
      Menu("Off") { button("Cut") }.disabled(true).named("disabled")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text("Hg").named("rowText")
        Menu("Options") { button("Cut") }.named("rowMenu")
      }
      .named("row")
    }
    .named("stack")
  }
}

@MainActor private func addValueControls(to family: inout FactFamily) {
  family.view("sliders") {
    VStack(alignment: .leading, spacing: 12) {
      Slider(value: .constant(0.5)).named("half")
      Slider(value: .constant(0)).named("zero")
      Slider(value: .constant(0.5), label: { Text("Volume") }).named("labelled")
      Slider(value: .constant(50), in: 0...100, step: 10).named("stepped")
      Slider(value: .constant(0.5)).disabled(true).named("disabled")
      Slider(value: .constant(0.5)).frame(width: 120).named("narrow")
    }
    .named("stack")
  }
  family.view("steppers") {
    VStack(alignment: .leading, spacing: 12) {
      Stepper("Quantity: 3", value: .constant(3)).named("labelled")
      Stepper("Quantity: 3", value: .constant(3)).labelsHidden().named("hidden")
      Stepper("Quantity: 3", value: .constant(3)).disabled(true).named("disabled")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text("Hg").named("rowText")
        Stepper("Hg", value: .constant(3)).named("rowStepper")
      }
      .named("row")
    }
    .named("stack")
  }
}

@MainActor private func addFields(to family: inout FactFamily) {
  func field(_ text: String) -> some View { TextField("Placeholder", text: .constant(text)) }
  family.view("text fields") {
    VStack(alignment: .leading, spacing: 12) {
      field("Hello").named("plain")
      field("Hello").textFieldStyle(.roundedBorder).named("rounded")
      field("").textFieldStyle(.roundedBorder).named("roundedEmpty")
      SecureField("Password", text: .constant("secret"))
        .textFieldStyle(.roundedBorder)
        .named("secure")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text("Name").named("rowLabel")
        field("Hello").textFieldStyle(.roundedBorder).named("rowField")
      }
      .named("row")
    }
    .named("stack")
  }
}

@MainActor private func addPickers(to family: inout FactFamily) {
  func options(_ titles: String...) -> some View {
    ForEach(titles.indices, id: \.self) { Text(titles[$0]).tag($0 + 1) }
  }
  family.view("pickers") {
    VStack(alignment: .leading, spacing: 12) {
      Picker("Fruit", selection: .constant(1)) { options("Apple", "Banana", "Cherry") }
        .named("menu")
      Picker("Fruit", selection: .constant(2)) { options("Apple", "Banana", "Cherry") }
        .labelsHidden()
        .named("menuHidden")
      Picker("Size", selection: .constant(2)) { options("Small", "Medium", "Large") }
        .pickerStyle(.segmented)
        .named("segmented")
      Picker("Size", selection: .constant(1)) { options("Small", "Medium") }
        .pickerStyle(.segmented)
        .frame(width: 160)
        .named("segmentedNarrow")
    }
    .named("stack")
  }
  let date = Date(timeIntervalSince1970: 1_742_036_940)
  family.view("compact date pickers") {
    Form {
      DatePicker("Date", selection: .constant(date), displayedComponents: .date).named("date")
      DatePicker("When", selection: .constant(date)).named("dateTime")
      DatePicker("Time", selection: .constant(date), displayedComponents: .hourAndMinute)
        .named("time")
      DatePicker("Off", selection: .constant(date), displayedComponents: .date)
        .disabled(true)
        .named("disabled")
    }
    .environment(\.timeZone, .gmt)
    .named("form")
  }
  family.view("date wheels") {
    VStack(spacing: 12) {
      DatePicker("Date", selection: .constant(date), displayedComponents: .date)
        .datePickerStyle(.wheel)
        .labelsHidden()
        .named("dateWheel")
      DatePicker("Time", selection: .constant(date), displayedComponents: .hourAndMinute)
        .datePickerStyle(.wheel)
        .labelsHidden()
        .named("timeWheel")
    }
    .environment(\.timeZone, .gmt)
    .named("stack")
  }
}

@MainActor private func addProgress(to family: inout FactFamily) {
  family.view("progress") {
    VStack(alignment: .leading, spacing: 12) {
      ProgressView(value: 0.4).named("bar")
      ProgressView().progressViewStyle(.linear).named("indeterminate")
      ProgressView(value: 0.4, label: { Text("Volume") }).named("labelled")
      ProgressView(value: 0.4).frame(width: 120).named("narrow")
      HStack(spacing: 12) {
        ProgressView().named("spinner")
        ProgressView(value: 0.4).progressViewStyle(.circular).named("ring")
        ProgressView(label: { Text("Volume") }).named("spinnerLabelled")
      }
      .named("row")
    }
    .named("stack")
  }
}

@MainActor private func addScreens(to family: inout FactFamily) {
  family.view("a column of controls") {
    VStack {
      Text("Hello").named("text")
      Toggle("Enabled", isOn: .constant(true)).named("toggle")
      Button("OK") {}.named("plain")
      Button("Bordered") {}.buttonStyle(.bordered).named("bordered")
      TextField("Placeholder", text: .constant("Hello")).named("field")
      TextField("Placeholder", text: .constant("Hello"))
        .textFieldStyle(.roundedBorder)
        .named("rounded")
      Slider(value: .constant(0.5)).named("slider")
      Stepper("Quantity: 3", value: .constant(3)).named("stepper")
      Picker("Size", selection: .constant("Small")) {
        ForEach(["Small", "Medium"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      .named("segmented")
      Text("Hello").named("textBelow")
    }
    .named("stack")
  }
  family.view("a screen of settings") {
    VStack(alignment: .leading, spacing: 16) {
      Text("Settings").font(.largeTitle).bold().named("title")
      Toggle("Wi-Fi", isOn: .constant(true)).named("wifi")
      Toggle("Bluetooth", isOn: .constant(false)).named("bluetooth")
      VStack(alignment: .leading, spacing: 4) {
        Text("Volume").font(.subheadline).named("volumeLabel")
        Slider(value: .constant(0.6)).named("volume")
      }
      Stepper("Quantity: 3", value: .constant(3)).named("quantity")
      Picker("Size", selection: .constant("Medium")) {
        ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      .named("size")
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).named("name")
      Button("Save") {}.buttonStyle(.borderedProminent).named("save")
    }
    .padding()
    .named("screen")
  }
  family.view("labels") {
    VStack(alignment: .leading, spacing: 12) {
      Label {
        Text("Wi-Fi").named("title")
      } icon: {
        Image(systemName: "wifi").named("icon")
      }
      .named("label")
      Label {
        Text("Bluetooth").named("titleT")
      } icon: {
        Image(systemName: "gear").named("iconT")
      }
      .font(.title)
      .named("labelTitle")
      Label("Wi-Fi", systemImage: "wifi").labelStyle(.iconOnly).named("iconOnly")
      Label("Wi-Fi", systemImage: "wifi").labelStyle(.titleOnly).named("titleOnly")
    }
    .named("stack")
  }
}
