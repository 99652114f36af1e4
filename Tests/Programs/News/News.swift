import SwiftUI
import OSLog

struct Article: Codable, Identifiable, Hashable {
  let id: Int
  let title: String
  let summary: String
  let imageURL: URL?
  let publishedAt: Date
  enum CodingKeys: String, CodingKey {
    case id, title, summary
    case imageURL = "image_url"
    case publishedAt = "published_at"
  }
}

enum NewsError: LocalizedError {
  case badStatus(Int), offline
  var errorDescription: String? {
    switch self {
    case .badStatus(let code): "The server answered \(code)."
    case .offline: String(localized: "You seem to be offline.")
    }
  }
  var recoverySuggestion: String? { "Try again later." }
}

protocol NewsService: Sendable { func articles(page: Int) async throws -> [Article] }

actor RemoteNews: NewsService {
  private let session: URLSession
  private let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }()
  private let logger = Logger(
    subsystem: Bundle.main.bundleIdentifier ?? "news", category: "network")
  init(session: URLSession = .shared) { self.session = session }
  func articles(page: Int) async throws -> [Article] {
    var components = URLComponents(string: "https://api.spaceflightnewsapi.net/v4/articles")!
    components.queryItems = [
      .init(name: "limit", value: "20"), .init(name: "offset", value: "\(page * 20)"),
    ]
    var request = URLRequest(
      url: components.url!, cachePolicy: .returnCacheDataElseLoad, timeoutInterval: 10)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, response) = try await session.data(for: request)
    guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else {
      logger.error("bad status for page \(page, privacy: .public)")
      throw NewsError.badStatus((response as? HTTPURLResponse)?.statusCode ?? 0)
    }
    return try decoder.decode([Article].self, from: data)
  }
}

struct SampleNews: NewsService {
  func articles(page: Int) async throws -> [Article] {
    try await Task.sleep(for: .milliseconds(300))
    return (0..<8).map {
      Article(
        id: page * 8 + $0, title: "Article \(page * 8 + $0)",
        summary: "A few words about what has happened.",
        imageURL: URL(string: "https://picsum.photos/id/\($0)/200"),
        publishedAt: .now.addingTimeInterval(-3600 * Double($0)))
    }
  }
}

@MainActor @Observable final class NewsModel {
  enum Phase { case idle, loading, loaded([Article]), failed(any Error) }
  private(set) var phase: Phase = .idle
  private let service: any NewsService
  init(service: any NewsService) { self.service = service }
  func load() async {
    if case .idle = phase { phase = .loading }
    do {
      async let first = service.articles(page: 0)
      async let second = service.articles(page: 1)
      phase = .loaded(try await first + second)
    } catch is CancellationError {
    } catch { phase = .failed(error) }
  }
}

struct ContentView: View {
  @State private var model: NewsModel
  @State private var bookmarks: Set<Article.ID> = []
  @SceneStorage("tab") private var tab = "news"
  init(service: some NewsService = SampleNews()) {
    _model = State(initialValue: NewsModel(service: service))
  }
  var body: some View {
    TabView(selection: $tab) {
      Tab("News", systemImage: "newspaper", value: "news") { news }
      Tab("Saved", systemImage: "bookmark", value: "saved") {
        ContentUnavailableView {
          Label("Nothing saved", systemImage: "bookmark.slash")
        } description: {
          Text("Save some.")
        } actions: {
          Button("Browse") { tab = "news" }.buttonStyle(.borderedProminent)
        }
      }
      .badge(bookmarks.count)
      Tab("Search", systemImage: "magnifyingglass", value: "search", role: .search) {
        Text("Search")
      }
    }
    .tabBarMinimizeBehavior(.onScrollDown)
    .tabViewBottomAccessory { Label("Now playing", systemImage: "waveform").padding(.horizontal) }
  }
  @ViewBuilder var news: some View {
    NavigationStack {
      Group {
        switch model.phase {
        case .idle, .loading: ProgressView("Loading…").controlSize(.large)
        case .loaded(let articles):
          List(articles) { article in
            ArticleRow(article: article)
              .listRowSeparator(.hidden)
              .swipeActions {
                Button {
                  bookmarks.formSymmetricDifference([article.id])
                } label: {
                  Label("Save", systemImage: "bookmark")
                }.tint(.orange)
              }
              .contextMenu {
                ShareLink(item: article.imageURL ?? URL(filePath: "/"));
                Button("Hide", role: .destructive) {}
              } preview: {
                Text(article.title).padding()
              }
          }
          .listStyle(.plain)
          .refreshable { await model.load() }
        case .failed(let error):
          ContentUnavailableView(
            "Cannot load", systemImage: "wifi.slash", description: Text(error.localizedDescription))
        }
      }
      .navigationTitle("News")
      .navigationSubtitle("Today")
    }
    .task { await model.load() }
  }
}

struct ArticleRow: View {
  let article: Article
  var body: some View {
    HStack(alignment: .top) {
      AsyncImage(url: article.imageURL, transaction: .init(animation: .easeInOut)) { phase in
        switch phase {
        case .success(let image): image.resizable().scaledToFill().transition(.opacity)
        case .failure: Image(systemName: "photo").foregroundStyle(.tertiary)
        case .empty: ProgressView()
        @unknown default: EmptyView()
        }
      }
      .frame(width: 72, height: 72)
      .background(.quaternary, in: .rect(cornerRadius: 12))
      .clipShape(.rect(cornerRadius: 12))
      VStack(alignment: .leading, spacing: 4) {
        Text(article.title).font(.headline).lineLimit(2)
        Text(article.summary).font(.subheadline).foregroundStyle(.secondary).lineLimit(
          2, reservesSpace: true)
        Text(article.publishedAt, format: .relative(presentation: .named)).font(.caption)
          .foregroundStyle(.tertiary)
      }
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview("Offline") { ContentView(service: RemoteNews()) }
#Preview("Sample") { ContentView() }
