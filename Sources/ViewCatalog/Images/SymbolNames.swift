import Foundation

/// Finds the drawing for an SF name: names that both collections share, and a table of the others.
enum SymbolNames {
  /// The names of the drawings to try, the best one first.
  static func fileNames(for name: String) -> [String] {
    var parts = name.split(separator: ".").map(String.init)
    var names = [parts.joined(separator: "-")]
    if let other = table[name] { names.insert(other, at: 0) }
    // What an outline is put in or filled with stands at the end of its name.
    var suffixes: [String] = []
    while parts.count > 1, let last = parts.last,
      ["fill", "circle", "square", "slash"].contains(last)
    {
      suffixes.insert(last, at: 0)
      parts.removeLast()
      let base = table[parts.joined(separator: ".")] ?? parts.joined(separator: "-")
      let short = base.hasSuffix("-lg") ? String(base.dropLast(3)) : base
      names.append(([short] + suffixes).joined(separator: "-"))
      if suffixes.last == "fill" { names.append(short + "-fill") }
      names.append(base)
    }
    return names
  }

  /// The drawing that the table has for exactly this name.
  static func translation(of name: String) -> String? { table[name] }

  private static let table: [String: String] = {
    var table: [String: String] = [:]
    for line in text.split(separator: "\n") {
      for pair in line.split(separator: " ") {
        let names = pair.split(separator: ":")
        table[String(names[0])] = String(names[1])
      }
    }
    return table
  }()

