/// Symbols of lines that Debian's collection lacks.
extension OwnSymbols {
  static let moreStroked: [String: Shape] = [
    "wave.3.right": Shape(
      data: "M5.56 5.69A3.6 3.6 0 0 1 5.56 10.31"
        + "M7.86 3.76A6.6 6.6 0 0 1 7.86 12.24"
        + "M10.15 1.83A9.6 9.6 0 0 1 10.15 14.17",
      strokeWidth: 1.1),
    "wave.3.forward": Shape(
      data: "M5.56 5.69A3.6 3.6 0 0 1 5.56 10.31"
        + "M7.86 3.76A6.6 6.6 0 0 1 7.86 12.24"
        + "M10.15 1.83A9.6 9.6 0 0 1 10.15 14.17",
      strokeWidth: 1.1),
    "wave.3.left": Shape(
      data: "M10.44 10.31A3.6 3.6 0 0 1 10.44 5.69"
        + "M8.14 12.24A6.6 6.6 0 0 1 8.14 3.76"
        + "M5.85 14.17A9.6 9.6 0 0 1 5.85 1.83",
      strokeWidth: 1.1),
    "wave.3.backward": Shape(
      data: "M10.44 10.31A3.6 3.6 0 0 1 10.44 5.69"
        + "M8.14 12.24A6.6 6.6 0 0 1 8.14 3.76"
        + "M5.85 14.17A9.6 9.6 0 0 1 5.85 1.83",
      strokeWidth: 1.1),
    "wave.3.up": Shape(
      data: "M5.69 10.44A3.6 3.6 0 0 1 10.31 10.44"
        + "M3.76 8.14A6.6 6.6 0 0 1 12.24 8.14"
        + "M1.83 5.85A9.6 9.6 0 0 1 14.17 5.85",
      strokeWidth: 1.1),
    "wave.3.down": Shape(
      data: "M10.31 5.56A3.6 3.6 0 0 1 5.69 5.56"
        + "M12.24 7.86A6.6 6.6 0 0 1 3.76 7.86"
        + "M14.17 10.15A9.6 9.6 0 0 1 1.83 10.15",
      strokeWidth: 1.1),
    "sum": Shape(
      data: "M12.4 4.2V2.8H3.8L8.6 8L3.8 13.2H12.4V11.8",
      strokeWidth: 1.1),
    "function": Shape(
      data: "M11.8 2.8C10 2 8.8 2.8 8.4 4.8L7 11.4C6.6 13.4 5.6 14.2 3.8 13.4M5.2 6.6H10.8",
      strokeWidth: 1.1),
    "fx": Shape(
      data: "M8.4 2.8C6.8 2 5.8 2.8 5.4 4.8L4.2 11.4C3.8 13.4 3 14.2 1.4 13.4M2.8 6.6H7.4M9.4 7"
        + "L14 13M14 7L9.4 13",
      strokeWidth: 1.1),
    "x.squareroot": Shape(
      data: "M1.2 9L2.8 8L5.2 13.4L7.6 2.6H14.8M9.2 6.2L13.4 11.8M13.4 6.2L9.2 11.8",
      strokeWidth: 1.1),
    "arrow.uturn.backward": Shape(
      data: "M5.6 2.6L2 6.2L5.6 9.8M2.2 6.2H10C12.3 6.2 14 7.8 14 10C14 12.2 12.3 13.6 10 13.6H7",
      strokeWidth: 1.1),
    "arrow.uturn.left": Shape(
      data: "M5.6 2.6L2 6.2L5.6 9.8M2.2 6.2H10C12.3 6.2 14 7.8 14 10C14 12.2 12.3 13.6 10 13.6H7",
      strokeWidth: 1.1),
    "arrow.uturn.forward": Shape(
      data: "M10.4 2.6L14 6.2L10.4 9.8M13.8 6.2H6C3.7 6.2 2 7.8 2 10C2 12.2 3.7 13.6 6 13.6H9",
      strokeWidth: 1.1),
    "arrow.uturn.right": Shape(
      data: "M10.4 2.6L14 6.2L10.4 9.8M13.8 6.2H6C3.7 6.2 2 7.8 2 10C2 12.2 3.7 13.6 6 13.6H9",
      strokeWidth: 1.1),
    "arrow.uturn.up": Shape(
      data: "M2.6 5.6L6.2 2L9.8 5.6M6.2 2.2V10C6.2 12.3 7.8 14 10 14C12.2 14 13.6 12.3 13.6 10V7",
      strokeWidth: 1.1),
    "arrow.uturn.down": Shape(
      data: "M2.6 10.4L6.2 14L9.8 10.4M6.2 13.8V6C6.2 3.7 7.8 2 10 2C12.2 2 13.6 3.7 13.6 6V9",
      strokeWidth: 1.1),
    "books.vertical": Shape(
      data: "M1.4 2.4H4.4V13.6H1.4ZM6 2.4H9V13.6H6ZM1.4 4.8H4.4M6 11.2H9"
        + "M10.4 3.6L12.6 3L15.1 12.9L12.9 13.5Z",
      strokeWidth: 0.9),
    // In front three edges from the near corner, behind it the three from the far one, broken off before them.
    "cube.transparent": Shape(
      data: "M8 1.2L14.2 4.6V11.4L8 14.8L1.8 11.4V4.6ZM1.8 4.6L8 8L14.2 4.6M8 8V14.8"
        + "M8 1.2V3.2M8 5.4V6.2M1.8 11.4L3.6 10.4M5.4 9.4L6.4 8.9M14.2 11.4L12.4 10.4M10.6 9.4L9.6 8.9",
      strokeWidth: 0.9),
    "hand.raised": Shape(
      data: "M4.6 9.4V4.2C4.6 2.9 6.5 2.9 6.5 4.2V7.6V2.6C6.5 1.3 8.4 1.3 8.4 2.6V7.4V3.2"
        + "C8.4 1.9 10.3 1.9 10.3 3.2V7.8V4.8C10.3 3.5 12.2 3.5 12.2 4.8V10.4"
        + "C12.2 13 10.6 14.8 8.2 14.8C6.2 14.8 5 13.8 4 12L2.2 9.2C1.6 8 3.2 7 4.1 8.2Z",
      strokeWidth: 1.1),
    "hand.wave": Shape(
      data: "M3.4 5.6C2.9 4.5 4.5 3.8 5 4.9L6.6 8L4.9 3.6C4.5 2.5 6.1 1.9 6.6 3L8.3 7.2L7 3.2"
        + "C6.7 2.1 8.3 1.6 8.7 2.7L10.3 7.4L10.2 5.2C10.2 4 11.8 4 11.9 5.2L12.2 9.6"
        + "C12.3 12.4 10.8 14.2 8.6 14.4C6.6 14.6 5.2 13.6 4.6 12ZM12.8 1.6"
        + "C13.8 2 14.4 2.8 14.6 3.8M1.4 12.6C1.7 13.5 2.4 14.2 3.2 14.6",
      strokeWidth: 1.1),
    "hands.clap": Shape(
      data: "M3.4 10.8L6.4 13.8C8 15.2 10.4 15 12 13.4C13.6 11.8 14 9.6 13.4 7.2L12.8 5"
        + "C12.5 3.9 11 4.3 11.2 5.4L11.4 6.8L7.6 3C6.8 2.2 5.6 3.4 6.4 4.2L5.8 3.8"
        + "C5 3 3.8 4.2 4.6 5L4.2 4.8C3.4 4 2.2 5.2 3 6L2.4 6.6C1.6 7.4 1.8 9.2 3.4 10.8ZM6.4 4.2"
        + "L9 6.8M4.6 5L7.6 8M3 6L6 9M9.4 1V2.4M12.4 1.4L11.8 2.6M14.8 3.6L13.6 4.2",
      strokeWidth: 1.1),
    "hand.raised.fingers.spread": Shape(
      data: "M4.8 9.6L3.2 5C2.8 3.9 4.4 3.3 4.8 4.4L6.4 8L6 2.6C5.9 1.4 7.6 1.3 7.7 2.5L8.2 7.4"
        + "L9.4 2.8C9.7 1.7 11.3 2.1 11 3.2L10 8L12.2 5C12.9 4 14.2 4.9 13.6 5.9L11.6 10"
        + "C10.8 13 9.8 14.6 7.6 14.6C5.6 14.6 4.6 13.6 3.8 12L1.6 9.4C0.9 8.4 2.2 7.4 3.1 8.3Z",
      strokeWidth: 1.1),
    "zzz": Shape(
      data: "M1.4 9.4H6L1.4 14.4H6M6.6 5.4H10.4L6.6 9.6H10.4M10.8 1.6H14L10.8 5.2H14",
      strokeWidth: 1.1),
    "tuningfork": Shape(
      data: "M5 1.4V5.4C5 7.2 6.2 8.6 8 8.6C9.8 8.6 11 7.2 11 5.4V1.4M8 8.6V14.6",
      strokeWidth: 1.1),
    "livephoto": Shape(
      data: circle + "M8 4.4C10 4.4 11.6 6 11.6 8C11.6 10 10 11.6 8 11.6C6 11.6 4.4 10 4.4 8"
        + "C4.4 6 6 4.4 8 4.4ZM8 7V9M7 8H9",
      strokeWidth: 1.1),
    "slowmo": Shape(
      data: "M8 1.2V4M8 12V14.8M1.2 8H4M12 8H14.8M3.2 3.2L5.2 5.2M10.8 10.8L12.8 12.8M12.8 3.2"
        + "L10.8 5.2M5.2 10.8L3.2 12.8",
      strokeWidth: 1.1),
    "timelapse": Shape(
      data: circle
        + "M8 4V8L10.8 10.8M8 4C10.2 4 12 5.8 12 8C12 10.2 10.2 12 8 12C5.8 12 4 10.2 4 8",
      strokeWidth: 1.1),
    "stethoscope": Shape(
      data: "M3 1.6H1.8V5.4C1.8 7.6 3.2 9 5 9C6.8 9 8.2 7.6 8.2 5.4V1.6H7M5 9V10.8"
        + "C5 13 6.6 14.4 8.6 14.4C10.8 14.4 12.2 13 12.2 10.8V9.4M12.2 6.4"
        + "C13 6.4 13.7 7.1 13.7 7.9C13.7 8.7 13 9.4 12.2 9.4C11.4 9.4 10.7 8.7 10.7 7.9"
        + "C10.7 7.1 11.4 6.4 12.2 6.4Z",
      strokeWidth: 1.1),
    "testtube.2": Shape(
      data: "M2.2 1.6H6.2M3 1.6V12.4C3 13.4 3.5 14.2 4.2 14.2C4.9 14.2 5.4 13.4 5.4 12.4V1.6"
        + "M9.8 1.6H13.8M10.6 1.6V12.4C10.6 13.4 11.1 14.2 11.8 14.2C12.5 14.2 13 13.4 13 12.4"
        + "V1.6M3 8H5.4M10.6 6H13",
      strokeWidth: 1.1),
    "stairs": Shape(
      data: "M1.4 14H4.8V10.6H8.2V7.2H11.6V3.8H15",
      strokeWidth: 1.1),
    "fireworks": Shape(
      data: "M8 8L8 3.4M8 8L11.2 4.8M8 8H12.6M8 8L11.2 11.2M8 8V14.6M8 8L4.8 11.2M8 8H3.4M8 8"
        + "L4.8 4.8M13.4 1.6V3.4M12.5 2.5H14.3M2.4 12.6V14.2M1.6 13.4H3.2",
      strokeWidth: 1.1),
    "tennis.racket": Shape(
      data: "M9.6 1.6C12 0.6 14.4 2 14.8 4.6C15.2 7.2 13.4 9.6 11 9.8C9.4 10 8 9.4 7.2 8.2"
        + "C5.8 6.2 6.8 2.8 9.6 1.6ZM7.4 8.6L1.6 14.4M8 3L14 8.4M7 5.8L12 9.6M13.6 2.6L7.8 8.8"
        + "M11.4 1.4L6.8 6.6",
      strokeWidth: 0.8),
    "greaterthan": Shape(
      data: "M4 3L12.4 8L4 13",
      strokeWidth: 1.1),
    "lessthan": Shape(
      data: "M12 3L3.6 8L12 13",
      strokeWidth: 1.1),
    "soccerball": Shape(
      data: circle
        + "M8 5.6L10.28 7.26L9.41 9.94L6.59 9.94L5.72 7.26ZM8 5.6L8 3.3M8 3.3L5.71 1.92M8 3.3"
        + "L10.29 1.92M10.28 7.26L12.47 6.55M12.47 6.55L13.08 3.94M12.47 6.55L14.49 8.3M9.41 9.94"
        + "L10.76 11.8M10.76 11.8L13.43 11.58M10.76 11.8L9.72 14.27M6.59 9.94L5.24 11.8M5.24 11.8"
        + "L6.28 14.27M5.24 11.8L2.57 11.58M5.72 7.26L3.53 6.55M3.53 6.55L1.51 8.3M3.53 6.55"
        + "L2.92 3.94",
      strokeWidth: 0.8),
    "basketball": Shape(
      data: circle + "M8 1.5V14.5M1.5 8H14.5M3.4 3.4C5.6 5.8 5.6 10.2 3.4 12.6M12.6 3.4"
        + "C10.4 5.8 10.4 10.2 12.6 12.6",
      strokeWidth: 1.1),
    "baseball": Shape(
      data: circle + "M3.6 3.2C6 5.8 6 10.2 3.6 12.8M12.4 3.2C10 5.8 10 10.2 12.4 12.8",
      strokeWidth: 1.1),
    "tennisball": Shape(
      data: circle + "M2.8 4C6 4.6 7.6 7 7 14.4M13.2 12C10 11.4 8.4 9 9 1.6",
      strokeWidth: 1.1),
    "volleyball": Shape(
      data: circle
        + "M8 8C8 5 9.6 2.8 12 2.8M8 8C10.6 9.4 11.6 12 10.4 14M8 8C5.4 9.4 2.8 8.6 1.8 6.6"
        + "M8.2 5.4C5.6 4.2 3.6 4.4 3 4.6M10.4 9.6C12.4 7.8 13.6 7.4 14.4 7.6M5.6 8.8"
        + "C5.4 11.4 5 12.8 4.6 13.2",
      strokeWidth: 0.8),
    "american.football": Shape(
      data: "M14 2C14.6 5.8 13.4 9.4 11 11.6C8.6 13.8 5.4 14.6 2 14C1.4 10.6 2.2 7.2 4.6 4.8"
        + "C7 2.4 10.4 1.4 14 2ZM5.4 10.6L10.6 5.4M7 7.6L8.4 9M8.4 6.2L9.8 7.6M5.6 9L7 10.4",
      strokeWidth: 1.1),
    "football": Shape(
      data: "M14 2C14.6 5.8 13.4 9.4 11 11.6C8.6 13.8 5.4 14.6 2 14C1.4 10.6 2.2 7.2 4.6 4.8"
        + "C7 2.4 10.4 1.4 14 2ZM5.4 10.6L10.6 5.4M7 7.6L8.4 9M8.4 6.2L9.8 7.6M5.6 9L7 10.4",
      strokeWidth: 1.1),
    "cricket.ball": Shape(
      data: circle + "M4 13.2L12 2.8M5.6 14L13.4 4.2",
      strokeWidth: 1.1),
    "moonphase.new.moon": Shape(
      data: circle,
      strokeWidth: 1.1),
    "laurel.leading": Shape(
      data: "M13 14.6C7.4 13 4.6 8.6 5.4 2M5.4 3.4C3.8 3.6 3 4.6 3 6C4.4 6.2 5.2 5.4 5.4 3.4Z"
        + "M5.4 6.6C3.8 7 3.2 8 3.4 9.4C4.8 9.4 5.6 8.4 5.4 6.6ZM6.6 9.6"
        + "C5.2 10.4 4.8 11.4 5.4 12.6C6.8 12.2 7.2 11.2 6.6 9.6Z",
      strokeWidth: 1.1),
    "laurel.trailing": Shape(
      data: "M3 14.6C8.6 13 11.4 8.6 10.6 2M10.6 3.4C12.2 3.6 13 4.6 13 6"
        + "C11.6 6.2 10.8 5.4 10.6 3.4ZM10.6 6.6C12.2 7 12.8 8 12.6 9.4"
        + "C11.2 9.4 10.4 8.4 10.6 6.6ZM9.4 9.6C10.8 10.4 11.2 11.4 10.6 12.6"
        + "C9.2 12.2 8.8 11.2 9.4 9.6Z",
      strokeWidth: 1.1),
    "steeringwheel": Shape(
      data: circle + "M8 6.4C8.9 6.4 9.6 7.1 9.6 8C9.6 8.9 8.9 9.6 8 9.6C7.1 9.6 6.4 8.9 6.4 8"
        + "C6.4 7.1 7.1 6.4 8 6.4ZM1.6 7.6L6.4 7.8M14.4 7.6L9.6 7.8M8 9.6V14.4",
      strokeWidth: 1.1),
    "road.lanes": Shape(
      data: "M4.4 1.6L1.8 14.4M11.6 1.6L14.2 14.4M8 2V4.6M8 6.8V9.4M8 11.6V14.2",
      strokeWidth: 1.1),
    "alternatingcurrent": Shape(
      data: "M1.4 8C2.8 3 6 3 8 8C10 13 13.2 13 14.6 8",
      strokeWidth: 1.1),
    "location.viewfinder": Shape(
      data: "M1.6 5V3.4C1.6 2.4 2.4 1.6 3.4 1.6H5M11 1.6H12.6C13.6 1.6 14.4 2.4 14.4 3.4V5M14.4 11"
        + "V12.6C14.4 13.6 13.6 14.4 12.6 14.4H11M5 14.4H3.4C2.4 14.4 1.6 13.6 1.6 12.6V11"
        + "M11.2 4.8L4.6 7.8L7.8 8.2L8.2 11.4Z",
      strokeWidth: 1.1),
    "dot.viewfinder": Shape(
      data: "M1.6 5V3.4C1.6 2.4 2.4 1.6 3.4 1.6H5M11 1.6H12.6C13.6 1.6 14.4 2.4 14.4 3.4V5M14.4 11"
        + "V12.6C14.4 13.6 13.6 14.4 12.6 14.4H11M5 14.4H3.4C2.4 14.4 1.6 13.6 1.6 12.6V11M8 7.7"
        + "V8.3",
      strokeWidth: 1.1),
    "suitcase": Shape(
      data: "M3 4.4H13C14 4.4 14.8 5.2 14.8 6.2V12C14.8 13 14 13.8 13 13.8H3C2 13.8 1.2 13 1.2 12"
        + "V6.2C1.2 5.2 2 4.4 3 4.4ZM5.8 4.4V2.8C5.8 2.3 6.1 2 6.6 2H9.4C9.9 2 10.2 2.3 10.2 2.8"
        + "V4.4M4.4 4.4V13.8M11.6 4.4V13.8",
      strokeWidth: 1.1),
    "suitcase.rolling": Shape(
      data: "M4.6 4.8H11.4C12.1 4.8 12.6 5.3 12.6 6V12.4C12.6 13.1 12.1 13.6 11.4 13.6H4.6"
        + "C3.9 13.6 3.4 13.1 3.4 12.4V6C3.4 5.3 3.9 4.8 4.6 4.8ZM6 4.8V1.4H10V4.8M6.4 7.2V11.2"
        + "M9.6 7.2V11.2M5.2 13.6V15M10.8 13.6V15",
      strokeWidth: 1.1),
    "arrow.up.left.and.down.right.magnifyingglass": Shape(
      data: "M7 1.6C10 1.6 12.4 4 12.4 7C12.4 10 10 12.4 7 12.4C4 12.4 1.6 10 1.6 7"
        + "C1.6 4 4 1.6 7 1.6ZM11 11L14.6 14.6M4.6 7V4.6H7M9.4 7V9.4H7M4.8 4.8L9.2 9.2",
      strokeWidth: 1.1),
    "circle.dotted": Shape(data: circle, strokeWidth: 1.3, dash: [0.1, 2.2]),
    "rectangle.dashed": Shape(data: rectangle, strokeWidth: 1.1, dash: [2.4, 2.2]),
    "square.dotted": Shape(data: square, strokeWidth: 1.3, dash: [0.1, 2.2]),
    "app.dashed": Shape(data: square, strokeWidth: 1.1, dash: [2.4, 2.2]),
  ]
}
