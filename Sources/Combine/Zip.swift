import OpenCombine

extension Publishers {
  /// The first values of two publishers together, then the second ones, and so on, until one has no more.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Joint(subscriber, .zip, [JointSource(a), JointSource(b)]) {
        (value($0, 0), value($0, 1))
      }.start()
    }
  }
}

extension Publishers {
  /// The first values of three publishers together, then the second ones, and so on, until one has no more.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Joint(subscriber, .zip, [JointSource(a), JointSource(b), JointSource(c)]) {
        (value($0, 0), value($0, 1), value($0, 2))
      }.start()
    }
  }
}

extension Publishers {
  /// The first values of four publishers together, then the second ones, and so on, until one has no more.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Joint(subscriber, .zip, [JointSource(a), JointSource(b), JointSource(c), JointSource(d)]) {
        (value($0, 0), value($0, 1), value($0, 2), value($0, 3))
      }.start()
    }
  }
}

extension Zippable {
  /// The values of this and of another publisher, those of the same number together.
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// What `transform` makes of the values of this and of another publisher.
  public func zip<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// The values of this and of two other publishers, those of the same number together.
  public func zip<P: Publisher, Q: Publisher>(
    _ other: P, _ second: Q
  ) -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, other, second)
  }

  /// What `transform` makes of the values of this and of two other publishers.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ other: P, _ second: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(other, second).map { transform($0.0, $0.1, $0.2) }
  }

  /// The values of this and of three other publishers, those of the same number together.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ other: P, _ second: Q, _ third: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, other, second, third)
  }

  /// What `transform` makes of the values of this and of three other publishers.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ other: P, _ second: Q, _ third: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(other, second, third).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
