#if !canImport(ObjectiveC)
  import Foundation

  extension NotificationCenter {
    /// The notifications of a name, one after the other, from when a loop begins to ask for them.
    /// - Parameters:
    ///   - name: the name.
    ///   - object: whose notifications; nil for everybody's.
    public func notifications(
      named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> Notifications {
      Notifications(self, name, object)
    }

    /// Notifications that a loop waits for. Those that come while it is busy wait for it.
    public final class Notifications: AsyncSequence, Sendable {
      /// What a loop gets.
      public typealias Element = Notification
      /// A loop never fails.
      public typealias Failure = Never

      private let make: @Sendable () -> Iterator

      init(_ center: NotificationCenter, _ name: Notification.Name, _ object: (any AnyObject & Sendable)?) {
        let source = Source(center: center)
        make = {
          let (stream, continuation) = AsyncStream.makeStream(of: Waiting.self)
          let token = source.center.addObserver(forName: name, object: object, queue: nil) {
            continuation.yield(Waiting(notification: $0))
          }
          return Iterator(stream.makeAsyncIterator(), Registration(source, token))
        }
      }

      /// Begins to wait.
      public func makeAsyncIterator() -> Iterator { make() }

      fileprivate struct Source: @unchecked Sendable {
        let center: NotificationCenter
      }

      fileprivate struct Waiting: @unchecked Sendable {
        let notification: Notification
      }

      /// Ends the observation with the loop.
      fileprivate final class Registration {
        private let source: Source
        private let token: any NSObjectProtocol

        init(_ source: Source, _ token: any NSObjectProtocol) { (self.source, self.token) = (source, token) }

        deinit { source.center.removeObserver(token) }
      }

      /// What waits.
      public struct Iterator: AsyncIteratorProtocol {
        private var stream: AsyncStream<Waiting>.Iterator
        private let registration: Registration

        fileprivate init(_ stream: AsyncStream<Waiting>.Iterator, _ registration: Registration) {
          (self.stream, self.registration) = (stream, registration)
        }

        /// Waits for the next one; nil where the task is cancelled.
        public mutating func next() async -> Notification? { await next(isolation: nil) }

        /// Waits for the next one, likewise.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
          await stream.next(isolation: actor)?.notification
        }
      }
    }
  }
#endif
