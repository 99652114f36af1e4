/// A view or modifier that moves the animatable value it was made of by itself.
///
/// Where the body of an `Animatable` view or modifier is one of these (a shape's body is a view of
/// that shape), running the body for each value on the way would move everything twice.
package protocol CarriesMovement {}

extension ModifiedContent: CarriesMovement where Modifier: CarriesMovement {}
