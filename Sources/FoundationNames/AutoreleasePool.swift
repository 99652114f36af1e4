/// Runs `body`. Objects go when nobody holds them here, so that there is no pool to empty.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
