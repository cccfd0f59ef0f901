import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Hands what a session reports to the transfer that it is about.
///
/// Redirections are never left to the session.
/// - Seen: on Linux it ends the process when a task is cancelled between the question for a redirection and the answer. So a
///   task that ended is not answered, and one that is redirected is not cancelled.
final class TransferDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private let transfers = Mutex<[Int: Transfer]>([:])

  func add(_ transfer: Transfer) { transfers.withLock { $0[transfer.task.taskIdentifier] = transfer } }

  func remove(_ transfer: Transfer) {
    _ = transfers.withLock { $0.removeValue(forKey: transfer.task.taskIdentifier) }
  }

  private func transfer(_ task: URLSessionTask) -> Transfer? { transfers.withLock { $0[task.taskIdentifier] } }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let transfer = transfer(task), transfer.redirect(to: request.url) else { return }
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    transfer(dataTask)?.receive(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    transfer(dataTask)?.receive(data)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.complete(error)
  }
}
