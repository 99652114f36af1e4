/// Names of SF Symbols and of the drawings in Debian's collection that stand for them: one list, as long as
/// there are names.
enum SymbolTable {
  static let text = """
    plus:plus-lg minus:dash-lg xmark:x-lg multiply:x-lg checkmark:check-lg questionmark:question-lg
    exclamationmark:exclamation-lg info:info-lg number:hash percent:percent gearshape:gear
    gearshape.2:gear-wide-connected person.2:people person.crop.circle:person-circle
    person.crop.square:person-square person.badge.plus:person-plus magnifyingglass:search
    plus.magnifyingglass:zoom-in minus.magnifyingglass:zoom-out square.and.arrow.up:box-arrow-up
    square.and.arrow.down:box-arrow-in-down square.and.pencil:pencil-square ellipsis:three-dots
    line.3.horizontal:list line.horizontal.3:list list.bullet:list-ul list.number:list-ol
    list.dash:list-task checklist:list-check arrow.triangle.2.circlepath:arrow-repeat
    arrow.2.circlepath:arrow-repeat arrow.up.arrow.down:arrow-down-up
    arrow.left.arrow.right:arrow-left-right arrow.left.and.right:arrow-left-right
    arrow.up.and.down:arrow-down-up arrow.up.left.and.arrow.down.right:arrows-angle-expand
    arrow.down.right.and.arrow.up.left:arrows-angle-contract
    arrow.up.and.down.and.arrow.left.and.right:arrows-move arrow.right.to.line:arrow-bar-right
    arrow.left.to.line:arrow-bar-left rotate.left:arrow-counterclockwise
    rotate.right:arrow-clockwise goforward:arrow-clockwise gobackward:arrow-counterclockwise
    chevron.left.2:chevron-double-left chevron.right.2:chevron-double-right
    chevron.up.2:chevron-double-up chevron.down.2:chevron-double-down
    chevron.up.chevron.down:chevron-expand arrowtriangle.right:caret-right
    arrowtriangle.left:caret-left arrowtriangle.up:caret-up arrowtriangle.down:caret-down
    arrowtriangle.right.fill:caret-right-fill arrowtriangle.left.fill:caret-left-fill
    arrowtriangle.up.fill:caret-up-fill arrowtriangle.down.fill:caret-down-fill sun.max:sun
    sun.max.fill:sun-fill sun.min:brightness-low sun.min.fill:brightness-low-fill
    sun.haze:cloud-haze moon.stars:moon-stars moon.zzz:moon-stars sparkles:stars
    cloud.bolt:cloud-lightning cloud.bolt.rain:cloud-lightning-rain cloud.heavyrain:cloud-rain-heavy
    cloud.snow:cloud-snow smoke:clouds bolt:lightning-charge bolt.horizontal:lightning drop:droplet
    drop.fill:droplet-fill drop.halffull:droplet-half flame.fill:fire snowflake:snow
    water.waves:water thermometer.medium:thermometer-half tree:tree ladybug:bug
    ladybug.fill:bug-fill ant:bug ant.fill:bug-fill hand.thumbsup:hand-thumbs-up
    hand.thumbsdown:hand-thumbs-down hand.tap:hand-index hand.point.up.left:hand-index
    hand.draw:hand-index
    mic.slash:mic-mute mic.slash.fill:mic-mute-fill photo:image
    photo.fill:image-fill photo.on.rectangle:images photo.on.rectangle.angled:images
    video:camera-video video.fill:camera-video-fill backward:rewind backward.fill:rewind-fill
    forward:fast-forward forward.fill:fast-forward-fill backward.end:skip-start
    backward.end.fill:skip-start-fill forward.end:skip-end forward.end.fill:skip-end-fill
    repeat.1:repeat-1 airplane:airplane-fill airplane.departure:airplane-fill
    airplane.arrival:airplane-fill music.mic:mic waveform:soundwave waveform.path.ecg:activity
    dot.radiowaves.left.and.right:broadcast antenna.radiowaves.left.and.right:broadcast
    wifi.slash:wifi-off car:car-front car.fill:car-front-fill bus:bus-front bus.fill:bus-front-fill
    tram:train-front tram.fill:train-front-fill
    location:cursor location.fill:cursor-fill timer:stopwatch alarm:alarm
    message:chat message.fill:chat-fill bubble.left:chat-left bubble.left.fill:chat-left-fill
    bubble.right:chat-right bubble.right.fill:chat-right-fill bubble.left.and.bubble.right:chat-dots
    bubble.left.and.bubble.right.fill:chat-dots-fill text.bubble:chat-text
    text.bubble.fill:chat-text-fill phone:telephone phone.fill:telephone-fill iphone:phone
    ipad:tablet applewatch:smartwatch desktopcomputer:display display:display laptopcomputer:laptop
    macbook:laptop tv:tv server.rack:hdd-rack externaldrive:hdd internaldrive:hdd lock.open:unlock
    lock.open.fill:unlock-fill faceid:person-bounding-box touchid:fingerprint paintbrush:brush
    paintbrush.fill:brush-fill paintpalette:palette paintpalette.fill:palette-fill
    paintbrush.pointed:brush eyedropper.halffull:eyedropper wand.and.stars:magic wand.and.rays:magic
    doc:file-earmark doc.fill:file-earmark-fill doc.text:file-earmark-text
    doc.text.fill:file-earmark-text-fill doc.on.doc:files doc.on.clipboard:clipboard
    note.text:card-text newspaper:newspaper book.closed:journal
    text.book.closed:journal-text archivebox:archive archivebox.fill:archive-fill tray:inbox
    tray.fill:inbox-fill tray.2:inboxes paperplane:send paperplane.fill:send-fill
    envelope.open:envelope-open creditcard:credit-card creditcard.fill:credit-card-fill
    banknote:cash dollarsign:currency-dollar eurosign:currency-euro yensign:currency-yen
    sterlingsign:currency-pound bitcoinsign:currency-bitcoin
    chart.bar:bar-chart chart.bar.fill:bar-chart-fill chart.bar.xaxis:bar-chart-line
    chart.pie:pie-chart chart.pie.fill:pie-chart-fill chart.line.uptrend.xyaxis:graph-up
    chart.xyaxis.line:graph-up chart.line.downtrend.xyaxis:graph-down globe.americas:globe-americas
    network:globe globe.europe.africa:globe-europe-africa square.grid.2x2:grid
    square.grid.2x2.fill:grid-fill square.grid.3x3:grid-3x3 square.grid.3x3.fill:grid-3x3-gap-fill
    circle.grid.3x3:grid-3x3-gap circle.grid.3x3.fill:grid-3x3-gap-fill
    rectangle.grid.1x2:view-stacked rectangle.split.3x1:layout-three-columns
    sidebar.left:layout-sidebar sidebar.right:layout-sidebar-reverse square.stack:stack
    square.stack.3d.up:layers square.stack.3d.up.fill:layers-fill square.on.square:files
    slider.horizontal.3:sliders slider.vertical.3:sliders2-vertical
    switch.2:toggles power:power battery.100:battery-full battery.50:battery-half battery.0:battery
    gamecontroller:controller gamecontroller.fill:controller dice:dice-5 dice.fill:dice-5-fill
    die.face.1:dice-1 die.face.2:dice-2 die.face.3:dice-3 die.face.4:dice-4 die.face.5:dice-5
    die.face.6:dice-6 puzzlepiece:puzzle puzzlepiece.fill:puzzle-fill graduationcap:mortarboard
    graduationcap.fill:mortarboard-fill wrench.and.screwdriver:tools
    wrench.and.screwdriver.fill:tools bandage:bandaid bandage.fill:bandaid-fill pills:capsule-pill
    heart.slash:heartbreak heart.text.square:heart-pulse cup.and.saucer:cup-hot
    cup.and.saucer.fill:cup-hot-fill gift:gift rosette:award medal:award medal.fill:award-fill
    shippingbox:box-seam shippingbox.fill:box-seam-fill cube:box cube.fill:box-fill
    building.2:buildings building.columns:bank
    house.lodge:house briefcase:briefcase case:briefcase suitcase:briefcase
    pencil.tip:pen pencil.and.outline:pencil highlighter:pen trash.slash:trash
    bold:type-bold italic:type-italic
    underline:type-underline strikethrough:type-strikethrough text.alignleft:text-left
    text.aligncenter:text-center text.alignright:text-right text.justify:justify character:type
    quote.opening:quote curlybraces:braces terminal:terminal
    chevron.left.forwardslash.chevron.right:code-slash qrcode:qr-code barcode:upc
    viewfinder:fullscreen circle.lefthalf.filled:circle-half suit.heart:suit-heart
    suit.club:suit-club suit.diamond:suit-diamond suit.spade:suit-spade face.smiling:emoji-smile
    face.smiling.fill:emoji-smile-fill face.dashed:emoji-neutral ear:ear lungs:lungs
    rectangle.portrait.and.arrow.right:box-arrow-right arrow.down.to.line:download
    arrow.up.to.line:upload icloud:cloud icloud.fill:cloud-fill icloud.and.arrow.up:cloud-arrow-up
    icloud.and.arrow.down:cloud-arrow-down plusminus:plus-slash-minus divide:slash-lg
    infinity:infinity command:command option:option shift:shift capslock:capslock
    escape:escape delete.left:backspace delete.left.fill:backspace-fill return:arrow-return-left
    light.max:brightness-high light.min:brightness-low lamp.desk:lamp lamp.table:lamp
    lightbulb.slash:lightbulb-off fuelpump:fuel-pump line.3.horizontal.decrease:filter
    line.3.horizontal.decrease.circle:filter-circle hexagon:hexagon checkmark.seal:patch-check
    checkmark.seal.fill:patch-check-fill checkmark.shield:shield-check xmark.shield:shield-x
    xmark.octagon:x-octagon exclamationmark.octagon:exclamation-octagon
    exclamationmark.triangle:exclamation-triangle
    exclamationmark.triangle.fill:exclamation-triangle-fill tornado:tornado hurricane:hurricane
    apple.logo:apple applelogo:apple accessibility:universal-access airpods:earbuds
    airpodspro:earbuds app.badge:app-indicator arrow.2.squarepath:arrow-repeat
    arrow.3.trianglepath:recycle arrow.down.app:box-arrow-in-down
    arrow.down.doc:file-earmark-arrow-down arrow.up.doc:file-earmark-arrow-up
    arrow.triangle.branch:diagram-2 arrow.triangle.swap:arrow-left-right
    arrow.turn.down.right:arrow-return-right arrow.turn.up.left:arrow-90deg-left
    arrow.up.backward:arrow-up-left arrow.up.forward:arrow-up-right
    arrow.up.forward.app:box-arrow-up-right
    arrowshape.turn.up.left:reply arrowshape.turn.up.right:forward
    arrowshape.turn.up.left.fill:reply-fill arrowshape.turn.up.right.fill:forward-fill
    aspectratio:aspect-ratio bag.badge.plus:bag-plus balloon.2:balloon barcode.viewfinder:upc-scan
    barometer:speedometer battery.100.bolt:battery-charging battery.25:battery
    battery.75:battery-full bell.and.waves.left.and.right:bell bolt.heart:heart-pulse
    calendar.badge.clock:calendar-event calendar.badge.plus:calendar-plus camera.macro:flower1
    camera.rotate:camera camera.viewfinder:fullscreen cart.badge.plus:cart-plus
    cellularbars:reception-4 character.cursor.ibeam:input-cursor-text chart.dots.scatter:graph-up
    chevron.backward:chevron-left chevron.forward:chevron-right circle.grid.2x2:grid
    circle.hexagongrid:grid-3x3-gap circle.hexagongrid.fill:grid-3x3-gap-fill
    circle.inset.filled:record-circle-fill circle.circle:record-circle
    smallcircle.filled.circle:record-circle clock.arrow.circlepath:clock-history
    crop.rotate:crop cube.box:box
    dial.high:speedometer2 dial.low:speedometer2
    dial.medium:speedometer2 dial.min:speedometer2 doc.badge.plus:file-earmark-plus
    doc.richtext:file-earmark-richtext doc.text.magnifyingglass:file-earmark-text
    door.left.hand.closed:door-closed door.left.hand.open:door-open dot.radiowaves.right:rss
    drop.triangle:droplet ellipsis.bubble:chat-dots ellipsis.bubble.fill:chat-dots-fill
    ellipsis.rectangle:input-cursor envelope.badge:envelope-exclamation fanblades:fan
    flag.2.crossed:flag flag.checkered:flag folder.badge.plus:folder-plus gauge:speedometer2
    gauge.medium:speedometer2 gauge.with.dots.needle.67percent:speedometer2
    gauge.with.needle:speedometer2 hand.point.right:hand-index hand.point.up:hand-index
    hexagon.lefthalf.filled:hexagon-half hifispeaker:speaker homepod:speaker
    hourglass.bottomhalf.filled:hourglass-bottom hourglass.tophalf.filled:hourglass-top
    humidity:moisture ipad.landscape:tablet-landscape iphone.gen3:phone lamp.ceiling:lamp
    lamp.floor:lamp latch.2.case:briefcase lifepreserver:life-preserver
    light.beacon.max:lightbulb lightbulb.max:lightbulb list.bullet.indent:list-nested
    list.bullet.rectangle:card-list list.clipboard:clipboard list.star:list-stars
    location.north:cursor location.north.fill:cursor-fill lock.shield:shield-lock
    lock.shield.fill:shield-lock-fill logo.playstation:playstation memorychip:memory
    move.3d:arrows-move movieclapper:camera-reels mug:cup mug.fill:cup-fill music.note.house:house
    music.quarternote.3:music-note-list nosign:slash-circle note:sticky opticaldisc:disc
    opticaldisc.fill:disc-fill paragraphsign:paragraph parkingsign:p-square pencil.line:pencil
    person.2.wave.2:people person.badge.key:person-lock person.crop.circle.badge.plus:person-add
    person.fill.checkmark:person-fill-check person.fill.questionmark:person-fill-exclamation
    person.fill.xmark:person-fill-x person.text.rectangle:person-vcard
    person.text.rectangle.fill:person-vcard-fill person.wave.2:person personalhotspot:broadcast
    phone.down.fill:telephone-x-fill photo.stack:images pill:capsule-pill pills.fill:capsule-pill
    pip.enter:pip play.rectangle:play-btn play.rectangle.fill:play-btn-fill plus.app:plus-square
    plus.app.fill:plus-square-fill plus.forwardslash.minus:plus-slash-minus powerplug:plug
    powerplug.fill:plug-fill puzzlepiece.extension:puzzle puzzlepiece.extension.fill:puzzle-fill
    qrcode.viewfinder:qr-code-scan quote.bubble:chat-quote quote.bubble.fill:chat-quote-fill
    rays:brightness-low rectangle.3.group:columns-gap rectangle.and.hand.point.up.left:hand-index
    rectangle.grid.2x2:grid rectangle.inset.filled:pip rectangle.on.rectangle:files
    rectangle.portrait.and.arrow.forward:box-arrow-right rectangle.stack:collection
    rectangle.stack.fill:collection-fill rotate.3d:arrow-repeat safari:compass
    safari.fill:compass-fill scanner:printer scope:bullseye
    shared.with.you:people shield.lefthalf.filled:shield-shaded signpost.right:signpost
    slider.horizontal.below.rectangle:sliders space:textarea-resize
    sparkles.rectangle.stack:collection-play square.and.arrow.up.on.square:box-arrow-up
    square.fill.on.circle.fill:circle-square square.on.circle:circle-square
    square.grid.4x3.fill:grid-3x2-gap-fill square.split.2x2:grid star.leadinghalf.filled:star-half
    staroflife:asterisk staroflife.fill:asterisk sun.and.horizon:sunrise sun.dust:sun
    takeoutbag.and.cup.and.straw:cup-straw target:bullseye text.append:text-paragraph
    text.quote:blockquote-left thermometer.snowflake:thermometer-snow
    togglepower:toggle-on tray.full:inbox tray.full.fill:inbox-fill wand.and.sparkles:magic
    waveform.path:activity wifi.exclamationmark:wifi wind.snow:wind window.vertical.closed:window
    xmark.bin:trash xmark.seal:patch-minus inset.filled.rectangle:pip sportscourt:layout-split
    theatermasks:mask theatermasks.fill:mask xmark.seal.fill:patch-minus-fill smiley:emoji-smile
    smiley.fill:emoji-smile-fill airplayaudio:cast homekit:house-fill airplayvideo:cast
    tram.fill.tunnel:train-front-fill sparkle.magnifyingglass:search
    line.horizontal.3.decrease:filter line.horizontal.3.decrease.circle:filter-circle
    doc.text.image:file-earmark-richtext
    allergens:flower1 camera.metering.none:fullscreen storefront:shop storefront.fill:shop
    list.bullet.clipboard:clipboard-data list.bullet.clipboard.fill:clipboard-data-fill
    pencil.and.list.clipboard:clipboard-check list.triangle:list-nested
    list.bullet.below.rectangle:card-list checklist.unchecked:list-task checklist.checked:list-check
    arrow.forward:arrow-right arrow.backward:arrow-left arrow.turn.up.right:arrow-90deg-right
    arrow.turn.down.left:arrow-return-left arrow.turn.left.up:arrow-90deg-up
    arrow.turn.right.up:arrow-90deg-up arrow.triangle.merge:sign-merge-left arrow.triangle.pull:git
    arrow.triangle.turn.up.right.diamond:sign-turn-right
    arrow.triangle.turn.up.right.diamond.fill:sign-turn-right-fill
    arrow.triangle.turn.up.right.circle:arrow-right-circle
    arrow.triangle.turn.up.right.circle.fill:arrow-right-circle-fill arrow.up.bin:trash


    flip.horizontal:symmetry-vertical
    flip.horizontal.fill:symmetry-vertical arrow.left.and.right.righttriangle.left.righttriangle.right:symmetry-vertical
    arrow.up.and.down.righttriangle.up.righttriangle.down:symmetry-horizontal
    beziercurve:bezier2
    thermometer.variable:thermometer-half
    sparkles.2:stars airpods.max:headphones airpods.pro:earbuds airpods.gen3:earbuds
    airpods.gen4:earbuds
    arrow.up.trash:trash arrow.branch:diagram-2 arrow.circlepath:arrow-repeat
    arrow.rectanglepath:arrow-repeat arrow.trianglehead.2.clockwise:arrow-repeat
    arrow.trianglehead.2.clockwise.rotate.90:arrow-repeat
    arrow.trianglehead.clockwise:arrow-clockwise
    leaf.arrow.trianglehead.clockwise:recycle
    arrow.trianglehead.counterclockwise:arrow-counterclockwise
    arrow.triangle.2.circlepath.camera:camera arrow.down.to.line.compact:download
    arrow.up.to.line.compact:upload arrow.left.to.line.alt:arrow-bar-left arrow.right.to.line.alt:arrow-bar-right
    arrow.right.doc.on.clipboard:clipboard-plus
    arrowshape.turn.up.left.2:reply-all
    arrowshape.turn.up.left.2.fill:reply-all-fill arrowshape.bounce.right:arrow-bar-right
    arrowshape.zigzag.right:arrow-right
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left:arrows-fullscreen
    arrow.up.backward.and.arrow.down.forward:arrows-angle-expand
    arrow.down.forward.and.arrow.up.backward:arrows-angle-contract
    arrow.left.and.right.righttriangle.left.righttriangle.right:symmetry-vertical
    arrow.up.and.down.text.horizontal:text-paragraph arrow.up.and.down.square:arrow-down-up
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right:symmetry-vertical
    arrowtriangle.forward.fill:caret-right-fill arrowtriangle.backward.fill:caret-left-fill
    arrowtriangle.forward:caret-right chevron.backward.2:chevron-double-left
    chevron.forward.2:chevron-double-right chevron.left.to.line:chevron-bar-left
    chevron.right.to.line:chevron-bar-right chevron.down.forward:chevron-right
    chevron.left.chevron.left.dotted:chevron-double-left sun.rain:cloud-rain
    sun.rain.fill:cloud-rain-fill sun.snow:cloud-snow sun.horizon:sunrise
    sun.horizon.fill:sunrise-fill moon.haze:cloud-haze moon.haze.fill:cloud-haze-fill
    moon.dust:moon-stars moonrise:moon moonset:moon
    cloud.rainbow.half:rainbow drop.degreesign:droplet
    bolt.ring.closed:lightning-charge bolt.batteryblock:battery-charging bolt.car:car-front
    bolt.car.fill:car-front-fill car.2:car-front car.2.fill:car-front-fill
    leaf.arrow.circlepath:recycle hand.point.down:hand-index hand.point.left:hand-index
    hand.rays:hand-index hand.pinch:hand-index-thumb hand.raised.app:hand-index-thumb
    hifispeaker.2:speaker hifispeaker.2.fill:speaker-fill beats.headphones:headphones
    airpodsmax:headphones amplifier:boombox radio:boombox radio.fill:boombox-fill
    recordingtape:voicemail waveform.and.mic:mic waveform.and.magnifyingglass:search
    waveform.path.ecg.rectangle:clipboard-pulse play.square.stack:collection-play
    play.square.stack.fill:collection-play-fill play.rectangle.on.rectangle:collection-play
    pause.rectangle:pause-btn pause.rectangle.fill:pause-btn-fill stop.rectangle:stop-btn
    backward.end.alt:skip-backward backward.end.alt.fill:skip-backward-fill
    forward.end.alt:skip-forward forward.end.alt.fill:skip-forward-fill backward.frame:skip-start
    backward.frame.fill:skip-start-fill forward.frame:skip-end forward.frame.fill:skip-end-fill
    memories:clock-history photo.artframe:image-alt camera.filters:intersect
    camera.badge.ellipsis:camera camera.on.rectangle:camera2 film.stack:film film.stack.fill:film
    appletv:hdd appletv.fill:hdd-fill appletvremote.gen4:phone
    rectangle.stack.person.crop:person-video2 rectangle.on.rectangle.angled:files
    tram.tunnel.fill:train-front-fill bus.doubledecker:bus-front
    train.side.front.car:train-freight-front truck.box:truck truck.box.fill:truck box.truck:truck
    box.truck.fill:truck ev.charger:ev-station ev.charger.fill:ev-station-fill
    signpost.left:signpost signpost.left.fill:signpost-fill location.north.line:cursor
    location.north.line.fill:cursor-fill flag.checkered.2.crossed:flag compass.drawing:vector-pen
    clock.arrow.2.circlepath:clock-history alarm.waves.left.and.right:alarm
    calendar.day.timeline.left:calendar-week calendar.day.timeline.leading:calendar-week
    deskclock:alarm deskclock.fill:alarm-fill bubble.left.and.text.bubble.right:chat-square-text
    bubble.middle.bottom:chat-square bubble.middle.bottom.fill:chat-square-fill bubble:chat
    bubble.fill:chat-fill bubble.and.pencil:chat-text captions.bubble:badge-cc
    captions.bubble.fill:badge-cc-fill phone.down:telephone-x
    phone.arrow.up.right:telephone-outbound phone.arrow.up.right.fill:telephone-outbound-fill
    phone.arrow.down.left:telephone-inbound phone.badge.plus:telephone-plus
    phone.fill.badge.plus:telephone-plus-fill phone.connection:telephone-forward
    envelope.arrow.triangle.branch:envelope bell.and.waveform:bell horn:megaphone
    horn.fill:megaphone-fill iphone.gen1:phone iphone.gen2:phone
    iphone.radiowaves.left.and.right:phone-vibrate
    iphone.gen1.radiowaves.left.and.right:phone-vibrate
    iphone.gen2.radiowaves.left.and.right:phone-vibrate
    iphone.gen3.radiowaves.left.and.right:phone-vibrate iphone.homebutton:phone
    iphone.landscape:phone-landscape iphone.and.arrow.forward:box-arrow-right
    ipad.and.iphone:phone-flip applewatch.radiowaves.left.and.right:smartwatch
    applewatch.watchface:smartwatch laptopcomputer.and.iphone:laptop
    macmini:hdd macmini.fill:hdd-fill macpro.gen3:pc macwindow:window
    macwindow.on.rectangle:window-stack macwindow.badge.plus:window-plus display.2:display
    keyboard.chevron.compact.down:keyboard computermouse:mouse computermouse.fill:mouse-fill
    magicmouse:mouse2 magicmouse.fill:mouse2-fill printer.dotmatrix:printer
    printer.dotmatrix.fill:printer-fill printer.dotmatrix.fill.and.paper.fill:printer-fill
    printer.dotmatrix.and.paper:printer externaldrive.connected.to.line.below:hdd-network
    opticaldiscdrive:disc simcard:sim simcard.fill:sim-fill sdcard:sd-card sdcard.fill:sd-card-fill
    esim:sim homepod.2:speaker homepodmini:speaker homepodmini.fill:speaker-fill
    visionpro:headset-vr visionpro.fill:headset-vr vision.pro:headset-vr vision.pro.fill:headset-vr
    playstation.logo:playstation xbox.logo:xbox logo.xbox:xbox arcade.stick:joystick
    l.joystick:joystick r.joystick:joystick wifi.router:router wifi.router.fill:router-fill
    dot.radiowaves.up.forward:rss dot.radiowaves.forward:rss sensor:broadcast-pin
    sensor.fill:broadcast-pin
    battery.100percent:battery-full battery.75percent:battery-full battery.50percent:battery-half
    battery.25percent:battery battery.0percent:battery battery.100percent.bolt:battery-charging
    minus.plus.batteryblock:battery poweron:power poweroff:circle power.dotted:power
    restart:arrow-clockwise sleep:moon lightbulb.min:lightbulb lightbulb.led:lightbulb fan.floor:fan
    heater.vertical:thermometer-high air.conditioner.horizontal:thermometer-snow
    poweroutlet.type.b:outlet lightswitch.on:toggle-on lock.rectangle:lock
    lock.iphone:phone key.horizontal:key key.horizontal.fill:key-fill opticid:eye
    shield.checkered:shield-shaded shield.righthalf.filled:shield-shaded eyedropper.full:eyedropper
    wand.and.stars.inverse:magic wand.and.outline:magic pencil.tip.crop.circle:pen
    pencil.and.ruler:rulers pencil.and.ruler.fill:rulers
    eraser.line.dashed:eraser swatchpalette:palette2
    swatchpalette.fill:palette2 skew:bounding-box perspective:bounding-box
    slider.horizontal.2.square:sliders gauge.low:speedometer2
    gauge.high:speedometer2 gauge.with.dots.needle.33percent:speedometer2
    gauge.with.dots.needle.50percent:speedometer2
    gauge.with.dots.needle.bottom.50percent:speedometer2
    gauge.with.dots.needle.bottom.0percent:speedometer2
    gauge.open.with.lines.needle.33percent:speedometer2 doc.plaintext:file-earmark-text
    doc.plaintext.fill:file-earmark-text-fill doc.text.viewfinder:upc-scan doc.viewfinder:upc-scan
    doc.zipper:file-earmark-zip doc.append:file-earmark-plus
    book.pages:book
    book.pages.fill:book-fill character.book.closed:journal-text
    character.book.closed.fill:journal-text menucard:journal-text menucard.fill:journal-text
    magazine:journals magazine.fill:journals greetingcard:postcard greetingcard.fill:postcard-fill
    tray.and.arrow.up:box-arrow-in-up tray.and.arrow.up.fill:box-arrow-in-up
    tray.and.arrow.down:box-arrow-in-down tray.and.arrow.down.fill:box-arrow-in-down
    creditcard.and.123:credit-card-2-front dollarsign.arrow.circlepath:currency-exchange
    wallet.bifold:wallet
    wallet.bifold.fill:wallet-fill giftcard:gift giftcard.fill:gift-fill purchased:patch-check
    chart.bar.doc.horizontal:file-earmark-bar-graph
    chart.bar.doc.horizontal.fill:file-earmark-bar-graph-fill chart.line.flattrend.xyaxis:graph-up
    chart.bar.xaxis.ascending:bar-chart-line chart.donut:pie-chart tablecells:table
    tablecells.fill:table square.stack.3d.down.right:layers
    square.stack.3d.down.right.fill:layers-fill square.stack.3d.forward.dottedline:layers
    square.3.layers.3d.down.right:layers square.2.layers.3d:layers-half
    square.2.layers.3d.fill:layers-fill square.3.stack.3d:layers
    square.3.layers.3d.top.filled:layers-half arkit:box view.3d:box view.2d:square
    scale.3d:arrows-angle-expand square.grid.3x2:grid-3x2-gap square.grid.3x2.fill:grid-3x2-gap-fill
    square.grid.3x1.below.line.grid.1x2:layout-text-window square.grid.3x3.topleft.filled:grid-3x3
    square.split.2x1:layout-split square.split.1x2:view-stacked rectangle.split.2x1:layout-split
    rectangle.split.1x2:view-stacked rectangle.split.2x2:grid rectangle.split.3x3:grid-3x3
    square.fill.text.grid.1x2:layout-text-sidebar square.text.square:card-text
    rectangle.grid.3x2:grid-3x2 rectangle.and.pencil.and.ellipsis:input-cursor-text
    rectangle.and.text.magnifyingglass:search rectangle.and.paperclip:paperclip
    rectangle.compress.vertical:arrows-collapse rectangle.expand.vertical:arrows-expand
    rectangle.ratio.16.to.9:aspect-ratio rectangle.roundedtop:window
    rectangle.connected.to.line.below:diagram-2 rectangle.portrait.on.rectangle.portrait:files
    rectangle.portrait.on.rectangle.portrait.angled:files rectangle.pattern.checkered:grid-3x3
    rectangle.fill.on.rectangle.fill:files
    rectangle.leadinghalf.inset.filled.arrow.leading:layout-sidebar-inset apps.iphone:grid-3x3-gap
    apps.ipad:grid-3x3-gap app.gift:gift app.gift.fill:gift-fill
    app.connected.to.app.below.fill:diagram-2-fill sidebar.leading:layout-sidebar
    sidebar.trailing:layout-sidebar-reverse sidebar.squares.left:layout-text-sidebar
    uiwindow.split.2x1:window-split menubar.rectangle:window menubar.dock.rectangle:window-dock
    dock.rectangle:window-dock filemenu.and.selection:menu-button-wide
    filemenu.and.cursorarrow:menu-button-wide contextualmenu.and.cursorarrow:menu-button
    text.below.photo:card-image text.below.photo.fill:card-image text.justify.left:text-left
    text.insert:text-indent-left text.cursor:cursor-text text.viewfinder:upc-scan
    text.redaction:text-paragraph text.word.spacing:text-center text.and.command.macwindow:window
    text.line.first.and.arrowtriangle.forward:text-indent-left textformat.123:123
    textformat.alt:fonts textformat.subscript:subscript textformat.superscript:superscript
    textbox:textarea-t character.textbox:textarea-t character.bubble:chat-text
    character.bubble.fill:chat-text-fill bold.italic.underline:type-bold bold.underline:type-bold
    increase.indent:text-indent-left decrease.indent:text-indent-right
    increase.quotelevel:text-indent-left quote.closing:quote apple.terminal:terminal
    apple.terminal.fill:terminal-fill applescript:file-earmark-code control:chevron-up
    return.left:arrow-return-left delete.right:backspace-reverse
    delete.right.fill:backspace-reverse-fill clear:x-square globe.badge.chevron.backward:globe
    dot.circle.and.cursorarrow:cursor
    cross.case:briefcase cross.case.fill:briefcase-fill medical.thermometer:thermometer-half
    facemask:mask facemask.fill:mask microbe:virus microbe.fill:virus2
    door.garage.closed:door-closed curtains.closed:window blinds.vertical.closed:window
    building.2.crop.circle:buildings exclamationmark.arrow.triangle.2.circlepath:arrow-repeat
    list.and.film:film face.smiling.inverse:emoji-smile-fill voiceover:universal-access-circle
    hearingdevice.ear.fill:ear-fill ear.badge.waveform:ear quotelevel:text-indent-left
    shareplay:people shareplay.slash:people appstore:app-indicator apple.intelligence:stars
    apple.image.playground:image sparkles.square.filled.on.square:stars carplay:car-front
    point.topleft.down.curvedto.point.bottomright.up:bezier2
    point.3.connected.trianglepath.dotted:share
    point.3.filled.connected.trianglepath.dotted:share-fill
    point.bottomleft.forward.to.point.topright.scurvepath:bezier2 circlebadge:circle
    circlebadge.fill:circle-fill circlebadge.2:circle
    line.2.horizontal.decrease.circle:filter-circle minus.forwardslash.plus:plus-slash-minus
    character.magnify:zoom-in mail.stack:envelope-paper mail:envelope lanyardcard:person-badge
    lanyardcard.fill:person-badge-fill person.crop.artframe:person-square
    person.crop.rectangle:person-vcard person.crop.rectangle.fill:person-vcard-fill
    person.crop.rectangle.stack:person-video2 person.badge.minus:person-dash
    person.fill.badge.plus:person-plus-fill person.fill.badge.minus:person-dash-fill
    person.and.background.dotted:person-bounding-box
    person.line.dotted.person:people
    person.line.dotted.person.fill:people-fill person.badge.shield.checkmark:person-check
    person.2.badge.gearshape:person-gear person.fill.viewfinder:person-bounding-box
    person.bust:person person.bust.fill:person-fill text.magnifyingglass:search
    1.magnifyingglass:search arrow.up.left.and.down.right.magnifyingglass:zoom-in
    square.and.line.vertical.and.square:symmetry-vertical square.and.at.rectangle:at
    ellipsis.curlybraces:braces line.3.crossed.swirl.circle:filter-circle lineweight:border-width
    line.diagonal:slash-lg level:border-middle folder.badge.minus:folder-minus
    folder.fill.badge.plus:folder-plus folder.fill.badge.minus:folder-minus
    cart.badge.minus:cart-dash cart.fill.badge.plus:cart-plus-fill
    cart.fill.badge.minus:cart-dash-fill bag.badge.minus:bag-dash bag.fill.badge.plus:bag-plus-fill
    bag.fill.badge.minus:bag-dash-fill calendar.badge.checkmark:calendar-check
    calendar.badge.minus:calendar-minus calendar.badge.exclamationmark:calendar-x
    link.badge.plus:link-45deg rectangle.badge.checkmark:card-checklist sum:plus-slash-minus
    greaterthan:chevron-right lessthan:chevron-left fx:regex function:regex signature:vector-pen
    football:dribbble american.football:dribbble soccerball.inverse:dribbble
    globe.central.south.asia:globe-central-south-asia globe.asia.australia:globe-asia-australia
    aqi.low:moisture aqi.medium:moisture aqi.high:moisture theatermask.and.paintbrush:mask
    fleuron:flower1 fleuron.fill:flower1 bubbles.and.sparkles:stars bubbles.and.sparkles.fill:stars
    airtag:record-circle airtag.fill:record-circle-fill music.pages:file-earmark-music
    music.pages.fill:file-earmark-music-fill
    door.left.hand.open:door-open door.right.hand.open:door-open door.right.hand.closed:door-closed
    door.french.open:door-open door.french.closed:door-closed door.garage.open:door-open fan.ceiling:fan
    humidifier:moisture dehumidifier:moisture air.purifier:fan faxmachine:printer faxmachine.fill:printer-fill
    xserve:hdd-rack ipodtouch:phone applepencil:pencil simcard.2:sim simcard.2.fill:sim-fill
    cablecar:train-front cablecar.fill:train-front-fill iphone.rear.camera:phone airport.express:router
    beats.earphones:earbuds airpod.left:earbuds airpod.right:earbuds airpods.chargingcase:earbuds
    lightswitch.off:toggle-off powercord:plug powercord.fill:plug-fill tv.and.mediabox:tv
    umbrella.percent:umbrella umbrella.percent.fill:umbrella-fill poweroutlet.type.a:outlet
    globe.desk:globe camera.shutter.button:camera camera.shutter.button.fill:camera-fill
    network.badge.shield.half.filled:globe goforward.plus:arrow-clockwise
    key.radiowaves.forward:key speaker.zzz:volume-mute speaker.zzz.fill:volume-mute-fill
    speaker.plus:volume-up speaker.plus.fill:volume-up-fill speaker.minus:volume-down
    speaker.minus.fill:volume-down-fill pianokeys.inverse:music-note-list
    square.2.layers.3d.bottom.filled:layers-half
    """
}
