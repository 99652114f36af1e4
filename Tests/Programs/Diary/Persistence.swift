import CoreData

struct Persistence {
  static let shared = Persistence()

  static var preview: Persistence = {
    let result = Persistence(inMemory: true)
    let context = result.container.viewContext
    for index in 0..<5 {
      let day = Day(context: context)
      day.date = Calendar.current.date(byAdding: .day, value: -index, to: Date())
      day.text = ["Rain", "Sun", "Wind", "Snow", "Fog"][index]
      day.mood = Int16(index)
      let place = Place(context: context)
      place.name = index.isMultiple(of: 2) ? "Home" : nil
      day.addToPlaces(place)
    }
    do {
      try context.save()
    } catch {
      fatalError("Unresolved error \(error)")
    }
    return result
  }()

  let container: NSPersistentContainer

  init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "Diary")
    if inMemory {
      container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
    }
    container.loadPersistentStores { _, error in
      if let error = error as NSError? {
        fatalError("Unresolved error \(error), \(error.userInfo)")
      }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
  }
}
