import CoreData
import Foundation

@objc(Place)
public class Place: NSManagedObject {}

extension Place {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Place> {
    return NSFetchRequest<Place>(entityName: "Place")
  }

  @NSManaged public var name: String?
  @NSManaged public var day: Day?

  var wrappedName: String { name ?? "Somewhere" }
}

extension Place: Identifiable {}
