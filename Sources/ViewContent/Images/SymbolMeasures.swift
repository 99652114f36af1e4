/// What symbols' boxes measure in SwiftUI, recorded at three sizes of text.
///
/// A line is a name with fourteen numbers, in points: width, height and descent (how far the box reaches
/// below the baseline) beside regular text of 13, 17 and 26 points; width and height beside bold text of
/// 13 points; width, height and descent of the large image scale beside text of 13 points. A line
/// `name=one,two` gives the other names the measures of the first. Recorded on macOS 26.2 by swiftui-web
/// at two pixels a point; boxes on an iPhone with iOS 26.0 agree within half a point.
enum SymbolMeasures {
  static let text = """
    airplane 16 15 3 21 19 3.5 32 30 6 17 15.5 20.5 19.5 5
    ant 14 17.5 4 18.5 22 5 28 34.5 8 15 18 18 23 6.5
    antenna.radiowaves.left.and.right 15.5 14 2.5 21 18 2.5 32 28 4.5 17 14.5 20 18.5 4.5
    archivebox 16 14 2.5 21 17.5 2.5 31.5 27.5 4.5 16.5 14.5 20.5 18 4.5
    archivebox=calendar
    arrow.clockwise 13.5 16 2.5 18 20 3 27.5 31.5 5 14 16.5 17.5 21 4.5
    arrow.clockwise=arrow.counterclockwise
    arrow.down 13 14 2.5 17 18 3 25.5 28 5 13.5 14.5 16.5 18.5 4.5
    arrow.down=arrow.up
    arrow.down.left 12.5 11.5 1 16.5 14.5 1 25 23 2 13.5 12.5 16.5 15.5 3
    arrow.down.left=arrow.down.right,arrow.up.right,arrow.up.left
    arrow.down.to.line 13 15.5 3 17 19.5 3.5 25.5 30.5 6 13.5 16 16.5 20 5.5
    arrow.down.to.line=arrow.up.to.line
    arrow.left 15 12 1 19.5 15 1.5 30 23.5 2.5 15.5 12.5 19.5 15.5 3
    arrow.left=arrow.right,arrow.forward,arrow.backward
    arrow.turn.up.left 15 12 1.5 20 15.5 1.5 30 24 3 15.5 12.5 19.5 16 3
    arrow.turn.up.left=arrow.turn.up.right,arrow.turn.down.left,arrow.turn.down.right
    arrow.up.and.down.and.arrow.left.and.right 17 17 4 22.5 21.5 4.5 35 34 7.5 17.5 17.5 22 22 6.5
    arrow.up.arrow.down 18 14.5 2.5 24 18.5 3 36 29 5 19 15 23.5 19 5
    arrow.up.left.and.arrow.down.right 15.5 14.5 2.5 20 18 3 30.5 28.5 5 15.5 14.5 20 19 4.5
    arrow.up.left.and.arrow.down.right=arrow.down.right.and.arrow.up.left
    arrow.uturn.left 15 14 2.5 20 17.5 3 30 28 4.5 15.5 15 19.5 18.5 4.5
    arrow.uturn.left=arrow.uturn.right,arrow.uturn.backward,arrow.uturn.forward
    at 15.5 16 3.5 20.5 20 4 31.5 31.5 7 15.5 16 20 20.5 6
    backward.end 15 12 1.5 19.5 15 1.5 29.5 23.5 2.5 16.5 13 19 15.5 3
    backward.end=forward.end
    backward 19.5 12 1.5 25.5 15 1.5 38 23.5 2.5 21 13 24.5 15.5 3
    backward=forward
    battery.100 22 11 0.5 29 13.5 0.5 44 21.5 1.5 23 11.5 28 14 2.5
    battery.100=battery.0,battery.25,battery.50,battery.75,battery.100percent,battery.0percent
    bell 15 15.5 3 20 19.5 3.5 29 30.5 6 15 16 19.5 20 5.5
    bell.badge 15 16.5 3 19.5 20.5 3.5 29.5 32.5 6 15.5 16.5 19 21 5.5
    bell.slash 15 16.5 3.5 19 20.5 4.5 29.5 32.5 7 15.5 17 19 21 6
    bicycle 24 15 3 31 19 3.5 47.5 30 5.5 25 16 30.5 19.5 5
    bold 11 11.5 1 14 14 1 21.5 22.5 2 11 11.5 14 15 3
    bolt 13 17 3.5 17 21.5 4.5 25 33.5 7.5 13 18 16.5 22 6
    book 17.5 14 2.5 22.5 17.5 2.5 34.5 28 4.5 18 14.5 22 18 4.5
    bookmark 14 16 3 17.5 20 4 26.5 31.5 6.5 14.5 16.5 17 20.5 5.5
    briefcase 18 14.5 2.5 23.5 18.5 3 35.5 29 5 19 15.5 23 19 5
    bubble.left 17 15.5 3.5 22.5 19.5 4 34 30.5 7 18 16 22 20 6
    bubble.left=bubble.right,bubble,text.bubble,plus.bubble,captions.bubble,quote.bubble
    building.2 15.5 17 4 20.5 21.5 4.5 31 34 7.5 17 17.5 20 22 6.5
    bus 17.5 17 4 22.5 21.5 4.5 34.5 34 7.5 18.5 18 22 22 6.5
    camera 19 14.5 2.5 24.5 18 2.5 37.5 28.5 4.5 19 15 24 18.5 4.5
    car 18.5 14 2.5 24 17.5 2.5 36.5 28 4.5 19 15 23.5 18.5 4.5
    cart 18 14.5 3 23 18.5 4 35.5 29 6 18 15 22.5 19 5.5
    cat 20.5 17 4 27 22 5 41 34 8 21 18 26 22 6.5
    chart.bar 19.5 14 2.5 25.5 18 3 38.5 28 5 21 14.5 25 18.5 4.5
    chart.line.uptrend.xyaxis 17 14 2.5 22 17.5 2.5 33.5 27.5 4.5 17.5 15 22 18.5 4.5
    checklist 17.5 15 3 23 19 3.5 34.5 30 5.5 18.5 15.5 22.5 20 5
    checkmark 14 13 2 18.5 16.5 2.5 28 26 4 15 13.5 18 17 4
    chevron.down 14.5 8.5 0 18.5 10.5 -0.5 28.5 16.5 -0.5 15 9 18 11 1
    chevron.left 10 13.5 2 12.5 16.5 2 19 26.5 4 10 14 12 17 4
    chevron.left=chevron.right,chevron.forward,chevron.backward
    chevron.left.forwardslash.chevron.right 21 14.5 2.5 27.5 18 3 42 28.5 5 22.5 15 27 19 4.5
    chevron.up 14.5 8.5 -0.5 18.5 10.5 -1.5 28.5 16.5 -1.5 15 9 18 11 0.5
    circle 15 15 3 20 19 3.5 31 30 6 15.5 15.5 20 20 5
    circle=clock,globe,safari,face.smiling,chart.pie,smallcircle.filled.circle,record.circle
    cloud 17.5 12.5 1.5 22.5 15.5 1.5 34.5 24.5 3 18 13 22 16 3
    creditcard 18 13 2 24 16.5 2 36 26 3.5 18.5 13.5 23.5 17 4
    crop 17 16 3.5 22.5 20.5 4.5 34 32 7 17.5 16.5 22 21 6
    crown 19.5 14.5 2 25.5 18.5 2.5 39 29 4.5 20.5 15.5 25 19 4.5
    cursorarrow 10.5 15.5 3 14 19.5 3.5 21.5 30.5 6 11.5 16 13.5 20 5
    cylinder 14 15.5 3 18.5 19.5 3.5 28 31 6 14.5 16 18 20 5.5
    desktopcomputer 18.5 15 3 24 19 3.5 36.5 30 6 19 16 23.5 19.5 5.5
    doc 14 16 3 18 20 4 27.5 31.5 6.5 14.5 16 18 20.5 5.5
    doc=doc.text,book.closed,rectangle.portrait,wallet.pass,text.document,document
    doc.badge.plus 14 18 5.5 18.5 22.5 6.5 28 35.5 10.5 14.5 18.5 18 23.5 8
    doc.on.doc 16 18 4.5 21 23 5.5 32 36 9 17 18.5 21 23.5 7
    doc.on.doc=doc.on.clipboard,document.on.document
    dog 21 17 4 27.5 21.5 4.5 41.5 33.5 7.5 21.5 17.5 26.5 21.5 6
    drop 11 15 3 15 19 3.5 23 30 5.5 11.5 15.5 14.5 19.5 5
    ellipsis 14 4.5 -2.5 18.5 5.5 -3.5 29 9 -5 14.5 5 18 6 -1.5
    envelope 18.5 13 2 24.5 16.5 2 37 26 4 19 13.5 24 17 4
    eraser 16 15.5 3 20.5 19.5 3.5 31.5 30.5 6 17 16.5 20 20 5.5
    exclamationmark 5 14.5 2.5 6.5 18 3 10 28.5 5 6 14.5 6.5 19 4.5
    exclamationmark.triangle 16.5 14.5 2.5 20.5 18 3 32 28.5 5 17 14.5 20.5 19 4.5
    exclamationmark.triangle=triangle
    eye 20.5 13 2 26 16.5 2 40 26 3.5 21 13.5 25.5 17 4
    eye.slash 20.5 16 3 26 20 3.5 40 31.5 6 21 16.5 25.5 20.5 5.5
    eyedropper 16.5 16 3 21.5 20 4 32.5 31.5 6.5 17.5 17 21 20.5 5.5
    flag 15 14.5 2.5 19.5 18.5 3.5 29.5 29 5.5 15 15 18.5 19 5
    flame 13 16 2.5 17 20 3 26.5 31.5 5.5 13.5 16.5 16.5 21 4.5
    folder 17.5 14 2 23 17.5 2.5 35 27.5 4.5 18 14.5 22.5 18 4.5
    folder.badge.plus 17.5 15 2 23 19 2.5 35 29.5 4.5 18 15.5 22.5 19.5 4.5
    gamecontroller 21.5 14 2 28 17.5 2.5 43 27.5 4.5 22.5 14.5 27.5 18 4.5
    gear 16.5 16 3.5 21.5 20.5 4 33.5 32 6.5 17 17 21 21 5.5
    gearshape 16 16 3 21 20 4 32.5 31.5 6.5 16.5 16.5 20.5 20.5 5.5
    gearshape.fill 15.5 15.5 3 20.5 19.5 3.5 32 31 6 16 16 20.5 20.5 5.5
    gift 15.5 15.5 2.5 20 19.5 3 30.5 31 5.5 16 16 20 20 5
    graduationcap 20.5 17.5 5.5 27 22.5 7 41 35 11 21.5 18 26.5 22.5 8.5
    hammer 19.5 18 4.5 25 23 5.5 38 36 8.5 20.5 19 24.5 23.5 7
    hand.raised 15.5 16 3 20.5 20.5 3.5 31 32 6 16 17 20 21 5.5
    hand.thumbsdown 15 16 3.5 20 20.5 4 31 32 6.5 16.5 17 19.5 20.5 5.5
    hand.thumbsdown=hand.thumbsup
    headphones 16 16 3 21 20 4 32 31.5 6.5 17 16 20.5 20.5 5.5
    heart 16 14 2.5 20.5 17.5 3 31.5 27.5 5 16.5 14.5 20.5 18 4.5
    hexagon 16 16.5 3.5 21 21 4.5 31.5 33 7.5 16.5 17.5 20.5 21.5 6
    highlighter 16.5 16 3 21.5 20 4 32.5 31.5 6.5 17 16.5 21 20.5 5.5
    house 18.5 15.5 3 24 19.5 3.5 36.5 31 6 19.5 16.5 23.5 20.5 5.5
    iphone 13.5 15.5 3 17 20 4 26.5 31 6.5 13.5 17 16.5 20.5 5.5
    italic 10 11.5 1 13 14 1 19.5 22.5 2 10.5 11.5 12.5 15 3
    key 11.5 18 4.5 15.5 23 5.5 23 36 8.5 12 18.5 15 23.5 7
    leaf 15.5 14 2.5 21 18 3 32 28 5 16 15 20.5 18.5 4.5
    lightbulb 11.5 17 3.5 15.5 21.5 4.5 23 34 7 12 18 15 22 6
    line.3.horizontal 16 8.5 -0.5 21 10.5 -0.5 32 17 -0.5 16.5 10 20.5 11.5 1
    link 16.5 16.5 3.5 22 21 4.5 32.5 33 7 17 17 21.5 21.5 6
    link.badge.plus 16.5 17 4 22 21.5 4.5 32.5 33.5 7.5 17 17.5 21.5 22 6.5
    list.bullet 16 11.5 1 21 14.5 1 32 23 2 17 12.5 20.5 15 3
    list.bullet=list.dash
    list.number 16 13 1.5 21 16 2 32 25.5 3.5 17 13.5 20.5 17 3.5
    location 15 15 2.5 20 18.5 3.5 30.5 29.5 5.5 16 16 19.5 19.5 5
    lock 13 14.5 2.5 16.5 18.5 3 24.5 29 5 13.5 15 16.5 19 4.5
    lock.open 16.5 14.5 2.5 21.5 18.5 3 32.5 29 5 16.5 15.5 21 19 4.5
    magnifyingglass 15.5 15 2.5 20.5 18.5 3 31 29.5 5.5 16 15 20 19.5 5
    magnifyingglass=plus.magnifyingglass,minus.magnifyingglass
    map 16.5 15 2.5 21.5 18.5 3 32.5 29.5 5.5 17 15 21 19 5
    message 17 14.5 2 22.5 18.5 2.5 35 29 4.5 18 15.5 22 19 4
    mic 13.5 16 3 17 20 3.5 26.5 31.5 5.5 15 17 16.5 20.5 5
    mic=mic.slash
    minus 13.5 3.5 -3 18 3.5 -4 27 6.5 -6 14 4 17.5 4.5 -2.5
    moon 15 15 3 20 19 3.5 30.5 30 5.5 15.5 15.5 19.5 20 5
    mountain.2 25 13.5 2 33 17 2.5 50 27 4.5 26.5 14 32.5 17.5 4
    music.note 11 15 3 14.5 19 3.5 21.5 30 6 11.5 15.5 14 19.5 5
    newspaper 17.5 16 3 23 20 4 35 31.5 6.5 18.5 16 22.5 20.5 5.5
    number 14.5 14.5 2.5 19 18.5 3 29 29 5 15 15 19 19 5
    paintbrush 16.5 18 4 21.5 22.5 5 33 35.5 8.5 17 18.5 21 23 7
    paintpalette 17.5 15 2.5 23 19 3 36 29.5 5.5 18.5 16 23 19.5 5
    paperclip 15 16.5 3.5 20 21 4.5 30.5 33 7.5 16 17.5 19.5 21.5 6.5
    paperplane 16 15.5 3.5 21 19.5 4 32.5 31 7 16.5 16 20.5 20 6
    pause 11 12.5 1.5 14.5 16 2 21.5 25 3.5 12 13.5 14 16.5 3.5
    pencil 13.5 12.5 1.5 17.5 15.5 1.5 27 24.5 3 15 13.5 17.5 16.5 3.5
    pentagon 17.5 16 3 22.5 20 4 34.5 31.5 6.5 18 16.5 22 20.5 5.5
    percent 15 14.5 2.5 19.5 18.5 3 29.5 28.5 5 16.5 14.5 19 19 5
    person 14.5 14 2.5 19 17.5 2.5 28.5 28 4.5 14.5 14.5 18.5 18.5 4.5
    person.fill 14 13.5 2 18 17 2.5 27.5 27 4 14 14 18 18 4
    person.2 21.5 15 3 27.5 19 4 42 29.5 6.5 21.5 15.5 27 19.5 5
    person.badge.plus 14.5 17 5.5 19 21.5 6.5 29 33.5 10.5 14.5 17.5 18.5 22 8
    phone 15.5 14.5 2.5 20.5 18.5 3 31 29 5 16.5 15 20 19 5
    pills 18 15.5 3 24 20 4 36.5 31 6.5 19.5 16.5 23 20.5 5.5
    pin 15 17 4 20 21.5 5 30 34 8 15.5 18 18.5 22 6.5
    play 11.5 13 1.5 15 16 2 22.5 25.5 3.5 12 14 14.5 17 3.5
    plus 13.5 12.5 1.5 18 16 2 27 25 3.5 14 13 17.5 16.5 3.5
    power 15 15.5 3 20 19.5 3.5 31 31 6 15.5 16 20 20.5 5
    printer 17.5 16 3.5 23 20 4 35 31.5 6.5 18 16.5 22.5 20.5 6
    puzzlepiece 22 14.5 2.5 28.5 18.5 3 43.5 29 5 22.5 15 28 19 4.5
    questionmark 10 14.5 2.5 13.5 18 3 20 28.5 5 11 14.5 13 19 4.5
    quote.opening 17 11 1 22.5 14 1 34 22 1.5 18.5 11.5 22 14.5 2.5
    quote.opening=quote.closing
    radio 18 17 2.5 24 21.5 2.5 36 33.5 4.5 18.5 17.5 23.5 22 4.5
    rectangle 18 14 2.5 24 17.5 2.5 36 27.5 4.5 18.5 14.5 23.5 18 4.5
    rectangle=photo,rectangle.split.3x1,sidebar.left,sidebar.right,tablecells,terminal
    repeat 17 13.5 2 22 17 2.5 33.5 27 4 18 15 21 17.5 4
    ruler 19 9 0 24.5 11 -0.5 37.5 18 -0.5 19.5 10 24 12 1
    scissors 19.5 15 3.5 26 19 4 39 30 6.5 20 15.5 25.5 20 5.5
    seal 17 17 4 21.5 21.5 4.5 34 34 7.5 17.5 17.5 21 22 6.5
    seal=checkmark.seal,xmark.seal
    shield 14 15 3 18 19 3.5 27.5 30 6 14.5 15.5 17.5 19.5 5.5
    shield=checkmark.shield,lock.shield,xmark.shield
    shippingbox 16 16.5 3.5 21 20.5 4 32 32.5 7 16.5 16.5 20.5 21 6
    shuffle 18 14 2 23.5 17.5 2.5 35.5 27.5 4.5 19.5 15 22.5 18 4
    slider.horizontal.3 16 13 2 21 16.5 2 32 26 3.5 17 14 20.5 17 4
    snowflake 13.5 15 3 18 19 3.5 27 30 5.5 14 15.5 18 19.5 5
    sparkles 15 16.5 3 18.5 21 3.5 28.5 33 6 15.5 17 18.5 22 5.5
    speaker.slash 13.5 16 3.5 17.5 20 4.5 26 31.5 7.5 14.5 17 16.5 20 6
    speaker.wave.1 15.5 13.5 2 20 17 2.5 31 26.5 4 16.5 14 19.5 17.5 4
    speaker.wave.2 18.5 13.5 2 24 17 2.5 36.5 26.5 4 20 14 23.5 17.5 4
    square 15 14 2.5 19.5 17.5 2.5 29.5 27.5 4.5 15.5 14.5 19 18 4.5
    square=qrcode,square.dashed,square.grid.2x2
    square.3.layers.3d 16 16.5 3.5 21 20.5 4 32 32.5 7 16.5 17 20.5 21.5 6
    square.and.arrow.down 14.5 17 3 19 21.5 3.5 29 34 6 15 17.5 18.5 22 5.5
    square.and.arrow.up 14.5 17.5 3 19 22 3.5 29 34.5 6 15 18.5 18.5 22.5 5.5
    square.and.pencil 16.5 16 2.5 21 20 2.5 32 31.5 4.5 16.5 16.5 20.5 20.5 4.5
    star 16.5 16 3 22 20 3.5 33.5 31.5 5.5 17 16.5 21.5 20.5 5
    star=star.leadinghalf.filled
    storefront 18 16 3.5 23.5 20.5 4 35.5 32 6.5 18.5 17 22.5 20.5 5.5
    sun.max 16 16 3 21 20.5 4 32.5 32 6.5 17 17 21 21 5.5
    tag 17 16.5 4 22.5 21 5 34.5 33 8 18 17.5 22 21.5 6.5
    text.alignleft 16 13 2 21 16.5 2 32 26 4 17 13.5 20.5 17 4
    text.alignleft=text.aligncenter,text.alignright,text.justify
    textformat 18 11.5 1 23.5 14.5 1 35.5 23 2 19.5 12 23 15.5 3
    thermometer 10 16.5 3.5 13 20.5 4 20 32.5 7 11 17 12.5 21.5 6
    touchid 16.5 16 3.5 21.5 20.5 4 32.5 32 6.5 17 16.5 21 21 5.5
    tram 15 18 4.5 19.5 23 5.5 29.5 36 8.5 16 19.5 19 23.5 7
    trash 14.5 16.5 3 19.5 20.5 3.5 29 32.5 6 15 17 19 21.5 5.5
    tray 18 13 2 24 16.5 2 36 26 3.5 18.5 14 23.5 17 4
    tree 19.5 19 4.5 25.5 24 6 39 37.5 9.5 20 19 25 24 7.5
    trophy 15.5 16 3.5 20.5 20.5 4 31 32 6.5 16.5 16.5 20 21 5.5
    truck.box 21.5 16 3.5 28.5 20 4 43 31.5 7 23.5 17 28 20.5 6
    tv 19 15 3 25 19 3.5 38 29.5 5.5 19.5 16 24.5 19 5
    underline 10.5 13.5 3 14 17 3.5 21 27 6 11.5 14 13.5 18 5
    video 19 12.5 1.5 24.5 16 2 37.5 25 3.5 19 13 24 16.5 3.5
    waveform.path.ecg 16 15.5 3.5 20 19.5 4 30.5 31 6.5 16.5 16 19.5 20 6
    wifi 17 13 1.5 22.5 16 2 34.5 25.5 3.5 17.5 13 22 17 3.5
    wind 16 13.5 2 21 17 2.5 32 27 4 16 14 20.5 17.5 4
    wrench 18 18 4.5 23.5 23 5.5 35.5 35.5 8.5 18.5 19 23 23.5 7
    wrench=wrench.adjustable
    xmark 13.5 12.5 1.5 17.5 15.5 1.5 26.5 24.5 3 14 13 17 16 3.5
    """
}
