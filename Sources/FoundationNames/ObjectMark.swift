/// What stands first in objects that attributed strings and other collections of Foundation's keep.
///
/// Where two values are compared, Foundation's collections read the first field of an object as the number of a
/// type of Core Foundation's (bits 8 to 17), and end the program where it is 0: a size, an empty picture. No type has this
/// number, so that the objects are asked themselves.
package enum ObjectMark {
  package static let value: UInt = 0x3ff << 8
}
