/// Why a model cannot be read or asked.
package enum PredictionError: Error, Equatable {
  /// The bytes are no model.
  case malformed
  /// The model is of a kind that is not worked out here; its name.
  case unsupported(String)
  /// An input is missing, or not what the model takes; its name.
  case input(String)
}
