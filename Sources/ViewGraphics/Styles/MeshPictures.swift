import Foundation
import Pixels

/// The pictures of meshes drawn lately, so that one at rest is not drawn again for each frame.
enum MeshPictures {
  private static let lock = NSLock()
  // Read and written under the lock.
  nonisolated(unsafe) private static var pictures: [(mesh: ResolvedMesh, fill: ImageFill)] = []

  static func picture(of mesh: ResolvedMesh) -> ImageFill {
    lock.lock()
    defer { lock.unlock() }
    if let known = pictures.first(where: { $0.mesh == mesh }) { return known.fill }
    let bitmap = mesh.bitmap()
    let source = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let fill = ImageFill(bitmap: bitmap, source: source, tileSize: source.size, isStretched: true)
    if pictures.count == 8 { pictures.removeFirst() }
    pictures.append((mesh, fill))
    return fill
  }
}