  private static let text = """
    plus:plus-lg minus:dash-lg xmark:x-lg multiply:x-lg checkmark:check-lg questionmark:question-lg
    exclamationmark:exclamation-lg info:info-lg number:hash percent:percent
    gearshape:gear gearshape.2:gear-wide-connected person.2:people person.3:people
    person.crop.circle:person-circle person.crop.square:person-square
    person.badge.plus:person-plus magnifyingglass:search
    plus.magnifyingglass:zoom-in minus.magnifyingglass:zoom-out square.and.arrow.up:box-arrow-up
    square.and.arrow.down:box-arrow-in-down square.and.pencil:pencil-square ellipsis:three-dots
    line.3.horizontal:list line.horizontal.3:list list.bullet:list-ul list.number:list-ol
    list.dash:list-task checklist:list-check arrow.triangle.2.circlepath:arrow-repeat
    arrow.2.circlepath:arrow-repeat arrow.uturn.backward:arrow-return-left
    arrow.uturn.left:arrow-return-left arrow.uturn.right:arrow-return-right
    arrow.up.arrow.down:arrow-down-up arrow.left.arrow.right:arrow-left-right
    arrow.left.and.right:arrow-left-right arrow.up.and.down:arrow-down-up
    arrow.up.left.and.arrow.down.right:arrows-angle-expand
    arrow.down.right.and.arrow.up.left:arrows-angle-contract
    arrow.up.and.down.and.arrow.left.and.right:arrows-move arrow.right.to.line:arrow-bar-right
    arrow.left.to.line:arrow-bar-left rotate.left:arrow-counterclockwise
    rotate.right:arrow-clockwise goforward:arrow-clockwise gobackward:arrow-counterclockwise
    chevron.left.2:chevron-double-left chevron.right.2:chevron-double-right
    chevron.up.2:chevron-double-up chevron.down.2:chevron-double-down
    chevron.up.chevron.down:chevron-expand arrowtriangle.right:caret-right
    arrowtriangle.left:caret-left arrowtriangle.up:caret-up arrowtriangle.down:caret-down
    arrowtriangle.right.fill:caret-right-fill arrowtriangle.left.fill:caret-left-fill
    arrowtriangle.up.fill:caret-up-fill arrowtriangle.down.fill:caret-down-fill
    sun.max:sun sun.max.fill:sun-fill sun.min:brightness-low sun.min.fill:brightness-low-fill
    sun.haze:cloud-haze moon.stars:moon-stars moon.zzz:moon-stars sparkles:stars
    cloud.bolt:cloud-lightning cloud.bolt.rain:cloud-lightning-rain cloud.heavyrain:cloud-rain-heavy
    cloud.snow:cloud-snow smoke:clouds bolt:lightning-charge bolt.horizontal:lightning
    drop:droplet drop.fill:droplet-fill drop.halffull:droplet-half flame:fire flame.fill:fire
    snowflake:snow water.waves:water thermometer.medium:thermometer-half
    tree:tree ladybug:bug ladybug.fill:bug-fill ant:bug ant.fill:bug-fill
    hand.thumbsup:hand-thumbs-up hand.thumbsdown:hand-thumbs-down hand.tap:hand-index
    hand.point.up.left:hand-index hand.draw:hand-index hand.raised:hand-index-thumb
    speaker:volume-off speaker.fill:volume-off-fill speaker.wave.1:volume-down
    speaker.wave.2:volume-up speaker.wave.3:volume-up speaker.wave.1.fill:volume-down-fill
    speaker.wave.2.fill:volume-up-fill speaker.wave.3.fill:volume-up-fill
    speaker.slash:volume-mute speaker.slash.fill:volume-mute-fill mic.slash:mic-mute
    mic.slash.fill:mic-mute-fill photo:image photo.fill:image-fill photo.on.rectangle:images
    photo.on.rectangle.angled:images video:camera-video video.fill:camera-video-fill
    backward:rewind backward.fill:rewind-fill forward:fast-forward forward.fill:fast-forward-fill
    backward.end:skip-start backward.end.fill:skip-start-fill forward.end:skip-end
    forward.end.fill:skip-end-fill
    repeat.1:repeat-1 airplane:airplane-fill airplane.departure:airplane-fill
    airplane.arrival:airplane-fill music.mic:mic waveform:soundwave
    waveform.path.ecg:activity dot.radiowaves.left.and.right:broadcast
    antenna.radiowaves.left.and.right:broadcast wifi.slash:wifi-off car:car-front
    car.fill:car-front-fill bus:bus-front bus.fill:bus-front-fill tram:train-front
    tram.fill:train-front-fill mappin:geo-alt mappin.and.ellipse:geo-alt mappin.circle:geo-alt
    location:cursor location.fill:cursor-fill timer:stopwatch alarm:alarm message:chat
    message.fill:chat-fill bubble.left:chat-left bubble.left.fill:chat-left-fill
    bubble.right:chat-right bubble.right.fill:chat-right-fill
    bubble.left.and.bubble.right:chat-dots bubble.left.and.bubble.right.fill:chat-dots-fill
    text.bubble:chat-text text.bubble.fill:chat-text-fill phone:telephone phone.fill:telephone-fill
    iphone:phone ipad:tablet applewatch:smartwatch desktopcomputer:display display:display
    laptopcomputer:laptop macbook:laptop tv:tv server.rack:hdd-rack externaldrive:hdd internaldrive:hdd
    lock.open:unlock lock.open.fill:unlock-fill faceid:person-bounding-box touchid:fingerprint
    paintbrush:brush paintbrush.fill:brush-fill paintpalette:palette paintpalette.fill:palette-fill
    paintbrush.pointed:brush eyedropper.halffull:eyedropper wand.and.stars:magic
    wand.and.rays:magic doc:file-earmark doc.fill:file-earmark-fill
    doc.text:file-earmark-text doc.text.fill:file-earmark-text-fill doc.on.doc:files
    doc.on.clipboard:clipboard note.text:card-text newspaper:newspaper book.closed:journal
    books.vertical:bookshelf text.book.closed:journal-text archivebox:archive
    archivebox.fill:archive-fill tray:inbox tray.fill:inbox-fill tray.2:inboxes paperplane:send
    paperplane.fill:send-fill envelope.open:envelope-open creditcard:credit-card
    creditcard.fill:credit-card-fill banknote:cash dollarsign:currency-dollar eurosign:currency-euro
    yensign:currency-yen sterlingsign:currency-pound bitcoinsign:currency-bitcoin
    dollarsign.circle:coin chart.bar:bar-chart chart.bar.fill:bar-chart-fill
    chart.bar.xaxis:bar-chart-line chart.pie:pie-chart chart.pie.fill:pie-chart-fill
    chart.line.uptrend.xyaxis:graph-up chart.xyaxis.line:graph-up
    chart.line.downtrend.xyaxis:graph-down globe.americas:globe-americas network:globe
    globe.europe.africa:globe-europe-africa square.grid.2x2:grid square.grid.2x2.fill:grid-fill
    square.grid.3x3:grid-3x3 square.grid.3x3.fill:grid-3x3-gap-fill circle.grid.3x3:grid-3x3-gap
    circle.grid.3x3.fill:grid-3x3-gap-fill rectangle.grid.1x2:view-stacked
    rectangle.split.3x1:layout-three-columns sidebar.left:layout-sidebar
    sidebar.right:layout-sidebar-reverse square.stack:stack square.stack.3d.up:layers
    square.stack.3d.up.fill:layers-fill square.on.square:files square.3.layers.3d:layers
    slider.horizontal.3:sliders slider.vertical.3:sliders2-vertical switch.2:toggles power:power
    battery.100:battery-full battery.50:battery-half battery.0:battery gamecontroller:controller
    gamecontroller.fill:controller dice:dice-5 dice.fill:dice-5-fill die.face.1:dice-1
    die.face.2:dice-2 die.face.3:dice-3 die.face.4:dice-4 die.face.5:dice-5 die.face.6:dice-6
    puzzlepiece:puzzle puzzlepiece.fill:puzzle-fill graduationcap:mortarboard
    graduationcap.fill:mortarboard-fill wrench.and.screwdriver:tools
    wrench.and.screwdriver.fill:tools bandage:bandaid bandage.fill:bandaid-fill pills:capsule-pill
      heart.slash:heartbreak heart.text.square:heart-pulse
    cup.and.saucer:cup-hot cup.and.saucer.fill:cup-hot-fill gift:gift
       rosette:award medal:award
    medal.fill:award-fill shippingbox:box-seam shippingbox.fill:box-seam-fill cube:box cube.fill:box-fill
    cube.transparent:bounding-box-circles building.2:buildings building.columns:bank
    house.lodge:house briefcase:briefcase case:briefcase suitcase:briefcase ruler:rulers
    scribble:pencil pencil.tip:pen pencil.and.outline:pencil highlighter:pen trash.slash:trash
    textformat:fonts textformat.size:fonts bold:type-bold italic:type-italic underline:type-underline
    strikethrough:type-strikethrough text.alignleft:text-left text.aligncenter:text-center
    text.alignright:text-right text.justify:justify character:type quote.opening:quote
    curlybraces:braces terminal:terminal chevron.left.forwardslash.chevron.right:code-slash
    qrcode:qr-code barcode:upc viewfinder:fullscreen circle.lefthalf.filled:circle-half

    suit.heart:suit-heart suit.club:suit-club suit.diamond:suit-diamond suit.spade:suit-spade
    face.smiling:emoji-smile face.smiling.fill:emoji-smile-fill face.dashed:emoji-neutral
     ear:ear lungs:lungs
    figure.walk:person figure.stand:person figure.run:person
    rectangle.portrait.and.arrow.right:box-arrow-right
    arrow.down.to.line:download arrow.up.to.line:upload icloud:cloud icloud.fill:cloud-fill
    icloud.and.arrow.up:cloud-arrow-up icloud.and.arrow.down:cloud-arrow-down
     plusminus:plus-slash-minus divide:slash-lg infinity:infinity
    cursorarrow:cursor command:command option:option shift:shift capslock:capslock escape:escape
    delete.left:backspace delete.left.fill:backspace-fill return:arrow-return-left
    light.max:brightness-high light.min:brightness-low lamp.desk:lamp lamp.table:lamp
    lightbulb.slash:lightbulb-off fuelpump:fuel-pump
    line.3.horizontal.decrease:filter line.3.horizontal.decrease.circle:filter-circle
    hexagon:hexagon checkmark.seal:patch-check
    checkmark.seal.fill:patch-check-fill checkmark.shield:shield-check xmark.shield:shield-x
    xmark.octagon:x-octagon exclamationmark.octagon:exclamation-octagon
    exclamationmark.triangle:exclamation-triangle exclamationmark.triangle.fill:exclamation-triangle-fill
     tornado:tornado hurricane:hurricane apple.logo:apple applelogo:apple
    accessibility:universal-access airpods:earbuds airpodspro:earbuds app.badge:app-indicator
    arrow.2.squarepath:arrow-repeat arrow.3.trianglepath:recycle arrow.down.app:box-arrow-in-down
    arrow.down.doc:file-earmark-arrow-down arrow.up.doc:file-earmark-arrow-up
    arrow.triangle.branch:diagram-2 arrow.triangle.swap:arrow-left-right
    arrow.turn.down.right:arrow-return-right arrow.turn.up.left:arrow-90deg-left
    arrow.up.backward:arrow-up-left arrow.up.forward:arrow-up-right
    arrow.up.forward.app:box-arrow-up-right arrowshape.right:arrow-right
    arrowshape.turn.up.left:reply arrowshape.turn.up.right:forward
    arrowshape.turn.up.left.fill:reply-fill arrowshape.turn.up.right.fill:forward-fill
    aspectratio:aspect-ratio bag.badge.plus:bag-plus balloon.2:balloon
    barcode.viewfinder:upc-scan barometer:speedometer basketball:dribbble soccerball:dribbble
    battery.100.bolt:battery-charging battery.25:battery battery.75:battery-full
    bell.and.waves.left.and.right:bell bolt.heart:heart-pulse calendar.badge.clock:calendar-event
    calendar.badge.plus:calendar-plus camera.macro:flower1 camera.rotate:camera
    camera.viewfinder:fullscreen cart.badge.plus:cart-plus cellularbars:reception-4
    character.cursor.ibeam:input-cursor-text chart.dots.scatter:graph-up
    chevron.backward:chevron-left chevron.forward:chevron-right circle.grid.2x2:grid
    circle.hexagongrid:grid-3x3-gap circle.hexagongrid.fill:grid-3x3-gap-fill
    circle.inset.filled:record-circle-fill circle.circle:record-circle
    smallcircle.filled.circle:record-circle clock.arrow.circlepath:clock-history
    cloud.sun.rain:cloud-rain cloud.sun.rain.fill:cloud-rain-fill crop.rotate:crop cube.box:box
    cursorarrow.click:cursor cursorarrow.rays:cursor dial.high:speedometer2 dial.low:speedometer2
    dial.medium:speedometer2 dial.min:speedometer2 doc.badge.plus:file-earmark-plus
    doc.richtext:file-earmark-richtext doc.text.magnifyingglass:file-earmark-text
    door.left.hand.closed:door-closed door.left.hand.open:door-open dot.radiowaves.right:rss
    drop.triangle:droplet ellipsis.bubble:chat-dots ellipsis.bubble.fill:chat-dots-fill
    ellipsis.rectangle:input-cursor envelope.badge:envelope-exclamation fanblades:fan
    figure.and.child.holdinghands:people figure.2.and.child.holdinghands:people
    figure.outdoor.cycle:bicycle flag.2.crossed:flag flag.checkered:flag
    folder.badge.plus:folder-plus gauge:speedometer2 gauge.medium:speedometer2
    gauge.with.dots.needle.67percent:speedometer2 gauge.with.needle:speedometer2
    gobackward.10:arrow-counterclockwise gobackward.15:arrow-counterclockwise
    goforward.10:arrow-clockwise goforward.15:arrow-clockwise hand.point.right:hand-index
    hand.point.up:hand-index hand.wave:hand-index-thumb hand.wave.fill:hand-index-thumb-fill
    hexagon.lefthalf.filled:hexagon-half hifispeaker:speaker homepod:speaker
    hourglass.bottomhalf.filled:hourglass-bottom hourglass.tophalf.filled:hourglass-top
    humidity:moisture ipad.landscape:tablet-landscape iphone.gen3:phone lamp.ceiling:lamp
    lamp.floor:lamp lasso:bounding-box-circles latch.2.case:briefcase
    lifepreserver:life-preserver light.beacon.max:lightbulb lightbulb.max:lightbulb
    list.bullet.indent:list-nested list.bullet.rectangle:card-list list.clipboard:clipboard
    list.star:list-stars location.north:cursor location.north.fill:cursor-fill lock.rotation:lock
    lock.shield:shield-lock lock.shield.fill:shield-lock-fill logo.playstation:playstation
    memorychip:memory move.3d:arrows-move movieclapper:camera-reels mug:cup mug.fill:cup-fill
    music.note.house:house music.quarternote.3:music-note-list nosign:slash-circle note:sticky
    opticaldisc:disc opticaldisc.fill:disc-fill paragraphsign:paragraph parkingsign:p-square
    pencil.line:pencil person.2.wave.2:people person.badge.key:person-lock
    person.crop.circle.badge.plus:person-add person.fill.checkmark:person-fill-check
    person.fill.questionmark:person-fill-exclamation person.fill.xmark:person-fill-x
    person.text.rectangle:person-vcard person.text.rectangle.fill:person-vcard-fill
    person.wave.2:person personalhotspot:broadcast phone.down.fill:telephone-x-fill
    photo.stack:images pill:capsule-pill pills.fill:capsule-pill pip.enter:pip
    play.rectangle:play-btn play.rectangle.fill:play-btn-fill plus.app:plus-square
    plus.app.fill:plus-square-fill plus.forwardslash.minus:plus-slash-minus powerplug:plug
    powerplug.fill:plug-fill puzzlepiece.extension:puzzle puzzlepiece.extension.fill:puzzle-fill
    qrcode.viewfinder:qr-code-scan quote.bubble:chat-quote quote.bubble.fill:chat-quote-fill
    rays:brightness-low rectangle.3.group:columns-gap rectangle.and.hand.point.up.left:hand-index
    rectangle.grid.2x2:grid rectangle.inset.filled:pip rectangle.on.rectangle:files
    rectangle.portrait.and.arrow.forward:box-arrow-right rectangle.stack:collection
    rectangle.stack.fill:collection-fill rotate.3d:arrow-repeat safari:compass
    safari.fill:compass-fill scanner:printer scope:bullseye scribble.variable:vector-pen
    shared.with.you:people shield.lefthalf.filled:shield-shaded signpost.right:signpost
    slider.horizontal.below.rectangle:sliders space:textarea-resize
    sparkles.rectangle.stack:collection-play square.and.arrow.up.on.square:box-arrow-up
    square.fill.on.circle.fill:circle-square square.on.circle:circle-square
    square.grid.4x3.fill:grid-3x2-gap-fill square.split.2x2:grid
    star.leadinghalf.filled:star-half staroflife:asterisk staroflife.fill:asterisk
    sun.and.horizon:sunrise sun.dust:sun takeoutbag.and.cup.and.straw:cup-straw target:bullseye
    text.append:text-paragraph text.quote:blockquote-left textformat.abc:fonts
    thermometer.snowflake:thermometer-snow togglepower:toggle-on tray.full:inbox
    tray.full.fill:inbox-fill wand.and.sparkles:magic waveform.path:activity
    wifi.exclamationmark:wifi wind.snow:wind window.vertical.closed:window xmark.bin:trash
    xmark.seal:patch-minus inset.filled.rectangle:pip sportscourt:layout-split theatermasks:mask
    theatermasks.fill:mask xmark.seal.fill:patch-minus-fill smiley:emoji-smile
    smiley.fill:emoji-smile-fill airplayaudio:cast homekit:house-fill airplayvideo:cast
    tram.fill.tunnel:train-front-fill sparkle.magnifyingglass:search
    line.horizontal.3.decrease:filter line.horizontal.3.decrease.circle:filter-circle
    doc.text.image:file-earmark-richtext hands.clap:hand-thumbs-up
    hands.clap.fill:hand-thumbs-up-fill baseball:dribbble volleyball:dribbble
    tennisball:dribbble textformat.size.larger:fonts textformat.size.smaller:fonts
    allergens:flower1 camera.metering.none:fullscreen
    """
}
